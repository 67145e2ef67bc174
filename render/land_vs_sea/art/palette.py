"""The colours of land and sea."""

INK = "#43301f"
SHADE = "#2d2010"

LAND, INLAND, SAND = "#bcd06a", "#98bb52", "#f3e2b0"
SHALLOW, SEA, DEEP = "#a6e0dc", "#62b4c8", "#2f86ad"
LINES, FOAM = "#2f6f8a", "#e4f3ee"

LEAVES = (
    ("#5f8c40", "#86ad57", "#3f662e"),
    ("#5f8c40", "#86ad57", "#3f662e"),
    ("#7b9440", "#a3b662", "#54692c"),
    ("#b58f3c", "#d6b561", "#83632a"),
)
"""Of a tree: its crown, where it is lit, where it lies in the shade."""
FIR, FIR_DARK, FIR_LIGHT = "#537d39", "#3f662e", "#86ad57"

ROCK, ROCK_DARK, SNOW, SNOW_DARK = "#b9a98d", "#7b6650", "#fdfaf0", "#d4d6dc"
CORALS = (("#f0705e", "#b5382f"), ("#ffb38c", "#cf6a44"))
COIN, COIN_RIM, COIN_INK = "#ffdc72", "#f2b632", "#6b3d0a"
WOOD, WOOD_LIGHT, STRIPE = "#8d5a2e", "#c98d4f", "#c2563a"
CANVAS, CANVAS_DARK = "#fff6e0", "#d3bf95"
AGAIN, STEAL, CREAM = "#2f7a4f", "#8c2f6b", "#fbf4e2"

SIDES = {"land": "#c7772a", "sea": "#1f5fd0", "cartographer": "#f6f2e6"}
"""By what somebody plays for: always with its emblem."""
AREAS = {"land": "#c7661a", "sea": "#1f4fd0"}
"""Of open areas: all of one side alike, for each has its figures."""
TINTS = {"land": "#f3d9b4", "sea": "#c3d8f7", "cartographer": "#e6dcf0"}
"""The same, pale: under words."""
VIOLET = "#5b2a86"

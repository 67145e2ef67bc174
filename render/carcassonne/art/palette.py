"""The colours of the land, spread in lightness so that the colour-blind tell them apart.

Lightness (L*): road 93, town floor 84, field 71, roofs 52.
"""

INK = "#43301f"
TOWN_LINE = "#5c3b25"

FIELD = "#a7b66d"
FIELD_DARK = "#889c50"
CROPS = ("#cfc173", "#9db35d", "#dccb86", "#8fa657", "#c4b35f")

ROAD = "#f6ebcb"
CASING = "#7d5c38"
RUT = "#d9c392"

FLOOR = "#e7cfa6"
FLOOR_DARK = "#bf9c6a"
STONE = "#d8ccb4"
STONE_LIGHT = "#efe6d2"
STONE_DARK = "#9c8a70"
STONE_SHADE = "#776551"
PLASTER = "#f0dcb4"
PLASTER_DARK = "#c2a274"
LIME = "#fbf3df"
ROOFS = ("#c65f38", "#bb5434", "#d06f40", "#c06040", "#cd7848")
TOWER_ROOF = "#8f3a29"
SUN = "#ffd9a0"
SHADE = "#3a1a14"

YARD = "#e7d6a9"
SLATE = "#5f7494"
SLATE_LIGHT = "#8398b5"
SLATE_DARK = "#42536f"

TREE = "#5f8c40"
TREE_LIGHT = "#86ad57"
TREE_DARK = "#3f662e"
LEAVES = (
    (TREE, TREE_LIGHT, TREE_DARK),
    (TREE, TREE_LIGHT, TREE_DARK),
    (TREE, TREE_LIGHT, TREE_DARK),
    ("#7b9440", "#a5b65c", "#566b2c"),
    ("#b58f3c", "#d8b55c", "#86642a"),
)
"""Green, olive and autumn: main, light, dark."""

HEDGE = "#4a7a38"
BLOSSOM = "#e2568f"
BLOSSOM_PALE = "#fff3f7"
WATER = "#a9d3dc"

SHIELD = "#2f3f8f"
PENNON = "#9c8a70"
"""Of the start: the colour of no feature and of nobody's figures."""
GOLD = "#f2b632"

STREAM = "#6fb3cf"
"""The river is deeper than the fountains; L* 69, but bluer than anything else on the land."""
STREAM_DARK = "#3f86a8"
FOAM = "#d5eef3"
BANK = "#c8b478"

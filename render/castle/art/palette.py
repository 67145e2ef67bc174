"""The colours of the castle: warm grey stone, moss, dark red.

Spread in lightness, so that the colour-blind tell them apart: path 88, stone 74, court 58, roof 35.
"""

INK = "#2e2a26"

COURT = "#8a9166"
COURT_DARK = "#6f784e"
FLAG = "#b3b391"
MOSS = "#5e6b3c"

PATH = "#ece2cb"
KERB = "#7d7262"
PEBBLE = "#cbbd9f"

ROOF = "#8a3029"
ROOF_LIGHT = "#b0493a"
ROOF_DARK = "#5f1f1e"
RIDGE = "#d9a184"
CHIMNEY = "#cfc4b2"

STONE = "#b9b0a2"
STONE_LIGHT = "#ddd5c7"
STONE_DARK = "#8b8174"
STONE_SHADE = "#635b51"
FLOOR = "#9a9082"
SLATE = "#4d5b6b"
SLATE_LIGHT = "#78889a"
SLATE_DARK = "#333f4c"

WATER = "#5f9fb8"
WATER_LIGHT = "#b7dbe6"
AWNING = "#a8332b"
AWNING_PALE = "#f5e9cf"
WOOD = "#7a5230"

EARTH = "#6b6b55"
"""Of the squares that are empty."""
EARTH_LIGHT = "#7b7a62"
EARTH_DARK = "#595a47"
BEYOND = "#39432f"
"""Of the moat's bank, all round the castle."""
BEYOND_LIGHT = "#47523a"
"""A lighter moss, in patches."""
SIGN = "#f3e9d3"
"""Of figures on the wall."""

"""The colours of the castle: a bright court on grass in the evening, red roofs, pale walls in a
blue moat.

Spread in lightness, so that the colour-blind tell them apart: path 90, court 73, stone 72, roof 42,
grass 28.
"""

INK = "#2e2a26"

COURT = "#b2c46a"
COURT_DARK = "#93a652"
FLAG = "#d3d796"
MOSS = "#5e6b3c"

PATH = "#ece2cb"
KERB = "#7d7262"
PEBBLE = "#cbbd9f"

ROOF = "#c0402a"
ROOF_LIGHT = "#ee7c4e"
ROOF_DARK = "#86241c"
RIDGE = "#f6bd8c"
CHIMNEY = "#cfc4b2"

STONE = "#bfb4a3"
STONE_LIGHT = "#ece2d0"
STONE_DARK = "#8b8174"
STONE_SHADE = "#635b51"
FLOOR = "#b3a791"
SLATE = "#4a6288"
SLATE_LIGHT = "#7f9cc4"
SLATE_DARK = "#333f4c"

WATER = "#5f9fb8"
WATER_LIGHT = "#b7dbe6"
AWNING = "#a8332b"
AWNING_PALE = "#f5e9cf"
WOOD = "#7a5230"

GRASS = "#2f4a30"
"""Of the squares that are empty."""
GRASS_LIGHT = "#4c7642"
GRASS_DARK = "#223a26"
TRODDEN, TRODDEN_LIGHT = "#6b5534", "#8d7346"
"""Of ways on the grass."""
BEYOND = "#234358"
"""Of the moat, all round the castle."""
BEYOND_LIGHT = "#2c5066"
BEYOND_DARK = "#1e3b4f"
RIPPLE = "#5b8ca6"
"""Of the water round the castle."""
MEADOW, MEADOW_LIGHT, MEADOW_DARK = "#55794b", "#6f9157", "#40613f"
BANK = "#a98d5c"
LEAVES = ("#3c6b3f", "#4c7a40", "#2f5c41", "#7d7f3b")
"""Of the country round the castle."""
DUSK = "#101c2e"
"""Into which all else sinks behind a tile that is tried out."""
SLAB, FIGURE = "#eadfc8", "#43301f"
"""Of the stones with numbers on the wall, and of their figures."""

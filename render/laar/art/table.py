"""The ground of Guilds of Laar: glazed tiles of an island market."""

from PIL import Image

from render.pieces.backdrop import darkened, paved
from render.tools.svg import picture

_TILE = 128
"""Width of a tile: ten of them are a sheet."""
_FIELD, _LINE, _DARK = "#155059", "#1d646c", "#0f3f47"


def tiles() -> Image.Image:
    """Return the tallest sheet."""
    return darkened(paved(_tile()), "#06181c")


def _tile() -> Image.Image:
    """Draw a tile: an eight-pointed star, quarters of diamonds in the corners."""
    body = f'<rect width="100" height="100" fill="{_FIELD}"/>'
    for turned in (0, 45):
        body += f'<rect x="-17" y="-17" width="34" height="34" fill="none" stroke="{_LINE}" '
        body += f'stroke-width="3" transform="translate(50 50) rotate({turned})"/>'
    body += f'<circle cx="50" cy="50" r="6" fill="{_LINE}"/>'
    for x in (0, 100):
        for y in (0, 100):
            diamond = f"M{x} {y}m-12 0l12 -12l12 12l-12 12Z"
            body += f'<path d="{diamond}" fill="{_DARK}"/>'
    cross = "M0 0L26 26M100 0L74 26M0 100L26 74M100 100L74 74"
    body += f'<path d="{cross}" stroke="{_DARK}" stroke-width="3"/>'
    return picture(body, "0 0 100 100", (_TILE, _TILE)).convert("RGB")

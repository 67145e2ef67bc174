"""The pictures of the Castle: the board, the preview, the final sheet, and lenses."""

from msgspec.structs import replace

from games.castle.components import Bonus
from games.castle.view import View
from render.castle import lenses as lens
from render.castle.art import ARTISTS, GROUNDS, stock
from render.castle.board import board, film
from render.castle.emblem import emblem
from render.castle.example import EXAMPLE, NAMES
from render.castle.export import export
from render.castle.guide import WORDS as GUIDE_WORDS
from render.castle.guide import guide, lines
from render.castle.lenses import lenses
from render.castle.preview import ghost_of, preview
from render.castle.sheet import sheet
from render.castle.touch import touch
from render.painter import Painter
from render.pieces.followers import STAND, key
from render.sheet.guide import GUIDE
from render.sheet.people import colours
from render.sheet.picture import Picture
from render.sheet.scene import Scene
from render.theme import Dress

__all__ = ["PAINTER"]

WORDS = (
    "castle-sheet",
    "castle-total",
    "castle-category-path",
    "castle-category-house",
    "castle-category-tower",
    "castle-category-court",
    "castle-category-keep",
    "castle-category-bonus",
    "castle-chapter-wall",
    "castle-lens-left",
    "castle-signs-wall",
    "castle-signs-left",
    *(f"castle-wall-{bonus}" for bonus in Bonus),
    *NAMES,
    *GUIDE_WORDS,
)

_PAGES = {"sheet": sheet, lens.WALL: lens.wall, lens.LEFT: lens.left, GUIDE: guide}
"""All but the board."""


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table: the score sheet comes at the end."""
    return ("board",) if view.result is None else ("board", "sheet")


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table."""
    if picture.page in _PAGES:
        return _PAGES[picture.page](picture)
    ghost = ghost_of(picture)
    return preview(picture, *ghost) if ghost else board(picture)


PAINTER = Painter(
    game="castle",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=lambda options, seats: replace(EXAMPLE.view, options=options),
    priced=lines,
    lenses=lenses,
    export=export,
    touch=touch,
    piece=lambda picture, seat: key(colours(picture)[seat], STAND),
    ground="meadow",
    dress=Dress("#24485f", "#18344a", "#fff3d6", "#d3dde2", "#33596f", "#a9b2ae"),
    film=film,
    artists=ARTISTS,
    grounds=GROUNDS,
    stock=stock,
)

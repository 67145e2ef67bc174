"""The pictures of Carcassonne: the board, the choice of a cell, the preview, the final sheet, and
what can be called up in place of the board.
"""

from msgspec.structs import replace

from games.carcassonne.view import View, shown_hand
from render.carcassonne import lenses as lens
from render.carcassonne.art import ARTISTS, stock
from render.carcassonne.board import board, film, regions
from render.carcassonne.emblem import emblem
from render.carcassonne.example import EXAMPLE
from render.carcassonne.export import export
from render.carcassonne.guide import WORDS as GUIDE_WORDS
from render.carcassonne.guide import guide, lines
from render.carcassonne.lenses import lenses
from render.carcassonne.market import WORDS as MARKET_WORDS
from render.carcassonne.market import market
from render.carcassonne.pieces import COLOUR_WORDS
from render.carcassonne.preview import ghost_of, preview
from render.carcassonne.sheet import sheet
from render.carcassonne.touch import touch
from render.painter import Painter
from render.pieces.followers import STAND, key
from render.sheet.contrast import Night
from render.sheet.guide import GUIDE
from render.sheet.people import colours
from render.sheet.picture import Picture
from render.sheet.scene import Scene

WORDS = (
    "carcassonne-sheet",
    "carcassonne-total",
    "carcassonne-category-start",
    "carcassonne-category-road",
    "carcassonne-category-city",
    "carcassonne-category-monastery",
    "carcassonne-category-garden",
    *COLOUR_WORDS,
    "carcassonne-category-field",
    "carcassonne-category-goods",
    "carcassonne-category-gold",
    *MARKET_WORDS,
    *GUIDE_WORDS,
    "carcassonne-lens-left",
    "carcassonne-signs-fields",
    "carcassonne-signs-stakes",
    "carcassonne-signs-left",
    "carcassonne-signs-unseen",
)

__all__ = ["PAINTER"]

_PAGES = {
    "sheet": sheet,
    lens.FIELDS: lens.held,
    lens.STAKES: lens.held,
    lens.GOODS: market,
    lens.GOLD: market,
    lens.LEFT: lens.left,
    GUIDE: guide,
}
"""All but the board."""


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table: the score sheet comes at the end."""
    return ("board",) if view.result is None else ("board", "sheet")


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table."""
    if picture.page in _PAGES:
        return _PAGES[picture.page](picture)
    ghost = ghost_of(picture)
    return preview(picture, ghost) if ghost else board(picture)


PAINTER = Painter(
    game="carcassonne",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=lambda options, seats: replace(EXAMPLE.view, options=options),
    priced=lines,
    lenses=lenses,
    regions=regions,
    own=shown_hand,
    night=Night("#18233f", "#2b4470"),
    export=export,
    touch=touch,
    piece=lambda picture, seat: key(colours(picture)[seat], STAND),
    layers=(lens.FIELDS, lens.STAKES),
    film=film,
    artists=ARTISTS,
    stock=stock,
)

"""The pictures of Carcassonne: the board, the choice of a cell, the preview, the final sheet, and
what can be called up in place of the board.
"""

from games.carcassonne.view import View
from render.carcassonne import lenses as lens
from render.carcassonne.board import board
from render.carcassonne.export import export
from render.carcassonne.lenses import lenses
from render.carcassonne.pieces import COLOUR_WORDS
from render.carcassonne.preview import ghost_of, preview
from render.carcassonne.sheet import sheet
from render.picture import Picture
from render.scene import Scene

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
    "carcassonne-lens-left",
)

__all__ = ["WORDS", "export", "layout", "lenses", "pages"]

_PAGES = {"sheet": sheet, lens.FIELDS: lens.fields, lens.LEFT: lens.left}
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

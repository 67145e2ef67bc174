"""The pictures of Carcassonne: the board, the choice of a cell, the preview, the final sheet."""

from games.carcassonne.view import View
from render.carcassonne.board import board
from render.picture import Picture
from render.scene import Scene

WORDS = ("carcassonne-sheet",)


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table: the score sheet comes at the end."""
    return ("board",) if view.result is None else ("board", "sheet")


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table."""
    return board(picture)

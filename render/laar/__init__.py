"""The pictures of Guilds of Laar: the market and everybody's goods, a player's own, the scores."""

from msgspec.structs import replace

from games.core.values import TABLE, Seat
from games.laar.components import Goods
from games.laar.view import Phase, View
from render.laar.account import explained
from render.laar.art import ARTISTS, GROUNDS, stock
from render.laar.board import board, film
from render.laar.emblem import emblem
from render.laar.example import EXAMPLE
from render.laar.guide import SPELLS, guide, guide_of, lines, zones
from render.laar.hand import alone, hand
from render.laar.table import final, so_far
from render.painter import Painter
from render.sheet.picture import Picture
from render.sheet.scene import Scene
from render.theme import Dress

__all__ = ["PAINTER"]

WORDS = (
    "laar-name",
    "laar-sheet",
    "laar-if-ended",
    "laar-own-now",
    "laar-guide",
    "laar-guide-any",
    *(f"laar-guide-{how}" for how in ("different", "equal", "pairs", "follows", "run")),
    "laar-guide-better",
    "laar-guide-either",
    "laar-guide-left",
    "laar-guide-right",
    "laar-guide-twice",
    *(f"laar-guide-{word}" for word, _ in SPELLS),
    *(f"laar-turn-{phase.value}" for phase in Phase),
    *(f"laar-category-{goods}" for goods in Goods),
)


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table."""
    return ("board",) if view.result is None else ("board", "sheet")


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view: the points of goods now, the meaning of the signs; at the end,
    the account of each player, `seat-0` the first one.
    """
    if view.result is None:
        return "score", "guide"
    return tuple(f"seat-{seat}" for seat in range(len(view.players)))


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table, as its viewer may see it."""
    view: View = picture.view
    page, _, seat = picture.page.partition("-")
    if seat:
        return explained(picture, Seat(int(seat)))
    if page in _PAGES:
        return _PAGES[page](picture)
    if view.viewer is TABLE or view.result or picture.focus:
        return board(picture)
    return hand(picture)


_PAGES = {"sheet": final, "score": so_far, "guide": guide, "zones": zones}


def essence(picture: Picture) -> Picture:
    """Return a picture that looks the same and holds nothing that is not shown.

    One's own goods are the same picture when others have moved.
    """
    view: View = picture.view
    if picture.page != "board" or view.viewer is TABLE or picture.focus or view.result:
        return picture
    return replace(picture, view=alone(view))


PAINTER = Painter(
    game="laar",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=guide_of,
    agreed=lambda view: {"beasts": view.chart},
    priced=lines,
    lenses=lenses,
    essence=essence,
    dress=Dress("#17494c", "#0f3336", "#fff3d6", "#d9cba6", "#23605f", "#c79a3f"),
    film=film,
    artists=ARTISTS,
    grounds=GROUNDS,
    stock=stock,
)

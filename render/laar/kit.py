"""Parts of all pictures of Guilds of Laar: names of sprites, the strip at the top, measures."""

from collections.abc import Iterable, Iterator

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.view import View
from render.laar.art.hues import EXPERTS
from render.pieces import icons
from render.sheet.head import HEAD, head, title
from render.sheet.people import name_of, on_dark
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Sprite
from render.sheet.text import width
from render.theme import NIGHT, PALE, WIDTH, Face

GROUND = "laar"
SQUARE = "laar-square"
"""Below the market and everybody's goods."""
MARGIN = 14
RED = "#a8231c"
"""Of points that are lost."""
QUIET = "#6d5a3c"
"""Of words that explain."""


def kind(goods: Goods, *, pale: bool = False) -> str:
    """Name the shape of a kind of goods; its unit is its width, its origin its middle.

    :param pale: whether it stands on the kind's own colour.
    """
    return f"laar/kind/{goods}{'/pale' if pale else ''}"


def field(goods: Goods, box: Box) -> Sprite:
    """Lay a field in the colours of a kind of goods."""
    return Sprite(f"laar/field/{goods}/{box.height}", box.left, box.top, box.width)


def expert(goods: Goods) -> str:
    """Name the icon of an expert."""
    return icons.key(EXPERTS[goods])


def thing(word: str) -> str:
    """Name the icon of a spice, a beast, a weapon, or of anything else that is the game's own."""
    return icons.key(f"laar-{word}")


def strip(picture: Picture, said: str, seat: Seat | None = None) -> Iterator[Item]:
    """Lay out the strip at the top: who, what, the chart of beasts, the round."""
    view: View = picture.view
    right = [*_caravan(view), *_chart(view)]
    room = min(item.x for item in right if isinstance(item, Sprite)) - 40
    left: list[Item] = []
    x = 24
    if seat is not None:
        left += on_dark(picture, seat, 52, HEAD // 2 - 2, 70)
        x, said = 100, f"{name_of(picture, seat)}: {said}"
    yield from in_the_desert(head([*left, title(said, x, room - x, 44)], right))


def in_the_desert(strip: Iterable[Item]) -> Iterator[Item]:
    """Lay the desert, through which the caravan goes, below the words of a strip at the top."""
    _, *rest = strip
    yield Sprite("laar/desert", 0, 0, WIDTH)
    yield from rest


def _caravan(view: View) -> Iterator[Sprite]:
    """Show a camel on its way, a stone for each round; those of rounds to come are hollow."""
    for number in range(1, view.rounds + 1):
        fill = PALE if number <= view.round else NIGHT
        yield Sprite(f"disc/{fill}/{PALE}/{_STONE}", _stone(view, number), HEAD - 20, 1)
    yield Sprite(thing("camel"), _stone(view, max(1, view.round)), HEAD // 2 - 7, 74)


def _stone(view: View, number: int) -> int:
    return WIDTH - 46 - (view.rounds - number) * _STEP


_STEP = 32
"""Pixels from one stone of the way to the next."""
_STONE = 7


def _chart(view: View) -> Iterator[Item]:
    """Show the chart of beasts, left of the caravan."""
    chart, y = view.chart.upper(), HEAD // 2 - 2
    x = _stone(view, 1) - 52
    yield Label(chart, x, y + 2, Face.FIGURE, 42, PALE, "rm")
    yield Sprite(thing("unicorn"), x - width(chart, Face.FIGURE, 42) - 34, y, 56)


def signed(points: int) -> str:
    """Write points with a minus as wide as it should be."""
    return str(points).replace("-", "−")

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
from render.sheet.scene import Item, Label, Sprite
from render.sheet.text import width
from render.theme import PALE, WIDTH, Face

GROUND = "laar"
MARGIN = 14
RED = "#a8231c"
"""Of points that are lost."""
QUIET = "#6d5a3c"
"""Of words that explain."""


def kind(goods: Goods) -> str:
    """Name the shape of a kind of goods; its unit is its width, its origin its middle."""
    return f"laar/kind/{goods}"


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
    """Show a camel for each round; those of rounds to come are still in the dark."""
    for number in range(view.rounds):
        x = WIDTH - 28 - (view.rounds - 1 - number) * _CAMEL
        is_here = number < view.round
        yield Sprite(thing("camel"), x, HEAD // 2 + 18, 44, 100 if is_here else _TO_COME)


_CAMEL = 35
"""Pixels from one camel of the caravan to the next."""
_TO_COME = 26
"""Percent of their strength."""


def _chart(view: View) -> Iterator[Item]:
    """Show the chart of beasts, left of the caravan."""
    chart, y = view.chart.upper(), HEAD // 2 - 2
    x = WIDTH - 28 - view.rounds * _CAMEL
    yield Label(chart, x, y + 2, Face.FIGURE, 42, PALE, "rm")
    yield Sprite(thing("unicorn"), x - width(chart, Face.FIGURE, 42) - 34, y, 56)


def signed(points: int) -> str:
    """Write points with a minus as wide as it should be."""
    return str(points).replace("-", "−")

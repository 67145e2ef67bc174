"""Parts of all pictures of Guilds of Laar: names of sprites, the strip at the top, measures."""

from collections.abc import Iterator

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
    right = list(_counters(view))
    room = min(item.x for item in right if isinstance(item, Sprite)) - 50
    left: list[Item] = []
    x = 24
    if seat is not None:
        left += on_dark(picture, seat, 52, HEAD // 2 - 2, 70)
        x, said = 100, f"{name_of(picture, seat)}: {said}"
    yield from head([*left, title(said, x, room - x, 44)], right)


def _counters(view: View) -> Iterator[Item]:
    """Show the chart of beasts and which round it is, from right to left."""
    y, x = HEAD // 2 - 2, WIDTH - 22
    told = f"{view.round}/{view.rounds}"
    yield Label(told, x, y + 2, Face.FIGURE, 42, PALE, "rm")
    x -= width(told, Face.FIGURE, 42) + 42
    yield Sprite(thing("camel"), x, y, 72)
    chart = view.chart.upper()
    x -= 52
    yield Label(chart, x, y + 2, Face.FIGURE, 42, PALE, "rm")
    yield Sprite(thing("unicorn"), x - width(chart, Face.FIGURE, 42) - 34, y, 56)


def signed(points: int) -> str:
    """Write points with a minus as wide as it should be."""
    return str(points).replace("-", "−")

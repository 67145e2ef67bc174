"""What each kind of a cauldron has brought, at the end: its picture with the points below, all in
one row; and the recipes. The cards themselves lie open before, where all see them.
"""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, POWDER
from games.glastonbury.view import View
from render.glastonbury.art.hues import HUES
from render.glastonbury.kit import GAIN, LOSS, signed, thing
from render.sheet.scene import Box, Item, Label, Panel, Sprite
from render.theme import INK, Face

_TILE, _STEP = 84, 100
"""The picture of a kind, and from one to the next; both smaller where somebody has many kinds."""
_SUM = 46
"""The size of points: 11 on a phone."""
ROW = 142
_EVEN = "#6d5a3c"
_PALE = "#fffdf4"
_RECIPE, _BESIDE = 100, 196
"""The width of a recipe, and from one to the next: its points stand beside it."""


class Sum(Struct, frozen=True):
    """A kind of which somebody has cards, or a recipe, and what it has brought."""

    name: str
    points: int
    powder: int = 0
    """How much powder lies with the kind."""


def kinds(view: View, seat: Seat) -> tuple[Sum, ...]:
    """Return what somebody's kinds have brought."""
    player, paid = view.players[seat], _payments(view, seat)
    held = {CARDS[id].kind for id in player.cauldron} | set(player.powder)
    return tuple(
        Sum(kind, paid.get(kind, 0), player.powder.count(kind)) for kind in KINDS if kind in held
    )


def recipes(view: View, seat: Seat) -> tuple[Sum, ...]:
    """Return what somebody's recipes have brought."""
    paid = _payments(view, seat)
    return tuple(Sum(recipe, paid.get(recipe, 0)) for recipe in view.players[seat].recipes)


def _payments(view: View, seat: Seat) -> dict[str, int]:
    return {line.where: line.points for line in view.lines if line.seat == seat}


def row(shown: tuple[Sum, ...], x: int, y: int, room: int) -> Iterator[Item]:
    """Lay kinds out in one row from its upper left corner on, whatever their number."""
    step = min(_STEP, room // max(1, len(shown)))
    tile = min(_TILE, step - 7)
    for place, each in enumerate(shown):
        left = x + place * step
        yield from _picture(each, Box(left, y, left + tile, y + tile))
        yield _points(each, left + tile // 2, y + _TILE + 32, "mm")


def beside(shown: tuple[Sum, ...], seats: int, right: int, top: int) -> Iterator[Item]:
    """Lay recipes out, large enough to be read, the points of each at its right."""
    for place, each in enumerate(shown):
        left = right - (len(shown) - place) * _BESIDE
        art = f"glastonbury/recipe/{each.name}/{2 if seats == 4 else 1}"
        yield Sprite(art, left, top, _RECIPE)
        yield _points(each, left + _RECIPE + 10, top + _RECIPE * 3 // 4, "lm")


def width(shown: tuple[Sum, ...]) -> int:
    """Return how much room recipes take."""
    return len(shown) * _BESIDE


def _points(each: Sum, x: int, y: int, anchor: str) -> Label:
    ink = GAIN if each.points > 0 else LOSS if each.points < 0 else _EVEN
    return Label(signed(each.points), x, y, Face.FIGURE, _SUM, ink, anchor)


def _picture(each: Sum, box: Box) -> Iterator[Item]:
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    yield Panel(box, _PALE, INK, 14, foot=HUES[KINDS[each.name]].field)
    yield Sprite(thing(each.name), x, y, box.width - 6)
    for number in range(each.powder):
        yield Sprite(thing(POWDER), box.right - 12 - 22 * number, box.top + 14, 44)

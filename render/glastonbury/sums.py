"""What each kind of a cauldron has brought, at the end: its picture with the points below, and the
recipes after them. The cards themselves lie open before, where all see them.
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

_TILE, _STEP = 80, 95
_SUM = 46
"""The size of points: 11 on a phone."""
_ROW = 150
_EVEN = "#6d5a3c"
_PALE = "#fffdf4"
_RECIPE = 60


class Sum(Struct, frozen=True):
    """A kind of which somebody has cards, or a recipe, and what it has brought."""

    name: str
    points: int
    powder: int = 0
    """How much powder lies with the kind."""


def sums(view: View, seat: Seat) -> tuple[Sum, ...]:
    """Return what somebody's kinds have brought, then what their recipes have."""
    player = view.players[seat]
    paid = {line.where: line.points for line in view.lines if line.seat == seat}
    held = {CARDS[id].kind for id in player.cauldron} | set(player.powder)
    kinds = [kind for kind in KINDS if kind in held]
    return (
        *(Sum(kind, paid.get(kind, 0), player.powder.count(kind)) for kind in kinds),
        *(Sum(recipe, paid.get(recipe, 0)) for recipe in player.recipes),
    )


def height(shown: tuple[Sum, ...], room: int) -> int:
    """Return how high they are side by side, in as many rows as they need."""
    return -(-len(shown) // (room // _STEP)) * _ROW


def laid(shown: tuple[Sum, ...], seats: int, x: int, y: int, room: int) -> Iterator[Item]:
    """Lay them out from their upper left corner on."""
    across = room // _STEP
    for place, each in enumerate(shown):
        left, top = x + place % across * _STEP, y + place // across * _ROW
        yield from _picture(each, seats, left, top)
        ink = GAIN if each.points > 0 else LOSS if each.points < 0 else _EVEN
        at = (left + _TILE // 2, top + _TILE + 36)
        yield Label(signed(each.points), *at, Face.FIGURE, _SUM, ink, "mm")


def _picture(each: Sum, seats: int, left: int, top: int) -> Iterator[Item]:
    if each.name not in KINDS:
        share = 2 if seats == 4 else 1
        at = (left + (_TILE - _RECIPE) // 2, top - 5)
        yield Sprite(f"glastonbury/recipe/{each.name}/{share}", *at, _RECIPE)
        return
    box = Box(left, top, left + _TILE, top + _TILE)
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    yield Panel(box, _PALE, INK, 14, foot=HUES[KINDS[each.name]].field)
    yield Sprite(thing(each.name), x, y, 74)
    for number in range(each.powder):
        yield Sprite(thing(POWDER), box.right - 12 - 22 * number, box.top + 14, 44)

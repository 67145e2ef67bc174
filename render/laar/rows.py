"""The people with their goods: a row each, a shelf for each kind beside the other, equal goods
together.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from games.core.values import Seat
from games.laar.components import CARDS, CHARTS, Goods
from games.laar.stacks import Stacks
from games.laar.view import Phase, PlayerView, View
from render.laar.art.goods import zone_of
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK, BACK_SIZE, CHIP
from render.laar.art.rugs import FRINGE
from render.laar.kit import expert, kind
from render.sheet.marks import chip as counted
from render.sheet.people import name, on_dark, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Panel, Sprite
from render.theme import CREAM, GOLD, INK, NIGHT, PALE, WIDTH, Face

IN_LAMPLIGHT, IN_THE_SHADE = "#fdf3d8", "#17484d"
"""Of the row of somebody whose turn it is, and of the others': goods shine on these. In one colour
panels are made of a small one and take no room in memory."""
ROW = 106
"""Height of a row."""
GAP = 11
_SIDE = 36
"""Beside the rows, for the fringes of their rugs."""
_LEFT = 300
"""From the left edge of a row to the goods."""
_STEP = 112
"""How far wares are apart, where there is room."""
_SIGN, _BOARD = 60, 52
"""How much of a shelf its sign takes, and how much of that the board does on which it stands."""
_SHAPE = 57
"""Of which the shape itself takes nine tenths: 12 points of a phone."""
_ROOMY = 84
"""How far wares must be apart so that shelves without any are shown, too."""
_PIPS = 46
"""How wide the column of pips is at the right end of a row."""
_BETWEEN = 7
"""Pixels between two shelves."""
ROOM = WIDTH - 2 * _SIDE - _LEFT - _PIPS
"""For the shelves of a row, in pixels."""


class Form(NamedTuple):
    """How a row is laid out."""

    high: int = ROW
    left: int = _LEFT
    """From its left edge to the goods."""
    top: int = 7
    """From its upper edge to them."""
    room: int = ROOM
    chip: int = CHIP
    """How wide wares are at most."""
    air: int = 120
    """How much broader than its wares a shelf may be."""


_HEM = 26
LOW = Form()
TALL = Form(182, _HEM, 66, WIDTH - 2 * _SIDE - 2 * _HEM, 112, 220)
"""The goods lie below the name, with much more room."""


def form_of(picture: Picture) -> Form:
    """Return how the rows of a picture are laid out."""
    return TALL if picture.tall else LOW


class Ware(NamedTuple):
    """Equal goods on a shelf."""

    art: str
    times: int


def height(rows: int, form: Form = LOW) -> int:
    """Return the height of a number of rows, in pixels, with the gap above them."""
    return rows * (form.high + GAP)


def rows(
    picture: Picture, top: int, seats: Sequence[Seat], new: Stacks | None = None
) -> Iterator[Item]:
    """Lay out a row for each of the seats, the first one's gap at `top`.

    :param new: the stacks of the seat on turn as they would become; their last card is framed.
    """
    view: View = picture.view
    form = form_of(picture)
    for number, seat in enumerate(seats):
        y = top + GAP + number * (form.high + GAP)
        box = Box(_SIDE, y, WIDTH - _SIDE, y + form.high)
        is_turn = seat == view.turn
        if is_turn:
            yield Glow(box, 6)
        yield from _rug(box, is_turn=is_turn)
        yield from _who(picture, seat, box)
        yield from _pips(view, seat, box)
        stacks = new if new and is_turn else view.players[seat].stacks
        framed = _framed_goods(view, seat, stacks)
        yield from _goods(view, view.players[seat], stacks, box, framed, form)


def _rug(box: Box, *, is_turn: bool) -> Iterator[Item]:
    """Lay out a rug, with a fringe at each end."""
    yield Panel(box, IN_LAMPLIGHT if is_turn else IN_THE_SHADE, "", 4, shadow=True)
    tone = "light" if is_turn else "dark"
    for side, x in (("west", box.left), ("east", box.right)):
        yield Sprite(f"laar/fringe/{side}/{tone}/{box.height}", x, box.top, FRINGE)


def _who(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Place token, name and the experts that are left, each at a place of its own: below the name,
    or at the right end of its line. Those that cannot be seen are counted.
    """
    view: View = picture.view
    player, is_turn = view.players[seat], seat == view.turn
    has_nothing = player.experts is not None and not any(player.stacks.values())
    y = box.top + 34
    if has_nothing and not picture.tall:
        y = (box.top + box.bottom) // 2
    yield from (person if is_turn else on_dark)(picture, seat, box.left + 50, y, 60)
    room = _LEFT - 92 if not picture.tall else box.width - 640
    yield name(picture, seat, box.left + 88, y + 1, 44, room, INK if is_turn else PALE)
    x, y = box.left + 40, box.top + 76
    if picture.tall:
        x, y = box.right - _EXPERTS, box.top + 35
    if player.experts is None:
        yield from counted(x + 50, y + 4, 38, str(player.left), "#8a4a2c")
    elif not has_nothing:
        for number, goods in enumerate(Goods):
            held = player.experts.count(goods)
            if held:
                yield Sprite(expert(goods), x + number * 56, y, 56)
                if held > 1:
                    yield _times(x + number * 56 + 20, y + 10, held)


_EXPERTS = 410
"""From where they stand to the right end of a tall row."""


def _pips(view: View, seat: Seat, box: Box) -> Iterator[Sprite]:
    """Tell whose turn it is, and in which order the others follow: side by side in a tall row."""
    if seat not in view.order or not _is_in_turns(view):
        return
    fill = GOLD if seat == view.turn else CREAM
    for nth in range(view.order.index(seat) + 1):
        x, y = (0, nth * 24) if box.height == ROW else (-nth * 24, 13)
        yield Sprite(f"disc/{fill}/{INK}/9", box.right - 28 + x, box.top + 22 + y, 1)


def _framed_goods(view: View, seat: Seat, stacks: Stacks) -> Goods | None:
    """Return the stack on which the last card of a row is to be seen in gold."""
    before = view.players[seat].stacks
    changed = (goods for goods in Goods if len(stacks[goods]) > len(before[goods]))
    last = view.last.goods if view.last and view.last.seat == seat else None
    return next(changed, last if stacks is before else None)


def _goods(
    view: View, player: PlayerView, stacks: Stacks, box: Box, framed: Goods | None, form: Form
) -> Iterator[Item]:
    """Lay out a shelf for each kind of goods, as broad as the row has room for."""
    left, room = box.left + form.left, form.room
    top, foot = box.top + form.top, box.bottom - 7
    shelves = {goods: wares(stacks, goods, view.chart) for goods in Goods}
    if not any(shelves.values()):
        yield from _empty_shelves(player, Box(left, top, left + room, foot))
        return
    if fitting([len(found) for found in shelves.values()], room)[0] < _ROOMY:
        shelves = {goods: found for goods, found in shelves.items() if found}
    counts = [len(found) for found in shelves.values()]
    step, px = fitting(counts, room, form.chip)
    more = min((room - breadth(counts, step)) // len(shelves), form.air)
    x = left
    for goods, found in shelves.items():
        wide = _SIGN + step * len(found) + more
        shelf = Box(x, top, x + wide, foot)
        yield from shelf_of(goods, shelf)
        yield from _laid_out(found, goods, shelf, px, is_framed=goods is framed)
        x += wide + _BETWEEN


def shelf_of(goods: Goods, box: Box) -> Iterator[Item]:
    """Lay out a shelf in the colours of a kind of goods, with its sign on a board at its left;
    where nothing has room beside it, the board alone.
    """
    hue = HUES[goods]
    yield Panel(box, hue.full, "", 10)
    if box.width >= _SIGN + _BOARD:
        space = Box(box.left + _BOARD, box.top, box.right, box.bottom)
        yield Panel(space, hue.pale, "", 10, foot=hue.tint)
    yield Sprite(kind(goods, pale=True), box.left + 25, (box.top + box.bottom) // 2, _SHAPE)


def _laid_out(
    found: Sequence[Ware], goods: Goods, shelf: Box, px: int, *, is_framed: bool
) -> Iterator[Item]:
    """Put wares onto a shelf; the last one is framed if it has just come."""
    y, last = (shelf.top + shelf.bottom) // 2, len(found) - 1
    has_figures = goods in (Goods.WEAPON, Goods.SPELL)  # at their foot
    count_at = shelf.top + 22 if has_figures else shelf.bottom - 22
    step = (shelf.width - _SIGN) // max(1, len(found))
    for place, ware in enumerate(found):
        x = shelf.left + _SIGN - 2 + step * place + step // 2
        wide = BACK_SIZE[0] if ware.art == _CLOSED else px
        yield Sprite(ware.art, x, y, wide)
        if is_framed and place == last:
            half = min(step, wide + 6) // 2
            yield Glow(Box(x - half, shelf.top + 2, x + half, shelf.bottom - 2), 5)
        if ware.art == _CLOSED:
            yield Label(f"×{ware.times}", x, y + 1, Face.FIGURE, 54, "#ffffff", "mm", line=BACK)
        elif ware.times > 1:
            yield _times(min(x + px // 2 - 8, shelf.right - 28), count_at, ware.times)


def _times(x: int, y: int, count: int) -> Label:
    return Label(f"×{count}", x, y, Face.FIGURE, 46, CREAM, "mm", line=NIGHT)


def _empty_shelves(player: PlayerView, box: Box) -> Iterator[Item]:
    """Show a shelf for each kind, still empty, with the expert who could fill it."""
    wide = (box.width + _BETWEEN) // len(Goods)
    for place, goods in enumerate(Goods):
        x = box.left + place * wide
        shelf = Box(x, box.top, x + wide - _BETWEEN, box.bottom)
        yield from shelf_of(goods, shelf)
        if player.experts and goods in player.experts:
            middle = (shelf.left + _SIGN + shelf.right) // 2 - 4
            yield Sprite(expert(goods), middle, (shelf.top + shelf.bottom) // 2, 90)


def wares(stacks: Stacks, goods: Goods, chart: str) -> list[Ware]:
    """Return the goods of a stack, equal ones together; beasts that are paid by what comes after
    them only where they lie side by side.
    """
    arts = [ware_of(goods, card) for card in stacks[goods]]
    if goods is Goods.BEAST and CHARTS[chart].follows:
        return [Ware(art, len([*some])) for art, some in groupby(arts)]
    counted = Counter(sorted(arts, key=lambda art: art == arts[-1]))
    return [Ware(art, times) for art, times in counted.items()]


def ware_of(goods: Goods, card: int | None) -> str:
    """Name the sprite of a card as goods of a kind; its unit is its width, its origin its
    middle.
    """
    if card is None:
        return _CLOSED
    return f"laar/chip/{goods}/{zone_of(CARDS[card], goods)}"


_CLOSED = "laar/back"


def fitting(counts: Sequence[int], room: int, most: int = CHIP) -> tuple[int, int]:
    """Return how far wares are apart if shelves with so many on them stand side by side in a row,
    and how wide each is.
    """
    fixed = len(counts) * (_SIGN + _BETWEEN) - _BETWEEN
    step = min(_STEP, (room - fixed) // sum(counts))
    wide = next((px for px in _WIDTHS if px <= min(most, step * 1.14)), _WIDTHS[-1])
    return step, wide


_WIDTHS = (112, CHIP, 90, 82, 74, 66, 58, 54)


def breadth(counts: Sequence[int], step: int) -> int:
    """Return how broad shelves with so many wares on them are, side by side."""
    return len(counts) * (_SIGN + _BETWEEN) - _BETWEEN + step * sum(counts)


def _is_in_turns(view: View) -> bool:
    """Tell whether people decide one after the other: then each has pips, one for whose turn it is,
    two for who comes next.
    """
    return view.phase in (Phase.SENDING, Phase.TAKING) and len(view.order) > 1

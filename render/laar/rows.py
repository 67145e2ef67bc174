"""The people with their goods: a row each, a stack beside the other, the last card on top."""

from collections.abc import Iterator, Sequence

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.stacks import Stacks
from games.laar.view import Phase, View
from render.laar.art.measures import BACK, CHIP
from render.laar.kit import expert, kind
from render.sheet.marks import chip as counted
from render.sheet.people import AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Panel, Sprite
from render.sheet.text import width
from render.theme import CREAM, GOLD, INK, SMALLEST_TEXT, WIDTH, Face

ROW = 102
"""Height of a row."""
GAP = 6
_SIDE = 38
"""Beside the rows, so that the border of the cloth is seen."""
_LEFT = 292
"""From the left edge of a row to the goods."""
_STEP = 68
"""How much of a card is seen on which another lies, where there is room."""
_PIPS = 34
"""How wide the column of pips is at the right end of a row."""
_BETWEEN = 16
"""Pixels between two stacks."""
_CLOSED = 18
"""How much is seen of a gem face down."""


def height(rows: int) -> int:
    """Return the height of a number of rows, in pixels, with the gap above them."""
    return rows * (ROW + GAP)


def rows(
    picture: Picture, top: int, seats: Sequence[Seat], new: Stacks | None = None
) -> Iterator[Item]:
    """Lay out a row for each of the seats, the first one's gap at `top`.

    :param new: the stacks of the seat on turn as they would become; their last card is framed.
    """
    view: View = picture.view
    for number, seat in enumerate(seats):
        y = top + GAP + number * (ROW + GAP)
        box = Box(_SIDE, y, WIDTH - _SIDE, y + ROW)
        is_turn = seat == view.turn
        yield from panel(box, CHOSEN if is_turn else AT_REST, 18)
        yield from _who(picture, seat, box)
        stacks = new if new and is_turn else view.players[seat].stacks
        yield from _stacks(view, seat, stacks, box, framed=_framed_goods(view, seat, stacks))


def _who(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Place token, name and the experts that are left, each at a place of its own; those that
    cannot be seen are counted.
    """
    view: View = picture.view
    player = view.players[seat]
    yield from person(picture, seat, box.left + 42, box.top + 31, 58)
    x, room = box.left + 80, 188
    if seat in view.order and _is_in_turns(view):
        fill = GOLD if seat == view.turn else CREAM
        for nth in range(view.order.index(seat) + 1):
            yield Sprite(f"disc/{fill}/{INK}/8", box.right - 17, box.top + 18 + nth * 22, 1)
    yield name(picture, seat, x, box.top + 32, 42, room)
    y = box.top + 77
    if player.experts is None:
        yield from counted(box.left + 20, y, 40, str(player.left), "#2f5d62")
        return
    for number, goods in enumerate(Goods):
        held = player.experts.count(goods)
        if held:
            x = box.left + 34 + number * 49
            yield Sprite(expert(goods), x, y, 48)
            if held > 1:
                yield from _twice(x + 20, y + 9, held)


def _twice(x: int, y: int, held: int) -> Iterator[Item]:
    said = f"×{held}"
    half = width(said, Face.FIGURE, SMALLEST_TEXT) // 2 + 3
    yield Panel(Box(x - half, y - 19, x + half, y + 19), "#fff6dc", INK, 8)
    yield Label(said, x, y + 1, Face.FIGURE, SMALLEST_TEXT, INK, "mm")


def _framed_goods(view: View, seat: Seat, stacks: Stacks) -> Goods | None:
    """Return the stack on which the last card of a row is to be seen in gold."""
    before = view.players[seat].stacks
    changed = (goods for goods in Goods if len(stacks[goods]) > len(before[goods]))
    last = view.last.goods if view.last and view.last.seat == seat else None
    return next(changed, last if stacks is before else None)


def _stacks(
    view: View, seat: Seat, stacks: Stacks, box: Box, framed: Goods | None
) -> Iterator[Item]:
    x, top = box.left + _LEFT, box.top + (ROW - CHIP[1]) // 2 + 2
    step = fitting(stacks, box.right - _PIPS - x)
    if not any(stacks[goods] for goods in Goods):
        yield from _places(box)
    for goods in Goods:
        cards = stacks[goods]
        if not cards:
            continue
        yield from stack(goods, cards, x, top, step)
        wide = breadth(goods, cards, step)
        if goods is framed:
            yield Glow(Box(x + wide - CHIP[0], top, x + wide, top + CHIP[1]), 5)
        yield Sprite(kind(goods), x + 10, top + 12, 44)
        x += wide + _BETWEEN


def _places(box: Box) -> Iterator[Sprite]:
    """Show faintly where goods will lie, of each kind, while there are none."""
    left, right = box.left + _LEFT, box.right - _PIPS
    for place, goods in enumerate(Goods):
        x = left + (right - left) * (2 * place + 1) // (2 * len(Goods))
        yield Sprite(kind(goods), x, (box.top + box.bottom) // 2, 58, _FAINT)


_FAINT = 28
"""Percent of the strength of a sign where nothing lies yet."""


def fitting(stacks: Stacks, room: int) -> int:
    """Return how much of each covered card is seen when all stacks stand in a row."""
    shown = [goods for goods in Goods if stacks[goods]]
    fixed = sum(CHIP[0] + _BETWEEN for _ in shown)
    hidden = sum(len(stacks[goods]) - 1 for goods in shown if _is_closed(stacks[goods]))
    covered = sum(len(stacks[goods]) - 1 for goods in shown if not _is_closed(stacks[goods]))
    left = room - fixed - hidden * _CLOSED
    return min(_STEP, left // covered) if covered else _STEP


def _is_closed(cards: tuple[int | None, ...]) -> bool:
    return None in cards


def breadth(goods: Goods, cards: tuple[int | None, ...], step: int) -> int:
    """Return how wide a stack is."""
    each = _CLOSED if _is_closed(cards) else step
    return CHIP[0] + each * (len(cards) - 1)


def stack(goods: Goods, cards: tuple[int | None, ...], x: int, y: int, step: int) -> Iterator[Item]:
    """Lay out a stack from x, y on; gems face down as backs, with their number."""
    closed = _is_closed(cards)
    last = len(cards) - 1
    for place, card in enumerate(cards):
        left = x + place * (_CLOSED if closed else step)
        if card is None:
            yield Sprite("laar/back", left, y, CHIP[0])
        else:
            yield Sprite(chip(goods, card, CHIP[0] if place == last else step), left, y, CHIP[0])
    if closed:
        edge = x + breadth(goods, cards, step)
        yield from counted(edge - 52, y + CHIP[1] - 30, 48, str(len(cards)), BACK)


def chip(goods: Goods, card: int, seen: int = CHIP[0]) -> str:
    """Name the sprite of a card as goods of a kind, of which `seen` pixels are seen."""
    return f"laar/chip/{goods}/{card}/{seen}"


def _is_in_turns(view: View) -> bool:
    """Tell whether people decide one after the other: then each has pips, one for whose turn it is,
    two for who comes next.
    """
    return view.phase in (Phase.SENDING, Phase.TAKING) and len(view.order) > 1

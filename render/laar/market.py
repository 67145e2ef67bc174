"""The market: cards in two columns, experts beside the zones they choose, and the cards to tap."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from games.core.values import Cell, Seat
from games.laar.components import Goods
from games.laar.view import Lot, View
from render.laar.art.goods import inside
from render.laar.art.measures import AWNING, CARD, EAVES, OVER
from render.sheet.marks import tab
from render.sheet.people import colours, person
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Badge, Box, Glow, Item, Panel, Sprite
from render.theme import CREAM, INK, WIDTH

COLUMNS = 2
STEP = CARD[1] + OVER + 10
"""From one row of cards to the next."""
_ALLEY = 34
"""Between two columns."""
_LEFT = (WIDTH - COLUMNS * CARD[0] - _ALLEY) // 2


class Choice(Struct, frozen=True):
    """The answers so far and the cards to tap, sorted by the parts of the picture."""

    card: Cell | None = None
    """The card that is chosen."""
    goods: Goods | None = None
    """The kind of goods that it is to become."""
    numbers: Mapping[Cell, str] = {}
    letters: Mapping[Goods, str] = {}


def choice(focus: Focus | None) -> Choice:
    """Read a focus."""
    if focus is None:
        return Choice()
    answers: dict[str, Any] = dict(focus.answers)
    marks = [mark for row in focus.rows for mark in row.marks]
    return Choice(
        card=answers.get("cell", answers.get("card")),
        goods=answers.get("expert", answers.get("goods")),
        numbers=_labels(marks, Cell),
        letters=_labels(marks, Goods),
    )


def _labels(marks: list[Mark], kind: type) -> dict[Any, str]:
    return {mark.value: mark.label for mark in marks if isinstance(mark.value, kind)}


def lying(view: View) -> dict[Cell, Cell]:
    """Return the cards that are still there, by their place on the market, and where they lie on
    the sheet: those that are left move together.
    """
    left = [_cell(place) for place, lot in enumerate(view.market) if lot]
    return {at: _cell(nth) for nth, at in enumerate(left)}


def _cell(place: int) -> Cell:
    return Cell(place % COLUMNS, place // COLUMNS)


def lines(view: View) -> range:
    """Return the lines of the market where something lies."""
    return range(max(1, -(-len(lying(view)) // COLUMNS)))


def height(lines: int) -> int:
    """Return the height of a number of lines of cards, in pixels."""
    return lines * STEP + 2


def market(picture: Picture, top: int, shown: range) -> Iterator[Item]:
    """Lay out the lines of the market that are shown, the first one at `top`; letters, which hang
    over the rims of their cards, above all cards.
    """
    view: View = picture.view
    chosen = choice(picture.focus)
    places = {at: there for at, there in lying(view).items() if there.y in shown}
    for at, there in places.items():
        if lot := view.market[at.y * COLUMNS + at.x]:
            yield from _lot(picture, lot, at, *corner(there, top, shown.start), chosen)
    for at, there in places.items():
        yield from _choice_marks(at, *corner(there, top, shown.start), chosen)


def corner(at: Cell, top: int, first: int = 0) -> tuple[int, int]:
    """Return where a card lies."""
    return _LEFT + at.x * (CARD[0] + _ALLEY), top + OVER + 10 + (at.y - first) * STEP


def _lot(picture: Picture, lot: Lot, at: Cell, x: int, y: int, chosen: Choice) -> Iterator[Item]:
    is_chosen = chosen.card == at
    goods = chosen.goods if is_chosen and chosen.goods else lot.expert
    seat = (
        picture.focus.seat if is_chosen and goods is not lot.expert and picture.focus else lot.seat
    )
    aside = chosen.card is not None and not is_chosen
    yield from stall(lot.card, goods, x, y, at.y * COLUMNS + at.x, aside=aside)
    if is_chosen:
        yield Glow(stall_box(x, y), 6)
    if goods and seat is not None and not aside:
        yield from _sent_expert(picture, goods, seat, x, y)


def stall_box(x: int, y: int) -> Box:
    """Return the box of a card with its awning."""
    return Box(x - EAVES, y - OVER, x + CARD[0] + EAVES, y + CARD[1])


def stall(id: int, goods: Goods | None, x: int, y: int, hue: int, *, aside: bool) -> Iterator[Item]:
    """Lay a card out under an awning in one of their colours."""
    yield Panel(Box(x, y - OVER // 2, x + CARD[0], y + CARD[1]), "#5c3520", "", 12, shadow=True)
    yield Sprite(card(id, goods, aside=aside), x, y, CARD[0])
    art = f"laar/awning/{hue}" + ("/aside" if aside else "")
    yield Sprite(art, x - EAVES, y - OVER, AWNING[0])


def card(id: int, goods: Goods | None, *, aside: bool = False) -> str:
    """Name the sprite of a card, of which one zone counts or all may.

    :param aside: whether it steps back, below a veil.
    """
    return f"laar/card/{id}/{goods or 'all'}{'/aside' if aside else ''}"


def _sent_expert(picture: Picture, goods: Goods, seat: Seat, x: int, y: int) -> Iterator[Item]:
    """Frame the zone that counts; the expert's medal and its owner's token lie between the lines,
    in the zone's corners, where they hide no number.
    """
    zone = inside(goods, x, y)
    yield Glow(zone.grown(-4), 6)
    line = inside(Goods.WEAPON, x, y).top - 12
    yield Sprite(f"laar/medal/{colours(picture)[seat]}/{goods}", zone.left + 40, line, 84)
    yield from person(picture, seat, zone.right - 34, line, 60)


def _choice_marks(at: Cell, x: int, y: int, chosen: Choice) -> Iterator[Item]:
    """Put the number on a card that can be chosen, letters on the zones of one that is."""
    if at in chosen.numbers:
        yield Badge(x + 32, y - 10, 36, chosen.numbers[at], INK, CREAM, INK)
    if chosen.card == at or (chosen.letters and not chosen.card):
        yield from lettered(x, y, chosen.letters)


def lettered(x: int, y: int, letters: Mapping[Goods, str]) -> Iterator[Item]:
    """Put the letters of the choices on the zones of a card."""
    for goods, label in letters.items():
        zone = inside(goods, x, y)
        is_below = goods in (Goods.WEAPON, Goods.SPELL)  # whose figures stand at the left
        yield from tab(zone.left + 31, zone.bottom - 3 if is_below else zone.top + 33, label, 54)

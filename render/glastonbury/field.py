"""The field with the wizards around: cards, stepping stones, footprints, numbers."""

from collections.abc import Collection, Iterator
from itertools import pairwise

from games.core.values import Cell, Seat
from games.glastonbury.field import CORNERS, PLACES
from games.glastonbury.view import Phase, View
from render.glastonbury.kit import card, thing, tone
from render.glastonbury.plan import CORNER_OF, Plan
from render.glastonbury.ways import Ways
from render.pieces import tokens
from render.sheet.marks import tab
from render.sheet.people import colours, disc, on_dark
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Badge, Brackets, Cards, Glow, Item, Placed, Sprite
from render.theme import CREAM, INK

_ASIDE = 68
"""Percent of a card's strength that is not to be looked at."""
_WIZARD, _LEAST, _STONE, _LIT_STONE, _PRINTS, _SPARK = 104, 88, 74, 100, 52, 30
_TOKEN, _MARK, _TAKER = 60, 44, 64
_TAB = 50
"""The least height of a letter: 11 points of a phone."""
_APART, _ABOVE = 62, 104
"""Between wizards in one place: side by side, and one above the other."""


def field(picture: Picture, plan: Plan, how: Ways) -> Iterator[Item]:
    """Lay out the field."""
    view: View = picture.view
    yield from _stones(plan, how)
    yield from _cards(view, plan, how)
    yield from _numbers(plan, how)
    yield from _grid(plan, how, _places(picture, how).values())
    yield from _last_taken_mark(picture, plan, how)
    yield from _wizards(picture, plan, how)


def _stones(plan: Plan, how: Ways) -> Iterator[Item]:
    """Lay out the walk; the one that led here is golden, with footprints."""
    walked = set(how.trail[:-1]) if len(how.trail) > 1 else set()
    for place in range(PLACES):
        x, y = plan.spot(place)
        look = "walked" if place in how.trail else "still"
        yield Sprite(f"glastonbury/stone/{place}/{look}", x, y, plan.scaled(_STONE))
        if place in walked:
            yield Sprite(thing("footprints"), x, y, plan.scaled(_PRINTS))
    yield from _sparks(plan, how.trail)


def _sparks(plan: Plan, trail: tuple[int, ...]) -> Iterator[Item]:
    """Strew light between the stones that have been walked."""
    for one, other in pairwise(trail):
        (x, y), (to_x, to_y) = plan.spot(one), plan.spot(other)
        for share in (0.38, 0.5, 0.62):
            at = round(x + (to_x - x) * share), round(y + (to_y - y) * share)
            yield Sprite("glastonbury/spark", *at, plan.scaled(_SPARK))


def _cards(view: View, plan: Plan, how: Ways) -> Iterator[Item]:
    """Lay out the cards; those that are not to be looked at step back."""
    lie = [*view.field.items(), *((cell, "corner") for cell in CORNERS.values())]
    placed = [(cell, Placed(card(id), *plan.box(cell)[:2])) for cell, id in lie]
    back = tuple(at for cell, at in placed if how.lit and cell not in how.lit)
    front = tuple(at for cell, at in placed if not how.lit or cell in how.lit)
    yield Cards(plan.card, back, _ASIDE, square=True)
    for cell in () if any(map(_is_by_grid, how.marks)) else sorted(how.lit):
        if cell in view.field or cell in CORNER_OF:
            yield Glow(plan.box(cell), 10 if cell == how.chosen else 6)
    yield Cards(plan.card, front, square=True)


def _numbers(plan: Plan, how: Ways) -> Iterator[Item]:
    """Letter the cards that can be tapped, and number corners; the value and the sign of a card
    stand in its other corners. Where cards are many, their columns and rows have labels.
    """
    r, px = max(25, plan.scaled(31)), max(_TAB, plan.scaled(54))
    for mark in how.marks:
        if _is_by_grid(mark):
            continue
        at = plan.box(mark.value)
        if mark.label.isdecimal():
            yield Badge(at.left + r - 9, at.top + r - 9, r, mark.label, INK, CREAM, INK)
        else:
            yield from tab(at.left + px // 2 - 4, at.top + px // 2 - 4, mark.label, px)


def _is_by_grid(mark: Mark) -> bool:
    """Tell whether a card is named by its column and row: B4."""
    return mark.label[:1].isalpha() and mark.label[1:].isdecimal()


def _grid(plan: Plan, how: Ways, places: Collection[int]) -> Iterator[Item]:
    """Label columns and rows where cards are named by them, between the walk and the cards, on the
    side where no wizard stands.

    :param places: those where wizards stand.
    """
    named = [mark for mark in how.marks if _is_by_grid(mark)]
    px = max(_TAB, plan.scaled(50))
    for mark in {mark.label[0]: mark for mark in named}.values():
        at = plan.box(mark.value)
        is_below = mark.value.x in places and 1 <= mark.value.x <= 4
        y = plan.box(Cell(0, 5)).bottom + _OFF if is_below else plan.box(Cell(0, 0)).top - _OFF
        yield from tab((at.left + at.right) // 2, y, mark.label[0], px)
    for mark in {mark.label[1:]: mark for mark in named}.values():
        at = plan.box(mark.value)
        is_right = PLACES - mark.value.y in places and 1 <= mark.value.y <= 4
        x = plan.box(Cell(5, 0)).right + _OFF if is_right else plan.box(Cell(0, 0)).left - _OFF
        yield from tab(x, (at.top + at.bottom) // 2, mark.label[1:], px)


_OFF = 14
"""Of the middle of such a label from the cards."""


def _last_taken_mark(picture: Picture, plan: Plan, how: Ways) -> Iterator[Item]:
    """Mark the place of the last card taken, with the token of its player: in its middle while no
    other card lies there.
    """
    last = picture.view.last
    if last and last.cell and last.card:
        at, is_bare = plan.box(last.cell), last.cell not in picture.view.field
        x, y = (at.left + at.right) // 2, (at.top + at.bottom) // 2
        x, y, px = (x, y, _TAKER) if is_bare else (at.right - 16, at.top + 16, _MARK)
        if last.cell not in how.lit:  # what is asked for must not look chosen
            yield Brackets(at)
        yield disc(x, y, px)
        yield Sprite(tokens.key(colours(picture)[last.seat]), x, y, px)


def _wizards(picture: Picture, plan: Plan, how: Ways) -> Iterator[Item]:
    """Place the wizards; several in one place stand side by side. Tokens hide behind nobody."""
    view: View = picture.view
    places = _places(picture, how)
    stand = {seat: _stand(plan, places, seat) for seat in places}
    px = max(_LEAST, plan.scaled(_WIZARD))
    for seat, (x, y) in stand.items():
        if seat == view.turn and view.phase is not Phase.OVER:
            stone = plan.scaled(_LIT_STONE)
            inside = _within(x, stone // 2 + 2, plan.side - stone // 2)
            yield Sprite(f"glastonbury/stone/{places[seat]}/walked", inside, y + 4, stone)
        rise = _token(places, seat)[2] * px // _WIZARD
        yield Sprite(thing("wizard", tone(view.players[seat])), x, y - rise, px)
    for seat, (x, y) in stand.items():
        aside, below, _ = _token(places, seat)
        x, y = x + aside, min(y + below * px // _WIZARD, plan.height - _TOKEN // 2 - 4)
        yield from on_dark(picture, seat, x, y, _TOKEN)


def _token(places: dict[Seat, int], seat: Seat) -> tuple[int, int, int]:
    """Return how far aside and below its place the token of a wizard is, and how far above it the
    wizard: so that the token covers neither the wizard nor a card, and lies on the field.
    """
    side, step = divmod(places[seat], 5)
    is_alone = list(places.values()).count(places[seat]) == 1
    if side % 2 and (step or not is_alone):
        return (0, 54 if is_alone else 34, 24)
    aside, below = (48, 22) if is_alone else (42, 26)
    return (-aside if not step and side in (1, 2) else aside, below, 8)


def _places(picture: Picture, how: Ways) -> dict[Seat, int]:
    view: View = picture.view
    places = {
        Seat(seat): player.place
        for seat, player in enumerate(view.players)
        if player.place is not None
    }
    if view.turn is not None and how.place is not None:
        places[view.turn] = how.place
    corner = CORNER_OF.get(_chosen_corner(picture)) if view.turn is not None else None
    if corner is not None and view.turn is not None:
        places[view.turn] = corner
    return places


def _chosen_corner(picture: Picture) -> Cell:
    answers = dict(picture.focus.answers) if picture.focus else {}
    return answers.get("corner") or Cell(-1, -1)


def _stand(plan: Plan, places: dict[Seat, int], seat: Seat) -> tuple[int, int]:
    """Return where a wizard stands: those in one place beside each other, along the walk, and all
    of them on the sheet.
    """
    here = [other for other in places if places[other] == places[seat]]
    x, y = plan.spot(places[seat])
    y = min(y, plan.height - plan.scaled(66))
    apart = _ABOVE if places[seat] // 5 % 2 else _APART
    reach = (len(here) - 1) * apart // 2
    shift = here.index(seat) * apart - reach
    if places[seat] // 5 % 2:
        return x, _within(y, plan.height - plan.side + reach, plan.height - 60 - reach) + shift
    return _within(x, 50 + reach, plan.side - 50 - reach) + shift, y


def _within(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))

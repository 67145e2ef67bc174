"""The field with the wizards around: cards, stepping stones, footprints, numbers."""

from collections.abc import Iterator

from games.core.values import Cell, Seat
from games.glastonbury.field import CORNERS, PLACES
from games.glastonbury.view import Phase, View
from render.glastonbury.kit import card, thing, tone
from render.glastonbury.ways import CORNER_OF, Ways
from render.pieces import tokens
from render.sheet.head import HEAD
from render.sheet.people import colours, person
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Cards, Glow, Item, Placed, Sprite
from render.theme import CREAM, INK

LANE, PITCH, CARD = 84, 147, 139
SIDE = 2 * LANE + 6 * PITCH
"""How wide and high the field is with its walk."""
TOP = HEAD + 4
_ASIDE = 62
"""Percent of a card's strength that is not to be looked at."""
_WIZARD, _TOKEN, _STONE = 104, 54, 74


def field(picture: Picture, how: Ways) -> Iterator[Item]:
    """Lay out the field."""
    view: View = picture.view
    yield from _stones(how)
    yield from _cards(view, how)
    yield from _numbers(how)
    yield from _taken(picture, view)
    yield from _wizards(picture, how)


def box(cell: Cell) -> Box:
    """Return where a card lies."""
    left, top = LANE + cell.x * PITCH, TOP + LANE + cell.y * PITCH
    gap = (PITCH - CARD) // 2
    return Box(left + gap, top + gap, left + gap + CARD, top + gap + CARD)


def spot(place: int) -> tuple[int, int]:
    """Return the middle of a stone on the walk."""
    side, step = divmod(place, 5)
    near, far = LANE // 2, SIDE - LANE // 2
    if step == 0:
        near, far = near + 12, far - 12
    along = LANE + step * PITCH + PITCH // 2 if step else near
    back = SIDE - along
    x, y = ((along, near), (far, along), (back, far), (near, back))[side]
    return x, TOP + y


def _stones(how: Ways) -> Iterator[Item]:
    """Lay out the walk; the one that led here is golden, with footprints."""
    walked = set(how.trail[:-1]) if len(how.trail) > 1 else set()
    for place in range(PLACES):
        x, y = spot(place)
        look = "walked" if place in how.trail else "still"
        yield Sprite(f"glastonbury/stone/{place}/{look}", x, y, _STONE)
        if place in walked:
            yield Sprite(thing("footprints"), x, y, 52)


def _cards(view: View, how: Ways) -> Iterator[Item]:
    """Lay out the cards; those that are not to be looked at step back."""
    placed = [(cell, Placed(card(id), *box(cell)[:2])) for cell, id in view.field.items()]
    placed += [(cell, Placed(card("corner"), *box(cell)[:2])) for cell in CORNERS.values()]
    back = tuple(at for cell, at in placed if how.lit and cell not in how.lit)
    front = tuple(at for cell, at in placed if not how.lit or cell in how.lit)
    yield Cards(CARD, back, _ASIDE, square=True)
    for cell in sorted(how.lit):
        if cell in view.field or cell in CORNER_OF:
            yield Glow(box(cell), 10 if cell == how.chosen else 6)
    yield Cards(CARD, front, square=True)


def _numbers(how: Ways) -> Iterator[Item]:
    """Number what can be tapped."""
    for mark in how.marks:
        at = box(mark.value)
        yield Badge(at.left + 22, at.top + 22, 31, mark.label, INK, CREAM, INK)


def _taken(picture: Picture, view: View) -> Iterator[Item]:
    """Mark where the last card was taken, with the token of who took it."""
    if view.last and view.last.cell and view.last.card:
        at = box(view.last.cell)
        colour = colours(picture)[view.last.seat]
        yield Sprite(tokens.key(colour), at.right - 16, at.top + 16, 46)


def _wizards(picture: Picture, how: Ways) -> Iterator[Item]:
    """Place the wizards; several in one place stand side by side, whose turn it is before them."""
    view: View = picture.view
    places = _places(picture, how)
    for seat in sorted(places, key=lambda seat: seat == view.turn):
        x, y = _offset(places, seat)
        if seat == view.turn and view.phase is not Phase.OVER:
            yield Sprite(f"glastonbury/stone/{places[seat]}/walked", x, y + 4, 118)
        yield Sprite(thing("wizard", tone(view.players[seat])), x, y - 8, _WIZARD)
        yield from person(picture, seat, x + _aside(x), y + 30, _TOKEN)


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


def _offset(places: dict[Seat, int], seat: Seat) -> tuple[int, int]:
    """Return where a wizard stands: those in one place beside each other, along the walk."""
    here = [other for other in places if places[other] == places[seat]]
    x, y = spot(places[seat])
    shift = round((here.index(seat) - (len(here) - 1) / 2) * 50)
    return (x + shift, y) if places[seat] // 5 % 2 == 0 else (x, y + shift)


def _aside(x: int) -> int:
    """Return on which side of a wizard its token has room."""
    return -26 if x > SIDE - LANE else 26

"""The contents of all cauldrons, a shelf for each: at the end the points of each kind; before it,
where all cauldrons lie open, their cards.
"""

from collections.abc import Iterator

from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, POWDER
from games.glastonbury.view import View
from render.glastonbury import sums
from render.glastonbury.kit import GROUND, card, signed, thing, tone
from render.glastonbury.shelf import Shelf
from render.pieces import icons
from render.sheet.head import HEAD, titled
from render.sheet.people import AT_REST, CHOSEN, name, name_of, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Scene, Sprite
from render.sheet.text import fit, in_two
from render.theme import BADGE, INK, TALLEST, WIDTH, Face

_SIZES = (104, 96, 88, 84, 76, 68, 60, 52)
"""Widths of cards: the first with which all cauldrons have room."""
_MARGIN, _GAP, _STRIP, _PAD = 14, 9, 70, 10
_ROOM = WIDTH - 2 * _MARGIN - 2 * _PAD


def sheet(picture: Picture) -> Scene:
    """Lay out a shelf for everybody; at the end the best one first."""
    return _cauldrons(picture) if picture.view.result is None else _final_sheet(picture)


def _final_sheet(picture: Picture) -> Scene:
    view: View = picture.view
    seats = [seat for place in view.result.ranking for seat in place] if view.result else []
    items = [*titled(picture.words["glastonbury-sheet"])]
    top = HEAD + _GAP
    for seat in seats:
        head = _TALL if view.players[seat].recipes else _HEAD
        bottom = top + head + sums.ROW
        box = Box(_MARGIN, top, WIDTH - _MARGIN, bottom)
        items += _place(picture, seat, box, head)
        items += sums.row(sums.kinds(view, seat), _MARGIN + _PAD + 6, top + head, _ROOM - 12)
        top = bottom + _GAP
    return Scene(WIDTH, top, tuple(items), GROUND)


_HEAD, _TALL = 96, 168
"""The height of the head of somebody's panel at the end, without and with recipes."""
_TOTAL = 190
"""The room of a total."""


def _place(picture: Picture, seat: Seat, box: Box, head: int) -> Iterator[Item]:
    """Lay out the panel of somebody at the end: the name, recipes, the total large."""
    view: View = picture.view
    recipes, y = sums.recipes(view, seat), box.top + head // 2 + 2
    chosen = view.result is not None and seat in view.result.ranking[0]
    yield from panel(box, CHOSEN if chosen else AT_REST)
    yield Sprite(thing("cauldron", tone(view.players[seat])), box.left + 56, y, 88)
    if chosen:
        yield Sprite(icons.key("crown"), box.left + 56, y - 34, 52)
    yield from person(picture, seat, box.left + 146, y, 66)
    right = box.right - _TOTAL
    room = right - sums.width(recipes) - box.left - 210
    lines = in_two(name_of(picture, seat), Face.NAME, 46, room)
    for n, line in enumerate(lines):
        text, px = fit(line, Face.NAME, 46, room)
        at = y + 54 * n - 27 * (len(lines) - 1)
        yield Label(text, box.left + 194, at, Face.NAME, px, INK)
    yield from sums.beside(recipes, len(view.players), right, box.top + 10)
    if view.result:
        total = signed(view.result.scores[seat]).lstrip("+")
        ink = BADGE if chosen else INK
        yield Label(total, box.right - 24, y, Face.FIGURE, 92, ink, "rm")


def _cauldrons(picture: Picture) -> Scene:
    view: View = picture.view
    shelves = {Seat(seat): _shelf(view, Seat(seat)) for seat in range(len(view.players))}
    px = next((px for px in _SIZES if _height(shelves, px) <= TALLEST), _SIZES[-1])
    items = [*titled(picture.words["glastonbury-sheet"])]
    top = HEAD + _GAP
    for seat, shelf in shelves.items():
        bottom = top + _STRIP + shelf.height(px, _ROOM) + _PAD
        items += _strip(picture, seat, Box(_MARGIN, top, WIDTH - _MARGIN, bottom))
        items += shelf.laid(_MARGIN + _PAD, top + _STRIP, px, _ROOM)
        top = bottom + _GAP
    return Scene(WIDTH, top, tuple(items), GROUND)


def _height(shelves: dict[Seat, Shelf], px: int) -> int:
    highs = (_STRIP + shelf.height(px, _ROOM) + _PAD + _GAP for shelf in shelves.values())
    return HEAD + _GAP + sum(highs)


def _shelf(view: View, seat: Seat) -> Shelf:
    """Return a cauldron by kinds."""
    held = view.players[seat].cauldron
    groups = (sorted(id for id in held if CARDS[id].kind == kind) for kind in (*KINDS, POWDER))
    return Shelf(tuple(tuple(map(card, cards)) for cards in groups if cards))


def _strip(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Lay out the panel of somebody while all cauldrons lie open, with the name."""
    view: View = picture.view
    y = box.top + _STRIP // 2 + 2
    yield from panel(box, CHOSEN if seat == view.turn else AT_REST)
    yield Sprite(thing("cauldron", tone(view.players[seat])), box.left + 46, y, 70)
    yield from person(picture, seat, box.left + 118, y, 60)
    yield name(picture, seat, box.left + 158, y, 42, 700)

"""The contents of all cauldrons, a shelf for each: at the end, with the points of each kind; and at
any time where all cauldrons lie open.
"""

from collections.abc import Iterator

from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, POWDER
from games.glastonbury.view import View
from render.glastonbury.kit import GROUND, card, signed, thing, tone
from render.glastonbury.shelf import Group, Shelf
from render.pieces import icons
from render.sheet.head import HEAD, head, title
from render.sheet.people import AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Scene, Sprite
from render.theme import INK, TALLEST, WIDTH, Face

_SIZES = (104, 96, 88, 84, 76, 68, 60, 52)
"""Widths of cards: the first with which all cauldrons have room."""
_MARGIN, _GAP, _STRIP, _PAD = 14, 9, 70, 10
_ROOM = WIDTH - 2 * _MARGIN - 2 * _PAD


def sheet(picture: Picture) -> Scene:
    """Lay out a shelf for everybody; at the end the best one first."""
    view: View = picture.view
    seats = [Seat(seat) for seat in range(len(view.players))]
    if view.result is not None:
        seats = [seat for place in view.result.ranking for seat in place]
    shelves = {seat: _shelf(view, seat) for seat in seats}
    px = next((px for px in _SIZES if _height(shelves, px) <= TALLEST), _SIZES[-1])
    items = [*head([title(picture.words["glastonbury-sheet"], 24, 1100)], [])]
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
    """Return a cauldron by kinds; at the end powder lies with the kind that it was added to."""
    player, over = view.players[seat], view.result is not None
    paid = {line.where: line.points for line in view.lines if line.seat == seat}
    groups = []
    for kind in (*KINDS, POWDER):
        cards = sorted(id for id in player.cauldron if CARDS[id].kind == kind)
        if over:
            cards = [] if kind == POWDER else [*cards, *[POWDER] * player.powder.count(kind)]
        if cards:
            groups.append(Group(tuple(map(card, cards)), paid.get(kind, 0) if over else None))
    each = 2 if len(view.players) == 4 else 1
    recipes = (
        Group((f"glastonbury/recipe/{recipe}/{each}",), paid.get(recipe, 0))
        for recipe in player.recipes
    )
    return Shelf(tuple(groups), tuple(recipes))


def _strip(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Lay out the panel of somebody, with the name; at the end with the total."""
    view: View = picture.view
    chosen = view.result.ranking[0] if view.result else (view.turn,)
    y = box.top + _STRIP // 2 + 2
    yield from panel(box, CHOSEN if seat in chosen else AT_REST)
    yield Sprite(thing("cauldron", tone(view.players[seat])), box.left + 46, y, 70)
    yield from person(picture, seat, box.left + 118, y, 60)
    yield name(picture, seat, box.left + 158, y, 42, 700)
    if view.result:
        if seat in chosen:
            yield Sprite(icons.key("crown"), box.right - 190, y - 2, 66)
        total = signed(view.result.scores[seat]).lstrip("+")
        yield Label(total, box.right - 24, y, Face.FIGURE, 60, INK, "rm")

"""The end: what was in the cauldrons at last, by kind, and what each kind has brought."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.score import ScoreLine
from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, POWDER
from games.glastonbury.view import View
from render.glastonbury.kit import GAIN, GROUND, LOSS, card, signed, thing, tone
from render.pieces import icons
from render.sheet.head import HEAD, head, title
from render.sheet.people import AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Item, Label, Placed, Scene, Sprite
from render.theme import INK, TALLEST, WIDTH, Face

_SIZES = (104, 92, 80, 70, 60, 50)
"""Widths of cards: the first with which all cauldrons have room."""
_MARGIN, _GAP, _STRIP, _POINTS = 14, 12, 76, 46
_PAD = 16


class Group(Struct, frozen=True):
    """What lies together on the shelf."""

    art: tuple[str, ...]
    """Sprites of its cards, side by side and overlapping."""
    points: int | None
    """None where it brings nothing worth a word."""
    tall: bool = False


def sheet(picture: Picture) -> Scene:
    """Lay out a shelf for everybody, best first."""
    view: View = picture.view
    assert view.result is not None
    shelves = {Seat(seat): _groups(view, Seat(seat)) for seat in range(len(view.players))}
    px = next((px for px in _SIZES if _height(shelves, px) <= TALLEST), _SIZES[-1])
    items = [*head([title(picture.words["glastonbury-sheet"], 24, 1100)], [])]
    top = HEAD + _GAP
    for seat in (seat for place in view.result.ranking for seat in place):
        rows = _rows(shelves[seat], px)
        high = _STRIP + len(rows) * (px + _POINTS) + _PAD
        box = Box(_MARGIN, top, WIDTH - _MARGIN, top + high)
        items += _shelf(picture, seat, box)
        items += _laid(rows, box, px)
        top += high + _GAP
    return Scene(WIDTH, top, tuple(items), GROUND)


def _height(shelves: dict[Seat, list[Group]], px: int) -> int:
    rows = [len(_rows(groups, px)) for groups in shelves.values()]
    return HEAD + _GAP + sum(_STRIP + n * (px + _POINTS) + _PAD + _GAP for n in rows)


def _groups(view: View, seat: Seat) -> list[Group]:
    """Return a cauldron by kinds, powder with the kind that it was added to; then the recipes."""
    player = view.players[seat]
    paid = {line.where: line for line in view.lines if line.seat == seat}
    groups = []
    for kind in KINDS:
        cards = sorted(id for id in player.cauldron if CARDS[id].kind == kind)
        cards += [POWDER] * player.powder.count(kind)
        if cards:
            groups.append(Group(tuple(map(card, cards)), _points(paid.get(kind))))
    each = 2 if len(view.players) == 4 else 1
    for recipe in player.recipes:
        art = f"glastonbury/recipe/{recipe}/{each}"
        groups.append(Group((art,), _points(paid.get(recipe)), tall=True))
    return groups


def _points(line: ScoreLine | None) -> int:
    return line.points if line else 0


def _wide(group: Group, px: int) -> int:
    if group.tall:
        return px * 2 // 3
    return px + (len(group.art) - 1) * _step(px)


def _step(px: int) -> int:
    """Return how much of a card is seen beside the next one: its value."""
    return px * 44 // 100


def _rows(groups: list[Group], px: int) -> list[list[Group]]:
    """Put groups into rows as they have room."""
    rows: list[list[Group]] = [[]]
    room = WIDTH - 2 * _MARGIN - 2 * _PAD
    used = 0
    for group in groups:
        wide = _wide(group, px) + 18
        if used + wide > room and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(group)
        used += wide
    return rows


def _shelf(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Lay out the panel of somebody, with name and total."""
    view: View = picture.view
    assert view.result is not None
    won, y = seat in view.result.ranking[0], box.top + _STRIP // 2 + 2
    yield from panel(box, CHOSEN if won else AT_REST)
    yield Sprite(thing("cauldron", tone(view.players[seat])), box.left + 46, y, 70)
    yield from person(picture, seat, box.left + 118, y, 58)
    yield name(picture, seat, box.left + 156, y, 42, 700)
    if won:
        yield Sprite(icons.key("crown"), box.right - 190, y - 2, 66)
    total = signed(view.result.scores[seat]).lstrip("+")
    yield Label(total, box.right - 24, y, Face.FIGURE, 60, INK, "rm")


def _laid(rows: list[list[Group]], box: Box, px: int) -> Iterator[Item]:
    """Lay out the groups, below each what it has brought."""
    y = box.top + _STRIP
    for row in rows:
        x = box.left + _PAD
        for group in row:
            wide = _wide(group, px)
            yield from _placed(group, x, y, px)
            if group.points is not None:
                yield _told(group.points, x + wide // 2, y + px + _POINTS // 2 - 2)
            x += wide + 18
        y += px + _POINTS


def _placed(group: Group, x: int, y: int, px: int) -> Iterator[Item]:
    if group.tall:
        yield Sprite(group.art[0], x, y, px * 2 // 3)
        return
    cards = (Placed(art, x + place * _step(px), y) for place, art in enumerate(group.art))
    yield Cards(px, tuple(cards), square=True)


def _told(points: int, x: int, y: int) -> Label:
    ink = GAIN if points > 0 else LOSS if points < 0 else "#6d5a3c"
    return Label(signed(points), x, y, Face.FIGURE, 34, ink, "mm")

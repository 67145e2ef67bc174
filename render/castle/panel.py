"""The panel beside the castle: the tile to be laid, and each player's things."""

from collections.abc import Iterator, Sequence

from games.castle.actions import Payment
from games.castle.components import Bonus
from games.castle.forecast import Landing, paid
from games.castle.prices import DOUBLES
from games.castle.view import View
from games.core.values import Seat
from render.castle.art import palette as p
from render.castle.guide import LOOK
from render.castle.layout import Layout
from render.castle.pieces import in_hand, letter, plate, plate_width, slab
from render.pieces import icons, tokens
from render.pieces.followers import STAND, key
from render.sheet import people
from render.sheet.marks import marks
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Label, Panel, Sprite, Thumb
from render.sheet.text import width
from render.theme import BADGE, CREAM, INK, Face

LINE = 58
"""The height of a line about points to come."""


def panel(picture: Picture, found: Layout) -> Iterator[Item]:
    """Lay out the drawn tile and both players, or what may be scored next above them."""
    yield from _row(picture, found.panel) if found.is_above else _column(picture, found.panel)


def _row(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay them out side by side."""
    view: View = picture.view
    left = box.left
    if view.drawn is not None or view.left:
        yield from _next(picture, Box(left, box.top, left + _SHOWS, box.bottom))
        left += _SHOWS + 12
    yield from players(picture, Box(left, box.top, box.right, box.bottom), abreast=True)


_SHOWS = 290
"""Width of the drawn tile's card, below the castle."""


def _column(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay them out one below the other."""
    view: View = picture.view
    top = box.top
    if asked := marks(picture.focus, Payment):
        yield from _scorable_features(picture, asked, box)
        top += len(asked) * (LINE + 6) + 6
    elif view.drawn is not None or view.left:
        high = min(box.height - 2 * _CARD - 24, box.width + (_HELD if any(view.held) else 0))
        yield from _next(picture, Box(box.left, top, box.right, top + high))
        top += high + 12
    yield from players(picture, Box(box.left, top, box.right, box.bottom))


_CARD = 222
"""The greatest height of a player's card: name, points, wall tiles."""
_HIGH_CARD = 204
"""Where somebody's things have air between their lines."""
LOW_CARD = 184
"""From this height on wall tiles have a line of their own."""


def players(picture: Picture, box: Box, *, abreast: bool = False) -> Iterator[Item]:
    """Lay out both players, one below the other or side by side."""
    if abreast:
        half = (box.width - 12) // 2
        for seat in (0, 1):
            left = box.left + seat * (half + 12)
            yield from _player(picture, Seat(seat), Box(left, box.top, left + half, box.bottom))
        return
    half = (box.height - 12) // 2
    half = min(half, _CARD)
    for seat in (0, 1):
        top = box.bottom - (2 - seat) * half - (1 - seat) * 12
        yield from _player(picture, Seat(seat), Box(box.left, top, box.right, top + half))


def _scorable_features(picture: Picture, asked: Sequence[Mark], box: Box) -> Iterator[Item]:
    """List the features that may be scored next, with their points and the wall tile that each
    would cost.
    """
    for row, mark in enumerate(asked):
        top = box.top + row * (LINE + 6)
        line = Box(box.left, top, box.right, top + LINE)
        coming = paid(picture.view, mark.value)
        yield from landing(picture, coming, line, mark.label)
        if mark.value.doubled:
            spent = DOUBLES[mark.value.spot.segment.feature]
            left = box.right - (100 if coming.tower is None else 160)
            yield from plate(left, top + LINE // 2, 50, spent)


def _next(picture: Picture, box: Box) -> Iterator[Item]:
    """Show the tile to be laid, as large as the card, with the number of those that are left; and
    who holds the next ones.
    """
    view: View = picture.view
    yield from people.panel(box, LOOK.row)
    is_below = box.height > box.width
    px = min(box.height - 28 - (_HELD if is_below else 0), box.width - 28)
    x, y = box.left + 14, box.top + 14
    if view.drawn is not None:
        yield Thumb(in_hand(view, view.drawn), x, y, px)
    is_aside = box.width - px > _ASIDE
    yield from _plaque(view, box.right - 14 if is_aside else x + px + 4, y + px + 4)
    at = (box.left + 20, box.bottom - 88) if is_below else (x + px + 24, y + 12)
    for seat, kind in enumerate(view.held):
        if kind is not None:
            small = min(74, box.right - 24 - at[0])
            yield Thumb(in_hand(view, kind), *at, small)
            yield _token(picture, Seat(seat), at[0] + small, at[1], 36)
            at = (at[0] + small + 36, at[1])


_ASIDE = 150
"""The room beside the drawn tile in which the plaque does not cover it."""
_HELD = 92
"""The height of the line of tiles that are held."""


def _plaque(view: View, right: int, foot: int) -> Iterator[Item]:
    """Count the tiles that are left, on a plaque at the corner of the drawn one."""
    count = str(view.left + sum(kind is not None for kind in view.held))
    box = Box(right - width(count, Face.FIGURE, 46) - 84, foot - 58, right, foot)
    yield Panel(box, p.SLAB, INK, 12)
    yield Sprite(icons.key("castle-stack"), box.left + 36, box.top + 29, 44)
    yield Label(count, box.right - 16, box.top + 30, Face.FIGURE, 46, INK, "rm")


def _player(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Show somebody's name on a line of its own; below it followers at home, the keep, points."""
    view: View = picture.view
    won = bool(view.result and seat in view.result.ranking[0])
    yield from people.panel(box, people.CHOSEN if seat == view.turn or won else LOOK.row)
    has_line, is_high = box.height >= LOW_CARD, box.height >= _HIGH_CARD
    y = box.top + (38 if is_high or not has_line else 32)
    yield _token(picture, seat, box.left + 38, y, 50)
    yield people.name(picture, seat, box.left + 74, y, 44, box.width - 86)
    if won:
        yield Sprite("crown", box.left + 38, box.top + 14, 26)
    below = (66 if is_high else 54) if view.taken[seat] and has_line else 66
    y = min(y + (94 if has_line and not view.taken[seat] else below), box.bottom - 46)
    points, keep = str(view.scores[seat]), view.keeps[seat]
    taken = 140 + (90 + width(str(keep.size), Face.FIGURE, 56) if keep else 0)
    room_left = box.width - 18 - width(points, Face.FIGURE, _LARGE_POINTS)
    is_large = is_high and not view.taken[seat] and taken <= room_left
    x = box.left + (140 if is_large else 116)
    yield from _supply(picture, seat, box.left, y, is_large=is_large)
    if keep:
        yield from _keep(keep.size, x, y, is_large=is_large)
        x += 70 + width(str(keep.size), Face.FIGURE, 46)
    px = _LARGE_POINTS if is_large else _POINTS
    ink = BADGE if seat == view.turn else INK
    yield Label(points, box.right - 18, y, Face.FIGURE, px, ink, "rm")
    if has_line:
        room = Box(box.left + 14, y + 32, box.right - 10, box.bottom - 6)
    else:
        room = Box(x, y - 34, box.right - 30 - width(points, Face.FIGURE, px), y + 38)
    yield from _bonuses(view, seat, room)


def _supply(picture: Picture, seat: Seat, left: int, y: int, *, is_large: bool) -> Iterator[Item]:
    """Show the followers at home."""
    figure, count = key(people.colours(picture)[seat], STAND), str(picture.view.supply[seat])
    tall, at, px = (80, 84, 56) if is_large else (58, 70, 46)
    yield Sprite(figure, left + (44 if is_large else 38), y + round(0.46 * tall), tall)
    yield Label(count, left + at, y + 2, Face.FIGURE, px, INK)


def _keep(size: int, x: int, y: int, *, is_large: bool) -> Iterator[Item]:
    """Show the keep and how large it is."""
    tall, px = (74, 56) if is_large else (60, 46)
    yield Sprite(icons.key("castle-keep"), x + 28, y - 2, tall)
    yield Label(str(size), x + (70 if is_large else 62), y + 2, Face.FIGURE, px, INK)


_LARGE_POINTS = 100
"""The size of somebody's points where no wall tiles lie below them."""
_POINTS = 76
"""The size of somebody's points."""


def _token(picture: Picture, seat: Seat, x: int, y: int, px: int) -> Sprite:
    """Show somebody's colour and shape without the name's letter: here letters are places."""
    return Sprite(tokens.key(people.colours(picture)[seat]), x, y, px)


def _bonuses(view: View, seat: Seat, box: Box) -> Iterator[Item]:
    """Show the wall tiles that are not used up, in rows, as large as there is room; none where none
    has.
    """
    held = view.taken[seat]
    for px in range(72, _LEAST - 1, -2):
        found = [*_rows(held, box.width, px)]
        is_broad = any(_wide(each, px) > box.width for each in held)
        if not is_broad and len(found) * (px + 4) <= box.height:
            break
    else:
        return
    for row, bonuses in enumerate(found):
        x, y = box.left, box.top + px // 2 + 2 + row * (px + 4)
        for bonus in bonuses:
            yield from plate(x, y, px, bonus) if px >= _PLATE else slab(x + px // 2, y, px, bonus)
            x += _wide(bonus, px) + 6


def _rows(held: Sequence[Bonus], room: int, px: int) -> Iterator[list[Bonus]]:
    """Yield wall tiles that fit into a row."""
    row: list[Bonus] = []
    for bonus in held:
        if row and sum(_wide(each, px) + 6 for each in (*row, bonus)) - 6 > room:
            yield row
            row = []
        row.append(bonus)
    if row:
        yield row


def _wide(bonus: Bonus, px: int) -> int:
    return plate_width(px, bonus) if px >= _PLATE else px


_PLATE = 56
"""The height from which on plates have room; below it, signs stand on their icons."""
_LEAST = 36
"""The side of the smallest wall tile."""


def landing(picture: Picture, each: Landing, box: Box, label: str = "") -> Iterator[Item]:
    """Describe a payment in one line: its points, the field of the marker, and the wall tile there.

    :param label: the label of the button that chooses it, if there is one.
    """
    x, y = box.left + (54 if label else 0), (box.top + box.bottom) // 2
    yield Panel(box, p.AWNING_PALE, INK, 12)
    if label:
        yield letter(box.left + 32, y, label, r=24)
    yield Sprite(key(people.colours(picture)[each.seat], STAND), x + 30, y + 18, 44)
    said = f"+{each.gain}  →  {each.total}"
    yield Label(said, x + 58, y + 1, Face.FIGURE, 40, INK)
    if each.tower is not None:
        yield from _there(picture.view.wall[each.tower], box.right - 34, y)


def _there(bonus: Bonus | None, x: int, y: int) -> Iterator[Item]:
    """Show the wall tile that lies where the marker would land."""
    if bonus is None:
        yield Sprite(icons.key("castle-bonus"), x, y, 52)
    else:
        yield Panel(Box(x - 28, y - 27, x + 28, y + 27), CREAM, "", 8)
        yield from slab(x, y, 50, bonus)

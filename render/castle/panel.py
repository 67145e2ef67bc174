"""The panel beside the castle: the tile to be laid, and each player's things."""

from collections.abc import Iterator, Sequence

from games.castle.actions import Payment
from games.castle.components import FOLLOWERS, Bonus
from games.castle.forecast import Landing, paid
from games.castle.prices import DOUBLES
from games.castle.view import View
from games.core.values import Seat
from render.castle.art import palette as p
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
        high = min(box.height - 2 * _CARD - 24, box.width + 60)
        yield from _next(picture, Box(box.left, top, box.right, top + high))
        top += high + 12
    yield from players(picture, Box(box.left, top, box.right, box.bottom))


_CARD = 222
"""The greatest height of a player's card: three lines."""
_HIGH_CARD = 204
"""From this height on it has three lines, one of followers."""


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
    """Show the tile to be laid, the number left, and the players of the next ones."""
    view: View = picture.view
    yield Panel(box, "#efe7d5", INK, 14, shadow=True, foot="#d8cbb0")
    below = 0 if box.height < _HIGH else 100
    px = min(box.height - 28 - below, box.width - 36)
    x, y = box.left + (box.width - px) // 2 if below else box.left + 14, box.top + 14
    if view.drawn is not None:
        yield Thumb(in_hand(view, view.drawn), x, y, px)
    left = view.left + sum(kind is not None for kind in view.held)
    at = (box.left + 24, box.bottom - 52) if below else (x + px + 18, y + 30)
    yield Label(f"×{left}", *at, Face.FIGURE, 44, INK)
    x = at[0] + (96 if below else 0)
    for seat, kind in enumerate(view.held):
        if kind is not None:
            small = min(80, box.right - 24 - x)
            yield Thumb(in_hand(view, kind), x, box.bottom - 14 - small, small)
            yield _token(picture, Seat(seat), x + small, box.bottom - 14 - small, 36)
            x += small + 30


_HIGH = 240
"""From this height on the drawn tile has its number below it."""


def _player(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    view: View = picture.view
    won = bool(view.result and seat in view.result.ranking[0])
    yield from people.panel(box, people.CHOSEN if seat == view.turn or won else people.AT_REST)
    yield _token(picture, seat, box.left + 34, box.top + 36, 48)
    points, y = str(view.scores[seat]), box.top + 40
    room = box.width - 96 - width(points, Face.FIGURE, _POINTS)
    yield people.name(picture, seat, box.left + 66, box.top + 36, 40, room)
    if won:
        yield Sprite("crown", box.left + 34, box.top + 12, 26)
    ink = BADGE if seat == view.turn else INK
    yield Label(points, box.right - 16, y, Face.FIGURE, _POINTS, ink, "rm")
    x, y = box.left + 12, box.bottom - 42
    figure = key(people.colours(picture)[seat], STAND)
    if box.height >= _HIGH_CARD:
        step = (box.width - 40) // FOLLOWERS
        for n in range(FOLLOWERS):
            at = x + 26 + n * step
            if n < view.supply[seat]:
                yield Sprite(figure, at, box.top + 128, 54)
            else:
                yield Sprite(_SPENT, at, box.top + 108, 1)
    else:
        yield Sprite(figure, x + 22, y + 24, 50)
        yield Label(f"×{view.supply[seat]}", x + 46, y + 2, Face.FIGURE, 42, INK)
        x += 110
    if keep := view.keeps[seat]:
        yield Sprite(icons.key("castle-keep"), x + 26, y, 54)
        yield Label(str(keep.size), x + 58, y + 2, Face.FIGURE, 42, INK)
        x += 96
    yield from _bonuses(view, seat, Box(x, y - 38, box.right - 8, y + 38))


_SPENT = "disc/#d9c394/#a58a5f/12"
"""In the place of a follower who is not at home."""
_POINTS = 72
"""The size of somebody's points."""


def _token(picture: Picture, seat: Seat, x: int, y: int, px: int) -> Sprite:
    """Show somebody's colour and shape without the name's letter: here letters are places."""
    return Sprite(tokens.key(people.colours(picture)[seat]), x, y, px)


def _bonuses(view: View, seat: Seat, box: Box) -> Iterator[Item]:
    """Show the wall tiles that are not used up, in rows, as large as there is room."""
    held = view.taken[seat]
    for px in range(74, _LEAST - 1, -2):
        is_plate = px >= _PLATE
        step = (plate_width(px) if is_plate else px) + 6
        across = max(1, box.width // step)
        if -(-len(held) // across) * (px + 4) <= box.height:
            break
    for i, bonus in enumerate(held):
        x, y = box.left + (i % across) * step, box.top + px // 2 + 2 + (i // across) * (px + 4)
        yield from plate(x, y, px, bonus) if is_plate else slab(x + px // 2, y, px, bonus)


_PLATE = 70
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

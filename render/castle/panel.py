"""The panel beside the castle: the tile to be laid, and what each player has."""

from collections.abc import Iterator

from games.castle.view import View
from games.core.values import Cell, Rotation, Seat
from render.castle.art import palette as p
from render.castle.pieces import art, slab
from render.pieces import icons
from render.pieces.followers import STAND, key
from render.sheet import people
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Sprite, Thumb
from render.theme import BADGE, INK, Face

_WIDE = 300
"""From this width on the drawn tile has its figures beside it."""
CARD = 232
"""The least height of a player's card."""


def panel(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay out the drawn tile and both players."""
    view: View = picture.view
    top = box.top
    if view.drawn is not None or view.left:
        high = min(220, box.height - 2 * CARD - 24)
        yield from _next(picture, Box(box.left, top, box.right, top + high))
        top += high + 12
    yield from players(picture, Box(box.left, top, box.right, box.bottom))


def players(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay out both players, one below the other."""
    half = (box.height - 12) // 2
    for seat in (0, 1):
        top = box.top + seat * (half + 12)
        yield from _player(picture, Seat(seat), Box(box.left, top, box.right, top + half))


def _next(picture: Picture, box: Box) -> Iterator[Item]:
    """Show the tile to be laid, how many are left, and who lays which one next."""
    view: View = picture.view
    yield Panel(box, "#efe7d5", INK, 14, shadow=True, foot="#d8cbb0")
    wide = box.width >= _WIDE
    px = min(box.height - 28, 176) if wide else 128
    y = box.top + (box.height - px) // 2 if wide else box.top + 14
    x = box.left + 18
    if view.drawn is not None:
        yield Thumb(art(Cell(0, 0), view.drawn, Rotation.R0), x, y, px)
    left = view.left + sum(kind is not None for kind in view.held)
    at = (x + px + 18, y + 30) if wide else (x, box.bottom - 30)
    yield Label(f"×{left}", *at, Face.FIGURE, 44, INK)
    x = x + px + 18 if wide else x + 82
    for seat, kind in enumerate(view.held):
        if kind is not None:
            small = min(px - 60, box.right - 24 - x)
            foot = y + px if wide else box.bottom - 14
            yield Thumb(art(Cell(0, 0), kind, Rotation.R0), x, foot - small, small)
            yield from people.person(picture, Seat(seat), x + small, foot - small, 36)


def _player(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    view: View = picture.view
    won = bool(view.result and seat in view.result.ranking[0])
    yield from people.panel(box, people.CHOSEN if seat == view.turn or won else people.AT_REST)
    yield from people.person(picture, seat, box.left + 34, box.top + 36, 48)
    yield people.name(picture, seat, box.left + 66, box.top + 36, 38, box.width - 76)
    if won:
        yield Sprite("crown", box.left + 34, box.top + 12, 26)
    y = box.top + 96
    points = str(view.scores[seat])
    yield Label(points, box.left + 16, y, Face.FIGURE, 66, BADGE if seat == view.turn else INK)
    x = box.left + 24 + 36 * len(points)
    yield Sprite(key(people.colours(picture)[seat], STAND), x + 26, y + 20, 42)
    yield Label(f"×{view.supply[seat]}", x + 48, y + 2, Face.NAME, 34, INK)
    yield from _keep(view, seat, box, y)
    yield from _bonuses(view, seat, Box(box.left + 12, y + 42, box.right - 10, box.bottom - 8))


def _keep(view: View, seat: Seat, box: Box, y: int) -> Iterator[Item]:
    """Show how large the keep is, where there is one: beside the supply, or below."""
    keep = view.keeps[seat]
    if keep is None:
        return
    x, y = (box.right - 104, y) if box.width >= _WIDE else (box.right - 96, box.bottom - 36)
    yield Sprite(icons.key("castle-keep"), x + 24, y, 50)
    yield Label(str(keep.size), x + 54, y + 2, Face.FIGURE, 40, INK)


def _bonuses(view: View, seat: Seat, box: Box) -> Iterator[Item]:
    """Show the wall tiles that are not used up, in rows."""
    held = view.taken[seat]
    px = 64
    across = max(1, box.width // (px + 8))
    while (len(held) + across - 1) // across * (px + 8) > box.height and px > 40:
        px -= 4
        across = max(1, box.width // (px + 8))
    for i, bonus in enumerate(held):
        x = box.left + px // 2 + (i % across) * (px + 8)
        yield from slab(x, box.top + px // 2 + 4 + (i // across) * (px + 8), px, bonus)


def landing(
    picture: Picture, seat: Seat, said: str, box: Box, extra: Iterator[Item]
) -> Iterator[Item]:
    """Say what a move brings somebody: a line with the follower, the points and what lies there."""
    y = (box.top + box.bottom) // 2
    yield Panel(box, p.AWNING_PALE, INK, 12)
    yield Sprite(key(people.colours(picture)[seat], STAND), box.left + 30, y + 18, 44)
    yield Label(said, box.left + 58, y + 1, Face.FIGURE, 40, INK)
    yield from extra

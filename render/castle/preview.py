"""The preview: the tile as it would lie, its turns, free places, where the marker would land."""

from collections.abc import Iterator
from typing import Any

from games.castle.castle_map import Deployed, Laid
from games.castle.components import Segment, Spot
from games.castle.forecast import Landing, placed
from games.castle.view import View
from games.core.values import Cell, Rotation
from render.castle.art.shapes import spots
from render.castle.board import on_the_wall
from render.castle.layout import Layout, place
from render.castle.panel import LINE, LOW_CARD, landing, players
from render.castle.pieces import follower, followers, in_hand, keeps, letter, markers, tiles
from render.castle.ribbon import ribbons
from render.castle.track import towers
from render.pieces.followers import STAND, key
from render.sheet.marks import marks
from render.sheet.people import colours
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Badge, Box, Glow, Item, Scene, Sprite, Thumb
from render.theme import BADGE, CREAM, GOLD, INK

_TURN, _LEAST = 120, 66
"""The greatest and the least side of a turned tile."""
_ROW = 3
"""Turns that always lie in one row."""
_LARGE, _LARGE_OF_MANY = 270, 226
"""The side of the tile that is tried out, and where several turns are shown below it."""


def ghost_of(picture: Picture) -> tuple[Cell, Laid] | None:
    """Return where the drawn tile would lie, once a square is chosen."""
    answers = _answers(picture)
    cell, rotation = answers.get("cell"), answers.get("rotation")
    if cell is None or rotation is None or picture.view.drawn is None:
        return None
    return cell, Laid(picture.view.drawn, rotation)


def _answers(picture: Picture) -> dict[str, Any]:
    return dict(picture.focus.answers) if picture.focus else {}


def preview(picture: Picture, cell: Cell, ghost: Laid) -> Scene:
    """Lay out the castle with the tile in it, and the tile large beside it."""
    found = place(picture.room, wide=True)
    chosen = _answers(picture).get("follower")
    coming = placed(picture.view, cell, ghost.rotation, chosen)
    items = (
        *_castle(picture, found, cell, ghost, coming),
        *_panel(picture, found, ghost, coming),
    )
    return Scene(1280, found.height, items, found.ground)


def _castle(
    picture: Picture, found: Layout, cell: Cell, ghost: Laid, coming: list[Landing]
) -> Iterator[Item]:
    view: View = picture.view
    laid = {**view.castle_map.tiles, cell: ghost}
    yield from tiles(found, laid, cell)
    yield from ribbons(picture, found)
    yield from on_the_wall(picture, found)
    yield from keeps(picture, found)
    yield from followers(picture, found, view.castle_map.tiles)
    chosen = _answers(picture).get("follower")
    if isinstance(chosen, Segment):
        assert picture.focus
        yield follower(picture, found, laid, Deployed(picture.focus.seat, Spot(cell, chosen)))
    yield from markers(picture, found)
    for each in coming:
        yield from _landed_marker(picture, found, each)


def _landed_marker(picture: Picture, found: Layout, each: Landing) -> Iterator[Item]:
    """Show a marker where it would come to stand, in gold."""
    if each.tower is not None:
        x, y = found.at(towers()[each.tower])
        half = round(0.36 * found.px)
        yield Glow(Box(x - half, y - half, x + half, y + half), 6)
    x, y = found.space(each.total)
    tall, r = max(52, round(found.px * 0.62)), round(0.22 * found.px)
    yield Glow(Box(x - r, y - r, x + r, y + r), 5)
    yield Sprite(key(colours(picture)[each.seat], STAND), x, y + round(0.3 * tall), tall, 75)


def _panel(picture: Picture, found: Layout, ghost: Laid, coming: list[Landing]) -> Iterator[Item]:
    """Lay out the tile with letters, its turns and points; the players."""
    box, turns = found.panel, marks(picture.focus, Rotation)
    card = LOW_CARD if any(picture.view.taken) else _NAMED
    below = 14 + len(coming[:_MOST]) * (LINE + 6) + 2 * card + 12
    room = box.height - 24 - _LARGE_OF_MANY - below
    rows, side = _grid(len(turns), box.width, room)
    top, px = box.top + 6, min(box.width - 12, _LARGE_OF_MANY if rows > 1 else _LARGE)
    yield from _large(picture, (box.left + (box.width - px) // 2, top, px), ghost)
    top += px + 18
    if turns:
        high = rows * (side + _APART) - _APART
        yield from _turns(picture, Box(box.left, top, box.right, top + high), ghost, rows)
        top += high + 14
    yield from _landings(picture, Box(box.left, top, box.right, box.bottom), coming)
    top += len(coming[:_MOST]) * (LINE + 6)
    if box.bottom - top >= 2 * _NAMED:
        yield from players(picture, Box(box.left, top, box.right, box.bottom))


_APART = 12
"""Pixels between turns."""
_MOST = 3
"""Lines about points to come."""
_NAMED = 136
"""The least height of somebody's name and points, the gap to the next included."""


def _landings(picture: Picture, box: Box, coming: list[Landing]) -> Iterator[Item]:
    for row, each in enumerate(coming[:_MOST]):
        top = box.top + row * (LINE + 6)
        yield from landing(picture, each, Box(box.left, top, box.right, top + LINE))


def _grid(count: int, wide: int, high: int) -> tuple[int, int]:
    """Return in how many rows turns are as large as possible, and how large.

    :param high: the room for two rows; below one the tile that is tried out is larger.
    """
    in_one = min((wide + _APART) // max(1, count) - _APART, high - (_LARGE - _LARGE_OF_MANY))
    in_two = min((wide + _APART) // 2, (high + _APART) // 2) - _APART
    rows = 2 if count > _ROW and in_two > in_one else 1
    return rows, min(_TURN, max(in_two if rows > 1 else in_one, _LEAST))


def _turns(picture: Picture, box: Box, ghost: Laid, rows: int) -> Iterator[Item]:
    """Show the lawful turns in rows, in their middle, the number of each in its corner."""
    turns = marks(picture.focus, Rotation)
    side, across = (box.height + _APART) // rows - _APART, -(-len(turns) // rows)
    left = (box.left + box.right - across * (side + _APART) + _APART) // 2
    for i, mark in enumerate(turns):
        x, y = left + i % across * (side + _APART), box.top + i // across * (side + _APART)
        yield from _turn_thumb(picture.view, mark, ghost, (x, y, side))


def _large(picture: Picture, where: tuple[int, int, int], ghost: Laid) -> Iterator[Item]:
    """Show the tile large, with a letter on each segment that may be claimed."""
    x, y, px = where
    places = spots(ghost.kind, ghost.rotation)
    yield Thumb(in_hand(picture.view, ghost.kind, ghost.rotation), x, y, px, GOLD)
    for mark in marks(picture.focus, Segment):
        assert picture.focus
        sx, sy = places[mark.value]
        at = (x + min(px - 34, max(34, round(sx * px))), y + min(px - 34, max(34, round(sy * px))))
        if mark.picked:
            tall = round(px * 0.3)
            colour = colours(picture)[picture.focus.seat]
            yield Sprite(key(colour, STAND), at[0], at[1] + round(0.38 * tall), tall)
            side = 52 if at[0] < x + px // 2 else -52
            yield letter(at[0] + side, at[1] - 20, mark.label, picked=True, r=28)
        else:
            yield letter(*at, mark.label, r=28)


def _turn_thumb(view: View, mark: Mark, ghost: Laid, where: tuple[int, int, int]) -> Iterator[Item]:
    (x, y, px), picked = where, mark.value == ghost.rotation
    yield Thumb(in_hand(view, ghost.kind, mark.value), x, y, px, GOLD if picked else "")
    inks = (CREAM, BADGE, GOLD) if picked else (CREAM, INK, CREAM)
    yield Badge(x + 20, y + 20, 24, mark.label, *inks)

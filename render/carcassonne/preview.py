"""The preview: the drawn tile as it would lie, its lawful rotations, the free places on it."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from games.carcassonne.actions import MeepleAction, Post, Recall
from games.carcassonne.components import Figure, Segment, Spot
from games.carcassonne.view import Laid, View
from games.core.values import Cell, neighbours
from render.carcassonne.art.spots import place_of, spots
from render.carcassonne.edge import table_edge
from render.carcassonne.leaving import aside, who_leaves
from render.carcassonne.letters import LETTER, SMALL, beside, chosen_letter, free_letter
from render.carcassonne.overview import Overview
from render.carcassonne.pieces import (
    CARD_SIZE,
    colours,
    follower,
    followers,
    in_hand,
    ingots,
    pile,
    players,
    tiles_of,
)
from render.sheet.grid import HEIGHTS, WHOLE, Extent, densest, extent, heights, plan
from render.sheet.legend import legend, legend_height
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Badge, Box, Item, Panel, Paper, Rule, Scene, Sprite, Thumb, Tiles
from render.theme import BADGE, CREAM, EDGE, FRAME, GOLD, INK, MARGIN, STYLES, WIDTH
from render.tools.curves import Point

PX = 280
"""The side of a tile: large, so that letters and figures have room beside each other."""
THUMB = 170
STRIP = 232
"""Height of the strip with the rotations."""
MINI = 250
"""Width of the small map beside the rotations."""


class Ghost(Laid, frozen=True):
    """The tile that is about to be placed."""

    cell: Cell


def ghost_of(picture: Picture) -> Ghost | None:
    """Return where the drawn tile would lie, once a cell and a rotation are chosen."""
    answers = _answers(picture.focus)
    kind = answers.get("tile") or picture.view.drawn
    if "cell" not in answers or "rotation" not in answers or kind is None:
        return None
    return Ghost(kind, answers["rotation"], answers["cell"])


def preview(picture: Picture, ghost: Ghost) -> Scene:
    """Lay out the surroundings of a ghost."""
    view: View = picture.view
    assert picture.focus
    laid = {**view.tiles, ghost.cell: Laid(ghost.kind, ghost.rotation)}
    turns = _marks(picture.focus, "rotation")
    foot = EDGE + (STRIP if turns else legend_height(players(picture)))
    height = _height(extent(laid), foot, min(picture.room, _as_tall(picture)))
    tiles = _visible_tiles(laid, ghost.cell, height - foot)
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, height - foot)
    edge = table_edge(view, tiles, sheet)
    lying = list(ingots(gold(picture, ghost), laid, tiles))
    items: list[Item] = [*edge, tiles, *lying, *followers(picture, laid, tiles)]
    lettered = list(places(picture, ghost, tiles, sheet))
    counts = [item for item in lying if isinstance(item, Panel)]
    items += [*lettered, *named(picture, laid, tiles, sheet, [*lettered, *counts])]
    if turns:
        mini = tuple(_mini(picture, tiles, height))
        items += _strip(view, turns, ghost, height, WIDTH - 2 * MARGIN - (MINI if mini else 0))
        items += mini
    else:
        items += legend(players(picture), view.turn, height)
    return Scene(WIDTH, height, tuple(items))


def _answers(focus: Focus | None) -> dict[str, Any]:
    return dict(focus.answers) if focus else {}


def _marks(focus: Focus, field: str) -> tuple[Mark, ...]:
    return next((row.marks for row in focus.rows if row.field == field), ())


def _height(reach: Extent, foot: int, room: int) -> int:
    """Return the lowest sheet that shows all rows of the map, or the tallest that there is room
    for but the tallest of all.
    """
    needed = EDGE + foot + round((reach.rows + 0.5) * PX)
    lawful = heights(min(room, HEIGHTS[-2]))
    return next((height for height in lawful if height >= needed), lawful[-1])


def _as_tall(picture: Picture) -> int:
    """Return the height of the sheet on which the place was asked for, if all of the map had room
    there: a picture that changes its height moves the chat.
    """
    tiles = picture.view.tiles
    cells = {cell for tile in tiles for cell in neighbours(tile)} | {*tiles}
    found = plan([*cells], CARD_SIZE, legend_height(players(picture)), WHOLE, picture.room)
    return max(found.height, _LEAST) if found else picture.room


_LEAST = 1040
"""Of a preview, in pixels: lower ones show too little of what lies round a tile."""


def _visible_tiles(laid: Mapping[Cell, Laid], cell: Cell, bottom: int) -> Tiles:
    """Return the part of the map that is seen above the foot, round the ghost."""
    wide, high = WIDTH - 2 * EDGE, bottom - EDGE
    left, top = densest(cell, laid, wide / PX, high / PX)
    x, y = round(EDGE - left * PX), round(EDGE - top * PX)
    near = [
        c
        for c in laid
        if left - 1.4 < c.x < left + wide / PX + 0.4 and top - 1.4 < c.y < top + high / PX + 0.6
    ]
    return Tiles(x, y, PX, tiles_of(laid, near), lifted=cell)


def places(picture: Picture, ghost: Ghost, tiles: Tiles, sheet: Box) -> Iterator[Item]:
    """Put letters on the free places, and the figure on the chosen one."""
    focus = picture.focus
    assert focus
    colour = colours(picture)[picture.view.turn or focus.seat]
    chosen: MeepleAction | None = _answers(focus).get("meeple")
    marks = _marks(focus, "meeple")
    order = sorted(marks, key=lambda mark: mark.value != chosen)
    at = _letters_at(picture.view, order, ghost, tiles)
    first = {_on_what(mark): mark for mark in reversed(order)}
    small = {mark for mark in marks if first[_on_what(mark)] != mark}
    hidden = [m for m in marks if isinstance(m.value, Recall) and not _shows(sheet, at[m])]
    for mark in hidden:
        del at[mark]
        yield from aside(picture, mark, mark.value == chosen, sheet, tiles.box(ghost.cell))
    style = STYLES[colour]
    letters = [m for m in marks if m in at and m.value != chosen]
    free = [free_letter(m, at[m], style, SMALL if m in small else LETTER) for m in letters]
    if chosen is not None and not isinstance(chosen, Recall):
        figure, segment = chosen if isinstance(chosen, Post) else (Figure.MEEPLE, chosen)
        yield follower(colour, Spot(ghost.cell, segment), ghost, tiles, figure=figure)
    yield from free
    yield from (chosen_letter(m, at[m], free) for m in marks if m in at and m.value == chosen)


def gold(picture: Picture, ghost: Ghost) -> dict[Cell, int]:
    """Return how much gold will lie where."""
    other = _answers(picture.focus).get("beside")
    found = Counter((ghost.cell, other) if other else ())
    return dict(Counter(picture.view.ingots) + found)


def named(
    picture: Picture,
    laid: Mapping[Cell, Laid],
    tiles: Tiles,
    sheet: Box,
    others: Iterable[Item] = (),
) -> Iterator[Badge]:
    """Number the tiles of which one is named with the ghost, each at its place.

    :param others: the items on the sheet so far; no number covers a letter or a figure among them.
    """
    assert picture.focus
    taken = [*_covered_boxes(others)]
    for mark in _marks(picture.focus, "beside"):
        picked = mark.picked or mark.value == _answers(picture.focus).get("beside")
        x, y = pile(laid[mark.value], tiles, mark.value)
        at = _clear((x, y - (LETTER + 16 if picked else 0)), sheet.grown(-LETTER - 6), taken)
        inks = (CREAM, BADGE, GOLD) if picked else (CREAM, INK, CREAM)
        badge = Badge(*at, LETTER, mark.label, *inks)
        taken.append(badge.box)
        yield badge


def _covered_boxes(items: Iterable[Item]) -> Iterator[Box]:
    """Yield the boxes of letters, badges, and figures from head to foot."""
    for item in items:
        if isinstance(item, Badge | Panel):
            yield item.box
        elif isinstance(item, Sprite):
            yield Box(item.x, item.y - item.px, item.x, item.y).grown(item.px // 3)


def _clear(at: tuple[int, int], sheet: Box, taken: Sequence[Box]) -> tuple[int, int]:
    """Return the middle of a disc that covers nothing that is taken, as near as can be."""
    x, y = min(max(at[0], sheet.left), sheet.right), min(max(at[1], sheet.top), sheet.bottom)
    discs = (Box(x, y, x, y).moved(dx, dy) for dx, dy in _STEPS)
    free = (
        (disc.left, disc.top)
        for disc in discs
        if sheet.holds(disc) and not any(disc.grown(LETTER).meets(box) for box in taken)
    )
    return next(free, (x, y))


_STEPS = sorted(
    product(range(-4 * LETTER, 4 * LETTER + 1, LETTER // 2), repeat=2),
    key=lambda step: math.hypot(*step),
)
"""How far a number may move from where it belongs, the nearest first."""


def _shows(sheet: Box, at: tuple[int, int]) -> bool:
    """Tell whether a letter there, and the figure on its right, can be seen."""
    x, y = at
    return sheet.holds(Box(x - LETTER, y - 2 * LETTER, x + 3 * LETTER, y + LETTER))


def _letters_at(
    view: View, marks: Iterable[Mark], ghost: Ghost, tiles: Tiles
) -> dict[Mark, tuple[int, int]]:
    """Return the places of the letters: on segments of the ghost, and beside figures that could
    leave.

    If several kinds of figures can stand on a spot, the first mark is on the spot, the others are
    beside it.
    """
    where, box = spots(ghost.kind, ghost.rotation), tiles.box(ghost.cell)
    found: dict[Mark, tuple[int, int]] = {}
    others: list[tuple[Mark, tuple[int, int]]] = []
    for mark in marks:
        if isinstance(mark.value, Recall):
            found[mark] = _beside_leaving(view, mark.value, tiles)
        elif mark.value is not None:
            at = _on(box, where[_segment(mark.value)])
            if at in found.values():
                others.append((mark, at))
            else:
                found[mark] = at
    for mark, at in others:
        found[mark] = beside(at, list(found.values()), box)
    return found


def _on_what(mark: Mark) -> object:
    """Return the segment of a mark, or what else it is about."""
    meeple = mark.value
    return meeple.segment if isinstance(meeple, Post) else meeple


def _segment(meeple: Segment | Post) -> Segment:
    return meeple.segment if isinstance(meeple, Post) else meeple


def _beside_leaving(view: View, recall: Recall, tiles: Tiles) -> tuple[int, int]:
    cell, segment = who_leaves(view, recall).spot
    laid = view.tiles[cell]
    x, y = _on(tiles.box(cell), place_of(laid.kind, laid.rotation, segment))
    return x - 2 * LETTER, y


def _on(box: Box, spot: Point) -> tuple[int, int]:
    """Return where on the sheet a letter lies whole on its tile."""
    near, far = LETTER + 3, PX - LETTER - 3
    x, y = (min(far, max(near, round(share * PX))) for share in spot)
    return box.left + x, box.top + y


def _strip(
    view: View, turns: tuple[Mark, ...], ghost: Ghost, height: int, room: int
) -> Iterator[Item]:
    """Show the lawful rotations side by side in the middle of `room`, the picked one in gold."""
    top = height - EDGE - STRIP
    yield Paper(Box(EDGE, top, WIDTH - EDGE, height - EDGE))
    yield Rule(Box(EDGE, top, WIDTH - EDGE, top), FRAME, 3)
    step = THUMB + 70
    x, y = MARGIN + (room - step * len(turns) + 70) // 2, top + (STRIP - THUMB) // 2 + 4
    for mark in turns:
        picked = mark.picked or mark.value == ghost.rotation
        name = in_hand(view, ghost.kind, mark.value)
        yield Thumb(name, x, y, THUMB, GOLD if picked else "")
        colours = (CREAM, BADGE, GOLD) if picked else (CREAM, INK, CREAM)
        yield Badge(x + 2, y + 2, LETTER + 2, mark.label, *colours)
        x += step


def _mini(picture: Picture, tiles: Tiles, height: int) -> Iterator[Item]:
    """Show where on the whole map the ghost is, if not all of the map is seen."""
    assert tiles.lifted
    cells = [*picture.view.tiles, tiles.lifted]
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, height - EDGE - STRIP)
    if all(sheet.holds(tiles.box(cell).grown(-PX // 4)) for cell in cells):
        return
    shown = Overview(cells, (MINI, STRIP - 24))
    wide, high = shown.size
    if wide <= MINI and high < STRIP:
        left, top = WIDTH - MARGIN - (MINI + wide) // 2, sheet.bottom + (STRIP - high) // 2
        yield from shown.items(picture.view, (left, top), tiles, sheet)

"""The part of the maze in a private question: all of it, or the current part; at one scale from the
first step of a turn to the last, so that nothing jumps meanwhile.
"""

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import product

from games.core.values import Cell, neighbours
from games.saboteur.components import CARDS
from games.saboteur.maze import Laid, built, fitting
from games.saboteur.view import View
from render.saboteur.maze import LADDER, RIM, Spread, cells, fits, spread
from render.sheet.grid import Extent, extent
from render.sheet.head import HEAD
from render.theme import WIDTH

LEAST = 78
"""The width of a card that can be recognised: 18 points on a phone, where 1280 pixels are 300."""
_TALL = 860
"""Pixels of height by which the scale is chosen, whatever a step of the turn leaves: a hand, what
lies before the others and two rows of buttons fit below; with more, the hand's maze is smaller."""
_SMALLEST = 66
"""The width to which cards shrink beside a hand rather than hide a goal: form and colour still tell
what they are, and the step that asks for a place shows them larger."""
_STEP = 0.25
"""Of a cell: by so much a window is moved to see more."""
_ASKED, _GOAL, _LAST, _NEAR, _JOINED = 1000, 30, 20, 10, 3
"""The value of seeing a cell; of any other one, 1."""


def window(view: View, asked: Collection[Cell], top: int, room: int) -> Spread:
    """Lay out the maze below `top`, no taller than `room`; the cells `asked` are visible whatever
    else is cut off.
    """
    shown = [*cells(view), *asked, *_open(view)]
    reach = extent(shown)
    px = next((px for px in LADDER if px <= LEAST or fits(reach, px, _TALL)), LEAST)
    if fits(reach, px, room):
        return spread(shown, top, room, (px,))
    if asked:
        least = extent(asked)
        px = next((n for n in LADDER if n <= px and fits(least, n, room)), LADDER[-1])
    must = tuple(asked) or _open(view) or tuple(cells(view))
    part = _cut(view, must, reach, px, top, room)
    if asked or all(_is_seen(goal.cell, part) for goal in view.goals):
        return part
    goals = extent([goal.cell for goal in view.goals])
    px = next((n for n in LADDER if _SMALLEST <= n <= px and fits(goals, n, room)), px)
    return _cut(view, [goal.cell for goal in view.goals], reach, px, top, room)


def _is_seen(cell: Cell, part: Spread) -> bool:
    box = part.box(cell)
    return box.top >= HEAD and box.bottom <= part.bottom


def _open(view: View) -> tuple[Cell, ...]:
    """Return where a tunnel of the hand fits, whether it may be played just now or not."""
    goals = {goal.cell: Laid(goal.face, goal.turned) for goal in view.goals if goal.face}
    connected = view.options.get("connected") != "off"
    tunnels = [card for card in dict.fromkeys(view.hand) if CARDS[card].kind == "tunnel"]
    return tuple(
        cell
        for cell, demand in built({**view.maze, **goals}).frontier.items()
        if any(fitting(card, demand, connected) for card in tunnels)
    )


def _cut(view: View, must: Sequence[Cell], reach: Extent, px: int, top: int, room: int) -> Spread:
    """Cut out of the maze what matters most, cards `px` wide."""
    rim = round(px * RIM)
    columns, rows = (WIDTH - 2 * rim) / px, (room - 2 * rim) / (px * 1.5)
    worth = _worth(view, must)
    middle = extent(must)
    across = (middle.left + middle.right - columns) / 2
    down = (middle.top + middle.bottom - rows) / 2

    def value(start: tuple[float, float]) -> float:
        x, y = start
        seen = sum(
            value
            for cell, value in worth.items()
            if x <= cell.x <= x + columns - 1 and y <= cell.y <= y + rows - 1
        )
        return seen - math.hypot(x - across, y - down) / 10

    starts = product(
        _starts(reach.left, reach.right, columns), _starts(reach.top, reach.bottom, rows)
    )
    x, y = max(starts, key=value)
    left, upper = rim - round(x * px), top + rim - round(y * px * 1.5)
    return Spread(left, upper, px, top + room, is_cut=True)


def _starts(first: int, end: int, seen: float) -> Iterator[float]:
    """Yield where a window may begin: if all fits, so that it stands in the middle."""
    spare = end - first - seen
    if spare <= 0:
        yield first + spare / 2
        return
    steps = math.ceil(spare / _STEP)
    yield from (first + spare * step / steps for step in range(steps + 1))


def _worth(view: View, must: Collection[Cell]) -> dict[Cell, int]:
    near = {cell for asked in must for cell in neighbours(asked)}
    last = view.last.cell if view.last else None
    goals = {goal.cell for goal in view.goals}
    joined = set(view.joined)

    def worth(cell: Cell) -> int:
        return (
            _ASKED * (cell in must)
            + _GOAL * (cell in goals)
            + _LAST * (cell == last)
            + _NEAR * (cell in near)
            + _JOINED * (cell in joined)
            + 1
        )

    return {cell: worth(cell) for cell in {*cells(view), *must}}

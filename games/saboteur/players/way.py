"""How far it still is to the gold: the fewest tunnels that lead from the start to each goal."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.core.values import Cell, Rotation, neighbours
from games.saboteur.components import GOALS
from games.saboteur.maze import Maze, built, lay, take
from games.saboteur.view import Laid, View

FAR = 12
"""Tunnels; also where no way leads to a goal."""

_PATH = 0b1111 << 8
"""What the frontier says where the start leads to a cell. See `maze.Demand`."""

Laying = tuple[tuple[Cell, Laid], ...]
"""The cards of a maze, in the order in which they were laid."""


def laying(view: View) -> Laying:
    """Return all that lies on the table open, revealed goals among them."""
    goals = ((g.cell, Laid(g.face, g.turned)) for g in view.goals if g.face is not None)
    return (*view.maze.items(), *goals)


@lru_cache(maxsize=1 << 10)
def maze_of(cards: Laying) -> Maze:
    """Return the maze that cards make."""
    return built(dict(cards))


@lru_cache(maxsize=1 << 12)
def steps(cards: Laying) -> tuple[int, ...]:
    """Return how many more tunnels each goal takes, from north to south; 0 where it is reached."""
    return _steps(maze_of(cards))


@lru_cache(maxsize=1 << 14)
def steps_with(cards: Laying, cell: Cell, card: str, turned: Rotation) -> tuple[int, ...]:
    """Return the same when one more tunnel is laid."""
    return _steps(lay(maze_of(cards), cell, Laid(card, turned)))


@lru_cache(maxsize=1 << 12)
def steps_without(cards: Laying, cell: Cell) -> tuple[int, ...]:
    """Return the same when a tunnel is taken away."""
    return _steps(take(maze_of(cards), cell))


def expected(far: Sequence[int], gold: Sequence[float]) -> float:
    """Return how many tunnels the gold takes, if it is at each goal with these chances."""
    return sum(chance * tunnels for chance, tunnels in zip(gold, far, strict=True))


def _steps(maze: Maze) -> tuple[int, ...]:
    away = _spread(maze)
    return tuple(
        0 if goal in maze.cards or _opens_on(maze, goal) else _nearest(away, goal) for goal in GOALS
    )


def _spread(maze: Maze) -> Mapping[Cell, int]:
    """Walk from where the path can go on over empty cells; count the cards that it takes."""
    now = [cell for cell, demand in maze.frontier.items() if demand & _PATH]
    away = dict.fromkeys(now, 1)
    for taken in range(2, FAR):
        now = [
            near
            for cell in now
            for near in neighbours(cell)
            if near not in away and near not in maze.cards and _is_near(near)
        ]
        away |= dict.fromkeys(now, taken)
        now = list(dict.fromkeys(now))
    return away


def _is_near(cell: Cell) -> bool:
    """Tell whether anybody would go there."""
    return -1 <= cell.x <= 9 and -4 <= cell.y <= 4 and cell not in GOALS


def _opens_on(maze: Maze, goal: Cell) -> bool:
    return any(
        maze.joined.get(near, 0) & 1 << (side + 2) % 4 for side, near in enumerate(neighbours(goal))
    )


def _nearest(away: Mapping[Cell, int], goal: Cell) -> int:
    return min(away.get(near, FAR) for near in neighbours(goal))

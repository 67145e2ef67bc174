"""Distance to the gold: the fewest tunnels that lead from the start to each goal.

A cell where few cards fit counts for more than one: one has to wait for such a card.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import heapify, heappop, heappush

from games.core.values import Cell, Rotation, Side, beside, neighbours
from games.saboteur.components import BASE, CARDS, GOALS, lying
from games.saboteur.maze import Laid, Maze, built, fitting, lay, take
from games.saboteur.view import View

FAR = 12.0
"""Tunnels; also where no way leads to a goal."""
COMMON = 13
"""Cards of the box that lead straight on where nothing else lies around: nobody waits for those."""
RARE = 3.0
"""The most that a cell counts for."""

_PATH = 8
"""Where a demand of the frontier says at which sides the start leads there. See `maze.Demand`."""

Laying = tuple[tuple[Cell, Laid], ...]
"""The cards of a maze, in the order in which they were laid."""


def laying(view: View) -> Laying:
    """Return all cards that lie face up, revealed goals among them."""
    goals = ((g.cell, Laid(g.face, g.turned)) for g in view.goals if g.face is not None)
    return (*view.maze.items(), *goals)


@lru_cache(maxsize=1 << 10)
def maze_of(cards: Laying) -> Maze:
    """Return the maze that cards make."""
    return built(dict(cards))


@lru_cache(maxsize=1 << 12)
def steps(cards: Laying) -> tuple[float, ...]:
    """Return how many more tunnels each goal takes, from north to south; 0 where it is reached."""
    return _steps(maze_of(cards))


@lru_cache(maxsize=1 << 14)
def steps_with(cards: Laying, cell: Cell, card: str, turned: Rotation) -> tuple[float, ...]:
    """Return the same when one more tunnel is laid."""
    return _steps(lay(maze_of(cards), cell, Laid(card, turned)))


@lru_cache(maxsize=1 << 12)
def steps_without(cards: Laying, cell: Cell) -> tuple[float, ...]:
    """Return the same when a tunnel is taken away."""
    return _steps(take(maze_of(cards), cell))


def expected(far: Sequence[float], gold: Sequence[float]) -> float:
    """Return how many tunnels the gold takes, if it is at each goal with these chances."""
    return sum(chance * tunnels for chance, tunnels in zip(gold, far, strict=True))


def _steps(maze: Maze) -> tuple[float, ...]:
    away = _spread(maze)
    return tuple(
        0.0 if goal in maze.cards or _opens_on(maze, goal) else away.get(goal, FAR)
        for goal in GOALS
    )


def _spread(maze: Maze) -> Mapping[Cell, float]:
    """Walk from where the path can go on over empty cells; count the cards that it takes."""
    now = list(_first_steps(maze))
    heapify(now)
    away: dict[Cell, float] = {}
    while now:
        taken, cell = heappop(now)
        if cell in away or taken >= FAR:
            continue
        away[cell] = taken
        for side in range(4) if cell not in GOALS else ():
            for onwards in _onwards(maze, cell, side):
                if onwards not in away and _is_near(onwards):
                    heappush(now, (taken + 1, onwards))
    return away


def _first_steps(maze: Maze) -> Iterator[tuple[float, Cell]]:
    """Yield the empty cells that one card can lead to, and their weight."""
    for cell, demand in maze.frontier.items():
        for side in range(4) if demand >> _PATH & 15 else ():
            if count := _wait(demand, side):
                yield from ((count, onwards) for onwards in _onwards(maze, cell, side))


def _onwards(maze: Maze, cell: Cell, side: int) -> Iterator[Cell]:
    """Yield the empty cells that one comes to from a cell at a side: the next one, or those to
    which tunnels lead that are cut off.
    """
    arrivals = [(beside(cell, side), (side + 2) % 4)]
    seen: set[tuple[Cell, int]] = set()
    while arrivals:
        arrival = at, entered = arrivals.pop()
        if at not in maze.cards:
            yield at
        elif arrival not in seen and at not in maze.joined:
            seen.add(arrival)
            card = lying(maze.cards[at].card, maze.cards[at].turned)
            outs = {out for way in card.ways if entered in way for out in way if out != entered}
            arrivals += [(beside(at, out), (out + 2) % 4) for out in outs]


@cache
def _wait(demand: int, side: int) -> float:
    """Return for how much a cell counts through which the path is to go on at a side.

    0: no card leads there.
    """
    asked = demand >> _PATH & 15
    good = sum(
        any(_leads(card, turned, asked, side) for turned in fitting(card, demand, connected=True))
        for card in BASE.cards
        if CARDS[card].kind == "tunnel"
    )
    return min(RARE, max(1.0, COMMON / good)) if good else 0.0


def _leads(card: str, turned: Rotation, asked: int, side: int) -> bool:
    """Tell whether a card leads from one of these sides to another one."""
    ways = lying(card, turned).ways
    return any(Side(side) in way and any(1 << each & asked for each in way) for way in ways)


def _is_near(cell: Cell) -> bool:
    """Tell whether anybody would go there."""
    return -1 <= cell.x <= 9 and -4 <= cell.y <= 4


def _opens_on(maze: Maze, goal: Cell) -> bool:
    return any(
        maze.joined.get(near, 0) & 1 << (side + 2) % 4 for side, near in enumerate(neighbours(goal))
    )

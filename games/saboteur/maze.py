"""The maze: the places where cards fit, the cells joined with the start, and the goals that it has
reached.

Sides are kept as masks of four bits, one for each side (`1 << side`).

**Joined.** From the start and from every ladder one walks along ways, from a side of a card to the
same side of its neighbour, if that has a tunnel there. A stub or a dead end leads no further.
`Maze.joined` holds, for each cell that is walked through, the sides at which the path comes out: a
bridge may be joined with one of its tunnels and cut off with the other.

**The frontier** holds for each empty cell that a tunnel opens on what is asked of a card there, as
a number: sides that must have a tunnel, sides that must have none, sides at which the path from
the start arrives, and whether a goal lies beside it. There are few such demands and few cards, so
whether and how a card fits is a table that fills itself (`fitting`). Goals that lie face down ask
for nothing (ruling 5) and are no part of the maze; revealed ones are cards like others.

When a card is laid, only the walk from it is new; a card is seldom taken away, and then everything
is walked anew.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from games.core.memo import memo
from games.core.values import Cell, Rotation, Side, neighbours
from games.saboteur.components import (
    CARDS,
    GOALS,
    START,
    TURNED,
    UPRIGHT,
    Door,
    Touch,
    lying,
    turns,
)

Mask = int
"""Some sides of a card."""

_GOALS = frozenset(GOALS)
_OPPOSITE = (2, 3, 0, 1)
_FACING = tuple(1 << side for side in _OPPOSITE)
"""By side: that of the neighbour which touches it."""


class Laid(Struct, frozen=True, array_like=True):
    """A tunnel card on the table."""

    card: str
    turned: Rotation


class Maze(Struct, frozen=True):
    """The cards on the table, and facts derived from them."""

    cards: Mapping[Cell, Laid]
    """The start, the tunnels and the revealed goals, in the order in which they were laid."""
    joined: Mapping[Cell, Mask]
    """For each cell that the start leads to, the sides at which the path comes out."""
    frontier: Mapping[Cell, int]
    """The requirements of empty cells, row by row."""


class Demand(NamedTuple):
    """The requirements of a cell."""

    tunnel: Mask
    wall: Mask
    path: Mask
    """The sides at which the path from the start arrives; a part of `tunnel`."""
    goal: bool
    """Whether a goal lies beside the cell, revealed or not."""

    @property
    def code(self) -> int:
        """The number that stands for it."""
        return self.tunnel | self.wall << 4 | self.path << 8 | self.goal << 12


def lay(maze: Maze, cell: Cell, laid: Laid) -> Maze:
    """Return the maze with one more card, whatever it fits (a stone may not fit)."""
    cards = {**maze.cards, cell: laid}
    joined = dict(maze.joined)
    opened = _open_sides(joined, cell)
    arrivals = [(cell, side) for side in range(4) if opened & 1 << side]
    walked = _walk(cards, joined, arrivals, (cell,))
    frontier = dict(maze.frontier)
    frontier.pop(cell, None)
    _look_around(cards, joined, frontier, {cell, *walked})
    return Maze(cards, joined, _in_rows(frontier))


def take(maze: Maze, cell: Cell) -> Maze:
    """Return the maze without a card."""
    cards = {at: laid for at, laid in maze.cards.items() if at != cell}
    joined = _joined_sides(cards)
    cut_off = [at for at, ways in maze.joined.items() if joined.get(at) != ways]
    frontier = dict(maze.frontier)
    _look_around(cards, joined, frontier, {cell, *neighbours(cell), *cut_off})
    return Maze(cards, joined, _in_rows(frontier))


def built(cards: Mapping[Cell, Laid]) -> Maze:
    """Return the maze that cards make, wherever they lie."""
    joined, frontier = _joined_sides(cards), dict[Cell, int]()
    _look_around(cards, joined, frontier, cards)
    return Maze(cards, joined, _in_rows(frontier))


def _joined_sides(cards: Mapping[Cell, Laid]) -> dict[Cell, Mask]:
    """Return the sides that can be reached from the start, by walking all of the maze."""
    joined: dict[Cell, Mask] = {}
    _walk(cards, joined, [], cards)
    return joined


@cache
def fitting(card: str, demand: int, connected: bool) -> tuple[Rotation, ...]:
    """Return the rotations in which a tunnel card may be laid where this is asked.

    Booklet, "Выкладывание карты туннелей"; ruling 18 for cards of Saboteur 2.
    """
    asked = _decoded_demand(demand)
    touch = CARDS[card].touches
    path = touch is Touch.PATH or (touch is Touch.AGREED and connected)
    needed = asked.path if path else asked.tunnel
    if touch is Touch.TUNNEL and asked.goal:
        return ()
    return tuple(
        turned
        for turned in turns(card)
        if not asked.tunnel & ~exits(card, turned)
        and not asked.wall & exits(card, turned)
        and needed & exits(card, turned)
    )


def reached(maze: Maze) -> tuple[Cell, ...]:
    """Return the goals, still face down, that the path from the start opens on."""
    hidden = (cell for cell in GOALS if cell not in maze.cards)
    return tuple([cell for cell in hidden if _open_sides(maze.joined, cell)])


def settled(maze: Maze, cell: Cell, card: str) -> Rotation:
    """Return how a revealed goal lies: so that all sides fit if that can be, else so that it meets
    the path that reached it. Ruling 6.
    """
    asked = _demand(maze.cards, maze.joined, cell)

    def fit(turned: Rotation) -> tuple[bool, bool, int]:
        shown = exits(card, turned)
        wrong = (asked.tunnel & ~shown) | (asked.wall & shown)
        return not wrong, bool(shown & asked.path), -wrong.bit_count()

    return max((UPRIGHT, TURNED), key=fit)


@memo(1 << 5, by=1)
def joined_cells(
    cards: Mapping[Cell, Laid], joined: Mapping[Cell, Mask] | None = None
) -> tuple[Cell, ...]:
    """Return the cells of the cards that one comes to from the start.

    :param joined: the maze's own, if it is at hand.
    """
    ways = _joined_sides(cards) if joined is None else joined
    return tuple([cell for cell in cards if cell in ways or _is_met(cards, ways, cell)])


def is_joined(maze: Maze, cell: Cell) -> bool:
    """Tell whether one comes from the start to a card, be it into a dead end."""
    return cell in maze.joined or _is_met(maze.cards, maze.joined, cell)


def _is_met(cards: Mapping[Cell, Laid], joined: Mapping[Cell, Mask], cell: Cell) -> bool:
    """Tell whether the path from the start opens on a tunnel of a card."""
    laid, opened = cards[cell], _open_sides(joined, cell)
    return bool(opened and opened & exits(laid.card, laid.turned))


def passable(maze: Maze, goal: Cell, barred: Door) -> bool:
    """Tell whether one comes to a goal without going through doors of a colour."""
    cards = {at: laid for at, laid in maze.cards.items() if CARDS[laid.card].door is not barred}
    return goal in _joined_sides(cards)


def exits(card: str, turned: Rotation) -> Mask:
    """Return the sides at which a card as it lies shows a tunnel, dead ones included."""
    return _shape(card, turned).exits


class _Shape(NamedTuple):
    """A card as it lies, in masks."""

    exits: Mask
    through: tuple[Mask, Mask, Mask, Mask]
    """By sides: the exits of the tunnel that begins there; 0 if there is none."""


@cache
def _shape(id: str, turned: Rotation) -> _Shape:
    card = lying(id, turned)
    north, east, south, west = (
        next((_mask(way) for way in card.ways if side in way), 0) for side in Side
    )
    return _Shape(_mask(card.exits), (north, east, south, west))


def _mask(sides: Iterable[Side]) -> Mask:
    return sum(1 << side for side in sides)


def _open_sides(joined: Mapping[Cell, Mask], cell: Cell) -> Mask:
    """Return the sides from which the path from the start opens on a cell.

    Each neighbour's way to the cell (bits: 1 north, 2 east, 4 south, 8 west), moved to the side
    where it arrives: half the way round.
    """
    ways = joined.get
    north, east, south, west = neighbours(cell)
    return (
        (ways(north, 0) & 4) >> 2
        | (ways(east, 0) & 8) >> 2
        | (ways(south, 0) & 1) << 2
        | (ways(west, 0) & 2) << 2
    )


def _walk(
    cards: Mapping[Cell, Laid],
    joined: dict[Cell, Mask],
    arrivals: list[tuple[Cell, int]],
    laid: Iterable[Cell],
) -> set[Cell]:
    """Walk on from arrivals (into a cell, at a side), and from the sources among the cells laid.

    Writes into `joined`; returns the cells that were walked through.
    """
    walked = set()
    for cell in laid:
        if CARDS[cards[cell].card].source:
            card, turned = cards[cell].card, cards[cell].turned
            arrivals += [(cell, side) for side in range(4) if _shape(card, turned).through[side]]
    while arrivals:
        cell, side = arrivals.pop()
        if cell not in cards:
            continue
        way = _shape(cards[cell].card, cards[cell].turned).through[side]
        known = joined.get(cell, 0)
        if way & ~known:
            joined[cell] = known | way
            walked.add(cell)
            arrivals += [
                (near, _OPPOSITE[out])
                for out, near in enumerate(neighbours(cell))
                if way & 1 << out
            ]
    return walked


def _look_around(
    cards: Mapping[Cell, Laid],
    joined: Mapping[Cell, Mask],
    frontier: dict[Cell, int],
    changed: Iterable[Cell],
) -> None:
    """Update the requirements of the empty cells beside the changed ones."""
    around = {near for cell in changed for near in neighbours(cell)}
    for cell in around.difference(cards, _GOALS):
        demand = _demand(cards, joined, cell)
        if demand.tunnel:
            frontier[cell] = demand.code
        else:
            frontier.pop(cell, None)


def _demand(cards: Mapping[Cell, Laid], joined: Mapping[Cell, Mask], cell: Cell) -> Demand:
    tunnel = wall = path = 0
    around = neighbours(cell)
    for side, near in enumerate(around):
        laid = cards.get(near)
        if laid is not None:
            facing = _FACING[side]
            if _shape(laid.card, laid.turned).exits & facing:
                tunnel |= 1 << side
            else:
                wall |= 1 << side
            if joined.get(near, 0) & facing:
                path |= 1 << side
    return Demand(tunnel, wall, path, not _GOALS.isdisjoint(around))


def _decoded_demand(code: int) -> Demand:
    return Demand(code & 15, code >> 4 & 15, code >> 8 & 15, bool(code >> 12))


def _in_rows(frontier: Mapping[Cell, int]) -> dict[Cell, int]:
    return {cell: frontier[cell] for cell in sorted(frontier, key=itemgetter(1, 0))}


BEGINNING = built({START: Laid("start", UPRIGHT)})
"""The start alone."""

"""A game's functions for moves that are prepared before their turn (docs/adr/0094)."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.core.regions import BaseRegion
from games.core.values import Cell, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
R = TypeVar("R", bound=BaseRegion[Any])


class Preparing(Struct, Generic[S, A, V], frozen=True):
    """The decisions that a seat may make ahead, and the changes of the position that make it decide
    anew. All are functions of the seat's knowledge.
    """

    on_turn: Callable[[S, Seat], S | None]
    """(state, a seat that is not to act) -> the same state, but with that seat to act, so that it
    has a decision now. None: its choice of cards or tiles is not known yet."""
    concerns: Callable[[V, A], object]
    """(view of the seat, action) -> the part of the position that the action was chosen for, such
    as the surroundings of the place. If it has changed when the turn comes, the seat is asked. It
    must not hold anything that changes with every move, such as whose turn it is."""
    idle: Callable[[S, Seat], A | None] | None = None
    """(state, a seat that is to act) -> what is done there turn after turn, if its person wants,
    while something keeps it from playing (its tools are broken); None: nothing does."""
    occasion: Callable[[V], object] = lambda view: None
    """(view of the seat) -> what its person idles for, such as the round and the role in it. Once
    it has changed, the seat idles no more, whatever keeps it from playing."""


def at_stake(
    regions: Iterable[R],
    cell: Cell,
    owners: Callable[[R], object],
    worth: Callable[[R], object],
) -> list[str]:
    """Return digests of the regions that go on at an empty cell: a tile there may be good for one
    owner and bad for the next, however far away the ownership has changed.

    :param owners: returns the kind and the owners of a region.
    :param worth: returns the worth of a region that is open at no other cell, so that the tile may
        complete it.
    """
    near = (region for region in regions if cell in region.open)
    return sorted(repr((owners(r), worth(r) if len(r.open) == 1 else None)) for r in near)

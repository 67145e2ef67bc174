"""What a game says of moves that are prepared before their turn (docs/adr/0094)."""

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
    """What a seat may decide ahead, and what would make it decide anew. All of it follows from what
    the seat may know.
    """

    on_turn: Callable[[S, Seat], S | None]
    """(state, a seat that is not to act) -> the same state, but that seat is to act: what it could
    decide if its turn came now, something at least. None: what it will choose from is not known."""
    concerns: Callable[[V, A], object]
    """(view of the seat, action) -> what the action was chosen for, besides being lawful: what lies
    round the place, how somebody stands. If it is something else when the turn comes, the seat is
    asked. Nothing that changes with every move: not whose turn it is."""
    idle: Callable[[S, Seat], A | None] | None = None
    """(state, a seat that is to act) -> what is done there turn after turn, if its person wants,
    while something keeps it from playing (its tools are broken); None: nothing does."""


def at_stake(
    regions: Iterable[R],
    cell: Cell,
    owners: Callable[[R], object],
    worth: Callable[[R], object],
) -> list[str]:
    """Return what the regions are that go on at an empty cell: a tile there may be good for one
    owner and bad for the next, however far away that has been decided.

    :param owners: of a region: which kind it is, and whose.
    :param worth: of a region that goes on nowhere else: the tile may complete it.
    """
    near = (region for region in regions if cell in region.open)
    return sorted(repr((owners(r), worth(r) if len(r.open) == 1 else None)) for r in near)

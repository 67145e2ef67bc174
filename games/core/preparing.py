"""What a game says of moves that are prepared before their turn (docs/adr/0094)."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from games.core.values import Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


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

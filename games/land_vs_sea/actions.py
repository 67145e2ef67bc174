"""The actions of a player of Land vs Sea."""

from enum import Enum
from typing import ClassVar, NamedTuple

from games.core.contract import Action
from games.core.hexes import HexRotation
from games.core.values import Cell, Seat
from games.land_vs_sea.components import Spot


class Pick(Enum):
    """A side of a tile in hand: of the first tile the public one and the hidden one, then of the
    second.
    """

    A = "A"
    B = "B"
    C = "C"
    D = "D"

    _value_: str
    tile: int
    """The index of the tile in the hand, 0 or 1."""
    is_hidden: bool
    """Whether only those who had the tile in hand have seen it."""

    def __init__(self, letter: str) -> None:
        place = "ABCD".index(letter)
        self.tile, self.is_hidden = place // 2, place % 2 == 1

    def __str__(self) -> str:
        return self._value_


class Stack(Enum):
    """The stacks to draw from."""

    _value_: str

    FIRST = "first"
    SECOND = "second"

    @property
    def index(self) -> int:
        """Its place in the state's stacks."""
        return int(self is Stack.SECOND)

    def __str__(self) -> str:
        return self._value_


class Theft(NamedTuple):
    """A tile of somebody's hand that is taken."""

    seat: Seat
    tile: int
    """0 or 1."""

    def __str__(self) -> str:
        return f"{self.seat}.{self.tile}"


class Lay(Action, frozen=True, gc=False):
    """Lay a tile on the map with one of its sides up, do its action, and choose the stack to draw
    from.

    Booklet pp. 6-8. The stack is asked for here if nothing that the player learns in between could
    change the choice, so that a usual turn is one decision.
    """

    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})
    closing: ClassVar[frozenset[tuple[str, Stack]]] = frozenset(("stack", one) for one in Stack)

    side: Pick
    cell: Cell
    rotation: HexRotation
    stack: Stack | None = None
    """None where it is chosen later, nothing is drawn, or there is no choice."""
    theft: Theft | None = None
    """None where the side lets nobody steal or nobody has a tile to spare."""

    def __str__(self) -> str:
        stack = "" if self.stack is None else f" {self.stack!s}"
        theft = "" if self.theft is None else f" steal {self.theft!s}"
        return f"lay {self.side!s} {self.cell!s} {self.rotation!s}{stack}{theft}"


class Fill(Action, frozen=True):
    """The volcano or the whirlpool in a hole. Booklet p. 11."""

    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})

    cell: Cell
    rotation: HexRotation

    def __str__(self) -> str:
        return f"fill {self.cell} {self.rotation}"


class Mark(Action, frozen=True):
    """One's waypoint on the map, or not. Booklet p. 15."""

    at_once: ClassVar[bool] = True

    spot: Spot | None

    def __str__(self) -> str:
        return f"mark {self.spot or 'nothing'}"


class Draw(Action, frozen=True):
    """A tile from a stack. Booklet p. 7."""

    at_once: ClassVar[bool] = True

    stack: Stack

    def __str__(self) -> str:
        return f"draw {self.stack}"


Decision = Lay | Fill | Mark | Draw

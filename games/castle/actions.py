"""The actions of a player of the Castle in a turn."""

from enum import Enum
from typing import ClassVar, NamedTuple

from games.castle.components import Segment, Spot, square
from games.core.contract import Action
from games.core.values import Cell, Rotation


class Extra(Enum):
    """A wall tile spent on another turn after this one."""

    TURN = "turn"

    def __str__(self) -> str:
        return self.value


class Place(Action, frozen=True):
    """The drawn tile to a square, turned, and a follower on one of its segments, or none.

    Another turn is asked for here and not when all is scored: with the tile laid, nothing is left
    to learn but the faces of wall tiles that are taken by it, and every turn would have a question
    more.
    """

    tuning: ClassVar[frozenset[str]] = frozenset({"rotation", "extra"})

    closing: ClassVar[frozenset[tuple[str, None]]] = frozenset({("follower", None)})

    cell: Cell
    rotation: Rotation
    extra: Extra | None = None
    follower: Segment | None = None

    def __str__(self) -> str:
        extra = "" if self.extra is None else " again"
        follower = "" if self.follower is None else f" {self.follower}"
        return f"place {square(self.cell)} {self.rotation}{extra}{follower}"


class Payment(NamedTuple):
    """A completed feature that is scored, and whether a wall tile doubles it."""

    spot: Spot
    doubled: bool

    def __str__(self) -> str:
        return f"double-{self.spot}" if self.doubled else str(self.spot)


class Score(Action, frozen=True):
    """Of one player's completed features the one that is scored next, where it matters."""

    at_once: ClassVar[bool] = True

    payment: Payment

    def __str__(self) -> str:
        return f"score {self.payment}"

"""What a player of Carcassonne can do in a turn."""

from typing import ClassVar

from games.carcassonne.components import Segment
from games.core.contract import Action
from games.core.values import Cell, Rotation


class Place(Action, frozen=True):
    """One whole turn: the drawn tile to a cell, turned, and a meeple on one of its segments.

    Rules, "The course of the game": place a tile, place a meeple (or none), score.
    """

    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})

    cell: Cell
    rotation: Rotation
    meeple: Segment | None

    def __str__(self) -> str:
        meeple = "" if self.meeple is None else f" {self.meeple}"
        return f"place {self.cell} {self.rotation}{meeple}"

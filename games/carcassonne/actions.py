"""The actions of a player of Carcassonne in a turn."""

from typing import ClassVar, NamedTuple

from games.carcassonne.components import Figure, Segment, Spot
from games.core.contract import Action
from games.core.values import Cell, Rotation


class Post(NamedTuple):
    """Another figure than a meeple, put on a segment of the tile."""

    figure: Figure
    segment: Segment

    def __str__(self) -> str:
        return f"{self.figure.value}-{self.segment}"


class Recall(NamedTuple):
    """A figure that stands on the table already, taken back instead of putting one."""

    figure: Figure

    def __str__(self) -> str:
        return f"recall-{self.figure.value}"


MeepleAction = Segment | Post | Recall
"""The use of one's figures in a turn; a segment alone stands for a meeple."""


class Place(Action, frozen=True, gc=False):
    """One whole turn: the drawn tile to a cell, turned, and a meeple on one of its segments.

    Rules, "The course of the game": place a tile, place a meeple (or none), score.
    """

    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})

    closing: ClassVar[frozenset[tuple[str, None]]] = frozenset({("meeple", None)})

    tile: str | None
    """The kind, where several can be chosen from; else it is the drawn one."""
    cell: Cell
    rotation: Rotation
    meeple: MeepleAction | None
    beside: Cell | None = None
    """Another tile that is named with this one, where it asks for that."""

    def __str__(self) -> str:
        meeple = "" if self.meeple is None else f" {self.meeple!s}"
        tile = "" if self.tile is None else f"{self.tile} "
        beside = "" if self.beside is None else f" beside {self.beside!s}"
        return f"place {tile}{self.cell!s} {self.rotation!s}{meeple}{beside}"


class Score(Action, frozen=True):
    """Of several completed features, the one that is paid next, where the order matters."""

    spot: Spot

    def __str__(self) -> str:
        return f"score {self.spot}"

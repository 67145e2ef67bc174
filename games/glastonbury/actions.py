"""The actions of a wizard. Cards have a question of their own; spells stand beside them."""

from enum import Enum
from typing import ClassVar

from games.core.contract import Action
from games.core.values import Cell


class Keep(Enum):
    """The fate of the last card of a line. Booklet, "Конец игры"."""

    KEEP = "keep"
    LEAVE = "leave"

    def __str__(self) -> str:
        return self.value


def _leave_suffix(kept: Keep) -> str:
    return " leave" if kept is Keep.LEAVE else ""


class Stand(Action, frozen=True):
    """Choose a free corner to begin at."""

    corner: Cell

    def __str__(self) -> str:
        return f"stand {self.corner}"


class Take(Action, frozen=True):
    """Take a card of the line before which one stands."""

    direct: ClassVar[bool] = True
    things: ClassVar[frozenset[str]] = frozenset({"cell"})

    cell: Cell
    kept: Keep = Keep.KEEP

    def __str__(self) -> str:
        return f"take {self.cell}{_leave_suffix(self.kept)}"


class Appear(Action, frozen=True):
    """Let a card of another line appear, by the spell."""

    things: ClassVar[frozenset[str]] = frozenset({"cell"})

    cell: Cell
    kept: Keep = Keep.KEEP

    def __str__(self) -> str:
        return f"appear {self.cell}{_leave_suffix(self.kept)}"


class Move(Action, frozen=True):
    """Walk on from a corner by the spell, and take a card there."""

    things: ClassVar[frozenset[str]] = frozenset({"cell"})

    cell: Cell | None
    """None: nothing there may be taken, and the game is over. Booklet, "Ситуация 1"."""
    kept: Keep = Keep.KEEP

    def __str__(self) -> str:
        return "move" if self.cell is None else f"move {self.cell}{_leave_suffix(self.kept)}"


class Stay(Action, frozen=True):
    """Stay at the corner and take nothing."""

    def __str__(self) -> str:
        return "stay"


class Close(Action, frozen=True):
    """Put the cauldron back after having looked into it."""

    def __str__(self) -> str:
        return "close"

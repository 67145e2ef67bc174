"""The actions of a player of Saboteur. The card comes first: the next question depends on it."""

from typing import ClassVar

from games.core.contract import Action
from games.core.values import Cell, Rotation, Seat
from games.saboteur.components import Gold, Tool


class Lay(Action, frozen=True):
    """Lay a tunnel card. Booklet, "Выкладывание карты туннелей"."""

    direct: ClassVar[bool] = True
    tuning: ClassVar[frozenset[str]] = frozenset({"turned"})

    card: str
    cell: Cell
    turned: Rotation

    def __str__(self) -> str:
        return f"lay {self.card} {self.cell} {self.turned}"


class Break(Action, frozen=True):
    """Break somebody's tool, or one's own."""

    direct: ClassVar[bool] = True

    card: str
    player: Seat

    def __str__(self) -> str:
        return f"break {self.card} {self.player}"


class Repair(Action, frozen=True):
    """Repair one broken tool of somebody, or of oneself."""

    direct: ClassVar[bool] = True

    card: str
    player: Seat
    tool: Tool

    def __str__(self) -> str:
        return f"repair {self.card} {self.player} {self.tool}"


class Rockfall(Action, frozen=True):
    """Take a tunnel card away."""

    direct: ClassVar[bool] = True

    card: str
    cell: Cell

    def __str__(self) -> str:
        return f"{self.card} {self.cell}"


class Look(Action, frozen=True):
    """Look at a goal with the map."""

    direct: ClassVar[bool] = True

    card: str
    goal: Cell

    def __str__(self) -> str:
        return f"{self.card} {self.goal}"


class Pass(Action, frozen=True):
    """Discard cards face down and play none."""

    unordered: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[str, ...]
    """In the order of the hand."""

    def __str__(self) -> str:
        return " ".join(("pass", *self.cards))


class Pick(Action, frozen=True):
    """Keep one of the gold cards that have been passed on."""

    gold: Gold

    def __str__(self) -> str:
        return f"pick {self.gold}"

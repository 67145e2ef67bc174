"""The actions that Saboteur 2 adds."""

from typing import ClassVar

from games.core.contract import Action
from games.core.values import Seat


class Thief(Action, frozen=True):
    """Lay a thief before oneself: a theft after the pay of this round."""

    direct: ClassVar[bool] = True

    card: str

    def __str__(self) -> str:
        return self.card


class OnPlayer(Action, frozen=True):
    """A card and the player whom it is for."""

    direct: ClassVar[bool] = True

    card: str
    player: Seat

    def __str__(self) -> str:
        return f"{self.card} {self.player}"


class HandsOff(OnPlayer, frozen=True):
    """Take somebody's thief away."""


class SwapHands(OnPlayer, frozen=True):
    """Exchange all cards in the hand with somebody."""


class Inspect(OnPlayer, frozen=True):
    """Look at somebody's role."""


class SwapRole(OnPlayer, frozen=True):
    """Give somebody, or oneself, a new role."""


class Trap(OnPlayer, frozen=True):
    """Trap somebody."""


class Release(OnPlayer, frozen=True):
    """Free somebody, or oneself, from a trap."""


class Clear(Action, frozen=True):
    """Discard two cards to take away one that lies before oneself.

    Booklet, "Чем может помочь сброс двух карт?".
    """

    unordered: ClassVar[frozenset[str]] = frozenset({"cards"})

    lying: str
    """The card that goes away."""
    cards: tuple[str, str]
    """In the order of the hand."""

    def __str__(self) -> str:
        return f"clear {self.lying} {' '.join(self.cards)}"


class Steal(Action, frozen=True):
    """Take a nugget from somebody, when the round has been paid."""

    victim: Seat

    def __str__(self) -> str:
        return f"steal {self.victim}"

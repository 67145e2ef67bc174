"""The record of rules (`Rules`) that a game consults wherever options differ, so that `rules` can
stay the rules of the simple game.

The simple game is one such record; an option is a function that makes another one of it
(`options`).
"""

from collections.abc import Callable

from msgspec import Struct

from games.core.values import Seat
from games.glastonbury.state import CauldronLine, State

Pay = Callable[[State, Seat, tuple[str, ...]], tuple[CauldronLine, ...]]
"""(state, seat, kinds that its powders are added to) -> what that pays."""


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    begins: Callable[[State], State]
    """The further cards that are dealt."""
    hides: bool
    """Whether cauldrons are seen by nobody below their top cards."""
    pays: tuple[Pay, ...]
    """The payments at the end, in order."""


Expansion = Callable[[Rules], Rules]

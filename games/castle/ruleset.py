"""The record of rules (`Rules`) that a game consults wherever options differ: an option is a
function that changes the record.
"""

from collections.abc import Callable

from msgspec import Struct

from games.castle.castle_map import Matches
from games.castle.components import Bonus
from games.castle.state import State
from games.core.contract import Step
from games.core.rng import Rng

"""A part of a turn: the state after it, and its events."""

Dealt = tuple[dict[int, Bonus], tuple[Bonus, ...], Rng]
"""The wall tiles by tower, those that are left over, and the next source of chance."""


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    matches: Matches
    """Whether edges can lie side by side."""
    deal: Callable[[Rng], Dealt]
    """Lay out the wall tiles."""
    hides_wall: bool
    """Whether wall tiles lie face down until they are taken."""
    draw: Callable[["Rules", State], Step[State]]
    """Draw the tile that is laid next; the state names the player on turn already."""
    lose: Callable[[State, tuple[str, ...]], Step[State]]
    """Handle drawn tiles that fit nowhere; they are no longer in the stack."""


Expansion = Callable[[Rules], Rules]

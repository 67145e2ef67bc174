"""The record of rules (`Rules`) that a game consults wherever options differ: an option is a
function that changes the record.
"""

from collections.abc import Callable

from msgspec import Struct

from games.castle.castle_map import Matches
from games.castle.components import Bonus
from games.castle.state import State
from games.core.contract import Event
from games.core.rng import Rng

Step = tuple[State, tuple[Event, ...]]
"""A part of a turn: the state after it, and what it tells."""

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
    draw: Callable[["Rules", State], Step]
    """Draw what is laid next; whose turn it is has been said."""
    lose: Callable[[State, tuple[str, ...]], Step]
    """What becomes of tiles that fit nowhere: they are drawn, and no longer in the stack."""


Expansion = Callable[[Rules], Rules]

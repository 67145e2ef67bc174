"""The record of rules (`Rules`) that a turn consults wherever options differ, so that `rules` can
stay the rules of the base game.

Each number of players begins with a record of its own (`expansions.BASE`); an option is a function
that takes the rules as they are and hands back changed ones.
"""

from collections.abc import Callable

from msgspec import Struct

from games.core.values import Seat
from games.land_vs_sea.components import Kind
from games.land_vs_sea.view import Side


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    sides: tuple[Side, ...]
    """By seat."""
    kinds: frozenset[Kind]
    """The kinds of regions on the map that may score."""
    ranges_for: Side | None = None
    """The side that scores chains of mountains and corals; None: land and sea, each its own."""
    ties_for: Side | None = None
    """The side that scores trade routes with as many caravans as ships."""
    waypointers: tuple[Seat, ...] = ()
    """The players with a waypoint."""
    chooses_hands: bool = False
    """Whether the tiles of the first hands are drawn from stacks that the players choose."""

    def team(self, side: Side | None) -> tuple[Seat, ...]:
        """Return the players of a side."""
        return tuple(Seat(seat) for seat, one in enumerate(self.sides) if one is side)


Expansion = Callable[[Rules], Rules]

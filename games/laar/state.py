"""The state of a game of Guilds of Laar: everything, hidden parts included."""

from collections.abc import Mapping

from msgspec import Struct

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.stacks import Stacks
from games.laar.view import Last, Lot, Phase
from games.laar.weapons import Stopped


class State(Struct, frozen=True):
    """Everything."""

    options: Mapping[str, str]
    round: int
    """From 1."""
    phase: Phase
    queue: tuple[Seat, ...]
    """The players who decide in this phase, the one on turn first."""
    first: Seat
    """The first player of this round."""
    deck: tuple[int, ...]
    """The next card to come first."""
    unused: tuple[int, ...]
    """Not in this game: with two and three players."""
    market: tuple[Lot | None, ...]
    """By place; None where the card has been taken."""
    hands: tuple[tuple[Goods, ...], ...]
    """By seat, the experts that are left, in the order of `Goods`."""
    spent: tuple[Goods, ...]
    """Experts that have been discarded."""
    stacks: tuple[Stacks, ...]
    """By seat, all goods."""
    settled: tuple[int, ...]
    """Universal goods of which it is said what they are."""
    stopped: tuple[Stopped, ...]
    """By seat, the weapons that its shields stop."""
    chart: str
    last: Last | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stacks)

"""The events of a game of Glastonbury. Everything happens on the open table."""

from enum import Enum

from games.core.contract import PublicEvent
from games.core.values import Seat


class Way(Enum):
    """How somebody came by a card."""

    TAKE = "take"
    APPEAR = "appear"
    MOVE = "move"


class Ending(Enum):
    """Why the game is over."""

    LINE = "line"
    TRAPPED = "trapped"


class Stood(PublicEvent, frozen=True):
    """A wizard stands at a corner to begin at."""

    seat: Seat
    corner: int
    """1 to 4, clockwise from the upper left one."""


class Taken(PublicEvent, frozen=True):
    """An ingredient or powder went into a cauldron; all see it while it lies on top."""

    seat: Seat
    way: Way
    kind: str
    value: int
    hides: bool
    """Whether it has to be remembered once another card lies on it."""

    @property
    def fleeting(self) -> bool:
        """Whether it is told only once."""
        return self.hides


class SpellTaken(PublicEvent, frozen=True):
    """A spell was taken."""

    seat: Seat
    way: Way
    spell: str


class CardLeft(PublicEvent, frozen=True):
    """The last card of a line was taken and not kept."""

    seat: Seat
    kind: str
    value: int


class Unlucky(PublicEvent, frozen=True):
    """Others have lost their top cards."""

    seats: tuple[Seat, ...]


class Peeked(PublicEvent, frozen=True):
    """A player has looked into their own cauldron; only their view shows its content, while it is
    open.
    """

    seat: Seat


class Rested(PublicEvent, frozen=True):
    """Somebody stands at a corner, and took nothing."""

    seat: Seat


class StockEmpty(PublicEvent, frozen=True):
    """The last card of the stock was laid out: from now on lines become shorter."""


class Ended(PublicEvent, frozen=True):
    """The game is over."""

    seat: Seat
    """The player who has ended it."""
    ending: Ending


class PowderAdded(PublicEvent, frozen=True):
    """Powder was used where it brings most."""

    seat: Seat
    kind: str

"""What a game of Glastonbury tells the chat. Everything happens on the open table."""

from enum import Enum

from games.core.contract import Event
from games.core.values import Seat, Viewer


class Way(Enum):
    """How somebody came by a card."""

    TAKE = "take"
    APPEAR = "appear"
    MOVE = "move"


class Ending(Enum):
    """Why the game is over."""

    LINE = "line"
    TRAPPED = "trapped"


class Stood(Event, frozen=True):
    """A wizard stands at a corner to begin at."""

    seat: Seat
    corner: int
    """1 to 4, clockwise from the upper left one."""

    def seen_by(self, viewer: Viewer) -> "Stood":
        """Everybody sees it."""
        return self


class Taken(Event, frozen=True):
    """An ingredient or powder went into a cauldron."""

    seat: Seat
    way: Way
    kind: str
    value: int
    hides: bool
    """Whether it has to be remembered once another card lies on it."""

    def seen_by(self, viewer: Viewer) -> "Taken":
        """Everybody sees it, while it lies on top."""
        return self

    @property
    def fleeting(self) -> bool:
        """Whether nobody is told again."""
        return self.hides


class SpellTaken(Event, frozen=True):
    """A spell was taken."""

    seat: Seat
    way: Way
    spell: str

    def seen_by(self, viewer: Viewer) -> "SpellTaken":
        """Everybody sees it."""
        return self


class CardLeft(Event, frozen=True):
    """The last card of a line was taken and not kept."""

    seat: Seat
    kind: str
    value: int

    def seen_by(self, viewer: Viewer) -> "CardLeft":
        """Everybody sees it."""
        return self


class Unlucky(Event, frozen=True):
    """Others have lost their top cards."""

    seats: tuple[Seat, ...]

    def seen_by(self, viewer: Viewer) -> "Unlucky":
        """Everybody sees it."""
        return self


class Peeked(Event, frozen=True):
    """Somebody has looked into the own cauldron."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> "Peeked":
        """Everybody sees that; what lay there, the view tells to one alone, while it is open."""
        return self


class Rested(Event, frozen=True):
    """Somebody stands at a corner, and took nothing."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> "Rested":
        """Everybody sees it."""
        return self


class StockEmpty(Event, frozen=True):
    """The last card of the stock was laid out: from now on lines become shorter."""

    def seen_by(self, viewer: Viewer) -> "StockEmpty":
        """Everybody sees it."""
        return self


class Ended(Event, frozen=True):
    """The game is over."""

    seat: Seat
    """Who has ended it."""
    ending: Ending

    def seen_by(self, viewer: Viewer) -> "Ended":
        """Everybody sees it."""
        return self


class PowderAdded(Event, frozen=True):
    """Powder was used where it brings most."""

    seat: Seat
    kind: str

    def seen_by(self, viewer: Viewer) -> "PowderAdded":
        """Everybody sees it."""
        return self

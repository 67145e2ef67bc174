"""The events of a game of Saboteur, and their viewers."""

from enum import Enum

from games.core.contract import Event, PublicEvent
from games.core.values import Cell, Seat, Viewer
from games.saboteur.components import Gold, Role, Tool
from games.saboteur.view import Outcome


class Tunnel(Enum):
    """Remarkable things about a new tunnel."""

    PLAIN = "plain"
    DEAD = "dead"
    BLUE = "blue"
    GREEN = "green"
    CRYSTAL = "crystal"
    LADDER = "ladder"
    BRIDGE = "bridge"


class TunnelLaid(PublicEvent, frozen=True):
    """A tunnel was laid."""

    seat: Seat
    tunnel: Tunnel
    cell: Cell


class GoalRevealed(PublicEvent, frozen=True):
    """The path has come to a goal."""

    face: str
    """`gold`, or a stone."""
    cell: Cell


class ToolBroken(PublicEvent, frozen=True):
    """Somebody's tool was broken."""

    seat: Seat
    player: Seat
    tool: Tool
    own: int = 0
    """1: `seat` and `player` are the same."""


class ToolRepaired(PublicEvent, frozen=True):
    """Somebody's tool was repaired."""

    seat: Seat
    player: Seat
    tool: Tool
    own: int = 0
    """1: `seat` and `player` are the same."""


class TunnelCollapsed(PublicEvent, frozen=True):
    """A tunnel was taken away."""

    seat: Seat
    cell: Cell


class GoalSeen(Event, frozen=True):
    """A goal was looked at, as the one who looked sees it."""

    seat: Seat
    place: int
    """Of the goal: 1 in the north to 3 in the south."""
    face: str

    def seen_by(self, viewer: Viewer) -> "GoalSeen | GoalLookedAt":
        """Others see which goal it is and not what it is. Ruling 11."""
        return self if viewer == self.seat else GoalLookedAt(self.seat, self.place)


class GoalLookedAt(PublicEvent, frozen=True):
    """A goal was looked at, as the others see it."""

    seat: Seat
    place: int


class Passed(PublicEvent, frozen=True):
    """Somebody has played nothing."""

    seat: Seat
    cards: int
    """How many they have discarded; which, nobody sees. Ruling 9."""


class RoundEnded(PublicEvent, frozen=True):
    """A round is over: the reason, and the winners."""

    round: int
    outcome: Outcome
    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""


class RoleRevealed(PublicEvent, frozen=True):
    """A player's role in the round that is over."""

    role: Role
    seats: tuple[Seat, ...]
    shared: int


class GoldOffered(PublicEvent, frozen=True):
    """Gold cards go round among the diggers."""

    cards: int
    seat: Seat
    """The player who picks first."""


class GoldPicked(Event, frozen=True):
    """A gold card was picked, as the picker sees it."""

    seat: Seat
    gold: Gold

    def seen_by(self, viewer: Viewer) -> "GoldPicked | GoldTaken":
        """Others do not see which."""
        return self if viewer == self.seat else GoldTaken(self.seat)


class GoldTaken(PublicEvent, frozen=True):
    """A gold card was picked, as the others see it."""

    seat: Seat


class NuggetsPaid(PublicEvent, frozen=True):
    """Players were given the same number of nuggets each."""

    seats: tuple[Seat, ...]
    shared: int
    """How many they are."""
    nuggets: int
    """For each of them."""


class RoundBegan(PublicEvent, frozen=True):
    """The next round begins."""

    round: int
    seat: Seat
    """The player who begins."""


class GameEnded(PublicEvent, frozen=True):
    """The last round is over and the gold is counted."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    nuggets: int
    """Each seat's nuggets."""

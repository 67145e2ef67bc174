"""What a game of Saboteur tells the chat, and whom."""

from enum import Enum

from games.core.contract import Event
from games.core.values import Cell, Seat, Viewer
from games.saboteur.components import Gold, Role, Tool
from games.saboteur.view import Outcome


class Tunnel(Enum):
    """What is worth a word about a tunnel."""

    PLAIN = "plain"
    DEAD = "dead"
    BLUE = "blue"
    GREEN = "green"
    CRYSTAL = "crystal"
    LADDER = "ladder"
    BRIDGE = "bridge"


class TunnelLaid(Event, frozen=True):
    """A tunnel was laid."""

    seat: Seat
    tunnel: Tunnel
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "TunnelLaid":
        """Everybody sees it."""
        return self


class GoalRevealed(Event, frozen=True):
    """The path has come to a goal."""

    face: str
    """`gold`, or a stone."""
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "GoalRevealed":
        """Everybody sees it."""
        return self


class ToolBroken(Event, frozen=True):
    """Somebody's tool was broken."""

    seat: Seat
    player: Seat
    tool: Tool
    own: int = 0
    """1: `seat` and `player` are the same."""

    def seen_by(self, viewer: Viewer) -> "ToolBroken":
        """Everybody sees it."""
        return self


class ToolRepaired(Event, frozen=True):
    """Somebody's tool was repaired."""

    seat: Seat
    player: Seat
    tool: Tool
    own: int = 0
    """1: `seat` and `player` are the same."""

    def seen_by(self, viewer: Viewer) -> "ToolRepaired":
        """Everybody sees it."""
        return self


class TunnelCollapsed(Event, frozen=True):
    """A tunnel was taken away."""

    seat: Seat
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "TunnelCollapsed":
        """Everybody sees it."""
        return self


class GoalSeen(Event, frozen=True):
    """A goal was looked at, as the one who looked sees it."""

    seat: Seat
    place: int
    """Of the goal: 1 in the north to 3 in the south."""
    face: str

    def seen_by(self, viewer: Viewer) -> "GoalSeen | GoalLookedAt":
        """Others see which goal it is and not what it is. Ruling 11."""
        return self if viewer == self.seat else GoalLookedAt(self.seat, self.place)


class GoalLookedAt(Event, frozen=True):
    """A goal was looked at, as the others see it."""

    seat: Seat
    place: int

    def seen_by(self, viewer: Viewer) -> "GoalLookedAt":
        """Nothing is left to hide."""
        return self


class Passed(Event, frozen=True):
    """Somebody has played nothing."""

    seat: Seat
    cards: int
    """How many they have discarded; which, nobody sees. Ruling 9."""

    def seen_by(self, viewer: Viewer) -> "Passed":
        """Everybody sees it."""
        return self


class RoundEnded(Event, frozen=True):
    """A round is over: why, and who has won it."""

    round: int
    outcome: Outcome
    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""

    def seen_by(self, viewer: Viewer) -> "RoundEnded":
        """Everybody sees it."""
        return self


class RoleRevealed(Event, frozen=True):
    """Who had a role in the round that is over."""

    role: Role
    seats: tuple[Seat, ...]
    shared: int

    def seen_by(self, viewer: Viewer) -> "RoleRevealed":
        """Everybody sees it."""
        return self


class GoldOffered(Event, frozen=True):
    """Gold cards go round among the diggers."""

    cards: int
    seat: Seat
    """Who picks first."""

    def seen_by(self, viewer: Viewer) -> "GoldOffered":
        """Everybody sees it."""
        return self


class GoldPicked(Event, frozen=True):
    """A gold card was picked, as the picker sees it."""

    seat: Seat
    gold: Gold

    def seen_by(self, viewer: Viewer) -> "GoldPicked | GoldTaken":
        """Others do not see which."""
        return self if viewer == self.seat else GoldTaken(self.seat)


class GoldTaken(Event, frozen=True):
    """A gold card was picked, as the others see it."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> "GoldTaken":
        """Nothing is left to hide."""
        return self


class NuggetsPaid(Event, frozen=True):
    """Players were given so many nuggets each."""

    seats: tuple[Seat, ...]
    shared: int
    """How many they are."""
    nuggets: int
    """For each of them."""

    def seen_by(self, viewer: Viewer) -> "NuggetsPaid":
        """Everybody sees it."""
        return self


class RoundBegan(Event, frozen=True):
    """The next round begins."""

    round: int
    seat: Seat
    """Who begins."""

    def seen_by(self, viewer: Viewer) -> "RoundBegan":
        """Everybody sees it."""
        return self


class GameEnded(Event, frozen=True):
    """The last round is over and the gold is counted."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    nuggets: int
    """What each of them has."""

    def seen_by(self, viewer: Viewer) -> "GameEnded":
        """Everybody sees it."""
        return self

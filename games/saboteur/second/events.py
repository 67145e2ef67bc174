"""What Saboteur 2 tells besides, and whom."""

from games.core.contract import Event
from games.core.values import Seat, Viewer
from games.saboteur.components import Role


class ThiefCame(Event, frozen=True):
    """Somebody has laid a thief in front of themselves."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> "ThiefCame":
        """Everybody sees it."""
        return self


class ThiefGone(Event, frozen=True):
    """Somebody's thief was taken away."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""

    def seen_by(self, viewer: Viewer) -> "ThiefGone":
        """Everybody sees it."""
        return self


class HandsSwapped(Event, frozen=True):
    """Two players have exchanged their hands."""

    seat: Seat
    player: Seat

    def seen_by(self, viewer: Viewer) -> "HandsSwapped":
        """Everybody sees it; the cards only who holds them."""
        return self


class RoleInspected(Event, frozen=True):
    """A role was looked at, as the one who looked sees it."""

    seat: Seat
    player: Seat
    role: Role

    def seen_by(self, viewer: Viewer) -> "RoleInspected | RoleLookedAt":
        """Others see whose it was. Ruling 17."""
        return self if viewer == self.seat else RoleLookedAt(self.seat, self.player)


class RoleLookedAt(Event, frozen=True):
    """A role was looked at, as the others see it."""

    seat: Seat
    player: Seat

    def seen_by(self, viewer: Viewer) -> "RoleLookedAt":
        """Nothing is left to hide."""
        return self


class RoleChanged(Event, frozen=True):
    """Somebody was given another role, as that person sees it."""

    seat: Seat
    player: Seat
    role: Role
    """The new one."""

    def seen_by(self, viewer: Viewer) -> "RoleChanged | RoleSwapped":
        """Others, also who played the card, see whose it was. Ruling 17."""
        if viewer == self.player:
            return self
        return RoleSwapped(self.seat, self.player, int(self.seat == self.player))


class RoleSwapped(Event, frozen=True):
    """Somebody was given another role, as the others see it."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""

    def seen_by(self, viewer: Viewer) -> "RoleSwapped":
        """Nothing is left to hide."""
        return self


class PlayerTrapped(Event, frozen=True):
    """Somebody was trapped."""

    seat: Seat
    player: Seat

    def seen_by(self, viewer: Viewer) -> "PlayerTrapped":
        """Everybody sees it."""
        return self


class PlayerReleased(Event, frozen=True):
    """Somebody was let out of a trap."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""

    def seen_by(self, viewer: Viewer) -> "PlayerReleased":
        """Everybody sees it."""
        return self


class CardCleared(Event, frozen=True):
    """Somebody has discarded two cards and taken away one that lay before them."""

    seat: Seat
    card: str
    """The one taken away; what was discarded nobody sees."""

    def seen_by(self, viewer: Viewer) -> "CardCleared":
        """Everybody sees it."""
        return self


class CrystalsPaid(Event, frozen=True):
    """Geologists were paid for the crystals on the table."""

    seats: tuple[Seat, ...]
    shared: int
    """How many they are."""
    crystals: int
    nuggets: int
    """For each of them."""

    def seen_by(self, viewer: Viewer) -> "CrystalsPaid":
        """Everybody sees it."""
        return self


class NuggetStolen(Event, frozen=True):
    """A thief has taken a nugget."""

    seat: Seat
    player: Seat

    def seen_by(self, viewer: Viewer) -> "NuggetStolen":
        """Everybody sees it."""
        return self

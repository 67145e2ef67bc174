"""The events that Saboteur 2 adds, and their viewers."""

from games.core.contract import Event, PublicEvent
from games.core.values import Seat, Viewer
from games.saboteur.components import Role


class ThiefCame(PublicEvent, frozen=True):
    """Somebody has laid a thief in front of themselves."""

    seat: Seat


class ThiefGone(PublicEvent, frozen=True):
    """Somebody's thief was taken away."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""


class HandsSwapped(PublicEvent, frozen=True):
    """Two players have exchanged their hands; the cards only they see, in the view."""

    seat: Seat
    player: Seat


class RoleInspected(Event, frozen=True):
    """A role was looked at, as the one who looked sees it."""

    seat: Seat
    player: Seat
    role: Role

    def seen_by(self, viewer: Viewer) -> "RoleInspected | RoleLookedAt":
        """Others see whose it was. Ruling 17."""
        return self if viewer == self.seat else RoleLookedAt(self.seat, self.player)


class RoleLookedAt(PublicEvent, frozen=True):
    """A role was looked at, as the others see it."""

    seat: Seat
    player: Seat


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


class RoleSwapped(PublicEvent, frozen=True):
    """Somebody was given another role, as the others see it."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""


class PlayerTrapped(PublicEvent, frozen=True):
    """Somebody was trapped."""

    seat: Seat
    player: Seat


class PlayerReleased(PublicEvent, frozen=True):
    """Somebody was let out of a trap."""

    seat: Seat
    player: Seat
    own: int = 0
    """1: `seat` and `player` are the same."""


class CardCleared(PublicEvent, frozen=True):
    """Somebody has discarded two cards and taken away one that lay before them."""

    seat: Seat
    card: str
    """The card taken away; nobody sees the discarded one."""


class CrystalsPaid(PublicEvent, frozen=True):
    """Geologists were paid for the crystals on the table."""

    seats: tuple[Seat, ...]
    shared: int
    """How many they are."""
    crystals: int
    nuggets: int
    """For each of them."""


class NuggetStolen(PublicEvent, frozen=True):
    """A thief has taken a nugget."""

    seat: Seat
    player: Seat

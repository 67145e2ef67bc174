"""What a game of Land vs Sea tells the chat. All of it happens before everybody's eyes."""

from games.core.contract import Event
from games.core.values import Cell, Seat, Viewer
from games.land_vs_sea.components import Kind, Trader


class TileLaid(Event, frozen=True):
    """A tile was laid."""

    seat: Seat
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "TileLaid":
        """Everybody sees it."""
        return self


class TileStolen(Event, frozen=True):
    """A tile changed hands."""

    seat: Seat
    player: Seat
    """Whose it was."""

    def seen_by(self, viewer: Viewer) -> "TileStolen":
        """Everybody sees it; what is on the hidden side, the view tells those who may know."""
        return self


class HoleFilled(Event, frozen=True):
    """The volcano or the whirlpool was laid."""

    seat: Seat
    terrain: Kind
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "HoleFilled":
        """Everybody sees it."""
        return self


class AreaCompleted(Event, frozen=True):
    """An area has no open edge left."""

    terrain: Kind
    points: int
    """For its side: one for each tile."""
    seat: Seat
    """Who has completed it."""
    plus: int
    """For who has completed it."""

    def seen_by(self, viewer: Viewer) -> "AreaCompleted":
        """Everybody sees it."""
        return self


class ChainLinked(Event, frozen=True):
    """Ranges of mountains or corals have met."""

    kind: Kind
    points: int
    seats: tuple[Seat, ...]
    """Who scores them."""

    def seen_by(self, viewer: Viewer) -> "ChainLinked":
        """Everybody sees it."""
        return self


class TradersMet(Event, frozen=True):
    """A caravan or ship was laid beside another one."""

    seat: Seat
    trader: Trader
    points: int

    def seen_by(self, viewer: Viewer) -> "TradersMet":
        """Everybody sees it."""
        return self


class WaypointPlaced(Event, frozen=True):
    """A waypoint stands on the map."""

    seat: Seat
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "WaypointPlaced":
        """Everybody sees it."""
        return self


class WaypointReturned(Event, frozen=True):
    """A waypoint goes back to its owner."""

    seat: Seat
    """Who has caused it and scores."""
    player: Seat
    """Whose it is."""
    points: int

    def seen_by(self, viewer: Viewer) -> "WaypointReturned":
        """Everybody sees it."""
        return self


class RouteScored(Event, frozen=True):
    """A trade route was counted at the end."""

    caravans: int
    ships: int
    points: int
    seats: tuple[Seat, ...]
    """Who scores it; nobody where there are as many of both."""
    shared: int
    """How many they are."""

    def seen_by(self, viewer: Viewer) -> "RouteScored":
        """Everybody sees it."""
        return self


class GameEnded(Event, frozen=True):
    """The game is over."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    points: int

    def seen_by(self, viewer: Viewer) -> "GameEnded":
        """Everybody sees it."""
        return self

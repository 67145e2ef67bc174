"""The events of a game of Land vs Sea. All of them are public."""

from games.core.contract import PublicEvent
from games.core.values import Cell, Seat
from games.land_vs_sea.components import Kind, Trader


class TileLaid(PublicEvent, frozen=True):
    """A tile was laid."""

    seat: Seat
    cell: Cell


class TileStolen(PublicEvent, frozen=True):
    """A tile changed hands; the view shows its hidden side to those who may know it."""

    seat: Seat
    player: Seat
    """The former owner."""


class HoleFilled(PublicEvent, frozen=True):
    """The volcano or the whirlpool was laid."""

    seat: Seat
    terrain: Kind
    cell: Cell


class AreaCompleted(PublicEvent, frozen=True):
    """An area has no open edge left."""

    terrain: Kind
    points: int
    """For its side: one for each tile."""
    seat: Seat
    """The player who has completed it."""
    plus: int
    """For who has completed it."""


class ChainLinked(PublicEvent, frozen=True):
    """Ranges of mountains or corals have met."""

    kind: Kind
    points: int
    seats: tuple[Seat, ...]
    """The players who score them."""


class TradersMet(PublicEvent, frozen=True):
    """A caravan or ship was laid beside another one."""

    seat: Seat
    trader: Trader
    points: int


class WaypointPlaced(PublicEvent, frozen=True):
    """A waypoint stands on the map."""

    seat: Seat
    cell: Cell


class WaypointReturned(PublicEvent, frozen=True):
    """A waypoint goes back to its owner."""

    seat: Seat
    """The player who has caused it and scores."""
    player: Seat
    """The owner of the waypoint."""
    points: int


class RouteScored(PublicEvent, frozen=True):
    """A trade route was counted at the end."""

    caravans: int
    ships: int
    points: int
    seats: tuple[Seat, ...]
    """The players who score it; none in a tie."""
    shared: int
    """How many they are."""


class GameEnded(PublicEvent, frozen=True):
    """The game is over."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    points: int

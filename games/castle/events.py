"""The events of a turn of the Castle. All of them are public."""

from games.castle.components import Bonus, Feature, Spot
from games.core.contract import PublicEvent
from games.core.values import Cell, Seat


class TilePlaced(PublicEvent, frozen=True):
    """A tile was placed, and no follower on it."""

    seat: Seat
    cell: Cell


class TileClaimed(PublicEvent, frozen=True):
    """A tile was placed, and a follower on it."""

    seat: Seat
    spot: Spot
    feature: Feature


class FeatureScored(PublicEvent, frozen=True):
    """A completed path, house or tower was scored and its followers went back."""

    seat: Seat
    feature: Feature
    tiles: int
    points: int
    wells: int
    doubled: int
    """1 where a wall tile doubled it."""


class NobodyScored(PublicEvent, frozen=True):
    """A feature was scored where both have as many followers."""

    feature: Feature


class KeepMoved(PublicEvent, frozen=True):
    """A house is the largest that a player has scored."""

    seat: Seat
    tiles: int


class BonusTaken(PublicEvent, frozen=True):
    """A marker came to a tower and its player took the wall tile."""

    seat: Seat
    bonus: Bonus
    space: int
    """On the wall."""


class TurnAgain(PublicEvent, frozen=True):
    """A wall tile was spent on another turn."""

    seat: Seat


class TileDiscarded(PublicEvent, frozen=True):
    """Tiles that were drawn for `seat` fit nowhere; they are out of the game."""

    seat: Seat
    tiles: int


class TileReturned(PublicEvent, frozen=True):
    """Tiles that were drawn for `seat` fit nowhere; they are mixed into the stack again."""

    seat: Seat
    tiles: int


class NothingFits(PublicEvent, frozen=True):
    """None of the tiles that are left fits anywhere; the game ends."""

    tiles: int


class CourtScored(PublicEvent, frozen=True):
    """The markets of a court were scored at the end."""

    seat: Seat
    markets: int
    points: int
    raised: int
    """1 where a wall tile made each market worth more."""


class KeepScored(PublicEvent, frozen=True):
    """The larger keep was scored at the end; nobody's where they are equal."""

    seat: Seat
    squares: int
    """Of the largest empty group: a point each."""


class OpenScored(PublicEvent, frozen=True):
    """A wall tile let an unfinished feature score at the end."""

    seat: Seat
    feature: Feature
    tiles: int
    points: int


class BonusScored(PublicEvent, frozen=True):
    """Wall tiles brought points at the end."""

    seat: Seat
    points: int


class GameEnded(PublicEvent, frozen=True):
    """The last tile is placed and everything is scored."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    points: int
    """Each winner's total."""

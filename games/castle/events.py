"""What a turn of the Castle tells the chat. All of it is public."""

from games.castle.components import Bonus, Feature, Spot
from games.core.contract import Event
from games.core.values import Cell, Seat, Viewer


class TilePlaced(Event, frozen=True):
    """A tile was placed, and no follower on it."""

    seat: Seat
    cell: Cell

    def seen_by(self, viewer: Viewer) -> "TilePlaced":
        """Everybody sees it."""
        return self


class TileClaimed(Event, frozen=True):
    """A tile was placed, and a follower on it."""

    seat: Seat
    spot: Spot
    feature: Feature

    def seen_by(self, viewer: Viewer) -> "TileClaimed":
        """Everybody sees it."""
        return self


class FeatureScored(Event, frozen=True):
    """A completed path, house or tower was scored and its followers went back."""

    seat: Seat
    feature: Feature
    tiles: int
    points: int
    wells: int
    doubled: int
    """1 where a wall tile doubled it."""

    def seen_by(self, viewer: Viewer) -> "FeatureScored":
        """Everybody sees it."""
        return self


class NobodyScored(Event, frozen=True):
    """A feature was scored where both have as many followers."""

    feature: Feature

    def seen_by(self, viewer: Viewer) -> "NobodyScored":
        """Everybody sees it."""
        return self


class KeepMoved(Event, frozen=True):
    """A house is the largest that a player has scored."""

    seat: Seat
    tiles: int

    def seen_by(self, viewer: Viewer) -> "KeepMoved":
        """Everybody sees it."""
        return self


class BonusTaken(Event, frozen=True):
    """A marker came to a tower and its player took the wall tile."""

    seat: Seat
    bonus: Bonus
    space: int
    """On the wall."""

    def seen_by(self, viewer: Viewer) -> "BonusTaken":
        """Everybody sees it."""
        return self


class TurnAgain(Event, frozen=True):
    """A wall tile was spent on another turn."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> "TurnAgain":
        """Everybody sees it."""
        return self


class TileDiscarded(Event, frozen=True):
    """Tiles that were drawn for `seat` fit nowhere; they are out of the game."""

    seat: Seat
    tiles: int

    def seen_by(self, viewer: Viewer) -> "TileDiscarded":
        """Everybody sees it."""
        return self


class TileReturned(Event, frozen=True):
    """Tiles that were drawn for `seat` fit nowhere; they are mixed into the stack again."""

    seat: Seat
    tiles: int

    def seen_by(self, viewer: Viewer) -> "TileReturned":
        """Everybody sees it."""
        return self


class NothingFits(Event, frozen=True):
    """None of the tiles that are left fits anywhere; the game ends."""

    tiles: int

    def seen_by(self, viewer: Viewer) -> "NothingFits":
        """Everybody sees it."""
        return self


class CourtScored(Event, frozen=True):
    """The markets of a court were scored at the end."""

    seat: Seat
    markets: int
    points: int
    raised: int
    """1 where a wall tile made each market worth more."""

    def seen_by(self, viewer: Viewer) -> "CourtScored":
        """Everybody sees it."""
        return self


class KeepScored(Event, frozen=True):
    """The larger keep was scored at the end; nobody's where they are equal."""

    seat: Seat
    squares: int
    """Of the largest empty group: a point each."""

    def seen_by(self, viewer: Viewer) -> "KeepScored":
        """Everybody sees it."""
        return self


class OpenScored(Event, frozen=True):
    """A wall tile let an unfinished feature score at the end."""

    seat: Seat
    feature: Feature
    tiles: int
    points: int

    def seen_by(self, viewer: Viewer) -> "OpenScored":
        """Everybody sees it."""
        return self


class BonusScored(Event, frozen=True):
    """Wall tiles brought points at the end."""

    seat: Seat
    points: int

    def seen_by(self, viewer: Viewer) -> "BonusScored":
        """Everybody sees it."""
        return self


class GameEnded(Event, frozen=True):
    """The last tile is placed and everything is scored."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    points: int
    """Each winner's total."""

    def seen_by(self, viewer: Viewer) -> "GameEnded":
        """Everybody sees it."""
        return self

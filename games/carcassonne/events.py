"""The events of a turn of Carcassonne. All of them are public."""

from games.carcassonne.components import Colour, Feature, Figure, Spot
from games.core.contract import PublicEvent
from games.core.values import Cell, Seat

NO_COLOUR = "none"
"""The colour in games between people, whose events name players by their seats."""

NO_MARK = "none"


class TilePlaced(PublicEvent, frozen=True):
    """A tile was placed, and no meeple on it."""

    seat: Seat
    cell: Cell
    where: str = "middle"
    """Where that is as seen from the first tile: a direction (`n`, `ne` ...), or `middle` beside
    it."""


class TileClaimed(PublicEvent, frozen=True):
    """A tile was placed, and a figure on it."""

    seat: Seat
    spot: Spot
    feature: Feature
    figure: Figure = Figure.MEEPLE


class FigureRecalled(PublicEvent, frozen=True):
    """A tile was placed, and a figure taken back for the points of its place as it is."""

    seat: Seat
    figure: Figure
    feature: Feature
    tiles: int
    points: int
    colour: str = NO_COLOUR
    """In a game alone: the colour of the figure."""


class FeatureScored(PublicEvent, frozen=True):
    """A completed road, city or monastery was scored and its meeples went back."""

    seats: tuple[Seat, ...]
    """Those with the majority."""
    shared: int
    """How many they are."""
    feature: Feature
    tiles: int
    shields: int
    points: int
    """For each of them."""
    mark: str = NO_MARK
    """The mark that has changed the rate."""
    place: Cell | None = None
    """By which the region is named: where its first tile lies."""


class UnfinishedScored(FeatureScored, frozen=True):
    """An unfinished road, city or monastery was scored at the end of the game."""


class FieldScored(PublicEvent, frozen=True):
    """The farmers of a field were paid for the completed cities at it."""

    seats: tuple[Seat, ...]
    """Those with the majority."""
    shared: int
    """How many they are."""
    cities: int
    points: int
    """For each of them."""


class CitySupplied(PublicEvent, frozen=True):
    """The farmers at a completed city were paid for it (first edition)."""

    seats: tuple[Seat, ...]
    """Those with the most farmers on all its fields."""
    shared: int
    """How many they are."""
    points: int
    """For each of them."""


class PigScored(PublicEvent, frozen=True):
    """The owner of a pig was paid more for the cities at its field."""

    seat: Seat
    cities: int
    points: int


class GoodsTaken(PublicEvent, frozen=True):
    """A city was completed, and its goods taken by the player who laid the tile."""

    seat: Seat
    wine: int
    wheat: int
    cloth: int


class GoodsScored(PublicEvent, frozen=True):
    """The most goods of a kind were paid at the end of the game."""

    seats: tuple[Seat, ...]
    """Those with the most tokens."""
    shared: int
    """How many they are."""
    goods: str
    points: int
    """For each of them."""


class GoldFound(PublicEvent, frozen=True):
    """A tile with the sign of gold was placed: an ingot was put on it and one on another."""

    seat: Seat
    cell: Cell
    """The other."""


class GoldTaken(PublicEvent, frozen=True):
    """Ingots on the tiles of a completed feature were taken."""

    seat: Seat
    ingots: int


class GoldScored(PublicEvent, frozen=True):
    """Ingots were paid at the end of the game."""

    seat: Seat
    ingots: int
    points: int


class TurnAgain(PublicEvent, frozen=True):
    """The same player goes again."""

    seat: Seat
    why: str
    """For what: see `Rules.again`."""
    colour: str = NO_COLOUR
    """Played alone: which one."""


class TileReturned(PublicEvent, frozen=True):
    """The tile drawn for `seat` fits nowhere; it goes back into the stack, another is drawn."""

    seat: Seat
    tile: str
    """The letter of its kind."""
    tiles: int = 1
    """How many went back one after another: of many only the first is named."""


class NothingFits(PublicEvent, frozen=True):
    """None of the tiles that are left fits anywhere; the game ends."""

    tiles: int


class TileDiscarded(PublicEvent, frozen=True):
    """The tile drawn for `seat` fits nowhere; it is out of the game, and the next one is drawn."""

    seat: Seat
    tile: str
    """The letter of its kind."""


class ColourPlaced(PublicEvent, frozen=True):
    """Played alone: a tile was placed, and nothing on it."""

    colour: Colour
    cell: Cell


class ColourClaimed(PublicEvent, frozen=True):
    """Played alone: a tile was placed, and a figure on it."""

    colour: Colour
    spot: Spot
    feature: Feature
    figure: Figure


class ColourScored(PublicEvent, frozen=True):
    """Played alone: a colour was paid for a feature, completed or not."""

    colour: Colour
    feature: Feature
    tiles: int
    shields: int
    points: int


class Unpaid(PublicEvent, frozen=True):
    """Played alone: a feature was completed while none of its colours was last."""

    feature: Feature
    tiles: int


class ColourOut(PublicEvent, frozen=True):
    """Played alone: a colour has no follower left for its turn."""

    colour: Colour


class SoloEnded(PublicEvent, frozen=True):
    """Played alone: the points of the last colour are the result."""

    colour: Colour
    points: int


class GameEnded(PublicEvent, frozen=True):
    """The last tile is placed and everything is scored."""

    seats: tuple[Seat, ...]
    """The winners."""
    shared: int
    """How many they are."""
    points: int
    """Each winner's total."""

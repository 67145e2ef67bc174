"""The knowledge of a viewer of Land vs Sea: everything but hidden sides that they have not seen."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from games.core.score import Result, ScoreLine
from games.core.values import Cell, Seat, Viewer
from games.land_vs_sea.chart import Laid, Region
from games.land_vs_sea.components import Kind, Spot


class Phase(Enum):
    """The kind of decision that is due."""

    LAYING = "laying"
    FILLING = "filling"
    """A hole takes the volcano or the whirlpool."""
    MARKING = "marking"
    """A waypoint may be placed."""
    DRAWING = "drawing"
    OVER = "over"


class Side(Enum):
    """The sides that players play for."""

    LAND = "land"
    SEA = "sea"
    CARTOGRAPHER = "cartographer"


class Held(Struct, frozen=True, array_like=True):
    """A tile in somebody's hand."""

    up: str
    """The side that all see."""
    down: str | None
    """The hidden side; None for those who have not seen it."""


class Pile(Struct, frozen=True, array_like=True):
    """A stack of tiles."""

    top: str
    """The side that all see of its first tile."""
    tiles: int


class Last(Struct, frozen=True, array_like=True):
    """The last decisions of the player on turn, or of the one before."""

    seat: Seat
    cells: tuple[Cell, ...]
    """The cells where tiles were laid, also that of a volcano."""
    robbed: Seat | None = None
    """From whom a tile was stolen."""
    marked: Spot | None = None
    """The spot where the waypoint was placed."""


class View(Struct, frozen=True):
    """The table as one viewer knows it."""

    viewer: Viewer
    options: Mapping[str, str]
    kinds: tuple[Kind, ...]
    """The kinds of regions that count at this table, in the order of the enum."""
    sides: tuple[Side, ...]
    """By seat."""
    waypointers: tuple[Seat, ...]
    """The players with a waypoint."""
    tiles: Mapping[Cell, Laid]
    """In the order in which they were laid."""
    regions: tuple[Region, ...]
    frontier: Mapping[Cell, str]
    """The empty cells next to a tile, and the requirements of each: see `core.regions`."""
    phase: Phase
    turn: Seat | None
    """The player who decides; None when the game is over."""
    hands: tuple[tuple[Held, ...], ...]
    stacks: tuple[Pile, ...]
    """Those that are left."""
    waypoints: tuple[Spot | None, ...]
    """By seat, the place of the waypoint; None where it is in hand or there is none."""
    holes: tuple[Cell, ...]
    """Of which one takes the volcano or the whirlpool."""
    filled: bool
    """Whether that tile is on the map."""
    again: bool
    """Whether the tile to be laid is the second one of this turn."""
    last: Last | None
    scores: tuple[int, ...]
    """By seat; people of one team have the same."""
    lines: tuple[ScoreLine, ...]
    """All that was scored so far; `where` is a Cell."""
    unseen: Mapping[str, int]
    """How many there are of each face that the viewer has not seen yet, in the box's order: to
    come, or under tiles of the map."""
    result: Result | None

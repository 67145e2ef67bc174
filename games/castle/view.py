"""The view of the Castle: everything except the order of the stack and hidden wall tiles."""

from collections.abc import Mapping

from msgspec import Struct

from games.castle.actions import Payment
from games.castle.castle_map import CastleMap
from games.castle.components import Bonus, Spot
from games.core.score import Result, ScoreLine
from games.core.values import Cell, Seat


class Stronghold(Struct, frozen=True, array_like=True):
    """The place and the size of a keep."""

    spot: Spot
    tiles: int
    """Of its house."""
    size: int
    """With the wall tiles that make it larger."""


class View(Struct, frozen=True):
    """The table as everybody sees it."""

    options: Mapping[str, str]
    """A value for each."""
    castle_map: CastleMap
    drawn: str | None
    """The kind of the tile that is to be placed."""
    held: tuple[str | None, ...]
    """By seat, the tile of the next turn where it is drawn ahead."""
    left: int
    """Tiles in the stack, the drawn one and those that are held not counted."""
    turn: Seat | None
    """The seat that decides; None when the game is over."""
    last: Cell | None
    """Where the last tile was placed; None before the first turn."""
    scores: tuple[int, ...]
    supply: tuple[int, ...]
    """Followers by seat that are not on the table."""
    wall: Mapping[int, Bonus | None]
    """The wall tiles on the wall, by tower; None for a face that is hidden."""
    taken: tuple[tuple[Bonus, ...], ...]
    """Wall tiles by seat that are not used up."""
    used: tuple[Bonus, ...]
    """Wall tiles that are used up."""
    keeps: tuple[Stronghold | None, ...]
    """By seat."""
    pending: tuple[Payment, ...]
    """Of which one must be chosen to be scored next."""
    extra: bool
    """Whether this turn is followed by another one of the same player."""
    lines: tuple[ScoreLine, ...]
    """All that was scored so far; `where` is a Spot."""
    remaining: Mapping[str, int]
    """How many tiles of each kind nobody has seen yet."""
    barred: tuple[Cell, ...]
    """Empty squares beside a tile where no tile will ever fit."""
    result: Result | None

"""The state of a game of the Castle: everything, hidden parts included."""

from collections.abc import Mapping

from msgspec import Struct

from games.castle.actions import Payment
from games.castle.castle_map import CastleMap
from games.castle.components import Bonus, Spot
from games.core.rng import Rng
from games.core.score import ScoreLine
from games.core.values import Cell, Seat

SEATS = 2


class FeatureLine(ScoreLine, frozen=True, kw_only=True, array_like=True):
    """A score line whose place is a spot."""

    where: Spot | None


class Keep(Struct, frozen=True, array_like=True):
    """The keep of a player, on the largest house that they have scored."""

    spot: Spot
    tiles: int


class State(Struct, frozen=True):
    """Everything, the order of the stack and the faces of wall tiles included."""

    options: Mapping[str, str]
    castle_map: CastleMap
    turn: Seat
    """The seat whose turn it is, or was when the game ended."""
    drawn: str | None
    """The kind of the tile that is to be placed; None while payments wait and at the end."""
    held: tuple[str | None, ...]
    """By seat, the next tile, if tiles are drawn ahead."""
    stack: tuple[str, ...]
    """Kinds; the next to be drawn first."""
    discarded: tuple[str, ...]
    """Kinds that could be placed nowhere."""
    supply: tuple[int, ...]
    """Followers by seat that are not on the table."""
    wall: Mapping[int, Bonus]
    """The wall tiles that still lie on the wall, by tower."""
    out: tuple[Bonus, ...]
    """Those that were left over."""
    taken: tuple[tuple[Bonus, ...], ...]
    """Those by seat that are not used up."""
    rng: Rng
    """The source of all chance to come."""
    fresh: tuple[Bonus, ...] = ()
    """Those taken in this turn: they can be used from their owner's next turn on."""
    used: tuple[Bonus, ...] = ()
    extra: bool = False
    """Whether this turn is followed by another one of the same player."""
    pending: tuple[Payment, ...] = ()
    """Of which one must be chosen to be scored next."""
    keeps: tuple[Keep | None, ...] = (None,) * SEATS
    lines: tuple[FeatureLine, ...] = ()
    """All that was scored so far."""
    last: Cell | None = None
    """Where the last tile was placed."""


def is_over(state: State) -> bool:
    """Tell whether nobody has anything to decide."""
    return state.drawn is None and not state.pending


def other(seat: Seat) -> Seat:
    """Return the opponent."""
    return Seat(1 - seat)


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far: where the markers are."""
    points = [0] * SEATS
    for line in state.lines:
        points[line.seat] += line.points
    return tuple(points)


def can_use(state: State, bonus: Bonus) -> bool:
    """Tell whether whose turn it is has such a wall tile since before this turn. Ruling 8."""
    return state.taken[state.turn].count(bonus) > state.fresh.count(bonus)

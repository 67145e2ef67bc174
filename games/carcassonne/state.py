"""The state of a game of Carcassonne: everything, hidden parts included."""

from collections.abc import Mapping

from msgspec import Struct

from games.carcassonne.components import Figure, Mark, Spot
from games.carcassonne.features import Landscape
from games.carcassonne.view import Lot
from games.core.rng import Rng
from games.core.score import ScoreLine
from games.core.values import Cell, Seat


class FeatureLine(ScoreLine, frozen=True, kw_only=True, array_like=True):
    """A score line whose place is a spot."""

    where: Spot | None
    """The place of a meeple of this seat; None for points from before the first turn."""


class State(Struct, frozen=True):
    """Everything, the order of the stack included."""

    options: Mapping[str, str]
    land: Landscape
    turn: Seat
    """The player on turn, or the one who was when the game ended."""
    drawn: str | None
    """The kind of the tile that is to be placed; None when the game is over."""
    stack: tuple[str, ...]
    """Kinds; the next to be drawn first."""
    discarded: tuple[str, ...]
    """Kinds that could be placed nowhere."""
    supply: tuple[int, ...]
    """Meeples by seat that are not on the table."""
    lines: tuple[FeatureLine, ...] = ()
    """All that was paid so far."""
    last: Cell | None = None
    """Where the last tile was placed."""
    placed: Figure | None = None
    """The figure that was placed on it, though it may be home again."""
    earned: str = ""
    """For what this tile gives its player another one; empty: for nothing."""
    extra: bool = False
    """Whether it is such another one itself."""
    others: Mapping[Figure, tuple[int, ...]] = {}
    """By seat, figures of other kinds that are not on the table."""
    goods: Mapping[Mark, tuple[int, ...]] = {}
    """By kind and seat, the tokens that were taken; empty: none was."""
    ingots: Mapping[Cell, int] = {}
    """How many lie on which tile; on others none."""
    rng: Rng | None = None
    """The source of all chance to come."""
    hands: tuple[tuple[str, ...], ...] = ()
    """Kinds by seat; nothing where tiles are drawn one by one."""
    alone: bool = False
    """Whether one person plays all the colours; `turn` and all seats here are colours then."""
    pending: tuple[Spot, ...] = ()
    """Completed features of which one must be chosen to be paid first."""
    aside: tuple[str, ...] = ()
    """Kinds that lay below the stack when it was made shorter; nobody has seen them."""
    returned: tuple[str, ...] = ()
    """Kinds that have just been put back into the stack, as they fit nowhere."""
    lot: Lot | None = None
    """Why the one who begins does so; None if there was no reason."""


def is_over(state: State) -> bool:
    """Tell whether nobody has anything to decide."""
    return state.drawn is None and not any(state.hands) and not state.pending


def who_acts(state: State) -> Seat:
    """Return the seat of the person whose turn it is."""
    return Seat(0) if state.alone else state.turn

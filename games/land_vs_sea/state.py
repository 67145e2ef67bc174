"""The state of a game of Land vs Sea: everything, hidden parts included."""

from collections.abc import Mapping

from msgspec import Struct

from games.core.values import Cell, Seat, Viewer
from games.land_vs_sea.actions import Stack
from games.land_vs_sea.chart import Chart
from games.land_vs_sea.components import Spot
from games.land_vs_sea.view import Last, Phase, Side


class Tile(Struct, frozen=True, array_like=True):
    """A tile that is not laid yet."""

    up: str
    """The face that all see, once it is on top of its stack."""
    down: str
    seen: tuple[Seat, ...] = ()
    """The players who have seen the hidden side: they have it or had it in hand."""


class Gone(Struct, frozen=True, array_like=True):
    """The side of a tile that it was laid on: nobody sees it again."""

    face: str
    seen: tuple[Viewer, ...]
    """The viewers who saw it before: all of them, the table among them, if it was the public
    side."""


class Paid(Struct, frozen=True, array_like=True):
    """Points for one side. Each of its people has a score line for it: see `scoring.lines`."""

    side: Side
    category: str
    what: str
    """The thing that paid, `count` times."""
    count: int
    points: int
    where: Cell
    """The tile that brought it."""


class State(Struct, frozen=True):
    """Everything."""

    options: Mapping[str, str]
    chart: Chart
    phase: Phase
    turn: Seat
    """The player on turn, or the one who was when the game ended."""
    hands: tuple[tuple[Tile, ...], ...]
    """By seat, in the order in which they came."""
    stacks: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    """The next to be drawn first. The second is empty if the first is."""
    gone: tuple[Gone, ...]
    waypoints: tuple[Spot | None, ...]
    """By seat, where each stands."""
    holes: tuple[Cell, ...] = ()
    """Of which one is to be filled."""
    filled: bool = False
    """Whether the volcano or the whirlpool is on the map."""
    again: bool = False
    """Whether a second tile is laid in this turn."""
    planned: Stack | None = None
    """The stack from which the player on turn draws next, if that is decided."""
    paid: tuple[Paid, ...] = ()
    """All that was scored so far."""
    begun: bool = False
    """Whether whose turn it is has laid a tile in it."""
    last: Last | None = None


def hand(state: State) -> tuple[Tile, ...]:
    """Return the hand of the player on turn."""
    return state.hands[state.turn]


def with_hand(state: State, seat: Seat, held: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Return all hands, one of them changed."""
    return (*state.hands[:seat], held, *state.hands[seat + 1 :])

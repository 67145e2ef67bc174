"""The knowledge of a viewer of Carcassonne: everything but the order of the stack."""

from collections.abc import Mapping

from msgspec import Struct

from games.carcassonne.components import Figure, Mark, Spot
from games.core.score import Result, ScoreLine
from games.core.values import Cell, Rotation, Seat


class Laid(Struct, frozen=True, array_like=True):
    """A tile on the table."""

    kind: str
    rotation: Rotation


class Deployed(Struct, frozen=True, array_like=True):
    """A meeple on the table."""

    seat: Seat
    spot: Spot
    figure: Figure = Figure.MEEPLE
    power: int = 1
    """As how many it counts where the most figures take all."""


class Holding(Struct, frozen=True, array_like=True):
    """A feature that somebody stands on, as a page shows it (`holdings.on_page`)."""

    owners: tuple[Seat, ...]
    """Those with the majority."""
    spots: tuple[Spot, ...]
    points: Mapping[Seat, int]
    """The points that each seat would get here: of fields by the first edition not only owners."""


class Lot(Struct, frozen=True, array_like=True):
    """The draw for the first player."""

    seat: Seat
    ends: int
    """Road ends on the tile that was drawn for it."""


class View(Struct, frozen=True):
    """The table as everybody sees it."""

    tiles: Mapping[Cell, Laid]
    """In the order in which they were laid."""
    meeples: tuple[Deployed, ...]
    drawn: str | None
    """The kind of the tile that is to be placed; None when the game is over."""
    left: int
    """Tiles in the stack, the drawn one not counted."""
    turn: Seat | None
    last: Cell | None
    """Where the last tile was placed; None before the first turn."""
    scores: tuple[int, ...]
    supply: tuple[int, ...]
    """Meeples by seat that are not on the table."""
    options: Mapping[str, str]
    """A value for each."""
    lines: tuple[ScoreLine, ...]
    """All that was paid so far; `where` is a Spot."""
    result: Result | None
    holdings: tuple[Holding, ...] = ()
    """On a page that shows them; else none."""
    at_stake: bool = False
    """Whether somebody stands on a feature that pays more than usual, but only if completed."""
    remaining: Mapping[str, int] = {}
    """How many tiles of each kind in the box nobody has seen yet; empty if nobody counts here."""
    barred: tuple[Cell, ...] = ()
    """Empty cells beside the map where no tile will ever fit."""
    joining: tuple[Cell, ...] = ()
    """Empty cells where a tile would continue a feature of the seat on turn; not fields, which are
    nearly everywhere."""
    prospects: tuple[int, ...] = ()
    """By seat, the further points if the game ended now; empty if that is not shown."""
    others: Mapping[Figure, tuple[int, ...]] = {}
    """By seat, figures of other kinds that are not on the table."""
    placed: Figure | None = None
    """The figure that was placed on the last tile, though it may be home again."""
    goods: Mapping[Mark, tuple[int, ...]] = {}
    """By kind and seat, the tokens that were taken; empty: none was."""
    ingots: Mapping[Cell, int] = {}
    """How many lie on which tile; on others none."""
    alone: bool = False
    """Whether one person plays all the colours; all seats here are colours then."""
    pending: tuple[Spot, ...] = ()
    """Completed features of which one must be chosen to be paid first."""
    hands: tuple[tuple[str | None, ...], ...] = ()
    """By seat, kinds; None for tiles that the viewer does not see. Nothing without hands."""
    playable: tuple[str, ...] = ()
    """The kinds of tiles that fit, each once, in the hand of the player on turn; empty if the
    viewer does not see it."""
    discarded: tuple[str, ...] = ()
    """Kinds that are out of the game."""
    returned: tuple[str, ...] = ()
    """Kinds that have just been put back into the stack, as they fit nowhere."""
    lot: Lot | None = None
    """Before the first move: how lots were drawn, if they were."""


def shown_hand(view: View) -> tuple[str | None, ...]:
    """Return the hand to show: that of the player on turn, else the only one that the viewer
    sees.
    """
    seen = [held for held in view.hands if None not in held and held]
    if not seen or view.turn is None:
        return ()
    current = view.hands[view.turn]
    return current if None not in current else seen[0]


def other_hands(view: View) -> tuple[tuple[Seat, tuple[str, ...]], ...]:
    """Return the hands of the others, where everybody sees them, in the order of turns."""
    if view.turn is None or not view.hands or None in view.hands[view.turn]:
        return ()
    seats = [Seat((view.turn + step) % len(view.hands)) for step in range(1, len(view.hands))]
    seen = ((seat, tuple(filter(None, view.hands[seat]))) for seat in seats)
    return tuple((seat, held) for seat, held in seen if held)

"""The record of rules (`Rules`) that a turn consults wherever options differ, so that `rules` can
stay the rules of the base game.

The base game is one such record (`expansions.BASE`). An expansion is a function that takes the
rules as they are and hands back changed ones; `rules` itself knows none of them.
"""

from collections.abc import Callable

from msgspec import Struct

from games.carcassonne.components import MEEPLES, Feature, Figure, Spot
from games.carcassonne.features import Landscape, Region, lay
from games.carcassonne.scoring import Scored
from games.carcassonne.state import FeatureLine, State
from games.carcassonne.view import Laid, Lot
from games.core.contract import Event
from games.core.rng import Rng
from games.core.values import Cell, Rotation

Step = tuple[State, tuple[Event, ...]]
"""A part of a turn: the state after it, and what it tells."""


Where = Callable[[Cell, Rotation], bool]
"""Tell whether a tile may lie on that cell of the frontier, turned so."""


class Specialist(Struct, frozen=True):
    """A figure of another kind, of which everybody has one."""

    figure: Figure
    claims: frozenset[Feature]
    """What it may stand on."""
    lasts: Callable[[State], Callable[[Cell], bool]]
    """(state) -> by the cell of the next tile, whether it can be taken back instead of placing a
    figure: it is on the table, and this tile does not send it home."""
    recall: Callable[[State], Step]
    """Take it back."""


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    start: str
    """The kind of the tile that lies on the table before the first turn."""
    heaps: tuple[tuple[str, ...], ...]
    """All other tiles. Each heap is mixed for itself and drawn when those before it are gone."""
    claims: frozenset[Feature]
    """What meeples may stand on."""
    meeples: int = MEEPLES
    """In each supply."""
    colours: int = 0
    """How many one person plays alone; 0: each seat plays one."""
    must_claim: bool = False
    """Whether a figure must be placed where it can."""
    tell: Callable[[State, tuple[Event, ...]], tuple[Event, ...]] | None = None
    """(state after, events) -> what is told of them."""
    begins: tuple[FeatureLine, ...] = ()
    """What is paid before the first turn."""
    specialist: Specialist | None = None
    """What stands on the table besides meeples."""
    draw_lots: Callable[[tuple[str, ...], int, Rng], tuple[Lot, Rng]] | None = None
    """(tiles, seats, chance) -> who begins; None: seat 0."""
    width: int = 0
    """Cells from one edge of the table to the other; 0: it has none."""
    bound: Callable[[Landscape], Landscape] | None = None
    """What becomes of the landscape where a tile has been laid."""
    holds: Callable[[Landscape, str], Where | None] | None = None
    """(landscape, kind) -> where such a tile may lie, of all places where it fits; None: in all."""
    draw: Callable[["Rules", State], Step]
    """Draw what is laid next; whose turn it is has been said."""
    hides_hands: bool = False
    """Whether tiles in somebody's hand are seen by them alone."""
    rate: Callable[[Region], int]
    """Points for each tile and each shield of a completed feature."""
    settle: Callable[["Rules", State, Spot | None], Step]
    """Pay for what is complete, and give its figures back; what remains pending needs a choice."""
    pass_on: Callable[[State], Step]
    """Say whose turn comes next, when all is done that the last tile brought."""
    lose: Callable[[State, tuple[str, ...]], Step]
    """What becomes of tiles that fit nowhere: they are drawn, and no longer in the stack."""
    final: tuple[Callable[[Landscape], tuple[Scored, ...]], ...] = ()
    """What is paid at the end of the game, before fields are."""
    fields: Callable[[Landscape], tuple[Scored, ...]] | None = None
    """What is paid for fields at the end of the game."""


def with_tile(rules: Rules, land: Landscape, cell: Cell, tile: Laid) -> Landscape:
    """Lay a tile that fits, on the table that there is."""
    land = lay(land, cell, tile, gardens=rules.specialist is not None)
    return rules.bound(land) if rules.bound else land


def scorers(rules: Rules) -> tuple[Callable[[Landscape], tuple[Scored, ...]], ...]:
    """Return all that is paid at the end of the game, in its order."""
    return (*rules.final, rules.fields) if rules.fields else rules.final


Expansion = Callable[[Rules], Rules]

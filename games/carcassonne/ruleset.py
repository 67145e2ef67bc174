"""The record of rules (`Rules`) that a turn consults wherever options differ, so that `rules` can
stay the rules of the base game.

The base game is one such record (`expansions.BASE`). An expansion is a function that takes the
rules as they are and hands back changed ones; `rules` itself knows none of them.
"""

from collections.abc import Callable, Mapping
from itertools import chain

from msgspec import Struct

from games.carcassonne.components import MEEPLES, Feature, Figure, Spot
from games.carcassonne.features import Landscape, Region, lay
from games.carcassonne.scoring import Rate, Scored, score_unfinished
from games.carcassonne.state import FeatureLine, State
from games.carcassonne.view import Laid, Lot
from games.core.contract import Event
from games.core.rng import Rng
from games.core.values import Cell, Rotation, Seat

Step = tuple[State, tuple[Event, ...]]
"""A part of a turn: the state after it, and its events."""


Where = Callable[[Cell, Rotation], bool]
"""Tell whether a tile may lie on that cell of the frontier, turned so."""


class Recalled(Struct, frozen=True):
    """How a figure is taken back instead of placing one."""

    lasts: Callable[[State], Callable[[Cell], bool]]
    """(state) -> by the cell of the next tile, whether it can be: it is on the table, and this tile
    does not send it home."""
    recall: Callable[[State], Step]
    """Take it back."""


class FigureKind(Struct, frozen=True):
    """A figure besides the common followers, of which everybody has one."""

    figure: Figure
    claims: frozenset[Feature]
    """The kinds of features that it may stand on."""
    power: int = 1
    """As how many it counts where the most figures take all; 0: it never does."""
    joins: Callable[[Region, Seat], bool] | None = None
    """(feature as it is with the tile, owner of the figure) -> whether the figure may join others
    there; None: it may not, like followers."""
    recalled: Recalled | None = None
    """None: it comes home as followers do."""


class Besides(Struct, frozen=True):
    """A further decision of some tiles: another tile is named with them."""

    offers: Callable[[Landscape, str], Callable[[Cell], tuple[Cell, ...]] | None]
    """(landscape, kind) -> by the cell where such a tile comes, which can be named; None: this kind
    asks for nothing."""
    put: Callable[[State, Cell], Step]
    """Do it: the tile has been laid."""


Settle = Callable[["Rules", State, Spot | None], Step]
"""Pay for completed features, and return their figures; whatever remains pending needs a choice."""


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    start: str
    """The kind of the tile that lies on the table before the first turn."""
    heaps: tuple[tuple[str, ...], ...]
    """All other tiles. Each heap is mixed for itself and drawn when those before it are gone."""
    most: int = 0
    """How many tiles are played of those in the last heap, the start tile among them; 0: all."""
    claims: frozenset[Feature]
    """The kinds of features that meeples may stand on."""
    seats: int = 5
    """As many people can play."""
    meeples: int = MEEPLES
    """In each supply."""
    colours: int = 0
    """How many one person plays alone; 0: each seat plays one."""
    must_claim: bool = False
    """Whether a figure must be placed where it can."""
    tell: Callable[[State, tuple[Event, ...]], tuple[Event, ...]] | None = None
    """(state after, events) -> the events as they are told."""
    begins: tuple[FeatureLine, ...] = ()
    """Points that are paid before the first turn."""
    others: tuple[FigureKind, ...] = ()
    """The figures that everybody has besides meeples."""
    gardens: bool = False
    """Whether gardens are features: something can stand on them."""
    draw_lots: Callable[[tuple[str, ...], int, Rng], tuple[Lot, Rng]] | None = None
    """(tiles, seats, chance) -> who begins; None: seat 0."""
    width: int = 0
    """Cells from one edge of the table to the other; 0: it has none."""
    bound: Callable[[Landscape], Landscape] | None = None
    """The change of the landscape after a tile has been laid."""
    holds: Callable[[Landscape, str], Where | None] | None = None
    """(landscape, kind) -> where such a tile may lie, of all places where it fits; None: in all."""
    draw: Callable[["Rules", State], Step]
    """Draw the next tile; the turn has been passed on already."""
    hides_hands: bool = False
    """Whether tiles in somebody's hand are seen by them alone."""
    rate: Callable[[Region], Rate]
    """The points of a completed feature."""
    unfinished: Callable[[Region], Rate]
    """The points of an unfinished feature at the end; fields and completed features are not its
    concern."""
    settle: Settle
    besides: Besides | None = None
    """None: no tile asks for another one."""
    again: Mapping[str, Callable[[State], bool]] = {}
    """By the reason: (tile laid, no figure on it yet) -> whether it gives another turn."""
    chains: bool = True
    """Whether another turn can give one more."""
    lose: Callable[[State, tuple[str, ...]], Step]
    """The treatment of tiles that fit nowhere: they are drawn, and no longer in the stack."""
    fields: Callable[[Landscape], tuple[Scored, ...]] | None = None
    """The points of fields at the end of the game."""
    feeds: Callable[[Landscape, Region, Seat], int] | None = None
    """(landscape, field, whose) -> how many completed cities at the field are paid to them."""
    final: tuple[Callable[[State], tuple[Scored, ...]], ...] = ()
    """Further points at the end, last of all."""


def with_tile(rules: Rules, land: Landscape, cell: Cell, tile: Laid) -> Landscape:
    """Lay a tile that fits, on the table that there is."""
    land = lay(land, cell, tile, gardens=rules.gardens)
    return rules.bound(land) if rules.bound else land


def kind_of(rules: Rules, figure: Figure) -> FigureKind:
    """Return the kind of a figure that is no common follower."""
    return next(kind for kind in rules.others if kind.figure is figure)


def at_the_end(rules: Rules, state: State) -> tuple[Scored, ...]:
    """Return all points that are paid if the game ends now, in order."""
    fields = rules.fields(state.land) if rules.fields else ()
    besides = chain.from_iterable(score(state) for score in rules.final)
    return (*score_unfinished(state.land, rules.unfinished), *fields, *besides)


Expansion = Callable[[Rules], Rules]

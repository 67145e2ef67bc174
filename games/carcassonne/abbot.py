"""The Abbot: a figure for monasteries and gardens, which its owner may take back early for the
points that its place is worth. Gardens become features, paid like monasteries, and only abbots
stand on them.
"""

from collections.abc import Callable

from msgspec.structs import replace

from games.carcassonne.components import Feature, Figure
from games.carcassonne.events import FigureRecalled
from games.carcassonne.features import Region, release
from games.carcassonne.ruleset import FigureKind, Recalled, Rules, Step
from games.carcassonne.scoring import UNFINISHED, Rate, pay, reasons
from games.carcassonne.state import State
from games.carcassonne.supplies import put_back
from games.core.values import Cell


def abbot(rules: Rules) -> Rules:
    """Give everybody an abbot."""
    claims = frozenset({Feature.MONASTERY, Feature.GARDEN})
    kind = FigureKind(Figure.ABBOT, claims, recalled=Recalled(_lasts, _recall))
    return replace(rules, others=(*rules.others, kind), gardens=True)


def _lasts(state: State) -> Callable[[Cell], bool]:
    """Tell whether the abbot stands somewhere that the tile at a cell does not complete."""
    region = _place(state)
    ahead = region.open if region else {}
    return lambda cell: len(ahead) > (cell in ahead)


def _recall(state: State) -> Step:
    """Pay what the place is worth with the tile that has just been laid."""
    region = _place(state)
    assert region is not None
    lines = pay(region, reasons(region, Rate(UNFINISHED)))
    home = put_back(replace(state, land=release(state.land, (region,))), region.meeples)
    told = FigureRecalled(state.turn, Figure.ABBOT, region.feature, region.tiles, lines[0].points)
    return replace(home, lines=state.lines + lines), (told,)


def _place(state: State) -> Region | None:
    """Return the feature on which the abbot of the player on turn stands."""
    return next(
        (
            region
            for region in state.land.regions
            for each in region.meeples
            if each.figure is Figure.ABBOT and each.seat == state.turn
        ),
        None,
    )

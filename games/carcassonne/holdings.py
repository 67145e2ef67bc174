"""The owners of fields, and the features at stake: details of single pictures, derived from the
public position.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.components import Spot
from games.carcassonne.expansions import composed
from games.carcassonne.farmers import farmed
from games.carcassonne.features import EMPTY, Landscape, Region, deploy
from games.carcassonne.ruleset import Rules, with_tile
from games.carcassonne.scoring import majority, reasons
from games.carcassonne.view import Holding, Laid, View
from games.core.contract import Options
from games.core.memo import memo
from games.core.standing import occupied
from games.core.values import Cell, Seat


def on_page(view: View, page: str) -> View:
    """Return a view with the details that a page shows besides."""
    return replace(view, holdings=HELD[page](view)) if page in HELD else view


def stakes(view: View) -> tuple[Holding, ...]:
    """Return the points and owners of each feature at stake, as if it were completed as it is."""
    rules = composed(view.options)
    return tuple(_holding_at_stake(region, rules) for region in staked(rules, landscape(view)))


def staked(rules: Rules, land: Landscape) -> Iterator[Region]:
    """Yield the unfinished features with a holder and a mark that raises their rate."""
    marked = (region for region in occupied(land.regions) if region.open and region.marks)
    return (region for region in marked if rules.rate(region).mark)


def _holding_at_stake(region: Region, rules: Rules) -> Holding:
    owners = majority(region.meeples)
    points = sum(reason.points for reason in reasons(region, rules.rate(region)))
    return Holding(owners, region.spots, dict.fromkeys(owners, points))


def holdings(view: View) -> tuple[Holding, ...]:
    """Return the points and owners of each field that somebody lies on."""
    score, land = composed(view.options).fields, landscape(view)
    paid: Counter[Spot | None] = Counter()
    for line in chain.from_iterable(each.lines for each in score(land)) if score else ():
        paid[line.where] += line.points
    return tuple(_field_holding(field, paid) for field in farmed(land))


@memo(1 << 4)
def landscape(view: View) -> Landscape:
    """Lay all tiles again, and stand all figures on them."""
    return reduce(deploy, view.meeples, _bare(view.tiles, view.options))


@memo(1 << 2, by=1)  # all views of a position share its tiles
def _bare(tiles: Mapping[Cell, Laid], options: Options) -> Landscape:
    rules, land = composed(options), EMPTY
    for cell, laid in tiles.items():
        land = with_tile(rules, land, cell, laid)
    return land


def _field_holding(field: Region, paid: Mapping[Spot | None, int]) -> Holding:
    points = Counter[Seat]()
    for figure in field.meeples:
        points[figure.seat] += paid[figure.spot]
    return Holding(majority(field.meeples), field.spots, dict(+points))


HELD: Mapping[str, Callable[[View], tuple[Holding, ...]]] = {"fields": holdings, "stakes": stakes}
"""By the page that shows it."""

"""Whose field is whose: what one picture shows, worked out from what everybody sees."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.components import Spot
from games.carcassonne.expansions import composed
from games.carcassonne.farmers import farmed
from games.carcassonne.features import EMPTY, Landscape, Region, deploy
from games.carcassonne.ruleset import with_tile
from games.carcassonne.scoring import majority
from games.carcassonne.view import Holding, View
from games.core.values import Seat

PAGE = "fields"
"""The one picture that shows it."""


def on_page(view: View, page: str) -> View:
    """Return a view with what a page shows besides."""
    return replace(view, holdings=holdings(view)) if page == PAGE else view


def holdings(view: View) -> tuple[Holding, ...]:
    """Return who would get how much at each field that somebody lies on."""
    score, land = composed(view.options).fields, landscape(view)
    paid: Counter[Spot | None] = Counter()
    for line in chain.from_iterable(each.lines for each in score(land)) if score else ():
        paid[line.where] += line.points
    return tuple(_held(field, paid) for field in farmed(land))


def landscape(view: View) -> Landscape:
    """Lay all tiles again, and stand all figures on them."""
    rules, land = composed(view.options), EMPTY
    for cell, tile in view.tiles.items():
        land = with_tile(rules, land, cell, tile)
    for figure in view.meeples:
        land = deploy(land, figure)
    return land


def _held(field: Region, paid: Mapping[Spot | None, int]) -> Holding:
    points = Counter[Seat]()
    for figure in field.meeples:
        points[figure.seat] += paid[figure.spot]
    return Holding(majority(field.meeples), field.spots, dict(+points))

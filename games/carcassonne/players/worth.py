"""Evaluation function of the computer players: what a position is worth to a seat, in points.

What a seat has; what its features will bring, weighed by the chance that they are finished; what
its followers are worth who are at home, or will be: the more tiles are left, the more.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from games.carcassonne.components import Feature, Segment, Spot, tile
from games.carcassonne.expansions import composed
from games.carcassonne.features import AROUND, Landscape, Region
from games.carcassonne.players.odds import Odds
from games.carcassonne.players.weights import Weights
from games.carcassonne.ruleset import Rules
from games.carcassonne.scoring import majority, score_unfinished, totals
from games.carcassonne.state import State, is_over
from games.core.values import Seat

FIELD = 3
"""Points for a city at a field."""


class Outlook(NamedTuple):
    """What becomes of a feature."""

    points: float
    done: float
    """The chance that it is finished, and its figures come home."""


def worth(state: State, seat: Seat, odds: Odds, left: float, weights: Weights) -> float:
    """Return by how much a seat is ahead of the others, who are counted together.

    :param left: the share of the tiles that is still to come.
    """
    points: list[float] = list(totals(state))
    if not is_over(state):
        rules, home = composed(state.options), [float(count) for count in state.supply]
        for region, outlook in outlooks(state.land, rules, odds, weights):
            for owner in majority(region.meeples):
                points[owner] += outlook.points
            for figure in region.meeples:
                home[figure.seat] += outlook.done * weights.back
        points = [p + left * _supply(h, weights) for p, h in zip(points, home, strict=True)]
    return min(points) if state.alone else _lead(points, seat)


def _lead(points: list[float], seat: Seat) -> float:
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others


def _supply(home: float, weights: Weights) -> float:
    """Return what followers at home are worth: each further one is worth less."""
    share: float = (1 - weights.fewer**home) / (1 - weights.fewer)
    return weights.meeple * share


def outlooks(
    land: Landscape, rules: Rules, odds: Odds, weights: Weights
) -> Iterator[tuple[Region, Outlook]]:
    """Yield what becomes of all that somebody stands on."""
    pays = score_unfinished in rules.final
    claimed = [region for region in land.regions if region.meeples]
    if rules.fields and any(region.feature is Feature.FIELD for region in claimed):
        at_fields = _fields(land, odds, weights)
    for region in claimed:
        if region.feature is Feature.FIELD:
            yield region, at_fields(region)
        elif region.feature in AROUND:
            yield region, _monastery(land, region, odds)
        else:
            done = _done(land, region, odds)
            size, rate = region.tiles + region.shields, rules.rate(region)
            yield region, Outlook(size * (done * rate + (1 - done) * pays), done)


def _done(land: Landscape, region: Region, odds: Odds) -> float:
    """Return the chance that a city or road is finished."""
    chance = 1.0
    for cell, slots in region.open.items():
        chance = chance * odds(land.frontier, cell, slots)
    return chance


def _monastery(land: Landscape, region: Region, odds: Odds) -> Outlook:
    """Each tile around counts; only all of them send the figure home."""
    chances = [odds(land.frontier, cell, 0) for cell in region.open]
    done = 1.0
    for chance in chances:
        done *= chance
    return Outlook(region.tiles + sum(chances), done)


def _fields(land: Landscape, odds: Odds, weights: Weights) -> Callable[[Region], Outlook]:
    """Return what fields will be paid: cities that are finished, and those that will be."""
    chances: dict[Spot, tuple[int, float]] = {}
    for number, region in enumerate(land.regions):
        if region.feature is Feature.CITY:
            done = _done(land, region, odds) * weights.fields if region.open else 1.0
            chances.update(dict.fromkeys(region.spots, (number, done)))

    def outlook(field: Region) -> Outlook:
        cities = dict(
            chances[Spot(cell, city)]
            for cell, segment in field.spots
            for city in _cities_at(land.tiles[cell].kind, segment)
        )
        return Outlook(FIELD * sum(cities.values()), 0.0)

    return outlook


@cache
def _cities_at(kind: str, field: Segment) -> tuple[Segment, ...]:
    """Return the cities that a field borders on one tile."""
    return tile(kind).part(field).cities

"""Evaluation function of the computer players: the value of a position to a seat, in points.

It adds the points so far; the points of features, weighed by the chance that they are completed;
and the value of followers at home or soon to be: the more tiles are left, the more.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from games.carcassonne.components import Feature, Figure, Segment, Spot, tile
from games.carcassonne.expansions import composed
from games.carcassonne.features import AROUND, Landscape, Region
from games.carcassonne.players.crowding import crowding
from games.carcassonne.players.mining import is_found, mining
from games.carcassonne.players.odds import Odds
from games.carcassonne.players.trading import trading
from games.carcassonne.players.weights import Weights
from games.carcassonne.ruleset import Rules
from games.carcassonne.scoring import majority, totals
from games.carcassonne.state import State, is_over
from games.core.memo import memo
from games.core.values import Seat

FIELD = 3
"""Points for a city at a field."""


class Outlook(NamedTuple):
    """The prospects of a feature."""

    points: float
    done: float
    """The chance that it is finished, and its figures come home."""


def worth(state: State, seat: Seat, odds: Odds, left: float, weights: Weights) -> float:
    """Return the lead of a seat over the others, who are counted together.

    :param left: the share of the tiles that is still to come.
    """
    points: list[float] = list(totals(state))
    if not is_over(state):
        rules, home = composed(state.options), _home(state, weights)
        ahead = tuple(outlooks(state.land, rules, odds, weights))
        for region, outlook in ahead:
            for owner in majority(region.meeples):
                points[owner] += outlook.points
            for figure in region.meeples:
                home[figure.seat] += outlook.done * weights.back * _followers(figure.power, weights)
                if figure.figure is Figure.PIG and figure.seat in majority(region.meeples):
                    points[figure.seat] += outlook.points / FIELD
        if Figure.BUILDER in state.others:
            added = trading(state, left, weights)
            points = [p + more for p, more in zip(points, added, strict=True)]
        if is_found(state):
            added = mining(state, ((region, outlook.done) for region, outlook in ahead), left)
            points = [p + more for p, more in zip(points, added, strict=True)]
        points = [p + left * _supply(h, weights) for p, h in zip(points, home, strict=True)]
        prices = crowding([region for region, _ in ahead], len(points))
        points = [
            p - price - weights.nobody * (not count)
            for p, price, count in zip(points, prices, state.supply, strict=True)
        ]
    return min(points) if state.alone else _lead(points, seat)


def _home(state: State, weights: Weights) -> list[float]:
    """Return by seat how many followers are at home."""
    home = [float(count) for count in state.supply]
    for seat, count in enumerate(state.others.get(Figure.LARGE, ())):
        home[seat] += count * (1 + weights.large)
    return home


def _followers(power: int, weights: Weights) -> float:
    """Return how many followers a figure is worth at home."""
    return min(power, 1) + max(power - 1, 0) * weights.large


def _lead(points: list[float], seat: Seat) -> float:
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others


def _supply(home: float, weights: Weights) -> float:
    """Return the value of followers at home: each further one is worth less."""
    share: float = (1 - weights.fewer**home) / (1 - weights.fewer)
    return weights.meeple * share


def outlooks(
    land: Landscape, rules: Rules, odds: Odds, weights: Weights
) -> Iterator[tuple[Region, Outlook]]:
    """Yield the prospects of all features that somebody stands on."""
    claimed = [region for region in land.regions if region.meeples]
    if rules.fields and any(region.feature is Feature.FIELD for region in claimed):
        at_fields = _fields(land, odds, weights)
    for region in claimed:
        if region.feature is Feature.FIELD:
            yield region, at_fields(region)
        elif region.feature in AROUND:
            points = region.tiles + odds.of_tiles(land, region)
            yield region, Outlook(points, odds.of(land, region))
        else:
            done = odds.of(land, region)
            rate, as_it_is = rules.rate(region).each, rules.unfinished(region).each
            size = region.tiles + region.shields
            yield region, Outlook(size * (done * rate + (1 - done) * as_it_is), done)


def _fields(land: Landscape, odds: Odds, weights: Weights) -> Callable[[Region], Outlook]:
    """Return the function that expects the points of a field: from its completed cities, and those
    likely to be.
    """
    cities = [
        (region, odds.of(land, region) * weights.fields if region.open else 1.0)
        for region in land.regions
        if region.feature is Feature.CITY
    ]

    def outlook(field: Region) -> Outlook:
        near = _cities_near(field, land)
        found = [done for city, done in cities if not near.isdisjoint(city.spots)]
        return Outlook(FIELD * sum(found), 0.0)

    return outlook


@memo(1 << 10, by=1)
def _cities_near(field: Region, land: Landscape) -> frozenset[Spot]:
    """Return the parts of cities that a field borders on."""
    return frozenset(
        Spot(cell, city)
        for cell, segment in field.spots
        for city in _cities_at(land.tiles[cell].kind, segment)
    )


@cache
def _cities_at(kind: str, field: Segment) -> tuple[Segment, ...]:
    """Return the cities that a field borders on one tile."""
    return tile(kind).part(field).cities

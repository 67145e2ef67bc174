"""Farmers: meeples on fields, paid at the end for the completed cities that they supply.

There are three ways to count. Third edition, which most sources tell: each field for itself, three
points for each completed city at it. Second: the same, but nobody is paid for a city twice. First:
each city for itself, four points for those with the most farmers on all the fields at it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from games.carcassonne.components import Feature, Segment, Spot, tile
from games.carcassonne.events import CitySupplied, FieldScored
from games.carcassonne.features import Landscape, Region, of_feature
from games.carcassonne.ruleset import Expansion
from games.carcassonne.scoring import Scored, majority, pay
from games.carcassonne.state import FeatureLine
from games.carcassonne.view import Deployed
from games.core.memo import memo
from games.core.score import Reason
from games.core.standing import occupied
from games.core.values import Seat

POINTS = 3
"""For each completed city at a field. "Scoring of farmers": three points a city."""
FIRST_EDITION = 4
"""For each completed city. CMSC 22001, "Endgame points": four points a city."""


def farmers(score: Callable[[Landscape], tuple[Scored, ...]]) -> Expansion:
    """Let meeples lie on fields, and pay them in one of the ways below."""
    feeds = feeds_together if score is first_edition else feeds_alone
    return lambda rules: replace(
        rules, claims=rules.claims | {Feature.FIELD}, fields=score, feeds=feeds
    )


def feeds_alone(land: Landscape, field: Region, seat: Seat) -> int:
    """Return how many completed cities a field feeds, if it is this seat's."""
    return len(_cities_at(field, _completed_cities(land))) if seat in majority(field.meeples) else 0


def feeds_together(land: Landscape, field: Region, seat: Seat) -> int:
    """Return how many completed cities at a field are fed by this seat, on whatever fields."""
    fields_at, cities = _fields_by_city(land), _cities_at(field, _completed_cities(land))
    owners = (majority(_farmers(fields_at.get(city, []))) for city in cities)
    return sum(seat in each for each in owners)


def third_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay for every field that somebody stands on and that touches a completed city."""
    fields = farmed(land)
    cities = _completed_cities(land) if fields else ()
    paid = [_paid_alone(field, cities) for field in fields]
    return tuple([scored for scored in paid if scored])


def second_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay like in the third, but each seat only for cities that it was not yet paid for."""
    fed: dict[Seat, set[int]] = defaultdict(set)
    scored: list[Scored] = []
    for field, cities in _fields_with_cities(land):
        by_count: dict[int, list[FeatureLine]] = defaultdict(list)
        for owner in majority(field.meeples):
            new = cities - fed[owner]
            fed[owner] |= new
            by_count[len(new)] += [line for line in _lines(field, len(new)) if line.seat == owner]
        scored += [_field_score(lines, count) for count, lines in by_count.items() if count]
    return tuple(scored)


def first_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay for every completed city those who have the most farmers on all fields at it."""
    fields_at = _fields_by_city(land)
    return tuple(_city_score(fields_at[city]) for city in sorted(fields_at))


def _fields_by_city(land: Landscape) -> Mapping[int, list[Region]]:
    """Return the fields that somebody stands on at each completed city."""
    fields_at: dict[int, list[Region]] = defaultdict(list)
    for field, cities in _fields_with_cities(land):
        for city in cities:
            fields_at[city].append(field)
    return fields_at


def farmed(land: Landscape) -> list[Region]:
    """Return the fields that somebody stands on."""
    return of_feature(occupied(land.regions), Feature.FIELD)


def _fields_with_cities(land: Landscape) -> Iterator[tuple[Region, set[int]]]:
    """Yield the fields that somebody stands on, and the completed cities at each."""
    cities = _completed_cities(land)
    for field in farmed(land):
        if bordered := _cities_at(field, cities):
            yield field, bordered


Cities = tuple[frozenset[Spot], ...]
"""For each completed city the places in fields that border it."""


def _completed_cities(land: Landscape) -> Cities:
    """Return the completed cities: the same object as long as they are the same."""
    cities = of_feature([region for region in land.regions if not region.open], Feature.CITY)
    return _together(*[_beside(city.spots, land) for city in cities]) if cities else ()


@memo(1 << 4)
def _together(*cities: frozenset[Spot]) -> Cities:
    return cities


@memo(1 << 6, by=1)
def _beside(city: tuple[Spot, ...], land: Landscape) -> frozenset[Spot]:
    """Return the places in fields that border a city."""
    return frozenset(
        Spot(cell, field)
        for cell, segment in city
        for field in _fields_at(land.tiles[cell].kind, segment)
    )


@cache
def _fields_at(kind: str, city: Segment) -> tuple[Segment, ...]:
    """Return the fields that border a city on one tile."""
    return tuple(part.segment for part in tile(kind).parts if city in part.cities)


def _cities_at(field: Region, cities: Cities) -> set[int]:
    """Return the cities at a field: each once, however often they touch."""
    places = frozenset(field.spots if cities else ())
    return {number for number, beside in enumerate(cities) if not beside.isdisjoint(places)}


def _city_score(fields: list[Region]) -> Scored:
    """Pay for one city all its farmers together."""
    together = replace(fields[0], meeples=_farmers(fields))
    lines = pay(together, (Reason("cities", 1, FIRST_EDITION),))
    seats = tuple(line.seat for line in lines)
    return Scored(lines, CitySupplied(seats, len(seats), FIRST_EDITION))


def _farmers(fields: list[Region]) -> tuple[Deployed, ...]:
    return tuple(farmer for field in fields for farmer in field.meeples)


@memo(1 << 6, by=2)
def _paid_alone(field: Region, cities: Cities) -> Scored | None:
    """Pay for a field, whatever is paid for others; None if there is no completed city at it."""
    count = len(_cities_at(field, cities))
    return _field_score(_lines(field, count), count) if count else None


def _lines(field: Region, cities: int) -> list[FeatureLine]:
    return list(pay(field, (Reason("cities", cities, cities * POINTS),)))


def _field_score(lines: list[FeatureLine], cities: int) -> Scored:
    seats = tuple(line.seat for line in lines)
    return Scored(tuple(lines), FieldScored(seats, len(seats), cities, cities * POINTS))

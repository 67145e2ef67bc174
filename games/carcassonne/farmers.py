"""Farmers: meeples on fields, paid at the end for the completed cities that they supply.

There are three ways to count. Third edition, which most sources tell: each field for itself, three
points for each completed city at it. Second: the same, but nobody is paid for a city twice. First:
each city for itself, four points for those with the most farmers on all the fields at it.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.components import Feature, Segment, Spot, tile
from games.carcassonne.events import CitySupplied, FieldScored
from games.carcassonne.features import Landscape, Region, those
from games.carcassonne.ruleset import Expansion, Rules
from games.carcassonne.scoring import Scored, majority, pay
from games.carcassonne.state import Line
from games.carcassonne.view import Holding
from games.core.kept import kept
from games.core.score import Reason
from games.core.standing import occupied
from games.core.values import Seat

POINTS = 3
"""For each completed city at a field. "Scoring of farmers": three points a city."""
FIRST_EDITION = 4
"""For each completed city. CMSC 22001, "Endgame points": four points a city."""


def farmers(
    score: Callable[[Landscape], tuple[Scored, ...]],
    holdings: Callable[[Landscape], tuple[Holding, ...]] | None = None,
) -> Expansion:
    """Let meeples lie on fields, and pay them in one of the ways below.

    :param holdings: what this pays at each field; found among all that is paid when not given.
    """

    def expansion(rules: Rules) -> Rules:
        claims = rules.claims | {Feature.FIELD}
        return replace(rules, claims=claims, fields=score, holdings=holdings or _paying(score))

    return expansion


def third_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay for every field that somebody stands on and that touches a completed city."""
    farmed = _farmed(land)
    cities = _completed_cities(land) if farmed else ()
    paid = [_paid_alone(field, cities) for field in farmed]
    return tuple([scored for scored in paid if scored])


def second_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay like in the third, but each seat only for cities that it was not yet paid for."""
    fed: dict[Seat, set[int]] = defaultdict(set)
    scored: list[Scored] = []
    for field, cities in _supplying(land):
        by_count: dict[int, list[Line]] = defaultdict(list)
        for owner in majority(field.meeples):
            new = cities - fed[owner]
            fed[owner] |= new
            by_count[len(new)] += [line for line in _lines(field, len(new)) if line.seat == owner]
        scored += [_scored(lines, count) for count, lines in by_count.items() if count]
    return tuple(scored)


def first_edition(land: Landscape) -> tuple[Scored, ...]:
    """Pay for every completed city those who have the most farmers on all fields at it."""
    fields_at: dict[int, list[Region]] = defaultdict(list)
    for field, cities in _supplying(land):
        for city in cities:
            fields_at[city].append(field)
    return tuple(_supplied(fields_at[city]) for city in sorted(fields_at))


def third_edition_holdings(land: Landscape) -> tuple[Holding, ...]:
    """Return who would get how much at each field, whatever is paid for others."""
    farmed = _farmed(land)
    held = _held_alone(_completed_cities(land) if farmed else ())
    return tuple([held(field) for field in farmed])


def _paying(
    score: Callable[[Landscape], tuple[Scored, ...]],
) -> Callable[[Landscape], tuple[Holding, ...]]:
    """Find who would get how much at each field among all that is paid."""

    def holdings(land: Landscape) -> tuple[Holding, ...]:
        paid: Counter[Spot | None] = Counter()
        for line in chain.from_iterable(each.lines for each in score(land)):
            paid[line.where] += line.points
        return tuple([_held(field, paid) for field in _farmed(land)])

    return holdings


def _held(field: Region, paid: Mapping[Spot | None, int]) -> Holding:
    owners = majority(field.meeples)
    points = sum([paid[m.spot] for m in field.meeples if m.seat == owners[0]])
    return Holding(owners, field.spots, points)


def _farmed(land: Landscape) -> list[Region]:
    """Return the fields that somebody stands on."""
    return those(occupied(land.regions), Feature.FIELD)


def _supplying(land: Landscape) -> Iterator[tuple[Region, set[int]]]:
    """Yield the fields that somebody stands on, and the completed cities at each."""
    cities = _completed_cities(land)
    for field in _farmed(land):
        if bordered := _bordered(field, cities):
            yield field, bordered


Cities = tuple[frozenset[Spot], ...]
"""For each completed city the places in fields that border it."""


def _completed_cities(land: Landscape) -> Cities:
    """Return the completed cities: the same object as long as they are the same."""
    cities = those([region for region in land.regions if not region.open], Feature.CITY)
    return _together(*[_beside(city.spots, land) for city in cities]) if cities else ()


@kept(1 << 4)
def _together(*cities: frozenset[Spot]) -> Cities:
    return cities


@kept(1 << 6, by=1)
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


def _bordered(field: Region, cities: Cities) -> set[int]:
    """Return the cities at a field: each once, however often they touch."""
    places = frozenset(field.spots if cities else ())
    return {number for number, beside in enumerate(cities) if not beside.isdisjoint(places)}


def _supplied(fields: list[Region]) -> Scored:
    """Pay for one city all its farmers together."""
    meeples = tuple(meeple for field in fields for meeple in field.meeples)
    together = replace(fields[0], meeples=meeples)
    lines = pay(together, (Reason("cities", 1, FIRST_EDITION),))
    seats = tuple(line.seat for line in lines)
    return Scored(lines, CitySupplied(seats, len(seats), FIRST_EDITION))


@kept(1 << 6, by=2)
def _paid_alone(field: Region, cities: Cities) -> Scored | None:
    """Pay for a field, whatever is paid for others; None if there is no completed city at it."""
    count = len(_bordered(field, cities))
    return _scored(_lines(field, count), count) if count else None


@kept(1 << 4, by=1)
def _held_alone(cities: Cities) -> Callable[[Region], Holding]:
    """Tell who would get how much at a field, whatever is paid for others."""

    @kept(1 << 6, by=1)
    def held(field: Region) -> Holding:
        points = POINTS * len(_bordered(field, cities))
        return Holding(majority(field.meeples), field.spots, points)

    return held


def _lines(field: Region, cities: int) -> list[Line]:
    return list(pay(field, (Reason("cities", cities, cities * POINTS),)))


def _scored(lines: list[Line], cities: int) -> Scored:
    seats = tuple(line.seat for line in lines)
    return Scored(tuple(lines), FieldScored(seats, len(seats), cities, cities * POINTS))

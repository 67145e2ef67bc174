"""Farmers: meeples on fields, paid at the end for the completed cities that they supply.

Third edition, the one that the sources agree on: three points for each completed city at a field.
"""

from games.carcassonne.components import Feature, Spot, tile
from games.carcassonne.events import FieldScored
from games.carcassonne.features import Landscape, Region
from games.carcassonne.scoring import Scored, pay
from games.core.score import Reason

POINTS = 3
"""For each completed city at a field. "Scoring of farmers": three points a city."""


def score_fields(land: Landscape) -> tuple[Scored, ...]:
    """Pay for every field that somebody stands on and that touches a completed city."""
    cities = _completed_cities(land)
    fields = (r for r in land.regions if r.meeples and r.feature is Feature.FIELD)
    counted = ((field, len(_bordered(land, field, cities))) for field in fields)
    return tuple(_score(field, count) for field, count in counted if count)


def _completed_cities(land: Landscape) -> dict[Spot, int]:
    """Return all spots of completed cities, and which city each belongs to."""
    return {
        spot: number
        for number, region in enumerate(land.regions)
        if region.feature is Feature.CITY and not region.open
        for spot in region.spots
    }


def _bordered(land: Landscape, field: Region, cities: dict[Spot, int]) -> set[int]:
    """Return the cities at a field: each once, however often they touch."""
    touched = (
        Spot(spot.cell, city)
        for spot in field.spots
        for city in tile(land.tiles[spot.cell].kind).part(spot.segment).cities
    )
    return {cities[spot] for spot in touched if spot in cities}


def _score(field: Region, cities: int) -> Scored:
    points = cities * POINTS
    lines = pay(field, (Reason("cities", cities, points),))
    seats = tuple(line.seat for line in lines)
    return Scored(lines, FieldScored(seats, len(seats), cities, points))

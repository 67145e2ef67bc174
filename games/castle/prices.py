"""The points of features, their owners, and the marker's way along the wall."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import accumulate, permutations

from games.castle.board import tower_at
from games.castle.castle_map import CastleMap, Region
from games.castle.components import Bonus, Feature
from games.core.score import Reason
from games.core.standing import leading_seats, occupied
from games.core.values import Seat

RATES: Mapping[Feature, int] = {Feature.PATH: 1, Feature.HOUSE: 1, Feature.TOWER: 2}
"""Points for each tile of a feature that can be completed."""

MARKET = 3
"""Points for each market of a court, at the end."""

DOUBLES: Mapping[Feature, Bonus] = {
    Feature.TOWER: Bonus.DOUBLE_TOWER,
    Feature.HOUSE: Bonus.DOUBLE_HOUSE,
}
"""The wall tile that doubles such a feature when it is completed."""


def owner(region: Region) -> Seat | None:
    """Return the seat that scores a feature: the one with most followers there; none in a tie."""
    first, *others = leading_seats(region.meeples) or (None,)
    return None if others else first


def completed(castle_map: CastleMap) -> tuple[Region, ...]:
    """Return the completed features that somebody stands on: they have just been completed."""
    held = occupied(castle_map.regions)
    return tuple([each for each in held if not each.open and each.feature in RATES])


def reasons(region: Region, *, doubled: bool = False) -> tuple[Reason, ...]:
    """Return the reasons for the points of a path, house or tower."""
    tiles = region.tiles * RATES[region.feature]
    said = [Reason("tiles", region.tiles, tiles)]
    if region.wells:
        said.append(Reason("wells", region.wells, tiles))
    if doubled:
        said.append(Reason("doubled", 1, tiles))
    return tuple(said)


def value(region: Region) -> int:
    """Return the points of a path, house or tower without a wall tile."""
    return sum(reason.points for reason in reasons(region))


def taken_from(points: int, gains: Iterable[int], wall: Container[int]) -> frozenset[int]:
    """Return the towers whose wall tile is taken when points are scored one after the other.

    :param wall: the towers that have a tile yet.
    """
    stops = [*accumulate(gains, initial=points)][1:]
    towers = (tower_at(stop) for stop in stops)
    return frozenset(tower for tower in towers if tower is not None and tower in wall)


def order_matters(points: int, gains: Sequence[int], wall: Container[int]) -> bool:
    """Tell whether the order of payments decides which wall tiles are taken. Ruling 6."""
    orders = set(permutations(gains))
    return len({taken_from(points, order, wall) for order in orders}) > 1

"""The price of standing on many features of a kind at once: they wait for the same tiles, and each
turn serves only one of them. The first ones cost little, each further one more.

The prices have the shape of those in the public source of JCloisterZone's computers (branch 4.x),
at half their height: docs/adr/0140.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from games.carcassonne.components import Feature
from games.carcassonne.features import Region
from games.carcassonne.scoring import majority

_PRICES: Mapping[Feature, tuple[float, ...]] = {
    Feature.ROAD: (0, 0.5, 1.2, 2.2, 3.8, 5.2, 7.2, 9.5, 14.5),
    Feature.CITY: (0, 0.2, 0.8, 1.5, 2.5, 4, 6, 8.5, 13.5),
    Feature.FIELD: (0, 2.5, 5, 9.5, 14, 18.5, 23.5, 28.5, 33.5),
}
"""In points, by how many there are."""


def crowding(claimed: Iterable[Region], seats: int) -> list[float]:
    """Return by seat the price of the features that it stands on; of a shared road or city it costs
    nothing, because others complete it as well.
    """
    counts = [Counter[Feature]() for _ in range(seats)]
    for region in claimed:
        if region.feature in _PRICES:
            owners = majority(region.meeples)
            if len(owners) == 1 or region.feature is Feature.FIELD:
                for owner in owners:
                    counts[owner][region.feature] += 1
    return [sum(_price(feature, count) for feature, count in each.items()) for each in counts]


def _price(feature: Feature, count: int) -> float:
    prices = _PRICES[feature]
    return prices[min(count, len(prices) - 1)]

"""The points of beasts: the best sets of a chart, found exactly; or of each by the one after it."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from games.laar.components import CHARTS, Beast, Chart


class Herd(Struct, frozen=True, array_like=True):
    """Beasts that are paid together."""

    beasts: tuple[Beast, ...]
    """Under chart V the beast that is paid and the one taken after it, if there is one."""
    points: int


@lru_cache(4096)
def best_herds(chart: str, beasts: tuple[Beast, ...]) -> tuple[Herd, ...]:
    """Return how a chart pays beasts, in the order in which they were taken.

    Sets come dearest first; a beast that pays nothing stands alone.
    """
    if CHARTS[chart].follows:
        return tuple(_herds_of_pairs(CHARTS[chart], beasts))
    counted = Counter(beasts)
    herds = _best(chart, tuple(counted[beast] for beast in Beast))
    return tuple(sorted(herds, key=lambda herd: herd.points, reverse=True))


def points(herds: tuple[Herd, ...]) -> int:
    """Return the points of all beasts together."""
    return sum(herd.points for herd in herds)


def _herds_of_pairs(chart: Chart, beasts: tuple[Beast, ...]) -> Iterator[Herd]:
    for place, beast in enumerate(beasts):
        pair = beasts[place : place + 2]
        yield Herd(pair, chart.follows[beast][pair[1]] if len(pair) == 2 else 0)


_Counts = tuple[int, ...]
"""How many there are of each beast, in the order of `Beast`."""


@lru_cache(4096)
def _best(chart: str, left: _Counts) -> tuple[Herd, ...]:
    """Try every set that the first beast left can be in."""
    if not any(left):
        return ()
    ways = ((herd, *_best(chart, _without(left, herd))) for herd in _herds(CHARTS[chart], left))
    return max(ways, key=points)


def _without(left: _Counts, herd: Herd) -> _Counts:
    return tuple(n - herd.beasts.count(beast) for n, beast in zip(left, Beast, strict=True))


def _herds(chart: Chart, left: _Counts) -> Iterator[Herd]:
    """Yield the sets with the first beast that is left; alone it may pay nothing."""
    there = [beast for beast, count in zip(Beast, left, strict=True) if count]
    first, others = there[0], there[1:]
    many = left[list(Beast).index(first)]
    yield Herd((first,), 0)
    for size, paid in enumerate(chart.different, 1):
        yield from (Herd((first, *rest), paid) for rest in combinations(others, size - 1))
    for size, paid in enumerate(chart.equal[:many], 1):
        yield Herd((first,) * size, paid)
    for size, paid in enumerate(chart.any, 1):
        more = [first] * (many - 1) + [b for b in others for _ in range(left[list(Beast).index(b)])]
        rests = dict.fromkeys(combinations(more, size - 1))
        yield from (Herd((first, *rest), paid) for rest in rests)

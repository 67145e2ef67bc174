"""The points of gems: the best runs, found exactly.

Why the search is short. Of two runs that overlap without one lying in the other, or that touch, the
union and the overlap pay at least as much: (a + b)² > a² + b². So there is a best division whose
runs lie in one another or apart. If a class is missing, the ring of classes is a line, and only one
such division exists: layer by layer, each unbroken stretch of classes is a run. If no class is
missing, some run goes all the way round, as far as there are gems, and the rest is a line; eight
places to begin are tried. `tests/games/laar/test_best.py` compares it with all divisions.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from games.laar.components import CLASSES

Classes = tuple[int, ...]
"""How many gems there are of class 1, 2, ..., 8."""

Run = tuple[int, ...]
"""Neighbouring classes in order, counted from 0; one may come again when the run goes round."""

_RING = range(CLASSES)


class Gem(Struct, frozen=True, array_like=True):
    """A gem as it is counted."""

    was: int
    """The class on its card."""
    counts: int
    """The class it counts as: another one where spells moved it."""


class Gems(Struct, frozen=True, array_like=True):
    """How gems are divided into runs, the longest first."""

    runs: tuple[tuple[Gem, ...], ...]

    @property
    def points(self) -> int:
        """The squares of the lengths."""
        return sum(len(run) ** 2 for run in self.runs)


@lru_cache(4096)
def best_gems(classes: tuple[int, ...], shifts: int) -> Gems:
    """Divide gems as well as it can be done.

    :param classes: the classes of the gems, 1 to 8, in any order.
    :param shifts: how often one of them may be moved to a neighbouring class.
    """
    best = tuple((gem - 1, gem - 1) for gem in sorted(classes))
    most = points(_class_counts(best))
    seen, frontier = {_class_counts(best)}, [best]
    for _ in range(shifts):
        frontier = [moved for gems in frontier for moved in _shifted_gems(gems, seen)]
        for gems in frontier:
            if (paid := points(_class_counts(gems))) > most:
                best, most = gems, paid
    return _gems_in_runs(best)


_Moves = tuple[tuple[int, int], ...]
"""By gem, the class on its card and the one it has been moved to, from 0; sorted."""


def _class_counts(gems: _Moves) -> Classes:
    found = [0] * CLASSES
    for _, now in gems:
        found[now] += 1
    return tuple(found)


def _shifted_gems(gems: _Moves, seen: set[Classes]) -> Iterator[_Moves]:
    """Yield the gems after one more shift, as far as they are new."""
    for place, (was, now) in enumerate(gems):
        for step in (1, -1):
            changed = (*gems[:place], (was, (now + step) % CLASSES), *gems[place + 1 :])
            if (counted := _class_counts(changed)) not in seen:
                seen.add(counted)
                yield changed


def _gems_in_runs(gems: _Moves) -> Gems:
    """Say which gems stand in which run."""
    left = Counter(gems)

    def take_gem(now: int) -> Gem:
        found = next(gem for gem in left if gem[1] == now and left[gem])
        left[found] -= 1
        return Gem(found[0] + 1, now + 1)

    return Gems(tuple(tuple(map(take_gem, run)) for run in best_runs(_class_counts(gems))))


def points(classes: Classes) -> int:
    """Return the points of gems."""
    return sum(len(run) ** 2 for run in best_runs(classes))


@lru_cache(8192)
def best_runs(classes: Classes) -> tuple[Run, ...]:
    """Return the runs that pay most, the longest first."""
    if not all(classes):
        return tuple(_layers(classes))
    ways = (_round(classes, first) for first in _RING)
    return max(ways, key=lambda runs: sum(len(run) ** 2 for run in runs))


def _round(classes: Classes, first: int) -> tuple[Run, ...]:
    """Begin with the longest run from a class on; some class is missing afterwards."""
    left = list(classes)
    run: list[int] = []
    while left[at := (first + len(run)) % CLASSES]:
        left[at] -= 1
        run.append(at)
    return (tuple(run), *_layers(tuple(left)))


def _layers(classes: Classes) -> Iterator[Run]:
    """Yield the runs of classes of which one is missing, layer by layer, longest first."""
    gap = classes.index(0)
    left = [(at % CLASSES, classes[at % CLASSES]) for at in range(gap + 1, gap + CLASSES)]
    runs: list[Run] = []
    for height in range(1, max(classes) + 1):
        run: list[int] = []
        for at, count in (*left, (gap, 0)):
            if count >= height:
                run.append(at)
            elif run:
                runs.append(tuple(run))
                run = []
    return iter(sorted(runs, key=len, reverse=True))

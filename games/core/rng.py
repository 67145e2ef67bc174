"""Random numbers as a value: a generator that is kept inside a state, never in a view.

Orders come from sorting on `random.Random.random()`, the one method whose sequence Python promises
to keep for a seed, so that a log of years ago still replays.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_STRIDE = 1 << 32
"""More shuffles than any game makes, so that (seed, shuffle) pairs never meet."""


class Rng(Struct, frozen=True):
    """The source of chance of one game; `shuffled` hands back its successor."""

    seed: int
    used: int = 0
    """Shuffles made so far."""
    stacked: tuple[tuple[str, ...], ...] = ()
    """Orders to deal instead of chance, one a shuffle; see `stack`."""

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], "Rng"]:
        """Return the items in random order and the next source.

        In the stacked form the next forced order leads: each of its words takes the first item left
        whose `str()` it is; the items that it does not name follow in random order.

        :raises ValueError: when a forced order names an item that is not there.
        """
        chance = Random(self.seed * _STRIDE + self.used)  # noqa: S311 - games; seeds are secrets'
        pool = list(items)
        keys = [chance.random() for _ in pool]
        rest = [pool[i] for i in sorted(range(len(pool)), key=keys.__getitem__)]
        first = _take(self.stacked[0], rest) if self.stacked else []
        return (*first, *rest), Rng(self.seed, self.used + 1, self.stacked[1:])

    def forked(self, count: int) -> tuple["Rng", ...]:
        """Return `count` independent sources."""
        chance = Random(self.seed * _STRIDE + self.used)  # noqa: S311 - games; seeds are secrets'
        return tuple(Rng(int(chance.random() * _STRIDE)) for _ in range(count))

    def picked(self, items: Sequence[T]) -> tuple[T, "Rng"]:
        """Return one of the items, each as likely as the others, and the next source."""
        order, rng = self.shuffled(items)
        return order[0], rng


def stack(*orders: Iterable[str], seed: int = 0) -> Rng:
    """Make a source that deals the given orders, one for each shuffle to come."""
    return Rng(seed, stacked=tuple(tuple(order) for order in orders))


def _take(order: tuple[str, ...], rest: list[T]) -> list[T]:
    """Move the items that `order` names out of `rest`."""
    taken = []
    for word in order:
        found = next((i for i, item in enumerate(rest) if str(item) == word), None)
        if found is None:
            raise ValueError(f"the stacked order names {word!r}, which is not among the items left")
        taken.append(rest.pop(found))
    return taken

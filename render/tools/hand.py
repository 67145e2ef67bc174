"""The draughtsman's hand: small differences that make drawn things look drawn.

The same seed gives the same picture on every machine and every Python, so that sprites can be kept
on disk and pictures compared in tests.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Hand:
    """A stream of numbers that only depends on its seed (splitmix64, by Sebastiano Vigna)."""

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")

    def random(self) -> float:
        """Return the next number, 0 <= it < 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """Return a number from `low` to `high`."""
        return low + (high - low) * self.random()

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[int(self.random() * len(items))]

    def order(self, items: Sequence[T]) -> list[T]:
        """Return the items in some order."""
        keyed = [(self.random(), place) for place in range(len(items))]
        return [items[place] for _, place in sorted(keyed)]

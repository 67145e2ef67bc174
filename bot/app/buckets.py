"""Rate limits of the page, one bucket a person: a look costs some milliseconds, during which every
press at every table waits.

In memory: they hold for this process, and a restart refills them.
"""

from time import monotonic

from cachetools import LRUCache

BURST = 40
"""Requests that somebody may make at once: a quick person taps through a whole choice."""
PER_SECOND = 4.0
"""How many more each second gives."""
_MOST = 10_000
"""People who are remembered."""


class Buckets:
    """A token bucket (https://en.wikipedia.org/wiki/Token_bucket) a person."""

    def __init__(self) -> None:
        self._left: LRUCache[int, tuple[float, float]] = LRUCache(_MOST)
        """The tokens that each person has left, and since when."""

    def takes(self, user: int) -> bool:
        """Tell whether somebody may ask for something now; if so, it counts."""
        now = monotonic()
        left, then = self._left.get(user, (float(BURST), now))
        left = min(BURST, left + (now - then) * PER_SECOND)
        self._left[user] = (left - (left >= 1), now)
        return left >= 1

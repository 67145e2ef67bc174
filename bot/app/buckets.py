"""How much one person may ask of the page: a look costs some milliseconds, for which every press at
every table waits. In memory: it holds for this process, and a restart gives all of it back.
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
        """What each has left, and when that was so."""

    def takes(self, user: int) -> bool:
        """Tell whether somebody may ask for something now; if so, it counts."""
        now = monotonic()
        left, then = self._left.get(user, (float(BURST), now))
        left = min(BURST, left + (now - then) * PER_SECOND)
        self._left[user] = (left - (left >= 1), now)
        return left >= 1

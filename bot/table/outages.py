"""Outages: time in which the bot was away, or cut off, does not count for anybody. PURE.

A table leaves them out of account when it is read next, however many it has missed
(`counting.given_back`).
"""

from collections.abc import Sequence
from typing import NamedTuple


class Outage(NamedTuple):
    """Seconds since 1970 between which nobody could do anything."""

    start: int
    end: int


def moved(moment: int, outages: Sequence[Outage]) -> int:
    """Return since when something waits, without the outages since then.

    :param outages: oldest first.
    """
    for start, end in outages:
        if moment < end:
            moment += end - max(start, moment)
    return moment

"""Cache of /stats answers, kept until a game changes them: computing one takes half a second of
processor time where a group has played for years, and anybody may ask repeatedly.
"""

from cachetools import LRUCache
from msgspec import Struct

from bot.display.values import Surface
from bot.table.values import HOUR

_OWNERS, _TABLES = 64, 64
"""The most owners (chats and people), and the most tables of each, to cache."""
_LONGEST = HOUR
"""Seconds until an entry expires, and with it games that are no longer stored."""


class StatisticsKey(Struct, frozen=True):
    """Cache key of a statistics page within one owner: everything besides the games that it depends
    on.
    """

    game: str
    language: str
    topic: int | None
    levels: bool
    aside: frozenset[int]
    """Those among its people who want to be left out."""


class CachedStatistics(Struct):
    """Pages of one owner, all computed from the same games."""

    version: str
    since: int
    people: frozenset[int] | None = None
    """The people who have played; None until they are looked up."""
    tables: dict[StatisticsKey, Surface] = {}

    def keep(self, asked: StatisticsKey, people: frozenset[int], table: Surface) -> None:
        """Cache a page."""
        if len(self.tables) >= _TABLES:
            self.tables.clear()
        self.people = people
        self.tables[asked] = table


class StatisticsCache:
    """Statistics pages by owner, the least recently used evicted first."""

    def __init__(self) -> None:
        self._told: LRUCache[int, CachedStatistics] = LRUCache(_OWNERS)

    def of(self, owner: int, version: str, now: int) -> CachedStatistics:
        """Return the pages computed from exactly these games; empty if the games have changed."""
        told = self._told.get(owner)
        if told is None or told.version != version or not told.since <= now < told.since + _LONGEST:
            self._told[owner] = told = CachedStatistics(version, now)
        return told

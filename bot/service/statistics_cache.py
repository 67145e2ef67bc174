"""Cache of /stats answers, kept until a game changes them: computing one takes half a second of
processor time where a group has played for years, and anybody may ask repeatedly.
"""

from collections import OrderedDict

from msgspec import Struct

from bot.display.values import Surface
from bot.table.values import HOUR

_OWNERS, _TABLES = 64, 64
"""Chats and people of whom it is kept; tables that are kept of each."""
_LONGEST = HOUR
"""Seconds that it is kept at most: games that are kept no more are not counted for longer."""


class StatisticsKey(Struct, frozen=True):
    """Which table: by all that it depends on, but for the games."""

    game: str
    language: str
    topic: int | None
    levels: bool
    aside: frozenset[int]
    """Those among its people who want to be left out."""


class CachedStatistics(Struct):
    """What has been told of one owner's games, all of them reckoned from the same ones."""

    version: str
    since: int
    people: frozenset[int] | None = None
    """Who has played, once that has been looked up."""
    tables: dict[StatisticsKey, Surface] = {}

    def keep(self, asked: StatisticsKey, people: frozenset[int], table: Surface) -> None:
        """Keep a table for those who ask for it next."""
        if len(self.tables) >= _TABLES:
            self.tables.clear()
        self.people = people
        self.tables[asked] = table


class StatisticsCache:
    """What has been told, by owner: those who were asked for last."""

    def __init__(self) -> None:
        self._told: OrderedDict[int, CachedStatistics] = OrderedDict()

    def of(self, owner: int, version: str, now: int) -> CachedStatistics:
        """Return what has been told of these very games: nothing yet, if others have been."""
        told = self._told.pop(owner, None)
        if told is None or told.version != version or not told.since <= now < told.since + _LONGEST:
            told = CachedStatistics(version, now)
        self._told[owner] = told
        if len(self._told) > _OWNERS:
            self._told.popitem(last=False)
        return told

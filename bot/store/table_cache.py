"""In-memory cache of loaded tables: decoding a state takes longer than everything else that a press
needs.
"""

from collections import OrderedDict
from typing import NamedTuple

from bot.table.values import Live


class Committed(NamedTuple):
    """A table, and the commit that made it so."""

    commit: bytes
    live: Live


class TableCache:
    """The tables that were used last. What is kept is true of one commit; whether it is the last
    one, the store must be asked.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[str, Committed] = OrderedDict()

    def get(self, id: str) -> Committed | None:
        """Return what is kept of a table."""
        if id in self._tables:
            self._tables.move_to_end(id)
        return self._tables.get(id)

    def put(self, id: str, commit: bytes, live: Live) -> None:
        """Keep a table, and let go of the one that was not used for longest."""
        self._tables[id] = Committed(commit, live)
        self._tables.move_to_end(id)
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)

    def drop(self, id: str) -> None:
        """Keep a table no longer."""
        self._tables.pop(id, None)

"""What is kept in memory: reading a state takes longer than all else in a press, viewing it comes
next - and captions, keyboards and pictures all look at the same one.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.table.values import Games, Live
from games.core.values import Viewer


class Committed(NamedTuple):
    """A table, and the commit that made it so."""

    commit: bytes
    live: Live


class Kept:
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


def with_kept_views(games: Games) -> Games:
    """Return the games, each of which makes the same view of the same state only once."""
    return {id: replace(game, view=_keeping(game.view)) for id, game in games.items()}


def _keeping(view: Callable[[Any, Viewer], Any]) -> Callable[[Any, Viewer], Any]:
    last: dict[Viewer, tuple[Any, Any]] = {}

    def kept(state: Any, viewer: Viewer) -> Any:
        found = last.get(viewer)
        if found is None or found[0] is not state:
            found = last[viewer] = (state, view(state, viewer))
        return found[1]

    return kept

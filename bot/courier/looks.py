"""What each seat has selected so far in a move that is not confirmed: an update of the message,
caused by others, keeps that selection.

Lost when a worker is killed, it costs a few taps; one that goes in peace hands it on.
"""

from collections import defaultdict
from collections.abc import Callable

from bot.display.values import Focus, Focuses
from bot.table.values import Games, Live, Phase, stamp_of
from games.core.values import Seat


class Looks:
    """Choices that are being made, by table and seat."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._looks: dict[str, dict[Seat | None, Focus]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._looks)

    def note(self, table: str, focus: Focus) -> None:
        """Somebody looks at something."""
        if focus.seat is not None:
            self._looks[table][focus.seat] = focus

    def of(self, table: str) -> Focuses:
        """Return who looks at what."""
        return dict(self._looks.get(table, {}))

    def still(self, live: Live, looks: Focuses) -> Focuses:
        """Return all looks at a table; forget those of decisions that are made.

        :param looks: as they were before the table was read.
        """
        table = live.table.id
        for seat, look in looks.items():
            if self.of(table).get(seat) is look and not self._is_open(live, seat, look):
                del self._looks[table][seat]
        if not self._looks.get(table):
            self.forget(table)
        return self.of(table)

    def forget(self, table: str) -> None:
        """Nobody chooses there any more."""
        self._looks.pop(table, None)

    def take(self, of_tables: Callable[[str], bool]) -> list[tuple[str, Focus]]:
        """Forget the looks at some tables; return them with these."""
        tables = list(filter(of_tables, self._looks))
        return [(table, look) for table in tables for look in self._looks.pop(table).values()]

    def _is_open(self, live: Live, seat: Seat | None, look: Focus) -> bool:
        is_running = live.table.phase is Phase.RUNNING
        return is_running and seat is not None and look.stamp == stamp_of(self._games, live, seat)

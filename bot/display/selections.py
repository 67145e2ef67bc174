"""What each seat has selected so far in a move that is not confirmed: an update of the message,
caused by others, keeps that selection. The table service reads there how far somebody has come; the
reconciler shows it.

Lost with the process that works, it costs a few taps.
"""

from collections import defaultdict

from bot.display.values import Selection, Selections
from bot.table.preparing import asked_by
from bot.table.values import Games, Live, Phase
from games.core.values import Seat


class SelectionMemory:
    """Selections in progress, by table and seat."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._selections: dict[str, dict[Seat | None, Selection]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._selections)

    def note(self, table: str, selection: Selection) -> None:
        """Record a seat's selection."""
        if selection.seat is not None:
            self._selections[table][selection.seat] = selection

    def of(self, table: str) -> Selections:
        """Return the selections at a table, by seat."""
        return dict(self._selections.get(table, {}))

    def still(self, live: Live, looks: Selections) -> Selections:
        """Return the selections at a table; forget those whose decisions were made.

        :param looks: as they were before the table was read.
        """
        table = live.table.id
        for seat, look in looks.items():
            if self.of(table).get(seat) is look and not self._is_open(live, seat, look):
                del self._selections[table][seat]
        if not self._selections.get(table):
            self.forget(table)
        return self.of(table)

    def forget(self, table: str) -> None:
        """Forget the selections at a table."""
        self._selections.pop(table, None)

    def _is_open(self, live: Live, seat: Seat | None, look: Selection) -> bool:
        is_running = live.table.phase is Phase.RUNNING
        if not is_running or seat is None:
            return False
        return asked_by(self._games, live, seat, look.stamp) is not None

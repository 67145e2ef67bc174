"""The selections of seats in moves that are not confirmed yet: when others cause an update of the
message, the selection stays. The table service reads here how far a choice has come; the reconciler
shows it. A press on an outdated screen of the same decision keeps what was selected since then.

Selections are lost with the process that works, which costs a few taps.
"""

from collections import defaultdict

from bot.display.values import Selection, Selections
from bot.table.first_games import chosen_at_first
from bot.table.preparing import asked_by, decision_by
from bot.table.values import Games, Live, Phase
from games.core.choices import Decision, resumed, screen
from games.core.errors import UnknownAction
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

        :param looks: the selections from before the table was read; a newer selection is not
            forgotten.
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


def gone_on(games: Games, live: Live, tapped: Selection, latest: Selection | None) -> Selection:
    """Return the selection that a tap leads to; answers chosen since its screen was drawn stay."""
    actions = _shared_decision(games, live, tapped, latest)
    if actions is None or latest is None:
        return tapped
    try:
        path = resumed(actions, tapped.path, latest.path)
    except UnknownAction:  # the table will refuse it
        return tapped
    return Selection(tapped.seat, tapped.stamp, path, tapped.page)


def has_seen(games: Games, live: Live, confirmed: Selection, latest: Selection | None) -> bool:
    """Tell whether a confirmation belongs to the latest selection, and not to an older screen."""
    actions = _shared_decision(games, live, confirmed, latest)
    if actions is None or latest is None or latest.seat is None:
        return True
    try:
        shown = screen(actions, latest.path, chosen_at_first(live.table, latest.seat))
    except UnknownAction:
        return True
    return confirmed.path in (shown.path, *shown.closing)


def _shared_decision(
    games: Games, live: Live, tapped: Selection, latest: Selection | None
) -> Decision | None:
    """Return the decision of both taps, if both belong to the decision that is asked now."""
    if live.play is None or tapped.seat is None or latest is None:
        return None
    if latest.stamp != tapped.stamp:
        return None
    return decision_by(games, live, tapped.seat, tapped.stamp)

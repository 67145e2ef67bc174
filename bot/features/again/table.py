"""A rematch: how long its lobby stays, and how it begins by itself once all who are invited have
joined. PURE.
"""

from bot.table.computers import persons
from bot.table.counting import ledger_of, moment_of
from bot.table.gathering import hindrance, is_rematch
from bot.table.seating import awaited_guests, seated
from bot.table.values import (
    DAY,
    MINUTE,
    NOBODY,
    Command,
    Games,
    Live,
    Refused,
    Table,
    User,
    is_gathering,
    with_changes,
)

LIFE = 3 * DAY
"""Seconds without a change after which the lobby of a rematch is closed: its people look in twice a
day, and some are away for a day and a half."""
NOTICE = MINUTE
"""Seconds from the last change until it begins by itself."""


def is_complete(games: Games, table: Table) -> bool:
    """Tell whether a rematch of several can begin because nobody who was invited is missing."""
    if not is_rematch(table) or len(persons(table)) < 2 or awaited_guests(table):
        return False
    return hindrance(games, table) is None


def begins_at(games: Games, table: Table) -> int | None:
    """Return when a rematch begins by itself; None while somebody is missing, or has put it off."""
    if table.put_off or table.host == NOBODY or not is_complete(games, table):
        return None
    return moment_of(table, ledger_of(table).began + NOTICE)


class PutOff(Command, frozen=True):
    """Let a rematch not begin by itself: somebody starts it."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Put it off.

        :raises Refused: when the user has no seat, or it does not begin by itself.
        """
        seated(live.table, user)
        if not is_gathering(live.table):
            raise Refused("refused-begun")
        if begins_at(games, live.table) is None:
            raise Refused("refused-outdated")
        return with_changes(live, put_off=True)

"""Repairs timestamps of a table that lie in the future, set by a process whose clock was ahead.
PURE.

Deadlines, reminders and computers count from moments in the table. A moment set by a clock that was
an hour ahead would make everybody wait an hour longer.

Deadlines, reminders and computers count from moments in the table. Where the clock of a worker was
ahead, these have not been yet, and who waits for them would wait for as long as it was ahead.
"""

from typing import Any

from msgspec.structs import replace

from bot.table.moves import RETRACTABLE
from bot.table.values import Table


def righted(table: Table, now: int) -> Table:
    """Return a table without times in the future, or the same one if it has none. Those who are
    awaited then have all their time from now on.
    """
    tapped, changes = table.tapped, dict[str, Any]()
    if table.since > now:
        changes |= {"since": now, "late": False, "half": False, "called": False}
    if tapped and tapped.until and tapped.until > now + RETRACTABLE:
        changes |= {"tapped": replace(tapped, until=now + RETRACTABLE)}
    if table.wanted and table.wanted.since > now:
        changes |= {"wanted": replace(table.wanted, since=now)}
    if any(at > now for at in table.reminded.values()):
        changes |= {"reminded": {user: min(at, now) for user, at in table.reminded.items()}}
    return replace(table, **changes) if changes else table

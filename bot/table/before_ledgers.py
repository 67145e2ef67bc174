"""Reads the time of tables that were stored before there were ledgers, by release 0.1.0. PURE.

There a wait began at `since`, which outages and pauses moved once they were over, and all was
reckoned from there. What that rule left, people keep.
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.table.computers import people_asked
from bot.table.hours import DORMANT, LONGEST_PAUSE, NOTICE
from bot.table.ledger import Ledger
from bot.table.suspension import ran, still
from bot.table.values import Games, Live, Phase, with_changes


class Before(Struct, frozen=True):
    """What is stored of such a table besides."""

    resumed: int = 0
    """The end of the latest outage by which `since` was moved."""


def with_ledger(games: Games, live: Live, before: Before) -> Live:
    """Return a table with a ledger that says what has been used by the old rule."""
    table = live.table
    if table.phase is not Phase.RUNNING or table.ledger.at:
        return live
    paused = table.pause.began
    at = max(table.since, before.resumed, paused)
    until = max(table.since, paused) if paused else at
    used = ran(table.since, until, still(games, live, table.since))
    spent = {int(seat): used for seat in people_asked(games, live) if used}
    ledger = Ledger(at=at, began=table.since, spent=spent)
    if table.dormant:
        silent = max(paused, table.since) + (LONGEST_PAUSE if paused else DORMANT)
        table = replace(table, closes=silent + NOTICE)
    return with_changes(replace(live, table=table), ledger=ledger)

"""Time that stands still: weekends, and days away of people who are awaited (docs/adr/0118). PURE.

Nothing changes when such time begins or ends. Whatever is due follows from the moment since which
people are awaited, and from the time that has to run since then.
"""

from collections.abc import Iterable, Iterator
from datetime import timedelta, tzinfo
from heapq import merge

from bot.features.holidays.part import Span
from bot.features.holidays.table import absences
from bot.table.values import HOUR, Games, Live, Table
from bot.table.zones import first_of, local, zone_of

SLOW = 12 * HOUR
"""Seconds for a move from which on weekends may be free."""
_SATURDAY = 5
"""As Python counts days of a week."""


def runs_out(since: int, seconds: int, still: Iterable[Span]) -> int:
    """Return when so much time has run since a moment. It runs out in no span: what would end as
    one begins ends with it.

    :param still: spans in which no time runs, by their start; they may overlap, and never end.
    """
    moment, left = since, seconds
    for start, end in still:
        if moment + left < start:
            break
        if end > moment:
            left -= max(0, start - moment)
            moment = end
    return moment + left


def ran(since: int, until: int, still: Iterable[Span]) -> int:
    """Return how much time has run between two moments: the reverse of `runs_out`."""
    moment, time = since, 0
    for start, end in still:
        if start >= until:
            break
        time += max(0, start - moment)
        moment = max(moment, end)
    return time + max(0, until - moment)


def weekends(zone: tzinfo, since: int) -> Iterator[Span]:
    """Yield the weekends from the week of a moment on, without end."""
    today = local(since, zone).date()
    saturday = today - timedelta(days=(today.weekday() - _SATURDAY) % 7)
    while True:
        yield Span(first_of(saturday, zone), first_of(saturday + timedelta(days=2), zone))
        saturday += timedelta(days=7)


def has_weekends(table: Table) -> bool:
    """Tell whether no time counts on weekends at a table: only where a move has half a day."""
    return table.still.weekends and table.clock >= SLOW


def week(table: Table) -> tuple[bool, str, int]:
    """Return what a table's weekends depend on."""
    return has_weekends(table), table.still.zone, table.still.offset


def still(games: Games, live: Live, since: int) -> Iterator[Span]:
    """Yield the spans after a moment in which a running game's clock stands still, by their
    start; pauses are none.
    """
    table = live.table
    zone = zone_of(table.still.zone, table.still.offset)
    free = weekends(zone, since) if has_weekends(table) else ()
    return merge(free, sorted(absences(games, live).values()))

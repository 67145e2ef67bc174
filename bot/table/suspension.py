"""Time that stands still: weekends, and days off of people who are awaited (docs/adr/0118). PURE.

Nothing changes when such time begins or ends. Whatever is due follows from the moment since which
people are awaited, and from the time that has to run since then. Days off count only where friends
play, and only with clocks of more than an hour: whoever has sat down for a fast game, or with
strangers, is there.
"""

from collections.abc import Iterable, Iterator
from datetime import timedelta, tzinfo
from heapq import merge

from msgspec.structs import replace

from bot.table.computers import people_asked
from bot.table.days_off import Span
from bot.table.seating import chair_of, chairs, chairs_at, people_at
from bot.table.values import HOUR, Chair, Command, Games, Live, Table, User, is_open, with_changes
from bot.table.zones import first_of, local, zone_of
from games.core.values import Seat

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


class SetAway(Command, frozen=True):
    """Note when the user is away; void where nobody waits for the other in any case."""

    is_deed = False

    span: Span | None
    """None: not any more."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if chair_of(live.table, user.id) is None or live.table.strangers:
            return live
        return with_away(live, user.id, self.span)


def with_away(live: Live, user: int, span: Span | None) -> Live:
    """Return a table that knows when somebody is away."""
    still = live.table.still
    away = {one: known for one, known in still.away.items() if one != user}
    return with_changes(
        live, still=replace(still, away=away if span is None else {**away, user: span})
    )


def is_known(table: Table, user: int, span: Span | None, now: int) -> bool:
    """Tell whether a table knows when somebody is away, as far as that is to come."""
    known = table.still.away.get(user)
    return _to_come(known, now) == _to_come(span, now)


def _to_come(span: Span | None, now: int) -> Span | None:
    return None if span is None or span.end <= now else Span(max(span.start, now), span.end)


def is_out(table: Table, user: int, now: int) -> bool:
    """Tell whether somebody is away now, so that a table does not wait for them."""
    span = table.still.away.get(user)
    return span is not None and _counts(table) and span.start <= now < span.end


def _counts(table: Table) -> bool:
    """Tell whether anybody has days away at a table, and they count there."""
    return bool(table.still.away) and not (table.strangers or 0 < table.clock <= HOUR)


def absences(games: Games, live: Live) -> dict[Seat, Span]:
    """Return when the people of the seats that are awaited are away; of a team, when all are."""
    table = live.table
    if not _counts(table):
        return {}
    found = {seat: _together(table, seat) for seat in people_asked(games, live)}
    return {seat: span for seat, span in found.items() if span.start < span.end}


def _together(table: Table, seat: Seat) -> Span:
    """Return when everybody at a seat is away; an empty span if they never are."""
    spans = [table.still.away.get(person.user, Span(0, 0)) for person in people_at(table, seat)]
    return Span(max(span.start for span in spans), min(span.end for span in spans))


def noted(games: Games, live: Live, now: int) -> Live:
    """Return a table that knows which turns of its people have come, and nothing of
    people who have left it, or of days that are counted.
    """
    table = live.table
    users = {person.user for person in table.people} if is_open(table) else set[int]()
    kept = {
        user: span
        for user, span in table.still.away.items()
        if user in users and span.end > table.ledger.at
    }
    known = with_changes(live, still=replace(table.still, away=kept))
    turned = max((moment for moment in _turns(known.table) if moment <= now), default=0)
    return with_changes(known, still=replace(known.table.still, turned=turned))


def turns(table: Table) -> Iterator[int]:
    """Yield when people will go away, or come back."""
    return (moment for moment in _turns(table) if moment > table.still.turned)


def _turns(table: Table) -> Iterator[int]:
    spans = table.still.away.values() if _counts(table) else ()
    return (moment for span in spans for moment in span)


def resting(table: Table) -> frozenset[Chair]:
    """Return the chairs of people who have days off now, awaited or not."""
    if not _counts(table):
        return frozenset()
    turned = table.still.turned
    spans = table.still.away.items()
    users = {user for user, span in spans if span.start <= turned < span.end}
    return frozenset(chair for chair in chairs(table) if table.people[chair].user in users)


def _away(games: Games, live: Live) -> dict[Seat, Span]:
    """Return when those who are awaited are away; in a pause nobody is."""
    spans = absences(games, live)
    return {} if spans and live.table.is_paused else spans


def out(games: Games, live: Live) -> dict[Chair, int]:
    """Return the chairs of those who are awaited and away now, with the moment until which they
    are.
    """
    table = live.table
    spans = _away(games, live)
    return {
        chair: span.end
        for seat, span in spans.items()
        if span.start <= table.still.turned < span.end
        for chair in chairs_at(table, seat)
    }

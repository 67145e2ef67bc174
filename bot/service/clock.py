"""Scheduler of deadlines: looks at tables when something is due (deadlines, reminders, the end of a
lobby), changes the table and notifies its people.

The table records a reminder before it is sent: a crash in between loses a reminder but never
repeats one. The reconciler shows lateness and the end of a lobby, like everything else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from bot.display.board.standing import standing
from bot.display.tables_of import asks_here, board_button
from bot.display.values import reply
from bot.features.again.table import begins_at
from bot.features.calling.hours import ask_hours
from bot.features.calling.questions import questioned
from bot.features.calling.table import (
    Known,
    StepIn,
    due_now,
    is_called_apart,
    must_step_in,
    next_call,
)
from bot.features.seeking.asking import wait_on
from bot.service.computers import play_on
from bot.service.notices import Notice
from bot.service.sitting import span_away
from bot.service.starting import remember_start, start_of
from bot.service.table_service import TableService
from bot.service.timers import kept_in_sight
from bot.store.agenda import AGAIN, AT_ONCE
from bot.store.client import Attempt
from bot.store.tables import StoreConflict
from bot.store.timetable import Timetable
from bot.table.circles import read_by
from bot.table.habits import named_by
from bot.table.hours import asked, asks_in_private, deadline, is_waited_for, next_moment
from bot.table.parting import cut_off as cut_off_now
from bot.table.seating import chair_of, present, seat_at
from bot.table.suspension import SetAway, is_known
from bot.table.ticking import Tick
from bot.table.values import (
    HOUR,
    NOBODY,
    Live,
    Person,
    Phase,
    Place,
    Refused,
    Table,
    User,
    calls_apart,
    is_open,
    is_over_days,
    position,
    with_changes,
)
from bot.texts.catalogues import spoken
from bot.texts.local_time import local_time
from bot.texts.reader import private_reader
from bot.waiting import waited
from games.core.message import Message

REMINDER = Notice(rings=True)
"""Who wants it, and when, stands in their habits (`bot.table.hours.reminder`)."""
PULSE = 1.0
"""Seconds between looks at the agenda; each begins just after a full second, since due times are
whole seconds."""
_BEGUN = 0.02
"""Seconds by which a sleep may end too early."""
Checks = dict[str, asyncio.Task[None]]
"""Checks in progress, by table."""
_CLOCK = User(NOBODY, "", "en")
_log = logging.getLogger(__name__)


async def keep_time(service: TableService, stopping: asyncio.Event) -> None:
    """Do what is due until `stopping` is set; finish what is begun."""
    looks: Checks = {}
    told = 0
    while not stopping.is_set():
        await going_on(begin_due(service, looks), "the clock")
        if (over := _outage_over(service)) > told:
            told = over
            service.messenger.put_right(is_all=True)  # each deadline is another
        await waited(stopping, PULSE - service.moment % PULSE + _BEGUN)
    await asyncio.gather(*looks.values())


async def begin_due(service: TableService, looks: Checks) -> None:
    """Start checks of the tables that are due now. Tables that are still being
    checked go on: computers may be thinking there, and no other table waits for them. While people
    cannot reach the bot nothing is due.
    """
    _let_go(looks)
    if service.store.outages.is_away():
        return
    claims = await service.store.agenda.claim_due(service.now, AT_ONCE - len(looks))
    _let_go(looks)  # some are done since, and may be due anew: they would wait for a minute
    for id in (id for id in claims if id not in looks):
        look = look_at(service, id, is_again=claims[id])
        looks[id] = asyncio.create_task(going_on(look, f"the clock of table {id}"))


def _outage_over(service: TableService) -> int:
    """Return when the latest outage was over, if that was just now; else 0."""
    outages = service.store.outages.all
    end = outages[-1].end if outages else 0
    return end if service.now - end < AGAIN else 0


def _let_go(looks: Checks) -> None:
    for id in [id for id, look in looks.items() if look.done()]:
        del looks[id]


class Work(NamedTuple):
    """Work that is done again and again, besides the tables' clock."""

    name: str
    """For the log."""
    do: Callable[[TableService, asyncio.Event], Awaitable[None]]
    """(service, set once the bot is to stop) -> it is done once; where it is long, it ends then."""
    pulse: float
    """Seconds between two times."""


async def keep_working(service: TableService, work: Work, stopping: asyncio.Event) -> None:
    """Do it again and again until `stopping` is set."""
    while not stopping.is_set():
        await going_on(work.do(service, stopping), work.name)
        await waited(stopping, work.pulse)


async def tell_due(
    service: TableService,
    timetable: Timetable,
    notice: Notice,
    tell: Callable[[TableService, int], Awaitable[None]],
) -> None:
    """Tell those who are due by a timetable and not banned, once Telegram can be reached; forget
    those who want it no more.
    """
    if service.store.outages.is_away():
        return

    async def look(id: int) -> None:
        if notice.wanted(await service.store.profiles.of(id)):
            await tell(service, id)
        else:
            await timetable.forget(id)

    ids, banned = await timetable.claim_due(service.now), await service.store.operating.banned()
    heard = (id for id in ids if id not in banned)
    await asyncio.gather(*(going_on(look(id), f"a notice for {id}") for id in heard))


async def going_on(work: Awaitable[None], of: str) -> None:
    """Run one piece of work; whatever it raises, the clock goes on."""
    with Attempt(_log, of), suppress(StoreConflict, Refused):  # looked at again in a minute
        await work


async def look_at(service: TableService, id: str, *, is_again: bool = False) -> None:
    """Do what is due at one table, and schedule the next check.

    :param is_again: whether somebody has begun this before, and may not have come so far.
    """
    if is_again:
        service.messenger.show(id)
    with Attempt(_log, f"the clock of table {id}") as attempt, suppress(StoreConflict, Refused):
        await _look_at(service, id)
    if attempt.is_bug:  # it may not be readable: that would be found each minute, for ever
        await service.store.agenda.look(id, service.now + HOUR)


async def _look_at(service: TableService, id: str) -> None:
    live = await service.store.tables.load(id)
    if live is None or not is_open(live.table):
        return await service.store.agenda.forget(id)
    live = await _begin_rematch(service, live)
    is_loud = await service.is_loud(live.table)
    known, now = await _known_people(service, live), service.now
    live = await _with_days_away(service, live)
    cut_off = await _cut_off(service, live)
    live = with_changes(live, is_loud=is_loud)
    due = now if cut_off else _next(service, live, known, now)
    if due is not None and due <= now:
        live = await _tick(service, live, known, cut_off, now)
        if must_step_in(service.frame.games, live, now):
            live = await service.change(id, _CLOCK, StepIn(now))
        live = await play_on(service, live)
        live = with_changes(live, is_loud=is_loud)
        due = _next(service, live, await _known_people(service, live), now)
    await _ask_hours(service, live, known)
    goes = await kept_in_sight(service, live)
    due = goes if due is None or (goes is not None and goes < due) else due
    if due is not None:
        await service.store.agenda.look(id, due, live.revision)
    return None


async def _begin_rematch(service: TableService, live: Live) -> Live:
    """Return a table whose rematch has begun by itself, if that is due: for its host, as if they
    had started it.
    """
    begins = begins_at(service.frame.games, live.table)
    if begins is None or service.now < begins:
        return live
    host = User(live.table.host, "", live.table.language)
    begun = await service.change(live.table.id, host, await start_of(service, live.table, host))
    await remember_start(service, begun, host)
    return begun


async def _with_days_away(service: TableService, live: Live) -> Live:
    """Return a table that knows the days away of those who are awaited: a process that has ended in
    the middle has told only some of their tables.
    """
    if live.table.strangers or live.table.phase is not Phase.RUNNING:
        return live
    for person in asked(service.frame.games, live):
        profile, now = await service.store.profiles.of(person.user), service.now
        span = span_away(profile, person.language, now)
        if not is_known(live.table, person.user, span, now):
            live = await service.change(live.table.id, User(person.user, "", ""), SetAway(span))
    return live


async def _ask_hours(service: TableService, live: Live, known: Mapping[int, Known]) -> None:
    """Ask those who are called over days by which clock they live: the first call may wake them.
    With the first of a game all are asked who sit there: who has just begun it is at hand.
    """
    if not (is_over_days(live.table) and is_waited_for(live.table)):
        return
    if not position(live.table):
        here = tuple(live.table.people[chair] for chair in present(live.table))
        known = await _known_of(service, live, here)
    unknown = ((u, one) for u, one in known.items() if one.is_open and not one.habits.is_told)
    await ask_hours(service, [(user, one.language) for user, one in unknown])


def _next(service: TableService, live: Live, known: Mapping[int, Known], now: int) -> int | None:
    """Return when the clock must look at a table next; None for never."""
    games, habits = service.frame.games, {u: one.habits for u, one in known.items() if one.is_open}
    due = next_moment(games, live, habits, now)
    call = next_call(games, live, known, now) if due is not None else None
    return due if call is None or due is None else min(due, call)


async def _known_people(service: TableService, live: Live) -> dict[int, Known]:
    """Return what is known of those who are awaited, or asked something, besides the table."""
    games = service.frame.games
    return await _known_of(service, live, (*asked(games, live), *questioned(games, live)))


async def _known_of(service: TableService, live: Live, found: Iterable[Person]) -> dict[int, Known]:
    people = {one.user: one.language for one in found}
    profiles = {user: await service.store.profiles.of(user) for user in people}
    near = await service.store.near(live.table) if calls_apart(live.table) else ""
    return {
        user: Known(
            profile.habits,
            spoken(profile.language or people[user]),
            REMINDER.reader(profile, people[user], service.now) is not None,
            _last_press(service, user),
            named_by(profile.habits, spoken(profile.language or people[user]), near),
        )
        for user, profile in profiles.items()
    }


def _last_press(service: TableService, user: int) -> int:
    """Return when somebody has pressed something last; 0 for never. A moment to come is of a clock
    that was put back since: they would not be called until it is over.
    """
    pressed = service.presses.get(user, 0)
    return pressed if pressed <= service.now else 0


async def _cut_off(service: TableService, live: Live) -> frozenset[int]:
    """Return the users of a circle's table who cannot be reached, unless the table knows it
    already. Of strangers who have never met, the others go back to the queue before their table
    ends.
    """
    table = live.table
    if not table.place.is_circle or table.phase is not Phase.RUNNING:
        return frozenset()
    shut = await service.messenger.chats.unreachable(table.id)
    here = {table.people[chair].user for chair in {*present(table)} - table.away}
    cut_off = shut & here
    if cut_off and cut_off_now(table, cut_off).phase is not Phase.RUNNING:
        await asyncio.gather(*(wait_on(service, table, user) for user in here - cut_off))
    return cut_off


async def _tick(
    service: TableService,
    live: Live,
    known: Mapping[int, Known],
    cut_off: frozenset[int],
    now: int,
) -> Live:
    due = due_now(service.frame.games, live, known, now)
    tick = Tick(
        now, live.revision, due.remind, due.called, due.polled, due.named, due.leaving, cut_off
    )
    after = await service.change(live.table.id, _CLOCK, tick)
    after = with_changes(after, is_loud=live.table.is_loud)
    if after.revision == live.revision + 1 and after.table.since == live.table.since:
        told = {*due.remind, *(user for user, _ in due.called)}
        for person in asked(service.frame.games, after):
            is_shown = is_called_apart(service.frame.games, after, person)
            if person.user in told and not is_shown and _is_noted(after.table, person.user, now):
                await _remind(service, after, person)
    return after


def _is_noted(table: Table, user: int, now: int) -> bool:
    """Tell whether a table has noted just now that somebody is reminded or called."""
    call = table.calls.made.get(user)
    return table.reminded.get(user) == now or (call is not None and call.at == now)


async def _remind(service: TableService, live: Live, person: Person) -> None:
    """Tell somebody in private that they are awaited, with the way to the board; by the question
    itself where it stands in that chat. Of a hand that asks, the notes above it stay where they
    are.
    """
    boards, id, chair = service.messenger.boards, live.table.id, chair_of(live.table, person.user)
    if asks_here(service.frame, live, person.user) and chair is not None:
        if asks_in_private(service.frame.games, live, seat_at(live.table, chair)):
            return await boards.repost_hand(id, chair, person.user)
        return await boards.repost_secrets(id, person.user)
    reader = await service.reader(REMINDER, person.user, person.language)
    if reader is None:
        return None
    language, user = reader.language, User(person.user, person.name, reader.language)
    ends = deadline(service.frame.games, live)
    said = service.frame.say(language, "reminder")
    is_warned = user.id in live.table.calls.leaving
    if ends is not None and live.table.late and not is_warned:  # the warning says so, too
        said += "\n" + service.frame.say(language, "board-late-own")
    elif ends is not None and not live.table.late:
        until = Message("board-deadline", {"moment": local_time(ends)})
        said += "\n" + service.frame.say(language, until)
    habits = (await service.store.profiles.of(person.user)).habits
    if not habits.has_clock(language) and reader.is_silent:
        said += "\n" + service.frame.say(language, "reminder-silent")
    live = read_by(live, person.user)
    if is_warned:
        said += "\n" + standing(private_reader(service.frame, person, chair=chair), live)
    said = await service.headed(live, language, said)
    button = board_button(service.frame, live, await boards.stands(id), user)
    service.messenger.sender.say(reader.hears(reply(Place(person.user), said, ((button,),))))
    return None

"""Deadlines: turn clocks, reminders, quiet hours, and when an idle lobby or game ends. PURE.

All moments are seconds since 1970. The table records all that `Tick` has made happen, so nothing
happens twice.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta, tzinfo

from msgspec import Struct
from msgspec.structs import replace

from bot.features.again.table import LIFE, begins_at
from bot.features.calling.part import Call, Calls
from bot.features.holidays.table import noted, out, turns
from bot.features.pause.table import ended, stand_still
from bot.features.tonight.table import closed, is_voting
from bot.table import computers
from bot.table.banks import bank_of, banked, time_of
from bot.table.computers import people_asked
from bot.table.counting import (
    begun_anew,
    given_back,
    goes_on_at,
    is_behind,
    ledger_of,
    moment_of,
    own_time,
    settled,
    used_up,
)
from bot.table.gathering import is_rematch
from bot.table.moves import deciding_anew, running, taken_back_by_people
from bot.table.outages import Outage
from bot.table.parting import cut_off
from bot.table.seating import (
    chair_of,
    chairs_at,
    is_computer,
    is_reached,
    is_team,
    people_at,
    posted_anew,
    present,
    seat_at,
    seated,
)
from bot.table.tempo import Tempo
from bot.table.values import (
    DAY,
    HOUR,
    Command,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    calls_apart,
    game_of,
    is_open,
    position,
    to_act,
    with_changes,
)
from bot.table.zones import USUAL, at_hour, local, zone_of
from games.core.values import Seat

LOBBY_LIFE = DAY
"""Seconds without a change after which a lobby is closed."""
SILENCE = DAY
"""Seconds without a move after which somebody is late where there is no clock."""
HALF_SILENCE = SILENCE // 2
"""Seconds without a move after which somebody is reminded where there is no clock."""
DORMANT = 60 * DAY
"""Seconds without a move after which a game announces that it will be closed."""
NOTICE = 7 * DAY
"""Seconds from that announcement until it is closed."""
LONGEST_PAUSE = 365 * DAY
"""Seconds after which a pause that nobody ends is announced to be closed instead: all have agreed
to it.
"""
DIGEST = "digest"
REMINDERS = ("half", "daily", DIGEST, "never")
"""When a person wants reminders: at half of their time, daily, one silent list a day, or never."""
QUIET = {"20-10": (20, 10), "22-8": (22, 8), "0-7": (0, 7), "none": (0, 0)}
"""Quiet hours to choose from: first hour and last, local time."""

_BERTH = 2
"""Hours by which quiet hours are wider at both ends where somebody's time zone is a guess: nobody
is woken on one."""


_ALIKE = timedelta(hours=2)
"""By how much a zone may differ from what presses tell, which is no better known."""


class Habits(Struct, frozen=True):
    """When somebody wants to be reminded."""

    reminders: str = REMINDERS[0]
    offset: int | None = None
    """Minutes ahead of UTC, if they were set by release 0.1.0 and no city has been chosen since."""
    quiet: str = "22-8"
    """One of `QUIET`."""
    hour: int = 9
    """At which local hour the list of a day comes."""
    zone: str = ""
    """The time zone that they have chosen by a city."""
    near: str = ""
    """The one by which most of those live with whom they have played, or who play in this group."""
    learnt: int | None = None
    """Minutes ahead of UTC, as the hours of their presses tell (`bot.table.waking`)."""
    up: tuple[int, ...] = ()
    """Hours of UTC's day in which they are up, as their presses tell."""

    @property
    def is_told(self) -> bool:
        """Tell whether they have said by what clock they live."""
        return bool(self.zone) or self.offset is not None

    def guess(self, language: str) -> str:
        """Return the zone that is guessed: by the language if it has one; empty for none, and where
        their presses tell another.
        """
        name = USUAL.get(language, self.near)
        if self.learnt is None or not name:
            return name
        ahead = local(0, zone_of(name)).utcoffset() or timedelta()
        return name if abs(ahead - timedelta(minutes=self.learnt)) <= _ALIKE else ""

    @property
    def ahead(self) -> int:
        """Return how many minutes their clock is ahead of UTC, if its zone has no name."""
        return (self.offset if self.is_told else self.learnt) or 0

    def has_clock(self, language: str) -> bool:
        """Tell whether their time zone is known, if only by a guess."""
        return self.is_told or self.learnt is not None or bool(self.guess(language))

    def clock(self, language: str) -> tzinfo:
        """Return the person's time zone, or the one that is guessed; without a guess UTC."""
        return zone_of(self.zone if self.is_told else self.guess(language), self.ahead)


def is_quiet(habits: Habits, language: str, now: int) -> bool:
    """Tell whether somebody's quiet hours are now, or may be: always, where no zone is known."""
    if not habits.has_clock(language):
        return any(QUIET[habits.quiet])
    return awake_from(now, habits, language) != now


def is_day(habits: Habits, language: str, now: int) -> bool:
    """Tell whether somebody may be named in a group with a sound: between 8 and 22 of their clock,
    and not in quiet hours of their own; at any time, where no clock of theirs is known.
    """
    return day_from(habits, language, now) == now


def day_from(habits: Habits, language: str, moment: int) -> int:
    """Return the first moment from this one on at which somebody may be named in a group."""
    own = habits.quiet if any(QUIET[habits.quiet]) else "22-8"
    own = "22-8" if own == "0-7" else own
    return awake_from(moment, replace(habits, quiet=own), language)


def next_digest(habits: Habits, language: str, now: int) -> int:
    """Return when somebody's hour comes next."""
    zone = habits.clock(language)
    today = local(now, zone).date()
    moment = at_hour(today, habits.hour, zone)
    return moment if now <= moment else at_hour(today + timedelta(days=1), habits.hour, zone)


def deadline(games: Games, live: Live) -> int | None:
    """Return when the time for the current move is up: of several who decide, of the one who has
    most. None without a clock, in a pause, and while only computers think.
    """
    if not _is_timed(live.table):
        return None
    return used_up(games, live)


def late_at(games: Games, live: Live) -> int | None:
    """Return when those who are awaited are late: when their time is up; without a clock after a
    day of silence, where somebody else waits for them. None for never, and in a pause.
    """
    table = live.table
    if table.clock or is_team(table) or len(present(table)) < 2:
        return deadline(games, live)
    is_running = table.phase is Phase.RUNNING and not table.is_paused
    return used_up(games, live, SILENCE) if is_running else None


def half_time(games: Games, live: Live) -> int | None:
    """Return when half of the time is over; None as for the deadline."""
    if not _is_timed(live.table):
        return None
    return used_up(games, live, parts=2)


def _is_timed(table: Table) -> bool:
    return table.phase is Phase.RUNNING and bool(table.clock) and not table.is_paused


def due(games: Games, live: Live) -> int | None:
    """Return the next deadline of a running table: the time for a move, half of it, a day of
    silence, undo without consent, or an offered seat; None for none.
    """
    return _due(games, live, None if live.table.late else late_at(games, live))


def _due(games: Games, live: Live, late: int | None) -> int | None:
    table = live.table
    offered = table.offer.until if table.offer else None
    own = (table.tapped.until if table.tapped else None, offered)
    half = None if table.half or table.late else half_time(games, live)
    lapses = (moment_of(table, moment) for moment in own if moment is not None)
    return min((moment for moment in (half, late, *lapses) if moment is not None), default=None)


def closing(table: Table) -> int:
    """Return when a running game is closed if nobody moves."""
    return table.closes + ledger_of(table).lost


def _dormant_at(table: Table) -> int:
    """Return when a running game announces that it will be closed, if the time of those who are
    awaited is up by then.
    """
    silent = moment_of(table, ledger_of(table).began + DORMANT)
    return max(table.pause.began, table.since) + LONGEST_PAUSE if silent is None else silent


def reminder(games: Games, live: Live, person: Person, habits: Habits, now: int) -> int | None:
    """Return when an awaited person is to be reminded next; None for not any more.

    A missed reminder is made up for: now, or when their quiet hours end, or when time goes on after
    a weekend or days away. A pause has none.
    """
    table = live.table
    if table.is_paused or table.tempo is Tempo.TONIGHT:  # they are here
        return None
    before = table.reminded.get(person.user)
    half = _half_way(games, live, person) if before is None else None
    if habits.reminders == "half" and half is not None:
        wanted = half
    elif habits.reminders == "daily":
        wanted = _daily(games, live, person, before)
    else:
        return None
    going = goes_on_at(games, live, max(wanted, now, ledger_of(table).at))
    return awake_from(going, habits, person.language)


def _half_way(games: Games, live: Live, person: Person) -> int | None:
    """Return when somebody is to be reminded once: at half of the time; without a clock, where
    others wait, after half a day of silence, and not sooner after a call that rang.
    """
    table = live.table
    if table.clock:
        return half_time(games, live)
    if is_team(table) or table.dormant or not is_waited_for(table):
        return None
    moment, call = thought_at(games, live, person, HALF_SILENCE), table.calls.made.get(person.user)
    return moment if call is None or call.is_silent else max(moment, call.at + HALF_SILENCE)


def _daily(games: Games, live: Live, person: Person, before: int | None) -> int:
    """Return when somebody is to be reminded daily: a day after the last time, the first time once
    they have thought for a day.
    """
    return thought_at(games, live, person, DAY) if before is None else before + DAY


def thought_at(games: Games, live: Live, person: Person, seconds: int) -> int:
    """Return when somebody who is awaited has thought for so long."""
    chair, ledger = chair_of(live.table, person.user), ledger_of(live.table)
    thought = 0 if chair is None else ledger.spent.get(seat_at(live.table, chair), 0)
    return goes_on_at(games, live, ledger.at, max(0, seconds - thought))


def is_waited_for(table: Table) -> bool:
    """Tell whether several people are there, so that others wait for whoever is awaited."""
    return table.phase is Phase.RUNNING and not table.is_paused and len(present(table)) > 1


def next_moment(games: Games, live: Live, habits: dict[int, Habits], now: int) -> int | None:
    """Return when the clock must look at a table next; None for never: it is over.

    :param habits: by user, the habits of people who can be reminded.
    """
    table = live.table
    if not is_open(table):
        return None
    if is_behind(table, now) or any(at > now for at in table.reminded.values()):
        return now
    if table.phase is Phase.LOBBY:
        return _lobby_next(games, table)
    known = (person for person in asked(games, live) if person.user in habits)
    return _first(games, live, (reminder(games, live, p, habits[p.user], now) for p in known))


def soonest(games: Games, live: Live) -> int:
    """Return a moment before which the clock need not look at an open table, however its people
    want to be reminded.
    """
    table = live.table
    if table.phase is Phase.LOBBY:
        return _lobby_next(games, table)
    awaited = asked(games, live)
    if _may_call(live, awaited) or table.motions or table.wanted:
        return ledger_of(table).at
    known = [(person, table.reminded.get(person.user)) for person in awaited]
    daily = (_daily(games, live, person, before) for person, before in known)
    halves = (_half_way(games, live, person) for person, before in known if before is None)
    return _first(games, live, (*daily, *halves))


def _may_call(live: Live, awaited: Sequence[Person]) -> bool:
    """Tell whether somebody who is awaited may have to be called apart from the question itself:
    they have not been called with a sound.
    """
    table, made = live.table, live.table.calls.made
    if not is_waited_for(table) or 0 < table.clock < HOUR:
        return False
    for person in awaited:
        if person.user not in made or made[person.user].is_silent:
            return True
    return bool(table.calls.wanted)


def _first(games: Games, live: Live, reminders: Iterable[int | None]) -> int:
    """Return the earliest moment at which the clock must look at a running game."""
    table = live.table
    late = None if table.late else late_at(games, live)
    closes = closing(table) if table.dormant else None if late else _dormant_at(table)
    ways: Iterable[int] = turns(table) if table.still.away else ()
    moments = (
        _due(games, live, late),
        computers.due(games, live),
        table.pause.until or None,
        closes,
        *reminders,
        *ways,
    )
    return min(moment for moment in moments if moment is not None)


def _lobby_ends(table: Table) -> int:
    """Return when a lobby, or the vote in it, is closed if nothing happens before."""
    voting, ledger = table.ballot if is_voting(table) else None, ledger_of(table)
    life = LIFE if is_rematch(table) else LOBBY_LIFE
    return ledger.lost + (voting.until if voting else ledger.began + life)


def _lobby_next(games: Games, table: Table) -> int:
    """Return when the clock must look at a lobby next: it begins by itself, or ends."""
    begins = begins_at(games, table)
    return _lobby_ends(table) if begins is None else begins


def asked(games: Games, live: Live) -> tuple[Person, ...]:
    """Return the people whom the table waits for."""
    seats = people_asked(games, live)
    return tuple(person for seat in seats for person in people_at(live.table, seat))


def _is_called_by_board(games: Games, live: Live, seat: Seat) -> bool:
    """Tell whether a new board pings a seat that is asked: not computers, and not where the hand
    asks below the board in the same private chat.
    """
    if live.play is None or is_computer(live.table, seat):
        return False
    return live.table.place.is_group or not asks_in_private(games, live, seat)


def asks_in_private(games: Games, live: Live, seat: Seat) -> bool:
    """Tell whether a seat that is asked is asked in its private chat."""
    assert live.play is not None
    return game_of(games, live.table).asks_in_private(live.play.state, seat)


def timed(games: Games, before: Live, after: Live, now: int) -> Live:
    """Return a change with its time. Seats that must act now have the whole time, and their people
    are pinged by a new message; computers are not pinged.

    :raises Refused: when a table pauses, and somebody would be skipped.
    """
    if before.table.is_paused:
        stand_still(before, after)
    anew, back = deciding_anew(games, before, after), taken_back_by_people(games, before, after)
    asked, after = anew | back, _measured(before, after, now)
    thought = {*before.table.ledger.spent, *before.table.ledger.meanwhile}
    after = _counted(games, before, after, anew | {*back} - thought, now)
    if asked:
        seats = [seat for seat in asked if _is_called_by_board(games, after, seat)]
        after = replace(after, table=_calling(after.table, seats) if seats else after.table)
    after = in_time(games, after, now)
    still = after.table.still
    return noted(games, after, now) if still.away or still.turned else after


def _counted(games: Games, before: Live, after: Live, anew: Collection[Seat], now: int) -> Live:
    """Return a change with what has been used of the time.

    :param anew: the seats whose wait begins with it: not those of people who take them back for a
        decision that they have thought about.
    """
    if after.table.phase is not Phase.RUNNING:
        ends = is_open(before.table) and not is_open(after.table)
        changes = ends or after.table.phase is Phase.LOBBY
        begun = begun_anew(before, after, now)
        return with_changes(begun, since=now, calls=Calls()) if changes else after
    if _is_own_undo(before, after, now):
        return _as_before_tap(games, before, after, now)
    counted = settled(games, before, after, anew, now)
    if counted.table.increment:
        counted = banked(games, before, counted, anew, now)
    return _with_wait(counted, now, anew) if anew else counted


def _with_wait(live: Live, now: int, anew: Collection[Seat]) -> Live:
    """Return a table whose people begin to be awaited.

    :param anew: the seats that are; others go on to think about the decision they have.
    """
    fresh = replace(live.table, since=now, late=False, dormant=False, reminded={}, half=False)
    fresh = replace(fresh, called=False, wanted=None, calls=_kept(fresh, anew))
    return replace(live, table=fresh)


def _kept(table: Table, anew: Collection[Seat]) -> Calls:
    """Return the calls of those who go on to be awaited."""
    calls, fresh = table.calls, {one.user for one in _asked_at(table, anew)}
    return Calls(
        {user: call for user, call in calls.made.items() if user not in fresh},
        calls.wanted - fresh,
        calls.named - fresh,
        calls.shut - fresh | {one.user for one in _asked_at(table, anew) if not is_reached(one)},
        calls.rings,
        {user: time for user, time in calls.heard.items() if user not in fresh},
        calls.polled,
        calls.asks,
        {user: at for user, at in calls.leaving.items() if user not in fresh},
    )


def _asked_at(table: Table, seats: Iterable[Seat]) -> tuple[Person, ...]:
    return tuple(person for seat in seats for person in people_at(table, seat))


def _is_own_undo(before: Live, after: Live, now: int) -> bool:
    """Tell whether somebody has taken their last tap back, and nobody else has a say in it."""
    tapped, was = before.table.tapped, before.table.undone
    if was == after.table.undone or tapped is None or tapped.until is None:
        return False
    return own_time(before.table, now) <= tapped.until


def _as_before_tap(games: Games, before: Live, after: Live, now: int) -> Live:
    """Return the table after such an undo: the clock has what it had before the tap, and reminds
    nobody again.
    """
    tapped, table = before.table.tapped, after.table
    assert tapped
    seat = seat_at(table, tapped.chair)
    counted = settled(games, before, after, {*to_act(games, after)} - {*to_act(games, before)}, now)
    if table.increment:  # they have paid
        counted = banked(games, before, counted, (), now)
        bank = bank_of(counted.table, seat) + tapped.spent
        counted = with_changes(counted, banks={**counted.table.banks, seat: bank})
    ledger = counted.table.ledger
    ledger = replace(ledger, spent={**ledger.spent, seat: tapped.spent})
    counted = with_changes(counted, ledger=ledger)
    left = time_of(counted.table, seat) - tapped.spent
    told = people_at(table, seat) if tapped.spent >= left else ()
    counted = _with_wait(counted, now, to_act(games, counted))
    return with_changes(counted, reminded=dict.fromkeys((one.user for one in told), now))


def in_time(games: Games, live: Live, now: int) -> Live:
    """Return a table at which nobody is late, or half of the way there, who has time again."""
    table = live.table
    if table.phase is not Phase.RUNNING or table.is_paused or not (table.late or table.half):
        return live
    late, half = late_at(games, live), half_time(games, live)
    return with_changes(
        live,
        late=table.late and late is not None and late <= now,
        half=table.half and half is not None and half <= now,
    )


def resumed(games: Games, live: Live, outages: Sequence[Outage]) -> Live:
    """Return a table as it was before outages that it has missed; the same one if there are none.

    :param outages: oldest first.
    """
    if not is_open(live.table):
        return live
    after = given_back(games, live, outages)
    return live if after is live else in_time(games, after, ledger_of(after.table).at)


def _measured(before: Live, after: Live, now: int) -> Live:
    """Record when a game begins, and how long the first of its new moves took: the others followed
    at once.
    """
    log, known = after.table.log, before.table.log
    if log is None:
        return after
    if known is None:
        return with_changes(after, began=now)
    at = len(known.moves)
    if len(log.moves) <= at:
        return after
    timed = replace(log.moves[at], took=max(0, now - before.table.since))
    return with_changes(
        after, log=replace(log, moves=(*log.moves[:at], timed, *log.moves[at + 1 :]))
    )


class Tick(Command, frozen=True):
    """Time has passed. Only sent by the clock; void when the table has changed since it looked."""

    now: int
    revision: int
    """Of the table when the clock looked."""
    remind: tuple[int, ...] = ()
    """Users to remind now."""
    called: tuple[tuple[int, bool], ...] = ()
    """Users to call now in private, each with whether it comes without a sound."""
    polled: tuple[tuple[int, Call], ...] = ()
    """Users to call now in private for a question besides their turn, each with the call."""
    named: tuple[int, ...] = ()
    """Users to name now in the group."""
    leaving: tuple[tuple[int, int], ...] = ()
    """Users who are told now that they will be replaced or skipped, and when."""
    unreachable: frozenset[int] = frozenset()
    """Users whose private chat takes nothing from us."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if live.revision != self.revision or not is_open(live.table):
            return live
        if live.table.phase is Phase.LOBBY:
            return _lobby_over(games, live) if self.now >= _lobby_ends(live.table) else live
        going = ended(games, live, self.now)
        if going is not live:  # the rest follows: the pause is counted first
            return going
        if self.now >= closing(live.table) and live.table.dormant:
            return with_changes(live, phase=Phase.EXPIRED, wanted=None)
        here = cut_off(live.table, self.unreachable)
        if here.phase is not Phase.RUNNING:
            return replace(live, table=here)
        live = replace(live, table=_without_lapsed(here, self.now))
        late = _late(games, _half(games, live, self.now), self.now)
        dormant = _dormant(games, replace(live, table=late), self.now)
        after = replace(live, table=_reminded(_called(dormant, self), self))
        return noted(games, after, self.now)


def _lobby_over(games: Games, live: Live) -> Live:
    if is_voting(live.table):
        return closed(games, live)
    return with_changes(live, phase=Phase.EXPIRED)


def _without_lapsed(table: Table, now: int) -> Table:
    """Let undo without consent, and the offer of a seat, expire."""
    tapped, offer, own = table.tapped, table.offer, own_time(table, now)
    if tapped and tapped.until is not None and own >= tapped.until:
        tapped = replace(tapped, until=None)
    return replace(table, tapped=tapped, offer=offer if offer and own < offer.until else None)


def _half(games: Games, live: Live, now: int) -> Live:
    """Record that half of the time is over: a button appears, nobody is pinged."""
    half = half_time(games, live)
    return live if half is None or now < half else with_changes(live, half=True)


class Remind(Command, frozen=True):
    """Remind those who are awaited, once half of their time is over."""

    position: int
    """Of the game when the button was made."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Ping those who are awaited by a new message, once for each decision."""
        running(live)
        table, chair = live.table, seated(live.table, user)
        if self.position != position(table) or not may_remind(games, live):
            raise Refused("refused-outdated")
        if all(chairs_at(table, seat) == (chair,) for seat in people_asked(games, live)):
            raise Refused("refused-awaited")
        asked = people_asked(games, live)
        if calls_apart(table):
            users = {one.user for seat in asked for one in people_at(table, seat)}
            calls = replace(table.calls, wanted=table.calls.wanted | users)
            return with_changes(live, called=True, calls=calls)
        return replace(live, table=replace(_calling(table, asked), called=True))


def _calling(table: Table, seats: Collection[Seat]) -> Table:
    """Post the board anew for the people at these seats; a group has one board for all."""
    users = {one.user for seat in seats for one in people_at(table, seat)}
    return _ringing(posted_anew(table, users))


def may_remind(games: Games, live: Live) -> bool:
    """Tell whether those who are awaited may be reminded by the others now: from half of the time
    on; without a clock from a day of silence on.
    """
    table = live.table
    is_late_enough = table.half and not table.late if table.clock else table.late
    is_due = is_late_enough and not (table.called or table.is_paused)
    return is_due and not out(games, live)


def _late(games: Games, live: Live, now: int) -> Table:
    """Record that the time is up; a new message tells the others what they can do. Without a clock
    nobody has promised to be there: the board offers it, and calls nobody. In a group it comes
    anew for that, silently: the one that stands is a day of messages away.
    """
    table, ends = live.table, late_at(games, live)
    if ends is None or table.late or now < ends:
        return table
    late = replace(table, late=True)
    return posted_anew(late) if table.clock or table.place.is_group else late


def _dormant(games: Games, live: Live, now: int) -> Table:
    """Record that nobody has moved for long; a new message says that the game will be closed."""
    table = live.table
    has_time = not table.late and late_at(games, live) is not None
    if table.dormant or has_time or now < _dormant_at(table):
        return table
    closes = now - ledger_of(table).lost + NOTICE
    return posted_anew(replace(table, dormant=True, closes=closes))


def _called(table: Table, command: Tick) -> Table:
    """Record who is called, named or warned now; naming somebody posts the board anew."""
    if not (command.called or command.polled or command.named or command.leaving):
        return table
    calls, told = table.calls, {user for user, _ in command.called}
    calls = replace(
        calls,
        made={**calls.made, **{user: Call(command.now, quiet) for user, quiet in command.called}},
        polled={**calls.polled, **dict(command.polled)},
        wanted=calls.wanted - told - {*command.named},
        named=calls.named | {*command.named},
        leaving={**calls.leaving, **dict(command.leaving)},
    )
    called = replace(table, calls=calls)
    return _ringing(posted_anew(called)) if command.named else called


def _ringing(table: Table) -> Table:
    """Return a table whose board, just posted anew, may make a sound in its group."""
    if not calls_apart(table):
        return table
    return replace(table, calls=replace(table.calls, rings=table.generation))


def _reminded(table: Table, command: Tick) -> Table:
    known = {user: min(at, command.now) for user, at in table.reminded.items()}
    return replace(table, reminded=known | dict.fromkeys(command.remind, command.now))


def awake_from(moment: int, habits: Habits, language: str) -> int:
    """Return the moment, or the end of the quiet hours it falls into. Where nobody knows what time
    it is for them, they have none: what comes is silent.
    """
    zone, (begins, ends) = habits.clock(language), QUIET[habits.quiet]
    if not habits.is_told:
        if begins == ends or not habits.has_clock(language):
            return moment
        begins, ends = _with_berth(begins, ends, _hours_up(habits, zone, moment))
    there = local(moment, zone)
    if (there.hour - begins) % 24 >= (ends - begins) % 24:
        return moment
    day = there.date() + timedelta(days=there.hour >= ends)
    return max(moment, at_hour(day, ends, zone))


def named_by(habits: Habits, language: str, near: str) -> Habits:
    """Return the habits by which somebody is named in a group: where no clock of theirs is known,
    that of most at their table is the best guess.

    :param near: its zone; empty if nobody has said by which clock they live.
    """
    return habits if habits.has_clock(language) else replace(habits, near=near)


def _hours_up(habits: Habits, zone: tzinfo, moment: int) -> list[int]:
    """Return the hours in which somebody is up, by a clock that is guessed."""
    ahead = local(moment, zone).utcoffset() or timedelta()
    return [(hour + ahead // timedelta(hours=1)) % 24 for hour in habits.up]


def _with_berth(begins: int, ends: int, up: Collection[int]) -> tuple[int, int]:
    """Return quiet hours by a clock that is guessed: wider at both ends, but for hours in which
    somebody has been up. In the morning an hour counts once it is over: they may have woken in it.
    """
    late, early = begins - _BERTH, ends + _BERTH
    later = _narrower((hour - late) % 24 for hour in up)
    return late + later, early - _narrower((early - hour - 1) % 24 for hour in up)


def _narrower(hours: Iterable[int]) -> int:
    """Return by how many hours the berth is narrower at one end.

    :param hours: how far into the wide quiet hours, from that end, somebody has been up.
    """
    return min(_BERTH, max((far for far in hours if far < 2 * _BERTH), default=0))

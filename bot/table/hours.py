"""Deadlines: when the time of a decision is up, somebody is reminded, and the clock must look at an
idle lobby or game. PURE.

All moments are seconds since 1970.
"""

from collections.abc import Iterable, Sequence

from bot.features.again.table import LIFE, begins_at
from bot.table import computers
from bot.table.computers import people_asked
from bot.table.counting import goes_on_at, is_behind, ledger_of, moment_of, used_up
from bot.table.gathering import is_rematch
from bot.table.habits import Habits, awake_from
from bot.table.parts import Tempo
from bot.table.seating import chair_of, is_team, people_at, present, seat_at
from bot.table.suspension import out, turns
from bot.table.values import (
    DAY,
    HOUR,
    Games,
    Live,
    Person,
    Phase,
    Table,
    game_of,
    is_asking,
    is_gathering,
    is_open,
)
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


def dormant_at(table: Table) -> int:
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
    if not sees_question(games, live, person):
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
    if is_gathering(table):
        return _lobby_next(games, table)
    known = (person for person in asked(games, live) if person.user in habits)
    return _first(games, live, (reminder(games, live, p, habits[p.user], now) for p in known))


def soonest(games: Games, live: Live) -> int:
    """Return a moment before which the clock need not look at an open table, however its people
    want to be reminded.
    """
    table = live.table
    if is_gathering(table):
        return _lobby_next(games, table)
    awaited = asked(games, live)
    if _may_call(live, awaited) or is_asking(table):
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
    closes = closing(table) if table.dormant else None if late else dormant_at(table)
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


def lobby_ends(table: Table) -> int:
    """Return when a lobby, or the vote in it, is closed if nothing happens before."""
    voting, ledger = table.ballot if table.phase is Phase.VOTING else None, ledger_of(table)
    life = LIFE if is_rematch(table) else LOBBY_LIFE
    return ledger.lost + (voting.until if voting else ledger.began + life)


def _lobby_next(games: Games, table: Table) -> int:
    """Return when the clock must look at a lobby next: it begins by itself, or ends."""
    begins = begins_at(games, table)
    return lobby_ends(table) if begins is None else begins


def asked(games: Games, live: Live) -> tuple[Person, ...]:
    """Return the people whom the table waits for."""
    seats = people_asked(games, live)
    return tuple(person for seat in seats for person in people_at(live.table, seat))


def asks_in_private(games: Games, live: Live, seat: Seat) -> bool:
    """Tell whether a seat that is asked is asked in its private chat."""
    assert live.play is not None
    return game_of(games, live.table).asks_in_private(live.play.state, seat)


def sees_question(games: Games, live: Live, person: Person) -> bool:
    """Tell whether somebody who is asked can see the question: not one who has left the group in
    which it stands.
    """
    table, chair = live.table, chair_of(live.table, person.user)
    if chair is None or not table.place.is_group or chair not in table.away:
        return True
    return asks_in_private(games, live, seat_at(table, chair))


def may_remind(games: Games, live: Live) -> bool:
    """Tell whether those who are awaited may be reminded by the others now: from half of the time
    on; without a clock from a day of silence on.
    """
    table = live.table
    is_late_enough = table.half and not table.late if table.clock else table.late
    is_due = is_late_enough and not (table.called or table.is_paused)
    return is_due and not out(games, live)

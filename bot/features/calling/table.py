"""When somebody who is awaited is called, named in the group, or replaced (docs/adr/0139). PURE.

A question makes a sound by itself where it is asked in private. What is worked out here comes
besides: a call in private where the question stands in a group, a call that fell in quiet hours,
a name in the group, a computer that steps in. The clock asks, and records it by a `Tick` first.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.features.calling.part import Call
from bot.features.calling.questions import questioned
from bot.table.computers import people_asked
from bot.table.counting import goes_on_at, ledger_of, used
from bot.table.gathering import hosted
from bot.table.habits import Habits, awake_from, day_from
from bot.table.hours import (
    asked,
    asks_in_private,
    is_waited_for,
    reminder,
    sees_question,
    thought_at,
)
from bot.table.rings import sleeps
from bot.table.seating import (
    chair_of,
    follows_in_private,
    is_reached,
    is_team,
    just_moved,
    present,
    seat_at,
)
from bot.table.values import (
    DAY,
    HOUR,
    MINUTE,
    NOBODY,
    Command,
    Games,
    Live,
    Matter,
    Person,
    Table,
    User,
    What,
    calls_apart,
    is_over_days,
    with_changes,
)
from bot.table.votes import carried, replaceable

HERE = 2 * MINUTE
"""Seconds after a press for which somebody is taken to be there: nobody is called who is."""
UNHEARD = DAY
"""Seconds of thinking after which whoever does not answer in private is named in the group."""
ALLOWANCES = 2
"""How many times in a row somebody may let their time pass before they are replaced."""
WARNING = 12 * HOUR
"""Waking seconds before that in which they have been warned."""
_FARTHEST = 5 * DAY
"""Seconds before that from which on it is worked out when to warn: no quiet hours need more."""
OFTEN = 6 * HOUR
"""Seconds of thinking after which a press is noted: a note is a change of the table."""


class Known(Struct, frozen=True):
    """What is known of somebody who is awaited, besides the table."""

    habits: Habits
    language: str
    is_open: bool
    """Whether their private chat can be written to."""
    pressed: int = 0
    """When they pressed a button last, if that was just now."""
    named_by: Habits = Habits()
    """The habits by which they are named in their group, see `bot.table.habits.named_by`."""


class Due(Struct, frozen=True):
    """Whom the clock has to tell something now."""

    remind: tuple[int, ...] = ()
    called: tuple[tuple[int, bool], ...] = ()
    """Each with whether it comes without a sound."""
    polled: tuple[tuple[int, Call], ...] = ()
    named: tuple[int, ...] = ()
    leaving: tuple[tuple[int, int], ...] = ()
    """Each with the moment until which they have time."""


def is_called_apart(games: Games, live: Live, person: Person) -> bool:
    """Tell whether somebody who is awaited is called in private by a message that asks nothing: the
    question stands in their group.
    """
    table, chair = live.table, chair_of(live.table, person.user)
    if chair is None or live.play is None or not calls_apart(table) or not is_reached(person):
        return False
    if chair == just_moved(table):  # of a team, whose turn it is again
        return False
    is_elsewhere = asks_in_private(games, live, seat_at(table, chair))
    return not is_elsewhere and not follows_in_private(table, person.user)


def due_now(games: Games, live: Live, known: Mapping[int, Known], now: int) -> Due:
    """Return whom the clock has to tell something now. Whoever is to be told several things gets
    one message.
    """
    remind, called, named, leaving = [], [], [], []
    for person in asked(games, live):
        one = known.get(person.user)
        if one is None:
            continue
        is_reminded = _is_due(_reminded_at(games, live, person, one, now), now)
        if is_reminded:
            remind.append(person.user)
        warned = _is_due(_warned_at(games, live, person, one, now), now)
        if warned:
            leaving.append((person.user, _last_moment(games, live, person, one, now)))
        is_called = _is_due(_called_at(games, live, person, one, now), now)
        if (
            is_called
            or (warned and one.is_open and sees_question(games, live, person))
            or (is_reminded and is_called_apart(games, live, person))
        ):
            called.append((person.user, _sleeps(live.table, person, one, now)))
        if _is_due(_named_at(games, live, person, one, now), now):
            named.append(person.user)
    polled = tuple(_polled_now(games, live, known, now))
    return Due(tuple(remind), tuple(called), polled, tuple(named), tuple(leaving))


def _is_due(moment: int | None, now: int) -> bool:
    return moment is not None and moment <= now


def next_call(games: Games, live: Live, known: Mapping[int, Known], now: int) -> int | None:
    """Return when the clock must look at a table next to call somebody; None for never."""
    moments = (
        moment
        for person in asked(games, live)
        if (one := known.get(person.user))
        for moment in (
            _called_at(games, live, person, one, now),
            _named_at(games, live, person, one, now),
            _warned_at(games, live, person, one, now),
            steps_in_at(games, live, person),
        )
    )
    asking = (
        _polled_at(live, person, one, now)
        for person in questioned(games, live)
        if (one := known.get(person.user))
    )
    return min((moment for moment in (*moments, *asking) if moment is not None), default=None)


def _polled_now(
    games: Games, live: Live, known: Mapping[int, Known], now: int
) -> Iterator[tuple[int, Call]]:
    """Yield those who are to be called now because of a question, each with the call."""
    for person in questioned(games, live):
        one = known.get(person.user)
        if one and _is_due(_polled_at(live, person, one, now), now):
            is_silent = _sleeps(live.table, person, one, now)
            yield person.user, Call(now, is_silent)


def _polled_at(live: Live, person: Person, one: Known, now: int) -> int | None:
    """Return when somebody is called because of a question besides their turn, by the same rule as
    for a turn, and once for all that stands; None for not any more.
    """
    if not (one.is_open and is_reached(person)):
        return None
    call, going = live.table.calls.polled.get(person.user), max(now, one.pressed + HERE)
    if call is None:
        return going
    if not call.is_silent or not one.habits.has_clock(one.language):
        return None
    return awake_from(going, one.habits, one.language)


def latest_call(games: Games, live: Live, person: Person) -> Call | None:
    """Return the call that stands in somebody's private chat, because of their turn in their group
    or of a question there; None for none. It is the latest: who has answered one of two that came
    is not called anew because of the other.
    """
    calls, user = live.table.calls, person.user
    made, polled = calls.made.get(user), calls.polled.get(user)
    is_awaited = made is not None and any(one.user == user for one in asked(games, live))
    is_awaited = is_awaited and sees_question(games, live, person)
    is_asked = polled is not None and person in questioned(games, live)
    if not (is_asked or (is_awaited and is_called_apart(games, live, person))):
        return None
    if is_asked and not is_reached(person):
        return None
    return max((call for call in (made, polled) if call), key=lambda call: call.at)


def _reminded_at(games: Games, live: Live, person: Person, one: Known, now: int) -> int | None:
    return reminder(games, live, person, one.habits, now) if one.is_open else None


def _called_at(games: Games, live: Live, person: Person, one: Known, now: int) -> int | None:
    """Return when somebody is called in private besides by the question; None for not any more."""
    table, call = live.table, live.table.calls.made.get(person.user)
    if not (is_waited_for(table) and one.is_open and sees_question(games, live, person)):
        return None
    is_apart = is_called_apart(games, live, person)
    going = max(goes_on_at(games, live, max(now, ledger_of(table).at)), one.pressed + HERE)
    may_be_called = is_reached(person) or not calls_apart(table)
    if (may_be_called and person.user in table.calls.wanted) or (is_apart and call is None):
        return going
    if call is None:
        is_owed = not is_apart and _sleeps(table, person, one, table.since)
    else:
        is_owed = call.is_silent
    if not is_owed or not one.habits.has_clock(one.language):
        return None  # it has rung; or nobody knows when their night is over
    return awake_from(going, one.habits, one.language)


def _sleeps(table: Table, person: Person, one: Known, moment: int) -> bool:
    return sleeps(table, person.user, one.habits, one.language, moment)


def _named_at(games: Games, live: Live, person: Person, one: Known, now: int) -> int | None:
    """Return when somebody is named in the group, after the board of their turn; None for not any
    more: whoever cannot be called in private is named once by day, all others once they have not
    answered for a day.
    """
    table = live.table
    if not (is_waited_for(table) and calls_apart(table)) or table.dormant:
        return None
    if person.user in table.calls.named or not sees_question(games, live, person):
        return None
    at = ledger_of(table).at
    if one.is_open and is_reached(person):
        wanted = thought_at(games, live, person, UNHEARD)
    elif person.user in table.calls.wanted:
        wanted = now
    elif person.user not in table.calls.shut:
        wanted = now  # they could be called, as their turn came
    elif _has_rung(table, one):
        return None
    else:
        wanted = table.since
    going = max(goes_on_at(games, live, max(wanted, now, at)), one.pressed + HERE)
    return day_from(one.named_by, one.language, going)


def _has_rung(table: Table, one: Known) -> bool:
    """Tell whether the board has named somebody with a sound as their turn came."""
    return day_from(one.named_by, one.language, table.since) == table.since


def replaces(table: Table) -> bool:
    """Tell whether somebody who vanishes is replaced or skipped by the clock: where others wait,
    have agreed to it, and nobody has a time for the whole game.
    """
    is_agreed = table.vanishing in ("computer", "skip") and not table.strangers
    may = is_over_days(table) and not table.increment and not is_team(table)
    return is_agreed and may and is_waited_for(table)


def steps_in_at(games: Games, live: Live, person: Person) -> int | None:
    """Return when somebody is replaced or skipped who was warned; None where nobody was."""
    named = live.table.calls.leaving.get(person.user)
    if named is None or not replaces(live.table):
        return None
    return max(named, _used_up_at(games, live, person))


def _used_up_at(games: Games, live: Live, person: Person) -> int:
    """Return when somebody has let their time pass twice since they were last heard of: without a
    clock, that is of a day.
    """
    table = live.table
    heard = table.calls.heard.get(person.user, 0)
    return thought_at(games, live, person, heard + ALLOWANCES * (table.clock or DAY))


def _warned_at(games: Games, live: Live, person: Person, one: Known, now: int) -> int | None:
    """Return when somebody is warned; None where they were, or nothing is done to them."""
    table = live.table
    if not replaces(table) or person.user in table.calls.leaving or table.dormant:
        return None
    ends = _used_up_at(games, live, person)
    if now < ends - _FARTHEST:
        return ends - _FARTHEST
    moment, left = ends, WARNING
    while left > 0 and ends - moment < _FARTHEST:
        moment -= HOUR
        if awake_from(moment, one.habits, one.language) == moment:
            left -= HOUR
    return goes_on_at(games, live, max(moment, now, ledger_of(table).at))


def _last_moment(games: Games, live: Live, person: Person, one: Known, now: int) -> int:
    """Return the moment that somebody who is warned now is told: they have what is left of their
    time, and as many waking hours as a warning gives.
    """
    moment, left = now, WARNING
    while left > 0 and moment - now < _FARTHEST:
        if awake_from(moment, one.habits, one.language) == moment:
            left -= HOUR
        moment += HOUR
    return max(moment, _used_up_at(games, live, person))


def must_step_in(games: Games, live: Live, now: int) -> bool:
    """Tell whether somebody has vanished for good."""
    moments = (steps_in_at(games, live, person) for person in asked(games, live))
    return any(_is_due(moment, now) for moment in moments)


class StepIn(Command, frozen=True):
    """A computer plays for people who have vanished, or they are skipped. Only sent by the clock;
    void for whoever was heard of meanwhile.
    """

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        for person in asked(games, live):
            at = steps_in_at(games, live, person)
            if at is not None and at <= self.now:
                live = _after_vanishing(games, live, person)
        return live


def _after_vanishing(games: Games, live: Live, person: Person) -> Live:
    table, chair = live.table, chair_of(live.table, person.user)
    if chair is None or person.user == NOBODY:
        return live
    if seat_at(table, chair) not in people_asked(games, live):
        return live
    if table.vanishing == "skip" or chair not in replaceable(table):
        return carried(games, live, Matter.SKIP, chair)
    after = carried(games, live, Matter.REPLACE, chair)
    return with_changes(after, vanished=after.table.vanished | {chair})


class Hear(Command, frozen=True):
    """Note that somebody who is awaited has pressed a button: their time to vanish begins anew."""

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if not is_heard_anew(games, live, user.id, self.now):
            return live
        chair = chair_of(live.table, user.id)
        assert chair is not None
        thought, calls = used(games, live, seat_at(live.table, chair), self.now), live.table.calls
        leaving = {one: at for one, at in calls.leaving.items() if one != user.id}
        calls = replace(calls, heard={**calls.heard, user.id: thought}, leaving=leaving)
        return with_changes(live, calls=calls)


def is_heard_anew(games: Games, live: Live, user: int, now: int) -> bool:
    """Tell whether a press of somebody is to be noted: they had been silent for long."""
    table, chair = live.table, chair_of(live.table, user)
    if chair not in present(table) or chair is None or not replaces(table):
        return False
    seat = seat_at(table, chair)
    if seat not in people_asked(games, live):
        return False
    silent = used(games, live, seat, now) - table.calls.heard.get(user, 0)
    return user in table.calls.leaving or silent >= OFTEN


class SetVanishing(Command, frozen=True):
    """Choose what is done if somebody vanishes."""

    what: What

    def apply(self, games: Games, live: Live, user: User) -> Live:
        hosted(live, user)
        return with_changes(live, vanishing=self.what)

"""Days away at a table: the clock stands still for who is awaited, and the others may decide
(ADR 118).
"""

import pytest
from msgspec.structs import replace

from bot.table.days_off import Span
from bot.table.forgetting import Forget
from bot.table.gathering import SetClock, Start
from bot.table.habits import Habits
from bot.table.hours import deadline, late_at, next_moment, reminder, soonest
from bot.table.seating import chair_of
from bot.table.suspension import SetAway, is_known, is_out, out, resting
from bot.table.tally import tally
from bot.table.ticking import Remind, Tick
from bot.table.values import (
    DAY,
    HOUR,
    NOBODY,
    Chair,
    Live,
    Matter,
    Phase,
    Place,
    User,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, SitAgain, Stop
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    do,
    lobby,
    moved,
    refusal,
    resign,
    user_at,
    waiting_since,
)
from tests.bot.teams import team

LEAVES, RETURNS = NOON + HOUR, NOON + HOUR + 3 * DAY
SPAN = Span(LEAVES, RETURNS)
AWAKE = Habits(offset=0, quiet="none")


def game(clock: int = DAY, *people: User) -> Live:
    """A game of friends that has begun at noon."""
    return do(lobby("gifts", *(people or PEOPLE)), ANNA, SetClock(clock), Start(1))


def awaited(live: Live) -> User:
    (seat,) = to_act(ALL, live)
    return user_at(live, seat)


def leaving(live: Live, user: User | None = None, now: int = NOON) -> Live:
    """Whoever is awaited, or somebody else, will be away from one on, for three days."""
    return do(live, user or awaited(live), SetAway(SPAN), now=now)


def tick(live: Live, now: int) -> Live:
    return do(live, ANNA, Tick(now, live.revision), now=now)


@pytest.mark.parametrize("clock", [0, 12 * HOUR, DAY])
def test_time_stands_still_while_who_is_awaited_is_away(clock: int) -> None:
    """Without a clock, the day of silence does."""
    live = leaving(game(clock))
    assert late_at(ALL, live) == NOON + (clock or DAY) + 3 * DAY
    back = tick(tick(live, LEAVES), RETURNS - 1)
    assert (back.table.half, back.table.late) == (False, False)
    assert tick(back, NOON + (clock or DAY) + 3 * DAY).table.late


def test_nobody_is_reminded_meanwhile() -> None:
    live = tick(leaving(game()), LEAVES)
    person = next(one for one in live.table.people if one.user == awaited(live).id)
    assert reminder(ALL, live, person, AWAKE, LEAVES) == NOON + 3 * DAY + 12 * HOUR
    daily = Habits("daily", 0, "none")
    assert reminder(ALL, live, person, daily, LEAVES) == NOON + 4 * DAY
    missed = waiting_since(live, NOON - DAY)
    assert reminder(ALL, missed, person, AWAKE, LEAVES + 9) == RETURNS
    half = replace(live, table=replace(live.table, half=True))
    other = next(one for one in PEOPLE if one != awaited(live))
    assert refusal(half, other, Remind(position(live.table))) == "refused-outdated"


def test_days_of_those_who_are_not_awaited_count_for_nobody() -> None:
    live = game()
    other = next(one for one in PEOPLE if one != awaited(live))
    assert deadline(ALL, leaving(live, other)) == NOON + DAY


@pytest.mark.parametrize("clock", [60, HOUR])
def test_a_fast_clock_runs_on(clock: int) -> None:
    live = leaving(game(clock))
    assert deadline(ALL, live) == NOON + clock
    assert not out(ALL, tick(live, LEAVES))


def test_strangers_do_not_wait() -> None:
    live = with_changes(game(), strangers=True)
    assert leaving(live) == live
    later = with_changes(leaving(game()), strangers=True)
    assert deadline(ALL, later) == NOON + DAY


def test_the_clock_looks_when_somebody_leaves_and_is_back_and_the_table_knows() -> None:
    live = leaving(game())
    assert next_moment(ALL, live, {}, NOON) == LEAVES
    assert out(ALL, live) == {}
    gone = tick(live, LEAVES)
    assert out(ALL, gone) == {chair_of(gone.table, awaited(live).id): RETURNS}
    assert next_moment(ALL, gone, {}, LEAVES) == RETURNS
    assert soonest(ALL, gone) <= RETURNS
    assert tick(gone, LEAVES + HOUR) == gone
    back = tick(gone, RETURNS)
    assert out(ALL, back) == {}
    assert next_moment(ALL, back, {}, RETURNS) == NOON + 3 * DAY + 12 * HOUR


def test_days_that_the_clock_has_missed_count_all_the_same() -> None:
    """A worker was away, and nobody was told; whoever is awaited has their time left."""
    live = tick(leaving(game()), RETURNS + HOUR)
    assert out(ALL, live) == {}
    assert deadline(ALL, live) == NOON + 4 * DAY
    assert next_moment(ALL, live, {}, RETURNS + HOUR) == NOON + 3 * DAY + 12 * HOUR


def test_days_before_a_wait_are_forgotten() -> None:
    live = moved(leaving(game()), 1, now=RETURNS)
    assert live.table.still.away == {}


def test_it_is_known_at_once_where_the_turn_comes_to_somebody_who_is_away() -> None:
    live = game()
    following = awaited(moved(live, 1))
    gone = moved(leaving(live, following), 1, now=LEAVES + HOUR)
    assert list(out(ALL, gone).values()) == [RETURNS]
    assert deadline(ALL, gone) == RETURNS + DAY


def test_who_comes_back_early_just_plays() -> None:
    gone = tick(leaving(game()), LEAVES)
    after = moved(gone, 1, now=LEAVES + HOUR)
    assert out(ALL, after) == {}
    assert deadline(ALL, after) == LEAVES + HOUR + DAY


def test_cancelled_days_let_time_go_on() -> None:
    gone = tick(leaving(game()), LEAVES)
    back = do(gone, awaited(gone), SetAway(None), now=LEAVES + HOUR)
    assert (out(ALL, back), back.table.still.away) == ({}, {})
    assert deadline(ALL, back) == NOON + DAY + HOUR  # the hour that they were away stays theirs


def test_the_others_vote_at_once_for_a_computer_who_gives_the_seat_back() -> None:
    gone = tick(leaving(game()), LEAVES)
    (seat,) = to_act(ALL, gone)
    one, other = (user for user in PEOPLE if user != awaited(gone))
    agree = Agree(Matter.REPLACE, Chair(seat), position(gone.table))
    live = with_changes(gone, host=awaited(gone).id)  # none of the voters decides alone
    (motion,) = (asked := do(live, one, agree, now=LEAVES)).table.motions
    assert tally(ALL, asked, motion).needed == 2
    replaced = do(asked, other, agree, now=LEAVES)
    assert replaced.table.people[seat].computer
    assert out(ALL, replaced) == {}
    again = do(replaced, awaited(gone), SitAgain(), now=LEAVES + HOUR)
    assert out(ALL, again) == {Chair(seat): RETURNS}


def test_of_two_the_other_decides_alone_while_one_has_days_off() -> None:
    """Nothing that is decided waits for somebody on holiday."""
    gone = tick(leaving(game(DAY, ANNA, BORIS)), LEAVES)
    (seat,) = to_act(ALL, gone)
    other = user_at(gone, 1 - seat)
    live = with_changes(gone, host=awaited(gone).id)
    agree = Agree(Matter.REPLACE, Chair(seat), position(live.table))
    assert do(live, other, agree, now=LEAVES).table.people[seat].computer
    stopped = do(live, other, Stop(str(position(live.table))), now=LEAVES)
    assert stopped.table.phase is Phase.STOPPED


def test_a_team_waits_only_when_all_of_it_are_away() -> None:
    live = do(team(ANNA, BORIS), ANNA, SetAway(SPAN))
    live = with_changes(live, clock=DAY)
    assert deadline(ALL, live) == NOON + DAY
    both = do(live, BORIS, SetAway(Span(LEAVES + HOUR, RETURNS + DAY)))
    assert deadline(ALL, both) == NOON + 4 * DAY - HOUR
    assert not out(ALL, tick(both, LEAVES))
    assert len(out(ALL, tick(both, LEAVES + HOUR))) == 2


def test_a_team_waits_for_nobody_who_has_left_it() -> None:
    left = do(with_changes(team(ANNA, BORIS, CLARA), clock=DAY), CLARA, resign)
    away = do(do(left, ANNA, SetAway(SPAN)), BORIS, SetAway(SPAN))
    assert deadline(ALL, away) == NOON + 4 * DAY


def test_a_forgotten_person_has_no_days_away_and_a_game_that_is_over_knows_of_none() -> None:
    live = leaving(game())
    assert do(live, awaited(live), Forget("Somebody")).table.still.away == {}
    over = do(live, ANNA, Stop(str(position(live.table))))
    assert over.table.phase is Phase.STOPPED
    assert over.table.still.away == {}


def test_what_a_table_knows_of_days_away_is_what_is_still_to_come() -> None:
    table = leaving(game()).table
    user = next(iter(table.still.away))
    within = LEAVES + HOUR
    assert is_known(table, user, SPAN, NOON)
    assert is_known(table, user, Span(LEAVES + 60, RETURNS), within)
    assert not is_known(table, user, Span(LEAVES + 60, RETURNS), NOON)
    assert not is_known(table, user, None, NOON)
    assert is_known(table, user, None, RETURNS)
    assert not is_known(table, user + 1, SPAN, NOON)


def test_somebody_is_out_from_when_they_leave_until_they_return_where_others_wait() -> None:
    live = leaving(game())
    user = next(iter(live.table.still.away))
    moments = (LEAVES - 1, LEAVES, RETURNS - 1, RETURNS)
    assert [is_out(live.table, user, now) for now in moments] == [False, True, True, False]
    assert not is_out(live.table, user + 1, LEAVES)
    for change in ({"clock": HOUR}, {"strangers": True}):
        other = with_changes(live, **change)
        assert not is_out(other.table, user, LEAVES)
        assert resting(with_changes(tick(live, LEAVES), **change).table) == frozenset()
    assert resting(tick(live, LEAVES).table)


def test_the_clock_that_notes_ones_days_off_does_not_bring_one_back() -> None:
    """Whom the bot cannot reach is told nothing, and has said nothing."""
    live = with_changes(game(), place=Place(NOBODY, 5))
    user = user_at(live, to_act(ALL, live)[0])
    unreachable = Tick(NOON, live.revision, unreachable=frozenset({user.id}))
    gone = do(live, ANNA, unreachable, now=NOON)
    assert gone.table.away
    after = do(gone, User(user.id, "", ""), SetAway(Span(NOON, NOON + DAY)), now=NOON)
    assert after.table.still.away
    assert after.table.away == gone.table.away

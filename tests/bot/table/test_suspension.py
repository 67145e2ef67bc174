"""Time that stands still: what is due follows from how long the clock has run (ADR 118)."""

from random import Random

import pytest

from bot.table.days_off import Span
from bot.table.gathering import AsLastTime, SetClock, SetWeekends, Start
from bot.table.habits import Habits
from bot.table.hours import deadline, half_time, late_at, next_moment, reminder
from bot.table.recent import remembered
from bot.table.suspension import has_weekends, ran, runs_out, weekends
from bot.table.ticking import Tick
from bot.table.values import CLOCKS, DAY, HOUR, Live, to_act, with_changes
from bot.table.zones import ahead
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    NOON,
    PEOPLE,
    begun,
    do,
    lobby,
    refusal,
    waiting_since,
)

SATURDAY = NOON + DAY + 12 * HOUR
"""The third of January 2026 begins, by UTC."""
MONDAY = SATURDAY + 2 * DAY


def test_the_clock_runs_between_the_spans() -> None:
    spans = (Span(10, 20), Span(30, 40))
    assert [runs_out(0, seconds, spans) for seconds in (0, 9, 10, 19, 20, 25)] == [
        *(0, 9, 20, 29, 40, 45)
    ]
    assert runs_out(15, 3, spans) == 23
    assert runs_out(50, 3, spans) == 53


def test_spans_that_overlap_count_once() -> None:
    assert runs_out(0, 12, (Span(10, 20), Span(12, 15), Span(18, 25))) == 27


def test_how_long_it_has_run_is_the_reverse() -> None:
    chance = Random(1)
    for _ in range(200):
        starts = sorted(chance.sample(range(100), 3))
        spans = [Span(start, start + chance.randint(1, 30)) for start in starts]
        since, seconds = chance.randint(0, 100), chance.randint(0, 60)
        assert ran(since, runs_out(since, seconds, spans), spans) == seconds


@pytest.mark.parametrize("offset", [0, 180, -300, 330, 14 * 60, -12 * 60])
@pytest.mark.parametrize("since", [NOON, SATURDAY, MONDAY, MONDAY - 1])
def test_weekends_are_those_of_the_zone(offset: int, since: int) -> None:
    found = weekends(ahead(offset), since)
    first, second = next(found), next(found)
    assert (first.start + offset * 60 - SATURDAY) % (7 * DAY) == 0
    assert first.start <= since < second.start
    assert (first.end - first.start, second.start - first.start) == (2 * DAY, 7 * DAY)


def resting(clock: int = 2 * DAY, offset: int = 0) -> Live:
    """A game that has begun on a Thursday at noon, and stands still on weekends."""
    start = Start(1, offset=offset)
    return do(lobby("gifts", *PEOPLE), ANNA, SetClock(clock), SetWeekends(is_on=True), start)


def test_deadline_half_time_and_silence_come_the_later_by_a_weekend() -> None:
    live = resting()
    assert deadline(ALL, live) == NOON + 4 * DAY
    assert late_at(ALL, live) == NOON + 4 * DAY
    assert half_time(ALL, live) == NOON + DAY
    assert deadline(ALL, resting(12 * HOUR)) == NOON + 12 * HOUR
    friday = waiting_since(resting(DAY), NOON + DAY)
    assert half_time(ALL, friday) == MONDAY
    assert deadline(ALL, friday) == MONDAY + 12 * HOUR


def test_the_weekend_is_that_of_the_host() -> None:
    """Three hours ahead of UTC it is Saturday at nine in the evening of Friday, and Monday, too."""
    live = waiting_since(resting(DAY, 180), NOON + DAY)
    assert deadline(ALL, live) == MONDAY - 3 * HOUR + 15 * HOUR


def test_nobody_is_reminded_on_a_weekend() -> None:
    live = waiting_since(resting(12 * HOUR), SATURDAY - 4 * HOUR)
    person = live.table.people[to_act(ALL, live)[0]]
    awake = Habits(offset=0, quiet="none")
    assert reminder(ALL, live, person, awake, SATURDAY) == MONDAY + 2 * HOUR
    daily = Habits("daily", 0, "none")
    assert reminder(ALL, live, person, daily, SATURDAY) == MONDAY + 20 * HOUR
    missed = waiting_since(live, SATURDAY - 8 * HOUR)
    assert reminder(ALL, missed, person, awake, SATURDAY + HOUR) == MONDAY


def test_nothing_is_due_on_a_weekend_and_nobody_is_late_then() -> None:
    live = waiting_since(resting(12 * HOUR), SATURDAY - HOUR)
    sunday = SATURDAY + DAY
    ticked = do(live, ANNA, Tick(sunday, live.revision), now=sunday)
    assert (ticked.table.half, ticked.table.late) == (False, False)
    assert next_moment(ALL, live, {}, sunday) == MONDAY + 5 * HOUR


def test_only_slow_clocks_stand_still() -> None:
    fast = do(lobby("gifts", *PEOPLE), ANNA, SetClock(HOUR))
    assert refusal(fast, ANNA, SetWeekends(is_on=True)) == "refused-outdated"
    slow = [clock for clock in CLOCKS if has_weekends(with_changes(resting(), clock=clock).table)]
    assert min(slow) == 12 * HOUR
    changed = waiting_since(resting(), SATURDAY, clock=HOUR)
    assert deadline(ALL, changed) == SATURDAY + HOUR


def test_only_the_host_says_so_before_the_game() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY))
    assert refusal(live, BORIS, SetWeekends(is_on=True)) == "refused-only-host"
    assert refusal(begun("gifts", *PEOPLE), ANNA, SetWeekends(is_on=True)) == "refused-begun"


def test_the_next_game_of_the_group_offers_it_again() -> None:
    recent = remembered(resting().table, ())
    again = with_changes(do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(2 * DAY)), recent=recent)
    after = do(again, ANNA, AsLastTime())
    assert after.table.still.weekends
    assert do(after, ANNA, AsLastTime()) == after

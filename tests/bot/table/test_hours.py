"""Clocks, deadlines and reminders: time is told, nobody waits for it."""

from datetime import UTC as UTC_ZONE
from datetime import datetime
from random import Random

import pytest
from msgspec.structs import replace

from bot.table.computers import awaited as awaited_computers
from bot.table.counting import moment_of
from bot.table.gathering import AddComputer, Recolour, SetClock, Start
from bot.table.habits import Habits
from bot.table.hours import DORMANT, LOBBY_LIFE, NOTICE, closing, deadline, next_moment, reminder
from bot.table.moves import RETRACTABLE
from bot.table.preparing import Press
from bot.table.showing import Show
from bot.table.speech import Speak
from bot.table.ticking import Tick
from bot.table.values import (
    CLOCKS,
    DAY,
    HOUR,
    Chair,
    Live,
    Matter,
    Phase,
    Place,
    Tapped,
    position,
    stamp_of,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, TakeBack
from games.core.contract import Level
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    GROUP,
    NOON,
    PEOPLE,
    begun,
    decide,
    do,
    fresh,
    lobby,
    moved,
    refusal,
    stop,
    user_at,
)

UTC = Habits(offset=0)


def tick(live: Live, now: int, *remind: int) -> Live:
    return do(live, ANNA, Tick(now, live.revision, remind), now=now)


def running(clock: int) -> Live:
    return do(lobby("gifts", *PEOPLE), ANNA, SetClock(clock), Start(1))


def test_host_sets_one_of_the_clocks() -> None:
    live = lobby("gifts", *PEOPLE)
    assert [do(live, ANNA, SetClock(clock)).table.clock for clock in CLOCKS] == list(CLOCKS)
    assert refusal(live, BORIS, SetClock(DAY)) == "refused-only-host"
    assert refusal(live, ANNA, SetClock(1)) == "refused-outdated"
    assert refusal(begun("gifts", *PEOPLE), ANNA, SetClock(DAY)) == "refused-begun"


def test_time_runs_from_when_somebody_is_awaited() -> None:
    live = running(DAY)
    assert deadline(ALL, live) == NOON + DAY
    assert deadline(ALL, begun("gifts", *PEOPLE)) is None
    for change in (Show(), Speak(GROUP.chat, "ru", "Игрок"), stop):
        guest = next(user for user in PEOPLE if user != ANNA)
        assert deadline(ALL, do(live, guest, change, now=NOON + 5)) == NOON + DAY


def test_next_person_has_all_his_time() -> None:
    live = tick(running(DAY), NOON + DAY)
    assert live.table.late
    moving = moved(live, 1, now=NOON + DAY + 60)
    assert (moving.table.late, deadline(ALL, moving)) == (False, NOON + 2 * DAY + 60)


def test_those_who_still_decide_get_no_more_time_by_others_who_have() -> None:
    live = do(lobby("sealed", *PEOPLE), ANNA, SetClock(DAY), Start(1))
    assert deadline(ALL, moved(live, 2, now=NOON + HOUR)) == NOON + DAY


def test_time_is_up_once_and_calls_everybody_once() -> None:
    live = running(12 * HOUR)
    early = tick(live, NOON + 12 * HOUR - 1)
    assert (early.table.late, early.table.generation) == (False, live.table.generation)
    up = tick(live, NOON + 12 * HOUR)
    assert (up.table.late, up.table.generation) == (True, live.table.generation + 1)
    assert tick(up, NOON + 13 * HOUR) == up


def test_clock_that_looked_at_an_older_table_changes_nothing() -> None:
    live = running(DAY)
    assert do(live, ANNA, Tick(NOON + DAY, live.revision + 1)) == live


def test_taking_back_gives_all_the_time_again() -> None:
    live = moved(do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(DAY), Start(1)), 1)
    asked = do(live, user_at(live, 0), TakeBack(), now=NOON + HOUR)
    agree = Agree(Matter.UNDO, Chair(0), position(asked.table))
    back = do(asked, user_at(live, 1), agree, now=NOON + HOUR)
    assert deadline(ALL, back) == NOON + HOUR + DAY


# The lobby


def test_lobby_expires_a_day_after_something_happened_last() -> None:
    live = do(lobby("gifts", ANNA), ANNA, Recolour(3), now=NOON + HOUR)
    assert next_moment(ALL, live, {}, NOON + HOUR) == NOON + HOUR + LOBBY_LIFE
    assert tick(live, NOON + LOBBY_LIFE) == live
    gone = tick(live, NOON + HOUR + LOBBY_LIFE)
    assert gone.table.phase is Phase.EXPIRED
    assert tick(gone, NOON + 9 * LOBBY_LIFE) == gone
    assert next_moment(ALL, gone, {}, NOON) is None


def test_game_that_nobody_plays_any_more_is_closed_and_says_so_before() -> None:
    """Tables that were abandoned stayed for ever."""
    live = begun("gifts", *PEOPLE)
    begins = NOON + DORMANT
    silent = tick(live, begins - 1)
    assert not silent.table.dormant
    told = tick(silent, begins)
    assert (told.table.dormant, told.table.generation) == (True, silent.table.generation + 1)
    assert next_moment(ALL, told, {}, begins) == closing(told.table) == begins + NOTICE
    assert tick(told, begins + NOTICE - 1) == told
    assert tick(told, begins + NOTICE).table.phase is Phase.EXPIRED


def test_move_wakes_a_dormant_game() -> None:
    told = tick(begun("gifts", *PEOPLE), NOON + DORMANT)
    played = moved(told, 1, now=NOON + DORMANT + 60)
    assert not played.table.dormant
    assert tick(played, NOON + DORMANT + NOTICE).table.phase is Phase.RUNNING


def test_clock_that_was_away_for_months_closes_nothing_untold() -> None:
    late = NOON + 300 * DAY
    told = tick(begun("gifts", *PEOPLE), late)
    assert told.table.phase is Phase.RUNNING
    assert closing(told.table) == late + NOTICE


# Reminders


def awaited(live: Live) -> int:
    (seat,) = to_act(ALL, live)
    return live.table.people[seat].user


def due(live: Live, habits: Habits) -> int | None:
    (seat,) = to_act(ALL, live)
    return reminder(ALL, live, live.table.people[seat], habits, NOON)


def test_half_way_reminder_comes_once() -> None:
    live = running(12 * HOUR)
    assert due(live, UTC) == NOON + 6 * HOUR
    reminded = tick(live, NOON + 6 * HOUR, awaited(live))
    assert reminded.table.reminded == {awaited(live): NOON + 6 * HOUR}
    assert due(reminded, UTC) is None
    assert due(moved(reminded, 3, now=NOON + 7 * HOUR), UTC) is not None


def test_without_a_clock_half_of_the_time_is_half_a_day_of_silence() -> None:
    """It never came: by default nobody was ever reminded. Not at midnight, but when they wake."""
    awake = Habits(offset=0, quiet="none")
    live = begun("gifts", *PEOPLE)
    assert due(live, awake) == NOON + DAY // 2
    assert due(live, UTC) == NOON + DAY // 2 + 8 * HOUR
    assert due(tick(live, NOON + DAY // 2, awaited(live)), awake) is None


def test_nobody_is_reminded_where_nobody_waits() -> None:
    alone = with_changes(begun("gifts", *PEOPLE), gone=frozenset({Chair(1), Chair(2)}))
    assert due(alone, Habits(offset=0, quiet="none")) is None


def test_daily_reminders_come_every_day_with_or_without_a_clock() -> None:
    daily = Habits("daily", 0)
    live = begun("gifts", *PEOPLE)
    assert due(live, daily) == NOON + DAY
    assert due(tick(live, NOON + DAY, awaited(live)), daily) == NOON + 2 * DAY


def test_a_day_of_thought_counts_from_when_they_were_asked() -> None:
    """And not from when somebody else has moved meanwhile: at sealed bids all are asked at once."""
    live = begun("sealed", ANNA, BORIS)
    assert to_act(ALL, live) == (0, 1)
    moment = NOON + 20 * HOUR
    other = decide(live, Seat(0), Random(1), now=moment)
    assert to_act(ALL, other) == (1,)
    assert reminder(ALL, other, other.table.people[1], Habits("daily", 0), moment) == NOON + DAY


def test_never_is_never() -> None:
    assert due(running(12 * HOUR), Habits("never", 0)) is None


NIGHTS = [
    # noon UTC + 6 h, where they live; the hour at which they are reminded there
    (0, 18, 18),
    (3 * 60, 21, 21),
    (4 * 60, 22, 32),
    (9 * 60 + 30, 3, 8),
    (13 * 60, 7, 8),
    (14 * 60, 8, 8),
    (-10 * 60, 8, 8),
    (-11 * 60, 7, 8),
]


@pytest.mark.parametrize(("offset", "hour", "reminded"), NIGHTS)
def test_nobody_is_reminded_from_22_to_8_by_his_own_clock(
    offset: int, hour: int, reminded: int
) -> None:
    plain = NOON + 6 * HOUR
    moment = due(running(12 * HOUR), Habits(offset=offset))
    assert moment is not None
    minutes = offset % 60
    wait = (reminded - hour) * HOUR - (minutes * 60 if reminded != hour else 0)
    assert moment == plain + wait


@pytest.mark.parametrize(
    ("quiet", "hour", "reminded"),
    [
        ("20-10", 19, 19),
        ("20-10", 20, 34),
        ("20-10", 9, 10),
        ("20-10", 10, 10),
        ("0-7", 23, 23),
        ("0-7", 0, 7),
        ("0-7", 6, 7),
        ("0-7", 7, 7),
        ("none", 0, 0),
        ("none", 3, 3),
    ],
)
def test_quiet_hours_are_as_somebody_has_set_them(quiet: str, hour: int, reminded: int) -> None:
    offset = (hour - 18) * 60  # noon UTC + 6 h is this hour where they live
    moment = due(running(12 * HOUR), Habits(offset=offset, quiet=quiet))
    assert moment == NOON + 6 * HOUR + (reminded - hour) * HOUR


def test_who_has_told_no_offset_is_taken_to_live_where_most_speak_his_language() -> None:
    now = datetime(2026, 7, 1, 12, tzinfo=UTC_ZONE)
    guessed = [now.astimezone(Habits().clock(one)).hour for one in ("en", "ru", "uk")]
    assert guessed == [12, 15, 15]
    told = (Habits(offset=60), Habits(near="Asia/Tokyo"), Habits(zone="Asia/Tokyo"))
    assert [now.astimezone(one.clock("ru")).hour for one in told] == [13, 15, 21]
    assert now.astimezone(told[1].clock("en")).hour == 21


def test_next_moment_is_the_first_of_all() -> None:
    live = running(DAY)
    assert next_moment(ALL, live, {}, NOON) == NOON + DAY // 2
    live = tick(live, NOON + DAY // 2)
    assert next_moment(ALL, live, {}, NOON) == NOON + DAY
    assert next_moment(ALL, live, {awaited(live): UTC}, NOON) == NOON + DAY // 2 + 8 * HOUR
    late = tick(live, NOON + DAY)
    assert next_moment(ALL, late, {}, NOON) == NOON + DORMANT
    assert next_moment(ALL, fresh(), {}, NOON) == LOBBY_LIFE


# A clock that was ahead


AHEAD = NOON + HOUR
"""What a clock says that is an hour ahead of the one that comes next."""


def test_who_is_awaited_since_an_hour_to_come_has_all_his_time_from_now_on() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY), Start(1), now=AHEAD)
    assert next_moment(ALL, live, {}, NOON) == NOON
    right = tick(live, NOON)
    assert deadline(ALL, right) == NOON + DAY
    assert next_moment(ALL, right, {}, NOON) == NOON + DAY // 2
    assert tick(right, NOON) == right


def test_nobody_is_late_by_a_clock_that_was_ahead() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(60), Start(1), now=AHEAD)
    late = tick(live, AHEAD + 60)
    assert (late.table.late, tick(late, NOON).table.late) == (True, False)


def test_computer_moves_by_a_clock_that_is_right_again() -> None:
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), AddComputer(Level.EASY))
    begun = do(live, ANNA, Start(1), now=AHEAD)
    chance = Random(1)
    while not awaited_computers(ALL, begun):
        begun = decide(begun, to_act(ALL, begun)[0], chance, AHEAD)
    right = tick(begun, NOON)
    assert next_moment(ALL, right, {}, NOON) == NOON + right.table.pace


def test_lobby_of_a_clock_that_was_ahead_waits_no_longer_than_others() -> None:
    right = tick(do(lobby("gifts", ANNA), ANNA, Recolour(3), now=AHEAD), NOON)
    assert next_moment(ALL, right, {}, NOON) == NOON + LOBBY_LIFE


def test_reminder_of_an_hour_to_come_puts_the_next_one_off_no_longer_than_a_day() -> None:
    live = running(0)
    reminded = tick(tick(live, NOON + 2 * DAY, 1), NOON + DAY)
    assert reminded.table.reminded == {1: NOON + DAY}


def test_move_by_last_tap_is_ones_own_to_take_back_for_seconds_only() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, Start(1), now=AHEAD)
    tapped = Tapped(Chair(0), AHEAD + RETRACTABLE, in_private=False)
    right = tick(replace(live, table=replace(live.table, tapped=tapped)), NOON)
    assert right.table.tapped
    assert moment_of(right.table, right.table.tapped.until or 0) == NOON + RETRACTABLE


def test_press_that_decides_nothing_changes_nothing_where_a_clock_was_ahead() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, Start(1), now=AHEAD)
    seat = to_act(ALL, live)[0]
    press = Press(stamp_of(ALL, live, seat), (), confirm=False, now=NOON)
    assert do(live, user_at(live, seat), press) is live


@pytest.mark.parametrize(
    ("game", "place", "anew"),
    [("gifts", Place(ANNA.id), 1), ("sealed", GROUP, 1), ("sealed", Place(ANNA.id), 0)],
)
def test_board_comes_anew_for_a_turn_unless_a_hand_asks_below_it(
    game: str, place: Place, anew: int
) -> None:
    """Alone, board and hand stand in one chat and show nearly the same map."""
    live = do(with_changes(lobby(game, ANNA, BORIS), place=place), ANNA, Start(1))
    later = moved(live, 2)  # sealed bids: both bid, then both are asked again
    assert min(later.table.generation - live.table.generation, 1) == anew

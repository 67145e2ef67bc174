"""What a wait has used stays so, whatever is planned, cancelled, paused, handed on later: ADR 118.

The cases are those in which time was lost, or given away, by two features together.
"""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.calling.part import Call, Calls
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.pause.table import AskPause, Consent, Resume, stamp_of_wish, wish_of
from bot.table.banks import bank_of, left
from bot.table.counting import given_back, moment_of, own_time
from bot.table.days_off import Span
from bot.table.forgetting import Forget
from bot.table.gathering import Join, SetClock, SetWeekends, Start
from bot.table.hours import (
    LOBBY_LIFE,
    closing,
    deadline,
    late_at,
    lobby_ends,
    soonest,
    thought_at,
)
from bot.table.outages import Outage
from bot.table.suspension import SetAway
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    HOUR,
    MINUTE,
    Live,
    Phase,
    User,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import Resign, Retract, SitAgain
from tests.bot.table.test_last_tap import tapped as tapped_last
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    STRANGER,
    decide,
    do,
    lobby,
    moved,
    user_at,
)

FRIDAY = NOON + DAY + 6 * HOUR
"""Six in the evening, UTC."""
MONDAY = NOON + 4 * DAY - 12 * HOUR
CLOCK = User(0, "", "en")


def game(
    clock: int, *people: User, name: str = "gifts", now: int = NOON, weekends: bool = False
) -> Live:
    live = do(lobby(name, *(people or PEOPLE)), ANNA, SetClock(clock), now=now)
    if weekends:
        live = do(live, ANNA, SetWeekends(is_on=True), now=now)
    return do(live, ANNA, Start(1), now=now)


def awaited(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


def left_at(live: Live, now: int) -> int:
    """Return for how many seconds nobody is late from now on, if nothing stands still."""
    ends = late_at(ALL, live)
    assert ends is not None
    return ends - now


def tick(live: Live, now: int) -> Live:
    return do(live, CLOCK, Tick(now, live.revision), now=now)


# Days away


def test_who_comes_home_early_has_the_time_left_that_they_had() -> None:
    live = game(3 * DAY)
    gone = NOON + 12 * HOUR
    live = do(live, awaited(live), SetAway(Span(gone, gone + 8 * DAY)), now=gone)
    home = gone + 3 * DAY
    back = do(tick(live, home - 1), awaited(live), SetAway(None), now=home)
    assert left_at(back, home) == 60 * HOUR
    assert not tick(back, home).table.late


def test_the_next_days_away_do_not_make_the_last_ones_count() -> None:
    live = game(3 * DAY)
    live = do(live, awaited(live), SetAway(Span(NOON + 12 * HOUR, NOON + 7 * DAY)))
    now = NOON + 7 * DAY + 12 * HOUR
    next_ones = Span(now + DAY, now + 3 * DAY)
    live = do(live, awaited(live), SetAway(next_ones), now=now)
    assert late_at(ALL, live) == now + 48 * HOUR + 2 * DAY


def test_who_takes_over_from_a_friend_on_holiday_is_not_late_at_once() -> None:
    live = game(3 * DAY)
    owner = awaited(live)
    live = do(live, owner, SetAway(Span(NOON + HOUR, NOON + 20 * DAY)))
    now = NOON + 9 * DAY
    live = do(live, owner, OfferSeat(now), now=now)
    offer = live.table.offer
    assert offer
    take = TakeOver(offer.chair, word_of_offer(live.table, offer), now)
    live = do(live, STRANGER, take, now=now)
    assert left_at(live, now) == 3 * DAY - HOUR


def test_who_is_forgotten_on_holiday_is_not_late_at_once() -> None:
    live = game(3 * DAY)
    live = do(live, awaited(live), SetAway(Span(NOON + HOUR, NOON + 20 * DAY)))
    now = NOON + 9 * DAY
    assert left_at(do(live, awaited(live), Forget("Somebody"), now=now), now) == 3 * DAY - HOUR


@pytest.mark.parametrize("deed", ["cancels", "is replaced", "decides"])
def test_of_several_who_decide_those_who_stay_are_not_made_late_by_one_who_was_away(
    deed: str,
) -> None:
    live = do(game(3 * DAY, name="sealed"), ANNA, SetAway(Span(NOON + HOUR, NOON + 20 * DAY)))
    now = NOON + 9 * DAY
    if deed == "cancels":
        live = do(live, ANNA, SetAway(None), now=now)
    elif deed == "is replaced":
        live = do(live, ANNA, Resign(str(position(live.table)), is_replaced=True), now=now)
    else:
        seat = next(seat for seat in to_act(ALL, live) if user_at(live, seat) == ANNA)
        live = decide(live, seat, Random(1), now=now)
    assert left_at(live, now) == 3 * DAY - HOUR


# Weekends, pauses, outages


def test_a_pause_after_a_weekend_takes_nothing_away() -> None:
    live = game(DAY, now=FRIDAY, weekends=True)
    begins = MONDAY + 2 * HOUR
    assert left_at(live, begins) == 16 * HOUR
    paused = do(live, ANNA, AskPause(1, begins), now=begins)
    on = do(paused, ANNA, Resume(begins + DAY), now=begins + DAY)
    assert left_at(on, begins + DAY) == 16 * HOUR


def test_a_pause_within_a_weekend_gives_nothing_away() -> None:
    live = game(DAY, now=FRIDAY + 6 * HOUR - 12 * HOUR, weekends=True)
    begins = MONDAY - DAY
    paused = do(live, ANNA, AskPause(1, begins), now=begins)
    on = do(paused, ANNA, Resume(begins + 12 * HOUR), now=begins + 12 * HOUR)
    assert late_at(ALL, on) == MONDAY + 12 * HOUR


@pytest.mark.parametrize("kind", ["banks", "days away"])
def test_a_pause_after_a_weekend_or_days_away_takes_nothing_away_of_banks_either(
    kind: str,
) -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(3 * DAY, 6 * HOUR), now=FRIDAY)
    live = do(live, ANNA, SetWeekends(is_on=kind == "banks"), Start(1), now=FRIDAY)
    (seat,) = to_act(ALL, live)
    if kind == "days away":
        span = Span(FRIDAY + 6 * HOUR, MONDAY)
        live = do(live, awaited(live), SetAway(span), now=FRIDAY)
    begins = MONDAY + 12 * HOUR
    paused = do(live, ANNA, AskPause(1, begins), now=begins)
    on = do(paused, ANNA, Resume(begins + DAY), now=begins + DAY)
    assert left(ALL, on, seat, begins + DAY) == 3 * DAY - 18 * HOUR
    played = moved(on, 1, now=begins + DAY + HOUR)
    assert bank_of(played.table, seat) == 3 * DAY - 19 * HOUR + 6 * HOUR


# A clock that is put right


def test_nobody_loses_by_a_pause_under_a_clock_that_was_ahead() -> None:
    ahead = 3 * HOUR
    live = game(DAY, now=NOON + ahead)
    live = do(live, ANNA, AskPause(1, NOON + ahead + HOUR), now=NOON + ahead + HOUR)
    now = NOON + 2 * HOUR
    on = do(live, ANNA, Resume(now), now=now)
    assert left_at(on, now) == 23 * HOUR


def test_time_in_which_the_bot_was_cut_off_from_a_lobby_is_none_of_the_game() -> None:
    outage = Outage(NOON + HOUR, NOON + 2 * HOUR)
    live = given_back(ALL, do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY)), [outage])
    begins = NOON + 5 * HOUR
    live = do(live, ANNA, Start(1), now=begins)
    assert left_at(live, begins) == DAY


def test_a_lobby_that_the_bot_was_cut_off_from_lasts_as_long_from_its_next_change() -> None:
    outage = Outage(NOON + HOUR, NOON + 2 * HOUR)
    live = given_back(ALL, lobby("gifts", ANNA), [outage])
    assert lobby_ends(live.table) == NOON + HOUR + LOBBY_LIFE
    now = NOON + 5 * HOUR
    assert lobby_ends(do(live, BORIS, Join(), now=now).table) == now + LOBBY_LIFE


# Pauses


def test_in_a_pause_no_moment_of_a_tables_own_time_comes() -> None:
    live = game(DAY)
    own = own_time(live.table, NOON + HOUR)
    assert moment_of(live.table, own) == NOON + HOUR
    paused = do(live, ANNA, AskPause(1, NOON), now=NOON)
    assert paused.table.is_paused
    assert moment_of(paused.table, own) is None


def test_who_moves_in_a_pause_pays_from_when_the_wait_began() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(3 * DAY, 6 * HOUR), Start(1))
    (seat,) = to_act(ALL, live)
    live = do(live, ANNA, AskPause(1, NOON + 3), now=NOON + 3)
    played = moved(live, 1, now=NOON + 3 * HOUR)
    assert bank_of(played.table, seat) == 3 * DAY - 3 * HOUR + 6 * HOUR


@pytest.mark.parametrize("clock", [MINUTE, HOUR])
def test_nobody_pauses_alone_while_they_are_awaited_with_a_fast_clock(clock: int) -> None:
    live = game(clock)
    while awaited(live) != ANNA:
        live = moved(live, 1)
    assert not do(live, ANNA, AskPause(1, NOON)).table.is_paused
    while awaited(live) == ANNA:
        live = moved(live, 1)
    assert do(live, ANNA, AskPause(1, NOON)).table.is_paused


def test_an_offer_does_not_lapse_in_a_pause() -> None:
    live = do(game(DAY), BORIS, OfferSeat(NOON))
    word = word_of_offer(live.table, live.table.offer) if live.table.offer else ""
    live = do(live, ANNA, AskPause(3, NOON + HOUR), now=NOON + HOUR)
    for user in (BORIS, CLARA):
        wish = wish_of(live.table)
        assert wish
        live = do(live, user, Consent(stamp_of_wish(wish)), now=NOON + HOUR)
    now = NOON + 2 * DAY
    live = tick(live, now)
    offer = live.table.offer
    assert offer
    assert word_of_offer(live.table, offer) == word
    taken = do(live, STRANGER, TakeOver(offer.chair, word, now), now=now)
    assert STRANGER.id in {person.user for person in taken.table.people}


# Undo, and seats that come back


def test_taking_the_last_tap_back_gives_the_clock_what_it_had() -> None:
    live = do(lobby("heaps", ANNA, BORIS), ANNA, SetClock(HOUR), Start(1))
    last = NOON + HOUR - MINUTE
    for n in range(20):
        at = last + n
        (seat,) = to_act(ALL, live)
        after, _ = tapped_last(live, at)
        user = user_at(live, seat)
        live = do(after, user, Retract(position(after.table), at), now=at)
        assert to_act(ALL, live) == (seat,)
        assert left_at(live, at) <= MINUTE
    assert left_at(live, last + 20) >= 0


def test_a_computer_for_a_moment_gives_nobody_a_new_clock() -> None:
    live = game(DAY)
    user, now = awaited(live), NOON + 23 * HOUR
    live = do(live, user, Resign(str(position(live.table)), is_replaced=True), now=now)
    back = do(live, user, SitAgain(), now=now + 1)
    assert left_at(back, now + 1) == HOUR


# Silence


def test_no_game_is_closed_before_the_time_of_its_person_is_up() -> None:
    live = game(7 * DAY)
    live = do(live, awaited(live), SetAway(Span(NOON + HOUR, NOON + 60 * DAY)))
    for day in range(1, 68):
        live = tick(live, NOON + day * DAY)
        assert live.table.phase is Phase.RUNNING
        if not live.table.late:
            assert not live.table.dormant or closing(live.table) > NOON + day * DAY
    ends = deadline(ALL, live)
    assert ends is None or ends <= NOON + 67 * DAY


# What a wait keeps


def test_after_a_pause_each_has_half_of_their_time_at_least() -> None:
    """It ends when nobody expects it."""
    live, now = game(DAY), NOON + 20 * HOUR
    paused = do(live, ANNA, AskPause(1, now), now=now)
    on = do(paused, ANNA, Resume(now + HOUR), now=now + HOUR)
    assert left_at(on, now + HOUR) == 12 * HOUR
    early = do(live, ANNA, AskPause(1, NOON + HOUR), now=NOON + HOUR)
    on = do(early, ANNA, Resume(NOON + 2 * HOUR), now=NOON + 2 * HOUR)
    assert left_at(on, NOON + 2 * HOUR) == 23 * HOUR


def test_calls_of_those_who_go_on_to_be_awaited_are_kept_and_of_the_others_forgotten() -> None:
    live = game(DAY, name="sealed")
    made = {user.id: Call(NOON) for user in PEOPLE}
    times = dict.fromkeys(made, 5)
    known = Calls(made, wanted=frozenset(made), heard=times, leaving=times)
    called = with_changes(live, calls=known)
    left = do(called, ANNA, Resign(str(position(live.table)), is_replaced=True))
    calls = do(left, ANNA, SitAgain()).table.calls
    others = {BORIS.id, CLARA.id}
    for users in (calls.made, calls.wanted, calls.heard, calls.leaving):
        assert {*users} == others


def test_a_move_has_taken_as_long_as_its_seat_was_awaited_and_never_less_than_nothing() -> None:
    for now, took in ((NOON + 90, 90), (NOON - 90, 0)):
        log = moved(game(DAY), 1, now=now).table.log
        assert log
        assert [move.took for move in log.moves] == [took]


def test_a_board_rings_where_people_are_called_by_themselves_and_no_other_says_so() -> None:
    for clock, rings in ((DAY, True), (HOUR, False)):
        table = game(clock).table
        assert (table.calls.rings == table.generation) == rings


def test_what_somebody_has_thought_brings_their_reminder_nearer() -> None:
    live = moved(game(3 * DAY, name="sealed"), 1, now=NOON + HOUR)
    (seat, *_) = to_act(ALL, live)
    person = live.table.people[seat]
    assert thought_at(ALL, live, person, DAY) == NOON + DAY
    assert thought_at(ALL, live, replace(person, user=STRANGER.id), DAY) == NOON + HOUR + DAY


def test_the_clock_need_not_look_at_who_was_called_with_a_sound_before_the_next_reminder() -> None:
    live = game(3 * DAY)
    asked = awaited(live).id
    for call, looks in ((Call(NOON), False), (Call(NOON, is_silent=True), True)):
        called = with_changes(live, calls=Calls({asked: call}))
        assert (soonest(ALL, called) == NOON) == looks
    wanted = with_changes(live, calls=Calls({asked: Call(NOON)}, wanted=frozenset({asked})))
    assert soonest(ALL, wanted) == soonest(ALL, live) == NOON

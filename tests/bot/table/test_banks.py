"""So much for the game, plus so much a move (ADR 122)."""

import pytest

from bot.features.pause.table import AskPause, Resume
from bot.table.banks import bank_of, left
from bot.table.days_off import Span
from bot.table.gathering import AddComputer, AsLastTime, SetClock, Start
from bot.table.hours import deadline, half_time
from bot.table.recent import remembered
from bot.table.suspension import SetAway
from bot.table.ticking import Tick
from bot.table.values import (
    BANKS,
    DAY,
    HOUR,
    Chair,
    Live,
    Matter,
    User,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, SitAgain, TakeBack
from games.core.contract import Level
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    NOON,
    PEOPLE,
    do,
    lobby,
    moved,
    refusal,
    until_person,
    user_at,
)

GAME, MOVE = 3 * DAY, 6 * HOUR


def game(name: str = "gifts", *people: User) -> Live:
    """A game with three days for everybody, and six hours for each move."""
    return do(lobby(name, *(people or (ANNA, BORIS))), ANNA, SetClock(GAME, MOVE), Start(1))


def awaited(live: Live) -> Seat:
    (seat,) = to_act(ALL, live)
    return seat


def after(live: Live, *waits: int) -> Live:
    """The game after moves that took so long."""
    for wait in waits:
        live = moved(live, 1, now=live.table.since + wait)
    return live


def test_only_what_is_offered_can_be_chosen() -> None:
    live = lobby("gifts", *PEOPLE)
    for bank in BANKS:
        chosen = do(live, ANNA, SetClock(*bank)).table
        assert (chosen.clock, chosen.increment) == bank
    assert refusal(live, ANNA, SetClock(3 * DAY, HOUR)) == "refused-outdated"
    assert refusal(live, ANNA, SetClock(5 * HOUR, MOVE)) == "refused-outdated"
    timed = do(live, ANNA, SetClock(GAME, MOVE), SetClock(DAY))
    assert (timed.table.clock, timed.table.increment) == (DAY, 0)


def test_what_is_saved_is_kept_and_each_move_adds() -> None:
    live = game()
    first = awaited(live)
    assert deadline(ALL, live) == NOON + GAME
    live = after(live, HOUR, 2 * DAY)
    assert awaited(live) == first
    assert deadline(ALL, live) == NOON + HOUR + 2 * DAY + GAME - HOUR + MOVE
    assert bank_of(live.table, Seat(1 - first)) == GAME - 2 * DAY + MOVE
    assert half_time(ALL, live) == live.table.since + (GAME - HOUR + MOVE) // 2


def test_others_time_runs_only_while_they_are_awaited() -> None:
    live = game()
    first, now = awaited(live), NOON + 5 * HOUR
    assert left(ALL, live, first, now) == GAME - 5 * HOUR
    assert left(ALL, live, Seat(1 - first), now) == GAME


def test_an_empty_bank_is_late_and_a_late_move_and_a_skip_give_the_increment_back() -> None:
    live = game()
    first = awaited(live)
    late = do(live, ANNA, Tick(NOON + GAME, live.revision), now=NOON + GAME)
    assert late.table.late
    now = NOON + GAME + HOUR
    assert bank_of(moved(late, 1, now=now).table, first) == MOVE
    agree = Agree(Matter.SKIP, Chair(first), position(late.table))
    skipped = do(late, user_at(late, 1 - first), agree, now=now)
    assert bank_of(skipped.table, first) == MOVE
    assert deadline(ALL, skipped) == now + GAME


def test_of_several_who_decide_nobody_is_late_before_the_last_and_each_pays_for_oneself() -> None:
    live = game("sealed", *PEOPLE)
    live = with_changes(live, banks={0: HOUR, 1: 2 * HOUR, 2: 3 * HOUR})
    assert deadline(ALL, live) == NOON + 3 * HOUR
    one = moved(live, 1, now=NOON + HOUR // 2)
    (mover,) = {0, 1, 2} - set(to_act(ALL, one))
    assert one.table.banks[mover] == (mover + 1) * HOUR - HOUR // 2 + MOVE
    assert one.table.since == NOON
    others = {seat: one.table.banks[seat] for seat in to_act(ALL, one)}
    assert deadline(ALL, one) == NOON + max(others.values())


def test_undoing_a_move_takes_its_increment_back_and_costs_nobody_time() -> None:
    live = game()
    first = awaited(live)
    live = after(live, HOUR)
    asked = do(live, user_at(live, first), TakeBack(), now=NOON + 2 * HOUR)
    agree = Agree(Matter.UNDO, Chair(first), position(asked.table))
    back = do(asked, user_at(live, 1 - first), agree, now=NOON + 9 * HOUR)
    assert awaited(back) == first
    assert [bank_of(back.table, Seat(seat)) for seat in (first, 1 - first)] == [GAME - HOUR, GAME]
    assert deadline(ALL, back) == NOON + 9 * HOUR + GAME - HOUR


def test_a_computer_costs_nobody_time_and_whoever_takes_the_seat_back_can_move() -> None:
    live = game()
    first = awaited(live)
    late = do(live, ANNA, Tick(NOON + GAME, live.revision), now=NOON + GAME)
    agree = Agree(Matter.REPLACE, Chair(first), position(late.table))
    replaced = do(late, user_at(late, 1 - first), agree, now=NOON + GAME)
    assert replaced.table.people[first].computer
    now = NOON + 9 * DAY
    back = do(replaced, user_at(live, first), SitAgain(), now=now)
    assert deadline(ALL, back) == now  # the same decision: no deed of one's own gives time
    later = moved(until_person(replaced), 1, now=now)
    again = do(later, user_at(live, first), SitAgain(), now=now)
    assert awaited(again) == first
    assert deadline(ALL, again) == now + MOVE
    assert bank_of(replaced.table, Seat(1 - first)) == GAME


def test_a_computer_saves_nothing() -> None:
    level = AddComputer(Level.EASY)
    live = do(lobby("gifts", ANNA), ANNA, level, level, SetClock(GAME, MOVE), Start(1))
    computers = [seat for seat, one in enumerate(live.table.people) if one.computer]
    for _ in range(3):
        live = moved(until_person(live), 1)
    assert not {*live.table.banks} & {*computers}


@pytest.mark.parametrize("moves", [False, True])
def test_a_pause_and_days_away_cost_no_time(moves: bool) -> None:
    """But whoever moves in a pause has thought in it."""
    live = game()
    first = awaited(live)
    paused = do(live, ANNA, AskPause(1, NOON + HOUR), now=NOON + HOUR)
    if moves:
        after = moved(paused, 1, now=NOON + 20 * HOUR)
        assert bank_of(after.table, first) == GAME - 20 * HOUR + MOVE
        on = do(after, ANNA, Resume(NOON + DAY), now=NOON + DAY)
        assert deadline(ALL, on) == NOON + DAY + GAME
    else:
        on = do(paused, ANNA, Resume(NOON + DAY), now=NOON + DAY)
        assert deadline(ALL, on) == NOON + DAY + GAME - HOUR
    away = do(live, user_at(live, first), SetAway(Span(NOON + HOUR, NOON + 5 * DAY)))
    played = moved(away, 1, now=NOON + 4 * DAY)
    assert bank_of(played.table, first) == GAME - HOUR + MOVE


def test_the_next_game_of_the_group_offers_it_again() -> None:
    recent = remembered(game().table, ())
    again = with_changes(lobby("gifts", ANNA, BORIS), recent=recent)
    same = do(again, ANNA, AsLastTime())
    assert (same.table.clock, same.table.increment) == (GAME, MOVE)
    assert do(same, ANNA, AsLastTime()) == same

"""A table stands still if all who are asked agree, or its host wants it for a day (ADR 128)."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.pause.table import AskPause, Consent, Decline, Resume, ends_at, wish_of
from bot.table.hours import (
    DORMANT,
    LONGEST_PAUSE,
    NOTICE,
    Habits,
    Remind,
    Tick,
    closing,
    deadline,
    next_moment,
    soonest,
)
from bot.table.referee import handle
from bot.table.seating import chair_of
from bot.table.values import (
    DAY,
    HOUR,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Refused,
    User,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, AskHints, Stop
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, NOON, PEOPLE, STRANGER, begun, random_press

CLOCK = User(0, "", "en")


def game(clock: int = HOUR) -> Live:
    """A game of three that has begun at noon; Anna is the host."""
    live = begun("gifts", *PEOPLE)
    return with_changes(live, clock=clock, since=NOON)


def done(live: Live, user: User, command: Command, at: int) -> Live:
    return handle(ALL, live, user, command, NOON + at)


def paused(live: Live, days: int = 3, at: int = 600) -> Live:
    """All agree, ten minutes after noon."""
    live = done(live, BORIS, AskPause(days, NOON + at), at)
    live = done(live, ANNA, Consent(NOON + at), at)
    return done(live, CLARA, Consent(NOON + at), at)


def test_it_begins_once_all_agree() -> None:
    live = done(game(), BORIS, AskPause(3, NOON), 0)
    wish = wish_of(live.table)
    assert wish
    chair = chair_of(live.table, BORIS.id)
    assert (wish.chair, wish.days, set(wish.agreed)) == (chair, 3, {chair})
    live = done(live, ANNA, Consent(NOON), 1)
    assert not live.table.is_paused
    live = done(live, CLARA, Consent(NOON + 2), 2)
    assert live.table.is_paused
    assert ends_at(live.table) == NOON + 2 + 3 * DAY


def test_who_is_asked_is_called_by_a_new_board() -> None:
    live = game()
    assert done(live, BORIS, AskPause(3, NOON), 0).table.generation > live.table.generation


def test_host_pauses_for_a_day_alone_and_asks_for_longer() -> None:
    assert done(game(), ANNA, AskPause(1, NOON), 0).table.is_paused
    assert not done(game(), ANNA, AskPause(3, NOON), 0).table.is_paused
    assert not done(game(), BORIS, AskPause(1, NOON), 0).table.is_paused


def test_among_strangers_nobody_is_host() -> None:
    live = with_changes(game(), strangers=True)
    assert not done(live, ANNA, AskPause(1, NOON), 0).table.is_paused


def test_one_who_does_not_agree_is_enough() -> None:
    live = done(done(game(), BORIS, AskPause(3, NOON), 0), CLARA, Decline(), 1)
    assert wish_of(live.table) is None
    with pytest.raises(Refused, match="refused-outdated"):
        done(live, ANNA, Consent(NOON + 2), 2)


def test_who_has_left_the_chat_is_not_asked() -> None:
    live = game()
    clara = chair_of(live.table, CLARA.id)
    assert clara is not None
    live = with_changes(live, away=frozenset({clara}))
    live = done(live, BORIS, AskPause(3, NOON), 0)
    assert done(live, ANNA, Consent(NOON), 0).table.is_paused


def test_a_move_makes_the_wish_void() -> None:
    live = done(game(), BORIS, AskPause(3, NOON), 0)
    assert wish_of(moved(live, 5).table) is None


def moved(live: Live, at: int) -> Live:
    """Let whoever is to act make a move."""
    (seat,) = to_act(ALL, live)
    return done(live, at_seat(live, seat), random_press(live, seat, Random(1)), at)


def at_seat(live: Live, seat: int) -> User:
    return next(one for one in PEOPLE if one.id == live.table.people[seat].user)


def test_onlookers_neither_pause_nor_go_on() -> None:
    for live, command in (
        (game(), AskPause(3, NOON)),
        (game(), AskPause(1, NOON)),
        (paused(game()), Resume(NOON)),
    ):
        with pytest.raises(Refused, match="refused-onlooker"):
            done(live, STRANGER, command, 700)


def test_no_time_counts_meanwhile() -> None:
    """No deadline, no half of the time, no reminder: the clock looks when it ends."""
    live = paused(game())
    habits = {user.id: Habits("daily") for user in PEOPLE}
    assert deadline(ALL, live) is None
    assert next_moment(ALL, live, habits, NOON + 600) == ends_at(live.table)
    assert soonest(ALL, live) <= NOON + 600 + 3 * DAY
    ticked = done(live, CLOCK, Tick(NOON + 2 * DAY, live.revision, ()), 2 * DAY)
    assert (ticked.table.late, ticked.table.half, ticked.table.reminded) == (False, False, {})


def test_nobody_is_late_after_a_day_of_silence_either() -> None:
    """Where there is no clock, somebody is late after a day."""
    live = paused(game(clock=0))
    ticked = done(live, CLOCK, Tick(NOON + 2 * DAY, live.revision, ()), 2 * DAY)
    assert not ticked.table.late


@pytest.mark.parametrize("matter", [Matter.SKIP, Matter.REMOVE, Matter.REPLACE])
def test_nothing_is_put_to_the_vote_meanwhile(matter: Matter) -> None:
    live = paused(game(clock=0))
    (seat,) = to_act(ALL, live)
    asker = next(one for one in (BORIS, CLARA) if one != at_seat(live, seat))
    with pytest.raises(Refused, match="refused-paused"):
        done(live, asker, Agree(matter, Chair(seat), position(live.table)), 700)


def test_neither_hints_nor_the_end_are_voted_on_nor_is_anybody_called() -> None:
    live = paused(game())
    stamp = str(position(live.table))
    for command in (AskHints(), Stop(stamp)):
        with pytest.raises(Refused, match="refused-paused"):
            done(live, BORIS, command, 700)
    half = replace(live, table=replace(live.table, half=True))
    with pytest.raises(Refused, match="refused-outdated"):
        done(half, BORIS, Remind(position(live.table)), 700)


def test_host_may_end_the_game() -> None:
    live = paused(game())
    assert done(live, ANNA, Stop(str(position(live.table))), 700).table.phase is Phase.STOPPED


def test_it_ends_by_itself_and_all_have_the_time_they_had() -> None:
    """Ten minutes of an hour were over when it began."""
    live = paused(game())
    ends = ends_at(live.table)
    assert ends
    after = done(live, CLOCK, Tick(ends, live.revision, ()), ends - NOON)
    assert not after.table.is_paused
    assert deadline(ALL, after) == ends + HOUR - 600
    assert after.table.generation > live.table.generation


def test_anybody_who_sits_there_goes_on() -> None:
    live = paused(game(), days=0)
    assert ends_at(live.table) is None
    after = done(live, CLARA, Resume(NOON + 9 * DAY), 9 * DAY)
    assert not after.table.is_paused
    assert deadline(ALL, after) == NOON + 9 * DAY + HOUR - 600


def test_who_moves_meanwhile_ends_no_pause_and_the_next_has_all_their_time() -> None:
    live = moved(paused(game()), 2 * HOUR)
    assert live.table.is_paused
    assert deadline(ALL, live) is None
    after = done(live, BORIS, Resume(NOON + DAY), DAY)
    assert deadline(ALL, after) == NOON + DAY + HOUR


def test_a_pause_with_an_open_end_lasts_for_a_year() -> None:
    """After two months a game is announced to be closed: but here all have agreed to wait."""
    live = paused(game(), days=0, at=0)
    later = done(live, CLOCK, Tick(NOON + 200 * DAY, live.revision), 200 * DAY)
    assert (later.table.dormant, later.table.phase) == (False, Phase.RUNNING)
    year = LONGEST_PAUSE
    assert next_moment(ALL, live, {}, NOON) == NOON + year
    told = done(live, CLOCK, Tick(NOON + year, live.revision), year)
    assert told.table.dormant
    assert closing(told.table) == NOON + year + NOTICE
    going = done(told, CLARA, Resume(NOON + year + DAY), year + DAY)
    assert not going.table.dormant
    assert deadline(ALL, going) == NOON + year + DAY + HOUR
    over = done(told, CLOCK, Tick(closing(told.table), told.revision), year + NOTICE)
    assert over.table.phase is Phase.EXPIRED


def test_a_pause_takes_back_that_the_game_will_be_closed() -> None:
    live = game(0)
    told = done(live, CLOCK, Tick(NOON + DORMANT, live.revision), DORMANT)
    assert told.table.dormant
    waiting = paused(told, days=0, at=DORMANT)
    assert not waiting.table.dormant
    later = DORMANT + 90 * DAY
    going = done(waiting, CLARA, Resume(NOON + later), later)
    assert (going.table.dormant, going.table.phase) == (False, Phase.RUNNING)

"""Time in which the bot was away does not count (lila adds the time of its deploys to clocks)."""

import pytest
from msgspec.structs import replace

from bot.features.handing.table import OfferSeat, is_offered, word_of_offer
from bot.features.pause.table import AskPause, Resume
from bot.features.tonight.part import Ballot
from bot.table.counting import moment_of
from bot.table.gathering import AddComputer, SetClock, Start
from bot.table.hours import (
    DORMANT,
    LOBBY_LIFE,
    NOTICE,
    SILENCE,
    closing,
    deadline,
    late_at,
    next_moment,
)
from bot.table.ledger import Ledger
from bot.table.moves import RETRACTABLE
from bot.table.outages import Outage, moved
from bot.table.slots import PATIENCE, Want, makes_way_at
from bot.table.ticking import Tick
from bot.table.values import DAY, HOUR, MINUTE, Live, Phase, Tapped, to_act, with_changes
from bot.table.waits import resumed
from games.core.contract import Level
from tests.bot.tables import ALL, ANNA, BORIS, NOON, do, fresh, lobby, user_at
from tests.bot.tables import moved as played

NIGHT = Outage(NOON + HOUR, NOON + 9 * HOUR)
LONG = NIGHT.end - NIGHT.start


def game(clock: int = DAY, increment: int = 0) -> Live:
    return do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(clock, increment), Start(1))


def back(live: Live, *outages: Outage) -> Live:
    return resumed(ALL, live, outages)


def test_deadline_is_as_far_away_as_it_was_before() -> None:
    after = back(game(), NIGHT)
    assert deadline(ALL, after) == NOON + DAY + LONG
    assert back(after, NIGHT) is after


def test_several_outages_count_each_once() -> None:
    later = Outage(NOON + 12 * HOUR, NOON + 13 * HOUR)
    twice = back(back(game(), NIGHT), NIGHT, later)
    assert deadline(ALL, twice) == NOON + DAY + LONG + HOUR
    assert back(game(), NIGHT, later) == twice


def test_what_began_since_is_as_it_was() -> None:
    live = played(game(), 1, now=NIGHT.end + 1)
    assert back(live, NIGHT) is live


@pytest.mark.parametrize("at", [0, 1, 9, 10])
def test_a_move_in_the_first_seconds_of_an_outage_costs_the_next_one_nothing(at: int) -> None:
    """What was last known of the bot is older than its last move: it was killed right then."""
    live = played(game(MINUTE), 1, now=NIGHT.start + at)
    assert deadline(ALL, back(live, NIGHT)) == NIGHT.end + MINUTE


@pytest.mark.parametrize("seconds", [60, 120, 200, 240])
def test_who_was_late_while_nobody_could_reach_the_bot_has_their_time_again(seconds: int) -> None:
    live = game(MINUTE)
    ends = NOON + MINUTE
    late = do(live, ANNA, Tick(ends, live.revision), now=ends)
    assert late.table.late
    after = back(late, Outage(NOON + 30, NOON + 30 + seconds))
    assert not after.table.late
    assert deadline(ALL, after) == NOON + MINUTE + seconds


def test_a_day_of_silence_and_banks_count_none_either() -> None:
    assert late_at(ALL, back(game(0), NIGHT)) == NOON + SILENCE + LONG
    assert deadline(ALL, back(game(3 * DAY, 6 * HOUR), NIGHT)) == NOON + 3 * DAY + LONG


def test_offers_and_taps_have_their_time_left_and_keep_their_names() -> None:
    live = do(game(), BORIS, OfferSeat(NOON))
    offer = live.table.offer
    assert offer
    word = word_of_offer(live.table, offer)
    tapped = Tapped(offer.chair, NIGHT.start + RETRACTABLE, in_private=False)
    after = back(with_changes(live, tapped=tapped), NIGHT).table
    assert after.offer
    assert after.tapped
    assert word_of_offer(after, after.offer) == word
    ends = NOON + DAY + LONG
    assert [is_offered(after, offer.chair, word, at) for at in (ends - 1, ends)] == [True, False]
    assert moment_of(after, after.tapped.until or 0) == NIGHT.end + RETRACTABLE


def test_a_lobby_and_a_vote_have_their_time_left() -> None:
    waiting = lobby("gifts", ANNA)
    assert next_moment(ALL, back(waiting, NIGHT), {}, NIGHT.end) == NOON + LOBBY_LIFE + LONG
    voting = with_changes(
        fresh(), phase=Phase.VOTING, ballot=Ballot(("gifts",), NOON + 2 * HOUR), since=NOON
    )
    assert next_moment(ALL, back(voting, NIGHT), {}, NIGHT.end) == NOON + 2 * HOUR + LONG


def test_who_plays_alone_has_as_long_to_answer_those_who_want_the_table() -> None:
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), AddComputer(Level.EASY))
    live = do(live, ANNA, Start(1), now=NOON - 2 * PATIENCE)
    asked = do(live, BORIS, Want(NOON), now=NOON)
    assert makes_way_at(asked.table) == NOON + PATIENCE
    assert makes_way_at(back(asked, NIGHT).table) == NOON + PATIENCE + LONG


def test_the_week_before_a_game_is_closed_is_a_week_in_which_the_bot_was_there() -> None:
    live = game(0)
    told = NOON + DORMANT
    dormant = do(live, ANNA, Tick(told, live.revision), now=told)
    after = back(dormant, Outage(told + DAY, told + 3 * DAY))
    assert closing(after.table) == told + NOTICE + 2 * DAY


def test_a_pause_that_ends_while_the_bot_is_away_makes_nobody_late() -> None:
    live = game(MINUTE)
    while user_at(live, to_act(ALL, live)[0]) == ANNA:
        live = played(live, 1)
    paused = do(live, ANNA, AskPause(1, NOON + 30), now=NOON + 30)
    outage = Outage(NOON + 23 * HOUR, NOON + 25 * HOUR)
    there = back(paused, outage)
    now = outage.end + 5
    going = do(there, ANNA, Tick(now, there.revision), now=now)
    assert not going.table.is_paused
    assert deadline(ALL, going) == now + 30
    assert not do(going, ANNA, Tick(now, going.revision), now=now).table.late


@pytest.mark.parametrize("moves", [False, True])
def test_an_outage_in_a_pause_counts_once(moves: bool) -> None:
    """The clock has run for ten minutes before; the bot is away for a day of three."""
    live = game(3 * DAY, 6 * HOUR)
    (seat,) = to_act(ALL, live)
    begins = NOON + 10 * MINUTE
    paused = do(live, ANNA, AskPause(1, begins), now=begins)
    there = back(paused, Outage(NOON + 2 * HOUR, NOON + 20 * HOUR))
    now = NOON + 21 * HOUR
    if moves:  # pays for the hours of the pause, but for none without the bot
        assert played(there, 1, now=now).table.banks[seat] == 3 * DAY - 3 * HOUR + 6 * HOUR
    on = do(there, ANNA, Resume(now), now=now)
    assert deadline(ALL, on) == now + 3 * DAY - 10 * MINUTE


def test_a_table_that_is_over_has_missed_nothing() -> None:
    over = replace(game(), table=replace(game().table, phase=Phase.OVER, ledger=Ledger()))
    assert back(over, NIGHT) is over


def test_wait_counts_without_what_was_between() -> None:
    assert moved(NOON, (NIGHT,)) == NOON + LONG
    assert moved(NIGHT.start + 5, (NIGHT,)) == NIGHT.end
    assert moved(NIGHT.end, (NIGHT,)) == NIGHT.end

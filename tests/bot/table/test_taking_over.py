"""Somebody leaves in the middle of each game of the registry, and a computer finishes it."""

import pytest

from bot.features.handing.table import OfferSeat
from bot.table.computers import awaited, represented
from bot.table.seating import present
from bot.table.values import Chair, Live, Phase, stamp_of_table
from bot.table.votes import Resign, SitAgain
from games import GAMES
from games.core.log import By, replay
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    NOON,
    begun,
    computed,
    do,
    moved,
    people_for,
    refusal,
    user_at,
)
from tests.bot.teams import team


def in_the_middle(game: str) -> Live:
    """A game among as few people as can play it, after half of the moves it takes by chance."""
    live = begun(game, *people_for(game))
    end = moved(live, 10_000).table.log
    assert end
    return moved(live, len(end.moves) // 2)


@pytest.mark.parametrize("game", [game for game in GAMES if len(people_for(game)) > 1])
def test_computer_finishes_what_somebody_has_left(game: str) -> None:
    live = in_the_middle(game)
    before = live.table.log
    assert before
    leaver = user_at(live, 0)
    live = do(live, leaver, Resign(stamp_of_table(live.table), is_replaced=True))
    assert represented(live.table) == (Chair(0),)
    while live.table.phase is Phase.RUNNING:
        live = computed(live) if awaited(ALL, live) else moved(live, 1)
    log = live.table.log
    assert log
    assert live.table.phase is Phase.OVER
    assert {move.by for move in log.moves[len(before.moves) :] if move.seat == 0} == {By.COMPUTER}
    assert {move.by for move in log.moves if move.seat != 0} == {By.PERSON}
    assert ALL[game].result(replay(ALL[game], log).state)
    assert Chair(0) not in present(live.table)


def test_a_seat_that_is_taken_back_from_the_computer_is_not_on_offer_any_more() -> None:
    live = begun("gifts", ANNA, BORIS)
    live = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True), OfferSeat(NOON))
    assert live.table.offer
    assert do(live, ANNA, SitAgain()).table.offer is None


def test_another_seat_stays_on_offer_when_somebody_takes_their_own_back() -> None:
    live = begun("gifts", ANNA, BORIS)
    left = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    offered = do(left, BORIS, OfferSeat(NOON))
    assert offered.table.offer
    assert do(offered, ANNA, SitAgain()).table.offer == offered.table.offer


def test_nobody_is_late_because_a_computer_steps_in_and_no_team_has_one() -> None:
    live, shared = begun("sealed", ANNA, BORIS), team()
    after = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    assert not after.table.late
    replaced = Resign(stamp_of_table(shared.table), is_replaced=True)
    assert refusal(shared, BORIS, replaced) == "refused-outdated"

"""The log is the truth: a state is what replaying it gives."""

import pytest

from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.log import By, Log, Move, find, play, replay
from games.core.rng import stack
from games.core.values import Seat
from tests.toys.gifts import GAME, CardKept, Give, Keep

LOG = Log("gifts", 1, 2, {"cards": "4"}, stack(["5", "-3", "2", "1"]))


def test_an_empty_log_leads_to_the_start() -> None:
    start = replay(GAME, LOG)
    assert start.state == GAME.setup(LOG.options, LOG.seats, LOG.rng)
    assert start.events == ()


def test_moves_are_kept_in_notation() -> None:
    log = LOG.with_move(Seat(0), Keep()).with_move(Seat(1), Give(Seat(0)))
    assert log.moves == (Move(Seat(0), "keep"), Move(Seat(1), "give 0"))
    assert LOG.moves == ()


def test_a_replay_ends_with_the_last_moves_events() -> None:
    log = LOG.with_move(Seat(0), Keep()).with_move(Seat(1), Give(Seat(0)))
    log = log.with_move(Seat(0), Keep())
    after = replay(GAME, log)
    assert after.state.taken == ((5, -3, 2), ())
    assert after.events == (CardKept(Seat(0), 2),)


def test_a_log_of_other_rules_is_refused() -> None:
    with pytest.raises(UnknownAction):
        replay(GAME, Log("gifts", 1, 2, {"cards": "4"}, LOG.rng, (Move(Seat(0), "give 7"),)))


def test_play_applies_what_is_written() -> None:
    state = replay(GAME, LOG).state
    assert play(GAME, state, Seat(0), "keep") == GAME.apply(state, Seat(0), Keep())


def test_whose_fault_it_is() -> None:
    state = replay(GAME, LOG).state
    with pytest.raises(NotYourTurn):
        find(GAME, state, Seat(1), "keep")
    with pytest.raises(UnknownAction):
        find(GAME, state, Seat(0), "kepe")
    for seat in (0, 1, 0, 1):
        state = play(GAME, state, Seat(seat), "keep").state
    with pytest.raises(GameOver):
        find(GAME, state, Seat(0), "keep")


def test_last_decision_is_a_persons_or_that_somebody_is_skipped() -> None:
    """Not what a computer does, nor what was prepared."""
    log = LOG.with_move(Seat(0), Give(Seat(1)), By.PERSON)
    log = log.with_move(Seat(1), Keep(), By.SKIPPED).with_move(Seat(0), Keep(), By.COMPUTER)
    assert log.last_decision == 1
    assert log.with_move(Seat(1), Keep(), By.PERSON).last_decision == 3

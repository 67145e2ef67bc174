"""What is taken back with a decision, and what forbids it."""

import pytest

from games.core.contract import agreed
from games.core.log import By, Log, replay
from games.core.rng import Rng
from games.core.undo import Revealed, taken_back, turned_over
from games.core.values import Seat
from games.glastonbury import GAME as GLASTONBURY
from tests.toys import EVERY_TOY

GAME = EVERY_TOY["sealed"]


def log_of(*by: By) -> Log:
    """Both of two have given something sealed, one after the other: then both are opened."""
    log = Log("sealed", 1, 2, {}, Rng(1))
    for seat, who in enumerate(by):
        first = next(iter(GAME.legal_actions(replay(GAME, log).state, Seat(seat))))
        log = log.with_move(Seat(seat), first, who)
    return log


def test_a_decision_is_taken_back_to_where_it_was_asked() -> None:
    shorter, before = taken_back(GAME, log_of(By.PERSON))
    assert shorter.moves == ()
    assert before.state == replay(GAME, shorter).state


def test_no_decision_is_taken_back_if_a_move_that_followed_by_itself_has_told_a_secret() -> None:
    with pytest.raises(Revealed):
        taken_back(GAME, log_of(By.PERSON, By.COMPUTER))


def test_decision_has_turned_over_what_a_move_since_has() -> None:
    """Where wizards stand shows nothing; a card that a computer takes then lay under another."""
    log = Log("glastonbury", GLASTONBURY.rules_version, 2, agreed(GLASTONBURY, {}), Rng(1))
    for by in (By.COMPUTER, By.PERSON):
        log = _with_first_move(log, by)
    assert not turned_over(GLASTONBURY, log)
    assert turned_over(GLASTONBURY, _with_first_move(log, By.COMPUTER))


def _with_first_move(log: Log, by: By) -> Log:
    state = replay(GLASTONBURY, log).state
    (seat, *_) = GLASTONBURY.to_act(state)
    return log.with_move(seat, next(iter(GLASTONBURY.legal_actions(state, seat))), by)

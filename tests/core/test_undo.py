"""What is taken back with a decision, and what forbids it."""

import pytest

from games.core.log import By, Log, replay
from games.core.rng import Rng
from games.core.undo import Revealed, taken_back
from games.core.values import Seat
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

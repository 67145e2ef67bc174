"""The player of any game: what looks best is kept unless another choice is clearly better."""

from games.core.contract import Level
from games.core.flat import clearly_best
from games.core.log import Log
from games.core.players import decide
from games.core.rng import Rng
from games.core.values import Seat
from tests.toys import TOYS


def test_the_first_is_kept_where_another_is_better_by_luck() -> None:
    assert clearly_best([[1.0, 5.0, 1.0, 5.0], [5.0, 1.0, 6.0, 1.0]]) == 0


def test_what_is_better_in_every_world_is_taken() -> None:
    assert clearly_best([[1.0, 5.0, 1.0], [2.0, 6.0, 2.5], [0.0, 9.0, 0.0]]) == 1


def test_one_world_tells_nothing() -> None:
    assert clearly_best([[1.0], [9.0]]) == 0


def test_a_card_that_costs_points_is_given_away_and_a_good_one_kept() -> None:
    """Gifts: most points win."""
    gifts = TOYS["gifts"]
    for seed in range(12):
        log = Log("gifts", 1, 2, {"cards": "6"}, Rng(seed))
        card = gifts.setup(log.options, 2, log.rng).stack[0]
        chosen = decide(gifts, log, Seat(0), Level.EASY, Rng(1))
        assert str(chosen) == ("keep" if card > 0 else "give 1")

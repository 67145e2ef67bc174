"""Points explain themselves, and equal points share a place."""

import pytest

from games.core.score import Reason, ScoreLine, ranking
from games.core.values import Seat


def test_a_score_line_is_worth_the_sum_of_its_reasons() -> None:
    reasons = (Reason("tiles", 4, 8), Reason("shields", 1, 2))
    assert ScoreLine(Seat(0), "city", None, reasons).points == 10


def test_a_score_line_without_reasons_is_worth_nothing() -> None:
    assert ScoreLine(Seat(0), "city", None, ()).points == 0


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((5, 9, 7), ((1,), (2,), (0,))),
        ((4, 9, 4, 9), ((1, 3), (0, 2))),
        ((0, 0), ((0, 1),)),
        ((-2, 1), ((1,), (0,))),
    ],
)
def test_equal_points_share_a_place(
    scores: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    assert ranking(scores) == places

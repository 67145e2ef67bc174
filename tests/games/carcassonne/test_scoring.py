"""Who is paid."""

import pytest

from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.scoring import majority
from games.carcassonne.view import Deployed
from games.core.values import Cell, Seat

SPOT = Spot(Cell(0, 0), Segment(Feature.ROAD, 0))


@pytest.mark.parametrize(
    ("meeples", "paid"),
    [
        ("0", (0,)),
        ("01", (0, 1)),
        ("011", (1,)),
        # CMSC 22001: two blue, two yellow, one black: blue and yellow score in full.
        ("01012", (0, 1)),
        ("2100", (0,)),
        ("22110", (1, 2)),
    ],
)
def test_most_meeples_take_all_and_all_tied_are_paid(meeples: str, paid: tuple[int, ...]) -> None:
    assert majority(Deployed(Seat(int(seat)), SPOT) for seat in meeples) == paid

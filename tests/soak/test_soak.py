"""A handful of the games of `make soak`, so that it cannot rot."""

from pathlib import Path

from tests.soak.chaos import Weather
from tests.soak.soak import Orders, soak


def test_games_outlast_kills_faults_and_lost_answers(tmp_path: Path) -> None:
    often = (2.0, 4.0)
    weather = Weather((1.0, 2.0), store=often, torn=1.0, kills=6, late=0, right=often, ahead=3.0)
    orders = Orders(games=4, processes=2, weather=weather, beside=20)
    told: list[str] = []
    outcome = soak(tmp_path, orders, told.append)
    assert not outcome.breaches, "\n".join((*outcome.breaches, *told))  # each in full
    assert outcome.figures["games over"] == 4
    kills = outcome.figures["kills"]
    assert isinstance(kills, dict)
    assert kills["worker"]

"""Once a day, on the next board, a game over days says how it stands."""

from random import Random

import pytest

from bot.display.surfaces import surfaces
from bot.table.values import DAY, HOUR, MINUTE, Live, to_act, with_changes
from games.core.values import TABLE
from tests.bot.looking import plain
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, NOON, begun, do, moved, random_press, user_at


def after(live: Live, now: int) -> Live:
    seat = to_act(ALL, live)[0]
    return do(live, user_at(live, seat), random_press(live, seat, Random(1)), now=now)


def said(live: Live) -> str:
    return plain(surfaces(FRAME, live)[0])


@pytest.fixture
def game() -> Live:
    return moved(begun("carcassonne", ANNA, BORIS), 12)


def test_first_board_of_a_day_tells_it_and_the_next_does_not(game: Live) -> None:
    today = after(game, NOON + HOUR)
    assert "📖" not in said(today)
    tomorrow = after(today, NOON + DAY)
    assert "📖 Day 2, 14 moves so far." in said(tomorrow)
    assert "📖" not in said(after(tomorrow, NOON + DAY + MINUTE))


def test_it_names_who_leads(game: Live) -> None:
    live = after(game, NOON + DAY)
    assert live.play
    rules = ALL["carcassonne"]
    points = sorted(rules.scores(rules.view(live.play.state, TABLE)))
    assert points[0] != points[1]
    assert f"leads by {points[1] - points[0]}." in said(live)


def test_in_an_evening_there_is_no_story(game: Live) -> None:
    assert "📖" not in said(after(with_changes(game, clock=5 * MINUTE), NOON + DAY))

"""Once a day, on the next board, a game over days says how it stands."""

import re
from random import Random

import pytest

from bot.display.surfaces import surfaces
from bot.table.gathering import Start
from bot.table.values import DAY, HOUR, MINUTE, Live, to_act, with_changes
from games.core.values import TABLE, Seat
from tests.bot.looking import plain
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    begun,
    do,
    lobby,
    moved,
    random_press,
    user_at,
)


def after(live: Live, now: int) -> Live:
    seat = to_act(ALL, live)[0]
    return do(live, user_at(live, seat), random_press(live, seat, Random(1)), now=now)


def fights(live: Live) -> list[str]:
    """The unfinished features on which both stand, fields last."""
    assert live.play
    regions = [one for one in live.play.state.land.regions if one.open]
    both = [one for one in regions if len({each.seat for each in one.meeples}) == 2]
    return sorted((one.feature.value for one in both), key=lambda name: name == "field")


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


def test_it_names_what_is_contested() -> None:
    game = begun("carcassonne", ANNA, BORIS, seed=7)
    days = (after(moved(game, n), NOON + DAY) for n in range(8, 20))
    live = next(live for live in days if fights(live))
    (feature, *_) = fights(live)
    names = " and ".join(user_at(live, seat).name for seat in (0, 1))
    told = rf"Contested: the {feature} in the [a-z-]+, \d+ tiles? \({names}\)"
    assert re.search(told, said(live))


def test_where_nobody_fights_it_says_nothing_of_it(game: Live) -> None:
    live = after(game, NOON + DAY)
    assert not fights(live)
    assert "Contested" not in said(live)


def test_it_names_who_is_to_move_since_when(game: Live) -> None:
    live = after(game, NOON + DAY)
    name = user_at(live, to_act(ALL, live)[0]).name
    assert re.search(rf"Waiting since .*UTC for {name}\.", said(live))


def test_team_hears_of_its_points() -> None:
    waiting = lobby("carcassonne", ANNA, BORIS)
    options = {**waiting.table.options, "mode": "solo", "farmers": "off"}
    team = moved(do(with_changes(waiting, options=options), ANNA, Start(1)), 12)
    live = do(team, ANNA, random_press(team, Seat(0), Random(1)), now=NOON + DAY)
    assert live.play
    (points,) = ALL["carcassonne"].scores(ALL["carcassonne"].view(live.play.state, TABLE))
    assert f"{points} points so far." in said(live)


def test_in_an_evening_there_is_no_story(game: Live) -> None:
    assert "📖" not in said(after(with_changes(game, clock=5 * MINUTE), NOON + DAY))

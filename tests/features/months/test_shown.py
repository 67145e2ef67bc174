"""What a group is told of its month: podium, people, games; in words and in a picture."""

import pytest

from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT, Surface
from bot.features.months.calendar import Month
from bot.features.months.shown import month_surface
from bot.table.played import Played, Sitting
from render import Month as Sheet
from tests.bot.tables import FRAME, GROUP, NOON

JANUARY = Month(2026, 1, NOON, NOON + 1)
LONG = "Константин Константинопольский-Задунайский {}"


def game(*ranks: int, id: str = "carcassonne", together: bool = False) -> Played:
    """A game of these users, the best first."""
    sittings = tuple(Sitting(u, f"User {u}", n, 90 - n, 60, -1) for n, u in enumerate(ranks, 1))
    return Played(id, NOON, 3600, sittings, (), together)


def told(*games: Played, language: str = "en", title: str = "Friday") -> Surface:
    said = month_surface(FRAME, language, games, JANUARY, title, GROUP)
    assert said
    return said


def sheet(said: Surface) -> Sheet:
    assert said.picture
    found: Sheet = said.picture.view
    return found


def test_nothing_played_is_nothing_told() -> None:
    assert month_surface(FRAME, "en", (), JANUARY, "Friday", GROUP) is None


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("January 2026 · 3 games", "1. User 1 · 2 wins", "User 3 · 1 game")),
        ("ru", ("Январь 2026 · 3 партии", "1. User 1 · 2 победы", "User 3 · 1 партия")),
        ("uk", ("Січень 2026 · 3 партії", "1. User 1 · 2 перемоги", "User 3 · 1 партія")),
    ],
)
def test_the_words_say_who_played_and_who_won_what(language: str, lines: tuple[str, ...]) -> None:
    said = told(game(1, 2, 3), game(1, 2), game(2, 1, id="castle"), language=language)
    assert all(line in said.text for line in lines)
    assert sheet(said).podium == 2


def test_the_picture_says_the_group_and_each_game() -> None:
    month = sheet(told(game(1, 2), game(1, 2), game(2, 1, id="castle")))
    assert month.below == "Friday · 3 games"
    assert [(one.id, one.told, one.best) for one in month.games] == [
        ("carcassonne", "2 games", "User 1"),
        ("castle", "1 game", "User 2"),
    ]


def test_nobody_below_the_podium_has_won_as_much_as_somebody_on_it() -> None:
    assert sheet(told(game(1, 2), game(2, 1), game(3, 1), game(4, 1))).podium == 0
    assert sheet(told(game(1, 2), game(1, 2), game(3, 1), game(4, 1), game(5, 1))).podium == 1
    assert sheet(told(game(1, 2), game(2, 3), game(3, 1))).podium == 3


def test_a_month_of_one_score_has_no_podium_but_a_best_result() -> None:
    said = told(game(1, 2, together=True))
    assert sheet(said).podium == 0
    assert [one.told for one in sheet(said).people] == ["1 game", "1 game"]
    assert "Carcassonne: 1 game · best: 89 points" in said.text


def test_words_of_many_people_with_long_names_fit_below_the_picture() -> None:
    users = [Sitting(n, LONG.format(n), 1 + n % 12, 50 - n, 60, -1) for n in range(1, 37)]
    evenings = (tuple(users[n : n + 12]) for n in (0, 12, 24))
    said = told(*(Played("saboteur", NOON, 3600, one, (), False) for one in evenings))
    assert units(said.text) <= CAPTION_LIMIT
    assert "…" in said.text


def test_names_cannot_break_the_message() -> None:
    sittings = tuple(Sitting(n, f"<b>&{n}", n, 9, 60, -1) for n in (1, 2))
    said = told(Played("carcassonne", NOON, 3600, sittings, (), False), title="<i>")
    assert "<b>&1" not in said.text
    assert "&lt;b&gt;&amp;1" in said.text

"""What lobby, options and last word say of a series, in three languages."""

import pytest
from msgspec.structs import replace

from bot.display.board.finals import final_caption
from bot.display.lobby.options import OPTIONS, options_panel
from bot.display.lobby.surface import lobby_surface
from bot.display.values import NOTHING
from bot.features.series.part import MIXED, Series, Tally
from bot.features.series.shown import BestOf, series_line
from bot.features.series.table import counted
from bot.table.gathering import SetOption
from bot.table.values import Live, with_changes
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import public_reader
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, PEOPLE, do, everybody, lobby, over
from tests.bot.teams import press, team

ANNAS, BORISS = Tally(ANNA.id, 2, 57), Tally(BORIS.id, 1, 61)
THIRD = Series(number=4, tallies=(ANNAS, BORISS))


def gathered(series: Series, language: str = "en") -> Live:
    """The lobby of a rematch."""
    return with_changes(lobby("gifts", ANNA, BORIS, language=language), series=series)


def said(live: Live) -> str:
    return lobby_surface(public_reader(FRAME, live.table), live.table, NOTHING).text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Game 4 · Anna 2, Борис 1 · points 57 : 61"),
        ("ru", "Партия 4 · Anna 2, Борис 1 · очки 57 : 61"),
        ("uk", "Партія 4 · Anna 2, Борис 1 · очки 57 : 61"),
    ],
)
def test_the_lobby_of_a_rematch_says_how_the_series_stands(language: str, line: str) -> None:
    assert line in said(gathered(THIRD, language))


def test_points_that_cannot_be_compared_are_left_out() -> None:
    assert "points" not in said(gathered(replace(THIRD, terms=MIXED)))


def test_a_best_of_says_so_instead_of_points() -> None:
    assert "Best of 5 · Game 4 · Anna 2, Борис 1\n" in said(gathered(replace(THIRD, best_of=5)))
    assert "Best of 3\n" in said(gathered(Series(number=1, best_of=3)))


def test_a_first_lobby_and_one_with_somebody_more_say_nothing() -> None:
    assert "Game" not in said(gathered(Series()))
    other = with_changes(lobby("gifts", ANNA, CLARA), series=THIRD)
    assert "Anna 2" not in said(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_word_says_it_with_the_game_that_has_ended(language: str) -> None:
    tallies = (Tally(wins=2), Tally(wins=1))
    ended = over("gifts", ANNA, BORIS, language=language)
    live = with_changes(ended, series=Series(number=4, tallies=tallies))
    result = counted(ALL, live)
    for person, tally in zip(live.table.people, result.tallies, strict=True):
        assert f"{person.name} {tally.wins}" in final_caption(everybody(live), live)
    assert series_line(public_reader(FRAME, ended.table), ended) == ""  # one game is no series


@pytest.mark.parametrize(
    ("language", "won"),
    [("en", "The series goes to"), ("ru", "Победа в матче"), ("uk", "Перемога в матчі")],
)
def test_the_last_word_names_who_has_won_the_best_of(language: str, won: str) -> None:
    tallies = (Tally(wins=1), Tally(wins=1))
    ended = over("gifts", ANNA, BORIS, language=language)
    live = with_changes(ended, series=Series(number=3, tallies=tallies, best_of=3))
    line = series_line(public_reader(FRAME, live.table), live)
    assert won in line
    assert "2 : 1" in line
    assert line in final_caption(everybody(live), live)


def test_a_team_has_no_wins_but_a_best_result() -> None:
    series = Series(number=2, tallies=(Tally(points=30),) * 3)
    ended = _ended_team(series)
    line = series_line(public_reader(FRAME, ended.table), ended)
    assert "Game 2 · best so far: 30 points" in line


def _ended_team(series: Series) -> Live:
    live = team(*PEOPLE)
    for _ in range(10_000):
        if live.play and ALL["carcassonne"].result(live.play.state):
            break
        live = do(live, ANNA, press(live))
    return with_changes(live, series=series)


def test_of_many_people_only_winners_are_named() -> None:
    people = tuple(
        replace(ended, name=f"Player {n}", user=10 + n)
        for n, ended in enumerate(lobby("gifts", ANNA).table.people * 6)
    )
    tallies = tuple(Tally(one.user, wins=n % 2) for n, one in enumerate(people))
    live = with_changes(gathered(Series(number=3, tallies=tallies)), people=people)
    assert "Game 3 · Player 1 1, Player 3 1, Player 5 1\n" in said(live)


def test_only_a_rematch_with_rivals_offers_ways_to_win_it() -> None:
    def ways(live: Live) -> list[int]:
        _, rows = options_panel(public_reader(FRAME, live.table), live.table, OPTIONS)
        tokens = [button.token for row in rows for button in row]
        return [token.games for token in tokens if isinstance(token, BestOf)]

    assert ways(gathered(Series())) == []
    assert ways(gathered(THIRD)) == [3]
    assert ways(gathered(replace(THIRD, best_of=5))) == [0]
    alone = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("mode", "solo"))
    assert ways(with_changes(alone, series=THIRD)) == []

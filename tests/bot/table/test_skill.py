"""Levels: who wins often is strong; ties, teams and few games are what they are."""

from msgspec.structs import replace

from bot.table.played import Played, Sitting
from bot.table.skill import FEWEST, LEVELS, USUAL, levels, skills

A, B, C, D = 1, 2, 3, 4


def game(*places: tuple[int, int], sides: tuple[int, ...] = ()) -> Played:
    """(user, place) each."""
    sittings = tuple(
        Sitting(user, str(user), place, 0, 0, sides[number] if sides else -1)
        for number, (user, place) in enumerate(places)
    )
    return Played("carcassonne", 0, 0, sittings, (), is_together=False)


def rank(level: str) -> int:
    return LEVELS.index(level)


def test_level_is_told_after_five_games() -> None:
    games = [game((A, 1), (B, 2))] * FEWEST
    assert levels(games[1:]) == {}
    assert levels(games).keys() == {A, B}


def test_who_always_wins_is_better() -> None:
    found = levels([game((A, 1), (B, 2), (C, 3))] * 12)
    assert rank(found[A]) > rank(found[C])
    assert found[A] == LEVELS[-1]
    assert found[C] == LEVELS[0]


def test_those_who_tie_are_equal() -> None:
    found = levels([game((A, 1), (B, 1))] * 9)
    assert found[A] == found[B]


def test_team_wins_and_loses_together() -> None:
    found = levels([game((A, 1), (B, 3), (C, 1), (D, 3), sides=(0, 1, 0, 1))] * 12)
    assert found[A] == found[C]
    assert found[B] == found[D]
    assert rank(found[A]) > rank(found[B])


def test_one_team_alone_is_not_rated() -> None:
    assert levels([game((A, 1), (B, 1), sides=(0, 0))] * 9) == {}


def test_who_is_nobody_has_no_level_and_games_with_him_count() -> None:
    games = [game((A, 1), (0, 2))] * 9
    found = levels(games)
    assert found.keys() == {A}
    assert rank(found[A]) > 0


def test_solo_games_are_not_rated() -> None:
    assert levels([replace(game((A, 1)), is_together=True)] * 9) == {}


def test_skill_is_told_of_games_against_others_alone() -> None:
    versus = [game((A, 1), (B, 2))] * 3
    alone = replace(game((A, 1)), game="laar")
    found = skills(
        [*versus, alone, replace(game((A, 1), (B, 1)), game="castle", is_together=True)], A
    )
    assert found.keys() == {"carcassonne"}
    assert found["carcassonne"] > USUAL > skills(versus, B)["carcassonne"]

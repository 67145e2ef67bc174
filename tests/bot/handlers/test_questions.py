"""Questions offer what their buttons do, and nothing that would be refused."""

import pytest

from bot.display import buttons
from bot.display.board.standing import standing_lines
from bot.features.challenge.table import place_of, with_terms
from bot.handlers.questions import Asked, dismiss_question, leave_question, people_question
from bot.table.gathering import Join, SetOption, Start, opened
from bot.table.values import Chair, Live, Matter, Motion, Table, stamp_of_table, with_changes
from bot.table.votes import Resign
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import public_reader
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    PEOPLE,
    begun,
    dismiss,
    do,
    lobby,
    refusal,
    resign,
)

COMPUTER = {"en": "computer", "ru": "компьютер", "uk": "комп’ютер"}


def challenge() -> Live:
    """Today's challenge that Anna plays."""
    day = "2026-11-26"
    table = Table("0123456789", place_of(ANNA.id, day, "castle"), "en", ANNA.id, since=NOON)
    ready = with_terms(ALL, opened(ALL, table, ANNA, "castle"), day)
    return do(Live(ready), ANNA, Start(5, day, NOON))


def team(*people: object) -> Live:
    live = do(lobby("carcassonne"), ANNA, SetOption("mode", "solo"))
    for user in PEOPLE[: max(1, len(people))]:
        live = do(live, user, Join())
    return do(live, ANNA, Start(1))


def last_of_team() -> Live:
    return do(team(ANNA, BORIS), BORIS, resign)


def by_computer() -> Live:
    """A computer plays for Anna."""
    live = begun("gifts", *PEOPLE)
    return do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))


def chair_of_anna(live: Live) -> Chair:
    return Chair(next(n for n, one in enumerate(live.table.people) if one.user == ANNA.id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("live", [challenge(), last_of_team(), by_computer()])
def test_who_leaves_is_told_of_no_computer_where_none_would_play_on(
    live: Live, language: str
) -> None:
    """In a challenge, for the last of a team, and where one plays already."""
    live = with_changes(live, language=language)
    asked = leave_question(FRAME, live, chair_of_anna(live))
    assert COMPUTER[language] not in asked.text.lower()
    assert "c" not in [token.computer for token in resigns(asked)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [(ANNA, BORIS), PEOPLE])
def test_who_leaves_is_told_of_the_computer_that_would_play_on(
    people: tuple[object, ...], language: str
) -> None:
    live = with_changes(begun("gifts", *PEOPLE[: len(people)]), language=language)
    asked = leave_question(FRAME, live, chair_of_anna(live))
    assert COMPUTER[language] in asked.text.lower()
    assert "c" in [token.computer for token in resigns(asked)]


def resigns(asked: Asked) -> list[buttons.Resign]:
    tokens = [button.token for row in asked.keyboard for button in row]
    return [token for token in tokens if isinstance(token, buttons.Resign)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_removes_somebody_of_a_team_is_offered_no_computer(language: str) -> None:
    live = with_changes(team(*PEOPLE), language=language)
    asked = people_question(FRAME, live, Matter.REMOVE, (Chair(1),), Chair(0))
    assert COMPUTER[language][:6] not in asked.text.lower()
    friends = with_changes(begun("gifts", *PEOPLE), language=language)
    asked = people_question(FRAME, friends, Matter.REMOVE, (Chair(1),), Chair(0))
    assert COMPUTER[language][:6] in asked.text.lower()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "can’t join"), ("ru", "уже не сядут"), ("uk", "вже не сядуть")]
)
def test_whoever_is_removed_from_a_lobby_is_not_promised_that_they_can_come_back(
    language: str, said: str
) -> None:
    live = with_changes(lobby("gifts", ANNA, BORIS), language=language)
    assert said in dismiss_question(FRAME, live, (Chair(1),), Chair(0)).text
    assert refusal(do(live, ANNA, dismiss(BORIS.id)), BORIS, Join()) == "refused-removed"


@pytest.mark.parametrize("count", [2, 3])
def test_it_is_said_before_somebody_is_removed_that_the_game_ends(count: int) -> None:
    live = begun("carcassonne", *PEOPLE[:count])
    asked = people_question(FRAME, live, Matter.REMOVE, (Chair(1),), None)
    assert ("the game ends" in asked.text) is (count == 2)
    voted = with_changes(live, motions=(Motion(Matter.REMOVE, Chair(1), frozenset({ANNA.id})),))
    (line,) = standing_lines(public_reader(FRAME, voted.table), voted, None)
    assert line.id == ("motion-remove-ends" if count == 2 else "motion-remove")


def test_a_friend_is_named_in_the_group_alone() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    for by_name in (True, False):
        asked = leave_question(FRAME, live, Chair(0), by_name=by_name)
        assert ("/leave @friend" in asked.text) is by_name

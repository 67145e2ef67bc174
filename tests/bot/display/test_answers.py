"""What somebody types about their game is answered from their own view, in three languages, as
clients for blind players do: the last move by itself, all the rest by a word.
"""

import re

import pytest
from msgspec.structs import replace

from bot.display.board.answers import LIST, answer, question_in
from bot.table.seating import chair_of
from bot.table.values import Live, Refused
from bot.texts.catalogues import LANGUAGES
from games.core.message import Message
from tests.bot.tables import ANNA, BORIS, FRAME, PEOPLE, begun, moved, over

_MORE = tuple(replace(BORIS, id=10 + n, name=f"Guest {n}") for n in range(2))


def asked(live: Live, typed: str, language: str = "en", user: int = ANNA.id) -> str:
    """What Anna is told."""
    return answer(FRAME, live, replace(ANNA, id=user, language=language), typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_has_words_of_its_own_in_each_language(language: str) -> None:
    ids = ("last", "hand", "score", "left", "around", LIST)
    said = {id: FRAME.say(language, f"ask-word-{id}").split(", ") for id in ids}
    words = [word for several in said.values() for word in several]
    assert len(words) == len(set(words))
    for id, several in said.items():
        assert [question_in(FRAME, language, word.upper()) for word in several] == [id] * len(
            several
        )
        around = {"typed": "0 3", "place": ""} if id == "around" else {}
        line = FRAME.say(language, Message(f"ask-list-{id}", around))
        assert line.startswith(several[0])


OFFERED = {
    "carcassonne": "last hand score left around a short ?",
    "castle": "last hand score left around a short ?",
    "land_vs_sea": "last hand score left around a short ?",
    "saboteur": "last hand score around a short ?",
    "laar": "last hand score a short ?",
    "glastonbury": "short ?",
}
"""By game, the first words of the lines that list what can be typed."""


@pytest.mark.parametrize("game", OFFERED)
def test_only_words_that_are_answered_at_this_table_are_listed(game: str) -> None:
    """No tiles are to come in a game of cards, a market has no rows, and where the game is played
    from memory nothing is answered at all.
    """
    live = moved(begun(game, *PEOPLE[: 4 if game == "saboteur" else 2]), 2)
    _, *listed = asked(live, "?").split("\n")
    assert " ".join(re.findall(r"^[a-z?]+", "\n".join(listed), re.MULTILINE)) == OFFERED[game]
    words = [re.split(": | or ", line)[0] for line in listed[:-3]]
    assert [word for word in words if not asked(live, word)] == []


def test_the_hand_is_told_and_nothing_that_everybody_is_told() -> None:
    """All of the board was told with it: 141 words at Saboteur."""
    live = moved(begun("saboteur", *PEOPLE[:4]), 6)
    told = asked(live, "hand").split("\n")
    heads = [line.partition(":")[0].partition(",")[0] for line in told]  # "in hand, 2 times"
    assert heads == [*["in hand"] * (len(told) - 1), "you"]


def test_what_is_no_question_is_left_alone_where_the_game_forgets() -> None:
    assert asked(begun("glastonbury", ANNA, BORIS), "hello there") == ""


def test_what_happened_last_and_the_points_are_told() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 6)
    assert "row " in asked(live, "last")
    assert "Anna" in asked(live, "score")
    assert "city" in asked(live, "left")
    assert "осталось" not in asked(live, "мост", "ru")


@pytest.mark.parametrize("game", ["carcassonne", "castle", "land_vs_sea"])
def test_nothing_is_told_as_last_before_the_first_move(game: str) -> None:
    """The list of what can be typed came instead, as if the word had been wrong."""
    assert asked(begun(game, ANNA, BORIS), "last") == "Nothing has happened yet."


def test_what_lies_around_a_place_is_told() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 6)
    told = asked(live, "around 0 0")
    assert "row 0 column 0: " in told
    assert 1 < len(told.split("\n")) <= 9
    assert asked(live, "вокруг 0 0", "ru").count("строка") == len(told.split("\n"))
    assert asked(live, "around 50 50") == "Nothing lies there."
    assert "E8" in asked(moved(begun("castle", ANNA, BORIS), 30), "around e8") + "E8"


@pytest.mark.parametrize("row", [-2, 0, 2])
def test_a_goal_lies_where_it_is_asked_for(row: int) -> None:
    """The answer was "Nothing lies there", beside the gold."""
    live = begun("saboteur", *PEOPLE[:4])
    said = f"row {row} column 8: ".replace("-", "−")
    assert asked(live, f"around {row} 7").startswith(said)


def test_what_somebody_has_is_told_by_their_name() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 6)
    name = live.table.people[1].name
    assert asked(live, name.lower()[:3]).startswith(f"<b>{name}</b>:")
    assert asked(live, "hello there") == ""


def test_only_ones_own_cards_are_told() -> None:
    live = begun("saboteur", ANNA, BORIS, *_MORE)
    assert "in hand: " in asked(live, "hand")
    assert asked(live, "hand") != asked(live, "hand", user=BORIS.id)
    name = live.table.people[chair_of(live.table, BORIS.id) or 0].name
    assert "in hand: " not in asked(live, name)
    assert asked(live, "hand", user=777) == ""


def test_where_the_game_forgets_nothing_is_told() -> None:
    """What was seen is to be remembered: docs/adr/0033."""
    live = begun("glastonbury", ANNA, BORIS)
    for word in ("last", "hand", "score", "left"):
        with pytest.raises(Refused):
            asked(live, word)


@pytest.mark.parametrize("typed", ["around " + "9" * 300 + " 1", "around e" + "9" * 300])
def test_number_that_no_map_can_have_is_no_place(typed: str) -> None:
    """It was a fault of ours, tried five times: no message can say a number of that length."""
    live = moved(begun("carcassonne", ANNA, BORIS), 6)
    assert asked(live, typed) == asked(live, "?")


@pytest.mark.parametrize("game", OFFERED)
def test_all_that_could_be_asked_is_answered_once_the_game_is_over(game: str) -> None:
    """Whoever has heard "Game over" asked how, and got no answer at all."""
    live = over(game, *PEOPLE[: 4 if game == "saboteur" else 2])
    for typed in ("last", "score", "?"):
        said = asked(live, typed)
        assert said
        assert said != FRAME.say("en", "ask-not-yet")
    assert "Anna" in asked(live, "score")

"""The presses of a soak's people who have no group."""

from random import Random

from playground.person import From, Key, Post
from tests.soak.circle import lawful_key

TABLE = "0123456789"


def post(*buttons: str) -> Post:
    keys = [[Key(text, data=f"{TABLE}:{text}")] for text in buttons]
    return Post(1, 5, From(0, "bot", is_bot=True), "", "", keyboard=keys)


def test_who_looks_at_another_picture_goes_back_to_the_question() -> None:
    """It stays in the board's place until then, and nobody else is asked: the game stood still."""
    key = lawful_key(post("z:board"), Random(1))
    assert key
    assert key.text == "z:board"


def test_who_has_opened_the_list_behind_the_choice_closes_it() -> None:
    """In a private chat the list stands where the choice did: the game stood still."""
    key = lawful_key(post("b", "i", "mr:hand0:n"), Random(1))
    assert key
    assert key.text == "mr:hand0:n"


def test_who_is_asked_answers_and_others_do_nothing() -> None:
    asked = post("z:guide", "c:1x00000000:0")
    assert lawful_key(asked, Random(1)) in [key for row in asked.keyboard or () for key in row][1:]
    assert lawful_key(post("z:guide", "sg"), Random(1)) is None

"""Somebody plays in words: in a group's game from the private chat, or alone (docs/adr/0080)."""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import (
    Group,
    asked_by,
    changed,
    data_of,
    has,
    keys_of,
    later,
    pick,
    settings_page,
    until,
    with_button,
)
from tests.e2e.test_alone import my_chat, opened, play_to_the_end
from tests.proofs import filled


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en")


def choose(person: Person, said: str) -> Post:
    """Choose in the settings of the private chat."""
    panel = settings_page(person, "words")
    person.press(panel, text=said)
    return later(person, panel)


def asked(person: Person) -> Post:
    """What asks somebody in the private chat, as soon as it does."""
    return person.wait_for(lambda post: has(post, "c") or has(post, "y"))


def test_a_groups_game_is_played_from_the_private_chat(group: Group) -> None:
    anna, boris = group.people
    assert "In words, chosen" in choose(anna, "In words").buttons  # a tick is no word
    board = group.begin()
    chance = Random(1)
    for _ in range(3):
        if boris in asked_by(group.people, board):
            board = _played(group, boris, board, chance)
        question = asked(anna)
        assert (question.photo, question.silent) == (None, False)
        assert question.text.startswith("Carcassonne")
        # A tile that fits in one place only stands there at once.
        if place := next((key for key in keys_of(question) if "row " in key.text), None):
            anna.press(question, data=place.data)
            question = later(anna, question)
        anna.press(question, data=data_of(question, "y"))
        board = group.wait(lambda post: has(post, "c"), after=board.id)
        assert board.photo  # nobody else is shown less


def _is_board(post: Post) -> bool:
    """Tell the board from the welcome, which has "⋯", too."""
    return "left in the stack" in post.text and has(post, "mr")


def _played(group: Group, person: Person, board: Post, chance: Random) -> Post:
    """Make one move on the group's board; return what stands there then."""
    before = board.id
    while board.id == before:
        person.press(board, data=pick(board, chance).data)
        board = changed(group, board)
    return board


def test_what_answers_a_tap_stays_until_it_is_read(group: Group) -> None:
    """Telegram for Android shows an answer without `show_alert` for three seconds, and tells it to
    no screen reader: why nothing happened was never heard.
    """
    anna, boris = group.people
    choose(anna, "In words")
    board = group.begin()
    old = f"{data_of(board, 'c')}9"
    heard, seen = (one.press(board, data=old, force=True) for one in (anna, boris))
    assert heard.text
    assert seen.text
    assert (heard.alert, seen.alert) == (True, False)


def test_chapters_are_read_and_left(group: Group) -> None:
    anna, _ = group.people
    choose(anna, "In words")
    group.begin()
    asked = anna.wait_for(_is_board)
    hand = with_button(anna, asked, "rd")
    anna.press(hand, text="Map")
    chapter = later(anna, hand)
    assert chapter.text.startswith("Map\n\nrow 0 column 0")
    anna.press(chapter, text="Back")
    assert later(anna, chapter).buttons == asked.buttons
    forged = data_of(hand, "rd").replace("hand", "hand1")
    assert anna.press(hand, data=forged, force=True).answered


def test_the_setting_holds_at_once_at_a_table_that_runs(group: Group) -> None:
    anna, _ = group.people
    group.begin()
    choose(anna, "In words")
    hand = anna.wait_for(_is_board)
    choose(anna, "With pictures")
    until(lambda: not anna.wait_for(lambda post: post.id == hand.id).keyboard)


def test_one_plays_alone_in_words(toys: Stage) -> None:
    chat = my_chat(toys)
    choose(chat.owner, "In words")
    lobby = opened(chat, "glastonbury")
    chat.owner.press(lobby, data=data_of(lobby, "s"))
    last = play_to_the_end(chat, Random(2))
    assert not last.photo
    assert not any(filled(post.photo for post in chat.posts() if post.id > lobby.id))


def test_a_lesson_is_taken_in_words(toys: Stage) -> None:
    chat = my_chat(toys)
    choose(chat.owner, "In words")
    said = chat.say(chat.owner, "/learn carcassonne")
    step = chat.live(said.id)
    assert not step.photo
    assert "Tile: curved road" in step.text
    chat.owner.press(step, text="Map")
    chapter = later(chat.owner, step)
    assert chapter.text.startswith("Map\n\nrow 0 column 0")
    chat.owner.press(chapter, text="Back")
    assert later(chat.owner, chapter).buttons == step.buttons


def test_a_typed_word_is_answered_in_the_private_chat(group: Group) -> None:
    """Who plays reads the points without looking for the message that has them."""
    anna, _ = group.people
    group.begin()
    anna.start()
    typed = anna.send(anna.user_id, "score")
    told = anna.wait_for(lambda post: "left in the stack" in post.text, after=typed.id)
    assert not told.keyboard
    typed = anna.send(anna.user_id, "?")
    assert anna.wait_for(lambda post: "around 0 3" in post.text, after=typed.id)


def test_who_plays_in_words_says_by_a_word_how_much_is_told(group: Group) -> None:
    """Full: all each time, no place behind a button; short: what is new, the rest on demand."""
    anna, _ = group.people
    choose(anna, "In words")
    group.begin()
    anna.wait_for(_is_board)
    typed = anna.send(anna.user_id, "full")
    anna.wait_for(lambda post: post.text.startswith("Full: "), after=typed.id)
    in_full = anna.wait_for(lambda post: "in the supply" in post.text)
    anna.send(anna.user_id, "short")
    anna.wait_for(lambda post: post.id == in_full.id and "in the supply" not in post.text)

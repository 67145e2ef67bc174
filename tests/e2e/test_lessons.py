"""Lessons in the private chat: one message that changes, from the first screen to a game."""

from contextlib import suppress

import pytest

from bot.features.lessons.buttons import BACK, EXPANSIONS, Learn
from bot.features.lessons.shown import Taught
from bot.texts.catalogues import LANGUAGES
from games.core.lessons import RIGHT, verdict
from playground.person import Post, RefusedError
from tests.bot.lessons import LESSONS, moves_at, steps, taps
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, asks, has, keys_of, later, until
from tests.e2e.test_alone import my_chat
from tests.proofs import filled

SPOKEN = {lesson.id: LANGUAGES[number % 3] for number, (_, lesson) in enumerate(LESSONS)}
"""Each lesson is played in one of the languages; sentences are tested in all of them elsewhere."""


def begun(stage: Stage, lesson: str, language: str) -> tuple[Group, Post]:
    """A lesson, as a newcomer comes to it: from the first screen; another than the first game's by
    Back and the list, that of an expansion by one more.
    """
    chat = my_chat(stage, language)
    chat.owner.press(chat.live(), data=":4:carcassonne")
    first = chat.wait(lambda post: post.photo is not None)
    if lesson == "carcassonne":
        return chat, first
    chat.owner.press(first, data=str(Learn("", answer=BACK)))
    further = str(Learn("", answer=EXPANSIONS))
    listed = chat.wait(lambda post: further in [key.data for key in keys_of(post)])
    if f":4:{lesson}" not in [key.data for key in keys_of(listed)]:
        listed = pressed(chat, listed, further)
    chat.owner.press(listed, data=f":4:{lesson}")
    return chat, chat.wait(lambda post: post.id > listed.id and post.photo is not None)


def pressed(chat: Group, post: Post, data: str) -> Post:
    """The same message, after a press."""
    chat.owner.press(post, data=data)
    return later(chat.owner, post)


def gone_through(chat: Group, post: Post, at: Taught) -> Post:
    """Answer a step right; the message asks the next one then."""
    for data in taps(at) if at.step.asks_move else ():
        post = pressed(chat, post, data)
    if at.step.choices:
        post = pressed(chat, post, f":4:{at.lesson.id}:{at.number}:{at.step.answer}")
    if at.step.answer:
        assert "✅" in post.text
    return pressed(chat, post, f":4:{at.lesson.id}:{at.number + 1}")


@pytest.mark.parametrize(("lesson", "language"), SPOKEN.items())
def test_lesson_is_one_message_and_leads_into_a_game(
    stage: Stage, lesson: str, language: str
) -> None:
    chat, post = begun(stage, lesson, language)
    *asking, last = steps(lesson, language)
    for at in filled(asking):
        post = gone_through(chat, post, at)
        assert post.photo
    assert last.number == len(asking)
    assert len([one for one in chat.bots() if one.photo]) == 1
    said = chat.owner.press(post, data=f":T:{last.game.id}:{lesson}").text
    assert said  # how this first game differs from others
    until(lambda: any(asks(one) and one.id > post.id for one in chat.bots()))


def test_wrong_answer_is_told_why_and_may_be_tried_again(stage: Stage) -> None:
    chat, post = begun(stage, "carcassonne", "en")
    begin, edges, *_ = steps("carcassonne")
    post = gone_through(chat, post, begin)
    wrong = next(move for move in moves_at(edges) if verdict(edges.step, move) != RIGHT)
    for data in taps(edges, wrong):
        post = pressed(chat, post, data)
    assert "❌ Field to field fits there, too." in post.text
    assert "Skip this ›" in post.buttons
    assert "3/7" in gone_through(chat, post, edges).text


def test_way_back_leads_from_each_step_to_the_one_before(stage: Stage) -> None:
    chat, post = begun(stage, "carcassonne", "en")
    first, *_ = steps("carcassonne")
    second = gone_through(chat, post, first)
    assert "2/7" in second.text
    assert "1/7" in pressed(chat, second, str(Learn("", "carcassonne", 0, BACK))).text


def test_second_press_changes_nothing(stage: Stage) -> None:
    chat, post = begun(stage, "carcassonne", "en")
    first, edges, *_ = steps("carcassonne")
    post = gone_through(chat, post, first)
    *choosing, confirm = taps(edges)
    for data in choosing:
        post = pressed(chat, post, data)
    chat.owner.press(post, data=confirm)
    with suppress(RefusedError):  # the first press was faster
        chat.owner.press(post, data=confirm)
    assert "✅" in later(chat.owner, post).text
    assert len([one for one in chat.bots() if one.photo]) == 1


def test_group_is_led_to_the_private_chat(stage: Stage) -> None:
    anna = stage.host.person("Anna")
    group = Group((anna,), stage.host.group("Friends", anna))
    group.say(anna, "/learn saboteur")
    (key,) = keys_of(group.live())
    assert key.url
    assert key.url.endswith("?start=learn_saboteur")
    anna.start("learn_saboteur")
    lesson = Group((anna,), anna.user_id).wait(lambda post: post.photo is not None)
    assert has(lesson, "4")

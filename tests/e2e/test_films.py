"""The film of a finished game, through the real bot."""

from random import Random

import httpx

from playground.person import PATIENCE
from tests.e2e.conftest import Stage
from tests.e2e.groups import data_of, has, play, until

FILM = "F"


def test_last_word_leads_to_a_film_that_stands_there_once(stage: Stage) -> None:
    group = stage.group("en", "en")
    group.begin("/play carcassonne")
    board = play(group, Random(1), 6)[-1]
    question = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    group.owner.press(question, data=data_of(question, "x"))
    last = group.wait(lambda post: has(post, "r"), board.id)
    stranger = stage.host.person("Stranger", "en")
    stage.host.post(f"chats/{group.chat}/members", {"user_id": stranger.user_id})
    answer = stranger.press(last, data=data_of(last, FILM))  # it is for those who were not there
    assert answer.text == "The film is on its way. It takes a few seconds."
    film = group.wait(lambda post: post.animation is not None, last.id)
    assert film.text.startswith("🎞 Carcassonne: the whole game")
    assert film.silent
    assert film.animation
    assert film.animation.width == 720
    seen = httpx.get(group.owner.base_url + film.animation.url, timeout=PATIENCE)
    assert seen.headers["content-type"] == "video/mp4"
    assert seen.content[4:8] == b"ftyp"
    there = "The film is already here, further up."  # written down after it has come
    until(lambda: group.owner.press(last, data=data_of(last, FILM)).text == there)
    assert len([post for post in group.bots() if post.animation]) == 1


def test_who_comes_back_sees_what_has_happened_alone(stage: Stage) -> None:
    group, chance = stage.group("en", "ru"), Random(2)
    board = group.begin("/play carcassonne")
    first = group.awaited(board)
    while group.awaited(board) == first:
        board = play(group, chance, 1)[-1]
    second = group.awaited(board)
    second.start()
    # A private chat and a group have lanes of their own: first they are known to be reachable.
    second.wait_for(lambda post: post.sender.is_bot)
    group.say(second, "/replay")
    film = second.wait_for(lambda post: post.animation is not None, second.user_id)
    assert film.text.startswith("🎞")
    assert not [post for post in group.bots() if post.animation]

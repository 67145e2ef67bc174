"""Map and log as files, through the real bot."""

from io import BytesIO

import httpx
from PIL import Image

from playground.person import PATIENCE, Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import data_of, has


def content(person: Person, post: Post) -> bytes:
    assert post.document
    return httpx.get(person.base_url + post.document["url"], timeout=PATIENCE).content


def test_running_game_is_exported_by_a_command(stage: Stage) -> None:
    group = stage.group("en", "en")
    group.begin("/play carcassonne")
    said = group.say(group.owner, "/export")
    log = group.wait(lambda post: post.text.startswith("The log:"), said.id)
    map_ = group.wait(lambda post: post.text == "The whole map", said.id)
    assert map_.document
    assert log.document
    assert (map_.document["name"], log.document["name"]) == (
        "carcassonne-map.jpg",
        "carcassonne.txt",
    )
    with Image.open(BytesIO(content(group.owner, map_))) as image:
        assert image.format == "JPEG"
    assert content(group.owner, log).decode().startswith("Carcassonne\n")


def test_last_word_leads_to_the_files_of_those_who_played(stage: Stage) -> None:
    group = stage.group("en", "en")
    group.begin("/play carcassonne")
    question = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    group.owner.press(question, data=data_of(question, "x"))
    last = group.wait(lambda post: has(post, "r"))
    stranger = stage.host.person("Stranger", "en")
    stage.host.post(f"chats/{group.chat}/members", {"user_id": stranger.user_id})
    answer = stranger.press(last, data=data_of(last, "p"))
    assert answer.text == "You’re not at this table."
    answer = group.people[1].press(last, data=data_of(last, "p"))
    assert answer.text == "The map and the log are on their way."
    group.wait(lambda post: post.text.startswith("The log:"), last.id)
    said = group.say(group.owner, "/export")
    group.wait(lambda post: post.text.startswith("That’s already here"), said.id)
    answer = group.people[1].press(last, data=data_of(last, "p"))
    assert "already here" in (answer.text or "")
    assert len([post for post in group.bots() if post.text.startswith("The log:")]) == 1


def test_where_there_was_no_game_there_is_nothing_to_keep(stage: Stage) -> None:
    group = stage.group("en", "en")
    said = group.say(group.owner, "/export")
    answer = group.wait(lambda post: post.id > said.id)
    assert answer.text == "There’s no game here. /play starts one."


def test_secrets_are_kept_until_the_end(toys: Stage) -> None:
    group = toys.group("en", "en")
    lobby = group.open("/play sealed")
    for person in group.people:
        pressed = person.press(lobby, data=data_of(lobby, "j"))
        assert pressed.url
        person.start(pressed.url.partition("?start=")[2])
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    group.live(lobby.id)
    said = group.say(group.owner, "/export")
    answer = group.wait(lambda post: post.id > said.id)
    assert answer.text.startswith("The log would give secrets away")

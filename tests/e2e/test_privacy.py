"""/privacy tells the truth: of every key in the store of a bot that has played."""

import asyncio
from random import Random

import pytest

from bot.display.pages.privacy import KEPT
from bot.store.client import connect, text_of
from tests.e2e.conftest import Stage
from tests.e2e.groups import play, until


def keys(stage: Stage) -> set[str]:
    """All keys in the bot's store."""

    async def ask() -> set[str]:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            return {text_of(key) async for key in redis.scan_iter("*", count=1000)}

    return asyncio.run(ask())


def words(stage: Stage) -> set[str]:
    """The first words of all keys."""
    return {key.strip("{").partition(":")[0].strip("}") for key in keys(stage)}


def test_of_all_that_is_kept_something_is_told(toys: Stage) -> None:
    group = toys.group("en", "ru")
    group.begin("/play gifts")
    play(group, Random(1), most=6)
    played = words(toys)
    assert {"p", "t", "at", "open", "due", "sat"} <= played
    play(group, Random(1))
    group.say(group.owner, "/history")
    group.say(group.owner, "/tonight")
    group.wait(lambda post: bool(post.poll))
    until(lambda: "poll" in words(toys))
    assert played | words(toys) <= KEPT.keys()
    assert "past" in words(toys)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "90 days"), ("ru", "90 дней"), ("uk", "90 днів")]
)
def test_it_is_told_in_private(toys: Stage, language: str, told: str) -> None:
    group = toys.group(language, language)
    person = group.owner
    said = group.say(person, "/privacy")
    way = group.wait(lambda post: bool(post.keyboard), said.id)
    assert way.keyboard
    link = way.keyboard[0][0].url or ""
    person.start(link.partition("?start=")[2])
    answer = person.wait_for(lambda post: "/forget" in post.text, person.user_id)
    assert told in answer.text


def test_group_that_removes_the_bot_takes_its_settings_along(toys: Stage) -> None:
    group = toys.group("en", "ru")
    group.open("/play gifts")
    assert f"p:{group.chat}" in keys(toys)
    bot = toys.host.get("world")["bot"]
    toys.host.remove(f"chats/{group.chat}/members/{bot['id']}")
    until(lambda: f"p:{group.chat}" not in keys(toys))

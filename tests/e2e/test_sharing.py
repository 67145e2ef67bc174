"""Sharing what was played: the button below the last word, and inline mode (docs/adr/0044)."""

import asyncio
import re
from random import Random

import pytest

from bot.store.client import connect
from playground.person import Offer, Person, Post, turns
from tests.e2e.bots import Bot
from tests.e2e.conftest import Stage
from tests.e2e.endgames import hurried
from tests.e2e.groups import Group, data_of, has, keys_of, play, table_of, tap, until, with_button

FILM, STEP = "F", "st"


def played(stage: Stage) -> tuple[Group, Post]:
    """A group that has played Carcassonne to its end, and the last word; its film stands there."""
    group = stage.group("en", "ru")
    board = group.begin("/play carcassonne")
    hurried(stage.bot, group, board)
    last = play(group, Random(3))[-1]
    tap(group.owner, last, FILM)
    group.wait(lambda post: post.animation is not None)
    # Telegram's id of it is written down after it has come.
    until(lambda: len(group.owner.inline(table_of(last)).results) == 2)
    return group, with_button(group.owner, last, FILM)


@pytest.fixture(scope="module")
def over(stage: Stage) -> tuple[Group, Post]:
    """What may be shared, and stays so."""
    return played(stage)


def shared(post: Post) -> str:
    """What a message's button asks of the bot in another chat."""
    (query,) = [key.share for key in keys_of(post) if key.share is not None]
    return query


def test_who_has_played_shares_picture_and_film(stage: Stage, over: tuple[Group, Post]) -> None:
    group, last = over
    film = group.wait(lambda post: post.animation is not None)
    assert shared(last) == shared(film) == table_of(last)
    boris = group.people[1]
    offer = boris.inline(shared(last))
    assert [result.kind for result in offer.results] == ["photo", "animation"]
    assert (offer.personal, offer.start) == (True, None)
    assert offer.results[0].title.startswith("Каркассон · 2")
    assert "<" not in offer.results[0].title
    elsewhere = stage.host.group("Elsewhere", boris)
    sent = boris.choose(offer, offer.results[0], elsewhere)
    assert sent.chat_id == elsewhere
    assert (sent.sender.id, sent.via_bot) == (boris.user_id, True)
    assert sent.photo
    assert "Каркассон" in sent.text
    assert "Friday" not in sent.text
    assert [one.id for one in boris.inline("").results] == [one.id for one in offer.results]


def test_a_moment_of_it_is_stepped_to_and_shared(stage: Stage, over: tuple[Group, Post]) -> None:
    group, last = over
    _, boris = group.people
    pressed = boris.start()
    boris.wait_for(lambda post: post.sender.is_bot, after=pressed.id)
    asked = boris.press(last, data=data_of(last, STEP), force=True)
    assert asked.text == "Отправлено в личный чат."
    first = boris.wait_for(lambda post: " · 0/" in post.text)
    forward = next(key for key in keys_of(first) if key.text == "▶ К очкам")
    boris.press(first, data=forward.data)
    there = boris.wait_for(lambda post: post.id == first.id and " · 0/" not in post.text)
    assert "+" in there.text
    assert there.photo
    offer = boris.inline(shared(there))
    assert [result.kind for result in offer.results] == ["photo"]
    elsewhere = stage.host.group("Elsewhere", boris)
    sent = boris.choose(offer, offer.results[0], elsewhere)
    assert there.text.split("\n")[1] in sent.text
    stranger = stage.host.person("Mo")
    (link,) = re.findall(r"start=(step_\w+)", sent.html)
    begun = stranger.start(link)
    seen = stranger.wait_for(lambda post: bool(post.photo), after=begun.id)
    assert seen.text.split("\n")[0] == sent.text.split("\n")[0].replace("Каркассон", "Carcassonne")
    assert stranger.inline(shared(there)).results == []


def test_nobody_else_gets_it(stage: Stage, over: tuple[Group, Post]) -> None:
    _, last = over
    stranger = stage.host.person("Eve")
    for forged in (shared(last), "", "0123456789", "x" * 256, "past:*", "../" + shared(last)):
        offer = stranger.inline(forged)
        assert (offer.answered, offer.results, offer.start) == (True, [], None)


def test_a_game_that_runs_is_not_shared(stage: Stage) -> None:
    group = stage.group("en", "en")
    board = group.begin()
    assert group.owner.inline(table_of(board)).results == []


def test_who_is_left_out_is_shared_by_nobody(stage: Stage) -> None:
    group, last = played(stage)
    anna, boris = group.people
    said = group.say(anna, "/stats")
    table = group.wait(
        lambda post: any(":V:" in (key.data or "") for key in keys_of(post)), said.id
    )
    anna.press(table, data=":V:n")
    until(lambda: boris.inline(shared(last)).results == [])
    anna.press(table, data=":V:y")
    until(lambda: len(boris.inline(shared(last)).results) == 2)
    pressed = boris.start()
    boris.wait_for(lambda post: post.sender.is_bot, after=pressed.id)
    asked = boris.send(boris.user_id, "/forget")
    question = boris.wait_for(lambda post: has(post, "u"), after=asked.id)
    boris.press(question, data=":u:y")
    until(lambda: boris.inline(shared(last)).results == [])


def forget_pictures(bot: Bot) -> None:
    """Forget all that Telegram has got, as time does."""

    async def forget() -> None:
        async with connect(f"unix://{bot.socket}") as redis:
            async for key in redis.scan_iter("f:*"):
                await redis.delete(key)

    asyncio.run(forget())


def offered_when_forgotten(bot: Bot, person: Person, query: str) -> Offer:
    """What somebody is offered when Telegram knows no picture of it any more. One that a person has
    been forgotten in just now may still be sent: then it is to be forgotten once more.
    """
    for _ in turns():
        forget_pictures(bot)
        if not (offer := person.inline(query)).results:
            return offer
    raise TimeoutError("the pictures are known again and again")


def test_what_is_not_known_to_telegram_any_more_is_shown_first_and_then_shared(
    toys: Stage,
) -> None:
    """In another bot: all that this one knows is forgotten."""
    group, last = played(toys)
    anna = group.owner
    offer = offered_when_forgotten(toys.bot, anna, shared(last))
    assert (offer.answered, offer.cache_seconds) == (True, 0)
    assert offer.start
    assert offer.start["payload"] == f"past_{table_of(last)}"
    begun = anna.start(offer.start["payload"])
    anna.wait_for(lambda post: bool(post.photo) and "Carcassonne" in post.text, after=begun.id)
    # It is written down after it has come.
    until(lambda: [result.kind for result in anna.inline(shared(last)).results] == ["photo"])

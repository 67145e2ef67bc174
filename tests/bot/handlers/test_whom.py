"""Whom /kick is about: who is replied to, or who is chosen from a question to its asker."""

from msgspec.structs import replace

from bot.display import buttons
from bot.store.store import Store
from bot.table.seating import chair_of
from bot.table.values import Live, Matter, Place, User, with_changes
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved, standing
from tests.bot.tables import ANNA, BORIS, CLARA, PEOPLE, begun, do, resign

TOPIC = Place(-1001, 5)


def by(user: User) -> dict[str, object]:
    """A message of somebody's in the topic."""
    chat = {"id": TOPIC.chat, "type": "supergroup", "title": "Friday", "is_forum": True}
    sender = {"id": user.id, "is_bot": False, "first_name": user.name}
    return {"message_id": 5, "date": 1, "chat": chat, "from": sender, "message_thread_id": 5}


async def game(bot: Pressed) -> Live:
    """A game of three in a topic."""
    live = begun("gifts", *PEOPLE)
    return await standing(bot.store, replace(live, table=replace(live.table, place=TOPIC)))


async def kick(bot: Pressed, user: User, replied: dict[str, object]) -> None:
    """Write /kick in the topic."""
    there = {"message_thread_id": 5, "is_topic_message": True, "reply_to_message": replied}
    await bot.say(user, TOPIC.chat, "/kick", **there)


async def about(store: Store, live: Live) -> list[tuple[Matter, int]]:
    """What is voted on."""
    found = await store.tables.load(live.table.id)
    assert found
    return [(motion.matter, motion.chair) for motion in found.table.motions]


async def test_kick_is_about_who_is_replied_to(bot: Pressed) -> None:
    live = await game(bot)
    await kick(bot, CLARA, by(BORIS) | {"text": "Later"})
    assert await about(bot.store, live) == [(Matter.REMOVE, chair_of(live.table, BORIS.id))]


async def test_in_a_topic_kick_is_not_about_who_has_opened_it(bot: Pressed) -> None:
    """Every message there is a reply to its creation, which Telegram sends along."""
    live = await game(bot)
    created = {"forum_topic_created": {"name": "Games", "icon_color": 7322096}}
    await kick(bot, CLARA, by(BORIS) | created)
    assert await about(bot.store, live) == []
    asked = [row[0].token for row in bot.messenger.surfaces[-1].keyboard]
    assert {type(token) for token in asked} == {buttons.Agree, buttons.Close}


async def test_who_asks_whom_to_remove_is_not_offered_themselves(bot: Pressed) -> None:
    live = await standing(bot.store, begun("gifts", *PEOPLE))
    await bot.say(CLARA, live.table.place.chat, "/kick")
    tokens = [row[0].token for row in bot.messenger.surfaces[-1].keyboard]
    offered = {token.chair for token in tokens if isinstance(token, buttons.Agree)}
    assert offered == {chair_of(live.table, ANNA.id), chair_of(live.table, BORIS.id)}


async def test_who_has_left_one_of_two_games_is_not_asked_which_is_meant(bot: Pressed) -> None:
    left = do(begun("gifts", *PEOPLE), CLARA, resign)
    await standing(bot.store, left)
    other = with_changes(begun("gifts", *PEOPLE), id="b" * 10, slot=1)
    await saved(bot.store, other)
    await bot.store.places.claim(other.table.place, other.table.id, None, slot=1)
    await bot.say(CLARA, left.table.place.chat, "/kick")
    tokens = [row[0].token for row in bot.messenger.surfaces[-1].keyboard]
    assert {token.table for token in tokens if isinstance(token, buttons.Agree)} == {"b" * 10}

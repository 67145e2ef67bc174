"""Topics in private chats, where former releases have let tables of people stand."""

import asyncio

from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.table.values import Place, with_changes
from tests.bot.display.test_circles import begun
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP
from tests.bot.tables import begun as game
from tests.bot.telegrams import Telegram, messenger_at, shown

ZOE, KIM, LOU = 11, 12, 13
TOPIC = 9


async def test_table_that_stood_in_topics_goes_on_in_the_chats(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    ours, records = messenger_at(telegram, store, redis, frame=FRAME), Records(redis)
    live = await store.tables.save(begun("gifts"), None)
    ours.show(live.table.id)
    await ours.settle()
    former = {user: max(telegram.messages[user]) for user in (ZOE, KIM, LOU)}
    for key, one in (await records.of(live.table.id)).items():
        stood = replace(one, place=Place(one.place.chat, TOPIC))
        await records.remember(live.table.id, key, stood)
    ours.show(live.table.id)
    await ours.settle()
    for user, message in former.items():
        (new,) = [number for number in telegram.messages[user] if number > message]
        assert telegram.messages[user][new].get("message_thread_id") is None
        assert telegram.messages[user][new]["buttons"]
        assert not telegram.messages[user].get(message, {}).get("buttons")


async def test_table_is_shown_once_its_topic_is_opened_again(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    """And not because another topic is opened."""
    telegram.topics[GROUP.chat] = {TOPIC: "Games", TOPIC + 1: "Talk"}
    telegram.refusals["send_message"] = [BadRequest("TOPIC_CLOSED")]
    place = Place(GROUP.chat, TOPIC)
    live = await store.tables.save(with_changes(game("gifts", ANNA, BORIS), place=place), None)
    await shown(messenger_at(telegram, store, redis), live)
    for topic, stands in ((TOPIC + 1, False), (TOPIC, True)):
        messenger = messenger_at(telegram, store, redis)
        await messenger.chats.opened(GROUP.chat, topic)
        await asyncio.wait_for(messenger.settle(), 60)
        assert bool(telegram.messages[GROUP.chat]) == stands

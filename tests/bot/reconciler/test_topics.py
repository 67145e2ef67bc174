"""Topics in private chats, where former releases have let tables of people stand."""

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.table.values import Place
from tests.bot.display.test_circles import begun
from tests.bot.tables import FRAME
from tests.bot.telegrams import Telegram, messenger_at

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

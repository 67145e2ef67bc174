"""A board that differs from the one that stands in its caption alone is edited."""

from redis.asyncio import Redis

from bot.store.store import Store
from bot.table.parts import Tempo
from bot.table.seating import posted_anew
from bot.table.showing import Show
from bot.table.values import Live, with_changes
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP, NOON, begun, do
from tests.bot.telegrams import Telegram, messenger_at, shown


async def standing(store: Store, redis: Redis, telegram: Telegram) -> Live:
    """A Saboteur that asks in private: its board calls nobody."""
    await store.profiles.change(ANNA.id, reachable=True)
    live = await store.tables.save(begun("saboteur", ANNA, BORIS, CLARA), None)
    await store.places.claim(live.table.place, live.table.id, None)
    await shown(messenger_at(telegram, store, redis), live)
    return live


async def test_it_is_edited_where_nobody_is_named(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await standing(store, redis, telegram)
    boards = len(telegram.messages[GROUP.chat])
    anew = Live(posted_anew(live.table), live.play, live.revision)
    live = await store.tables.save(anew, live)
    await shown(messenger_at(telegram, store, redis), live)
    assert len(telegram.messages[GROUP.chat]) == boards


async def test_who_asks_for_it_gets_it_at_the_bottom(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await standing(store, redis, telegram)
    boards = len(telegram.messages[GROUP.chat])
    live = await store.tables.save(do(live, ANNA, Show(NOON)), live)
    await shown(messenger_at(telegram, store, redis), live)
    assert len(telegram.messages[GROUP.chat]) == boards + 1


async def test_who_is_named_there_is_called_by_a_new_one(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Where all are there: over days people are called each by themselves."""
    tonight = with_changes(begun("carcassonne", ANNA, BORIS), tempo=Tempo.TONIGHT)
    live = await store.tables.save(tonight, None)
    await store.places.claim(live.table.place, live.table.id, None)
    await shown(messenger_at(telegram, store, redis), live)
    anew = Live(posted_anew(live.table), live.play, live.revision)
    live = await store.tables.save(anew, live)
    await shown(messenger_at(telegram, store, redis), live)
    assert len(telegram.messages[GROUP.chat]) == 2

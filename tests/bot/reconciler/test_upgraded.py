"""What stands in a group that has become a supergroup is not deleted any more; whether it is edited
is not known of Telegram. What must not stay is emptied where it is (docs/adr/0033).
"""

import asyncio
from random import Random
from typing import Any

import pytest
from redis.asyncio import Redis
from telegram.error import ChatMigrated

from bot.reconciler.messenger import Messenger
from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.table.values import Chair, Place, to_act, with_person
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, decide, do, stop
from tests.bot.telegrams import Telegram, messenger_at

NEW = -1001


async def upgraded(messenger: Messenger, store: Store, telegram: Telegram) -> int:
    """Let a game that forgets move with its group and go on; return its first board."""
    live = await store.tables.save(begun("glastonbury", ANNA, BORIS), None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    (first,) = telegram.messages[GROUP.chat]
    await store.places.claim(GROUP, live.table.id, None)
    telegram.refusals["delete_message"] = [ChatMigrated(NEW)]
    await messenger.chats.moved(GROUP.chat, NEW)
    live = await store.tables.load(live.table.id) or live
    moved = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    messenger.show(moved.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert telegram.live(NEW)
    return first


async def test_board_left_behind_is_emptied_where_telegram_edits_it(
    redis: Redis, telegram: Telegram
) -> None:
    """telegram-bot-api/Client.cpp (check_chat): an edit needs less than a deletion."""
    store = Store(redis, ALL)
    first = await upgraded(messenger_at(telegram, store, redis), store, telegram)
    assert "gone" in telegram.messages[GROUP.chat][first]["media"]["caption"]


async def test_board_left_behind_is_given_up_where_telegram_does_not(
    redis: Redis, telegram: Telegram
) -> None:
    store = Store(redis, ALL)
    messenger, real = messenger_at(telegram, store, redis), telegram.edit_message_media

    async def edit(media: Any, chat: int, message: int, **rest: Any) -> bool:
        if chat == GROUP.chat and telegram.messages[NEW]:
            raise ChatMigrated(NEW)
        return await real(media, chat, message, **rest)

    telegram.edit_message_media = edit  # type: ignore[method-assign]
    await upgraded(messenger, store, telegram)
    assert telegram.calls.count("delete_message") == 1
    moved = await store.at(Place(NEW))
    assert moved
    board = (await Records(redis).of(moved.table.id))["board"]
    assert board.stale == ()


@pytest.mark.parametrize("heard", [False, True])
async def test_last_word_that_does_not_stand_yet_goes_where_the_group_has_moved(
    redis: Redis, telegram: Telegram, *, heard: bool
) -> None:
    """The game has just ended: no service message moves it any more, and the last word would never
    come.
    """
    store = Store(redis, ALL)
    messenger = messenger_at(telegram, store, redis)
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    await store.places.claim(GROUP, live.table.id, None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    over = await store.tables.save(do(live, ANNA, stop), live)
    if heard:
        await messenger.chats.moved(GROUP.chat, NEW)
    telegram.refusals["send_message"] = telegram.refusals["send_photo"] = [ChatMigrated(NEW)]
    messenger.show(over.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert "was stopped" in telegram.live(NEW)["text"]


async def test_last_word_that_stands_stays_where_it_was(redis: Redis, telegram: Telegram) -> None:
    """A change of it is refused there, and is no reason to say it again in the supergroup."""
    store = Store(redis, ALL)
    messenger = messenger_at(telegram, store, redis)
    over = await store.tables.save(do(begun("gifts", ANNA, BORIS), ANNA, stop), None)
    messenger.show(over.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    await store.tables.save(with_person(over, Chair(0), name="Another"), over)
    telegram.refusals["edit_message_text"] = [refused := ChatMigrated(NEW)]
    messenger.show(over.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert refused not in telegram.refusals["edit_message_text"]
    assert not telegram.messages[NEW]

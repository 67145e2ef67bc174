"""A question that belongs to no table goes by itself after an hour."""

import asyncio

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.values import reply
from bot.store.store import Store
from bot.table.values import HOUR
from tests.bot.tables import GROUP, NOON
from tests.bot.telegrams import Telegram, messenger_at


async def test_a_question_is_noted_and_handed_out_once_it_is_due(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    messenger = messenger_at(telegram, store, redis)
    messenger.sender.say_once("which", [replace(reply(GROUP, "Which?"), passes=True)])
    messenger.sender.say_once("else", [reply(GROUP, "An answer")])
    await asyncio.wait_for(messenger.settle(), 60)
    assert await store.passing.claim_due(NOON + HOUR - 1) == ()
    assert await store.passing.claim_due(NOON + HOUR) == ((GROUP.chat, 1),)
    assert await store.passing.claim_due(NOON + HOUR) == ()

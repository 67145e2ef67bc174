"""A worker that leaves gives up what it cannot show in time, before its painters go."""

import asyncio

import pytest
from redis.asyncio import Redis

from bot.store.store import Store
from tests.bot.tables import ALL
from tests.bot.telegrams import Telegram, messenger_at

CHAT = 7


async def test_nothing_is_drawn_or_said_after_what_is_late_has_been_dropped(redis: Redis) -> None:
    """A soak's log: painters that had gone were asked for a picture ("a bug in an answer")."""
    messenger = messenger_at(Telegram(), Store(redis, ALL), redis)
    said, go_on = list[str](), asyncio.Event()

    async def slow() -> None:
        await go_on.wait()
        said.append("drawn after the end")

    messenger.sender.do(CHAT, slow)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(messenger.settle(), 0.05)
    messenger.drop()
    go_on.set()
    await messenger.settle()
    assert said == []

"""A bot whose handlers are pressed."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.tables import NOON


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for bot in at_work(redis, NOON):
        yield bot

"""An inbox for each test, and a consumer that does not pause."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.ingest import consumer
from bot.ingest.inbox import Inbox
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer


@pytest.fixture
async def inbox(redis: Redis, embedded: EmbeddedServer) -> AsyncIterator[Inbox]:
    async with connect(embedded.url, 30) as waiting:
        yield Inbox(redis, waiting)


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consumer, "_PAUSE", 0.0)

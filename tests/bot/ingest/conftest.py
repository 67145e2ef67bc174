"""An inbox for each test, and shards that are looked after at once."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.ingest import leases, shards
from bot.ingest.inbox import Inbox
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from tests.bot.ingest.dealing import LONG


@pytest.fixture
async def inbox(redis: Redis, embedded: EmbeddedServer) -> AsyncIterator[Inbox]:
    async with connect(embedded.url, 30) as waiting:
        yield Inbox(redis, waiting)


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "_PAUSE", 0.0)
    monkeypatch.setattr(shards, "BEAT", 0.02)
    monkeypatch.setattr(leases, "LEASE", LONG)

"""A real embedded server for each test that needs a store: it starts in a twentieth of a second."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.embedded import EmbeddedServer
from bot.store import Store, connect
from tests.bot.tables import ALL


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedServer]:
    server = EmbeddedServer(tmp_path / "store")
    await server.start()
    yield server
    await server.stop()


@pytest.fixture
async def redis(embedded: EmbeddedServer) -> AsyncIterator[Redis]:
    async with connect(embedded.url) as redis:
        assert isinstance(redis, Redis)
        yield redis


@pytest.fixture
async def store(redis: Redis) -> Store:
    return Store(redis, ALL)

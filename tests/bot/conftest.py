"""A real embedded server for each test that needs a store: it starts in a twentieth of a second."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.service.table_service import TableService, fresh_seed
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from tests.bot.stores import Watch
from tests.bot.tables import ALL, FRAME
from tests.bot.thinking import ThinkingHere


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


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def service(store: Store, watch: Watch) -> TableService:
    messenger: Any = watch
    return TableService(FRAME, store, messenger, ThinkingHere(), fresh_seed)

"""A worker whose commands to the store are counted."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from tests.bot.trips.counting import LONG, Trips, patient
from tests.bot.trips.worker import Worker, at_work


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> Trips:
    return patient(monkeypatch)


@pytest.fixture
async def worker(redis: Redis, embedded: EmbeddedServer, trips: Trips) -> AsyncIterator[Worker]:
    async with connect(embedded.url, 2 * LONG) as waiting, at_work(redis, waiting, trips) as worker:
        yield worker

"""A replicated store: the address names Sentinels, and a failover is outlasted."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.process.settings import BadSettings, read_settings
from bot.store.client import connect
from tests.replicated import Replicated

pytestmark = pytest.mark.servers


@pytest.fixture
def replicated(tmp_path: Path) -> Iterator[Replicated]:
    with Replicated(tmp_path) as store:
        yield store


def test_failover_is_outlasted_and_what_was_replicated_is_there(replicated: Replicated) -> None:
    async def use() -> tuple[Any, list[bytes]]:
        url = f"{replicated.url}?prefix=other"
        async with connect(url) as redis, connect(url) as other:
            await redis.set("key", "before")
            assert await redis.wait(1, 30_000) == 1
            assert await other.get("key") == b"before"
            assert replicated.replicated_pid
            os.kill(replicated.replicated_pid, signal.SIGKILL)
            await redis.set("later", "after")
            return await other.get("key"), [key async for key in redis.scan_iter()]

    found, keys = asyncio.run(use())
    assert found == b"before"
    assert sorted(keys) == [b"key", b"later"]


def test_address_is_one_that_settings_take() -> None:
    environment = {"TELEGRAM_TOKEN": "1:x", "REDIS_URL": "redis+sentinel://u:secret@a:1,b:2/name"}
    settings = read_settings(environment, Path("nowhere"))
    assert settings.redis_url
    assert "secret" in settings.secrets
    with pytest.raises(BadSettings, match=r"redis\+sentinel"):
        read_settings({**environment, "REDIS_URL": "sentinel://a"}, Path("nowhere"))

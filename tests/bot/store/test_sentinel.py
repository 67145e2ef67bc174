"""A replicated store: the address names Sentinels, and a failover is outlasted."""

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from redis import Redis
from redis.exceptions import RedisError

from bot.process.settings import BadSettings, read_settings
from bot.store.client import connect
from tests.ports import held_ports
from tests.servers import redis_program

pytestmark = pytest.mark.servers

NAME = "mymaster"


class Replicated(NamedTuple):
    """A primary and a replica, watched by a Sentinel."""

    url: str
    primary: "subprocess.Popen[bytes]"


def answers(port: int, word: str) -> bool:
    try:
        with Redis(port=port) as redis:
            return word in str(redis.execute_command("ROLE")) if word else bool(redis.ping())
    except RedisError:
        return False


@pytest.fixture
def replicated(tmp_path: Path) -> Iterator[Replicated]:
    program = shutil.which("redis-sentinel")
    assert program, "redis-sentinel is not on the PATH: make servers"
    with held_ports(3) as (first, second, watch), ExitStack() as stack:

        def run(*command: str) -> "subprocess.Popen[bytes]":
            started = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            stack.callback(started.wait)
            stack.callback(started.kill)
            return started

        bind = ("--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path))
        primary = run(redis_program(), "--port", str(first), *bind)
        wait(lambda: answers(first, ""))
        run(redis_program(), "--port", str(second), *bind, "--replicaof", "127.0.0.1", str(first))
        wait(lambda: answers(second, "connected"))
        watching = tmp_path / "sentinel.conf"
        watching.write_text(
            f"port {watch}\nbind 127.0.0.1\ndir {tmp_path}\nlogfile {tmp_path}/log\n"
            f"sentinel monitor {NAME} 127.0.0.1 {first} 1\n"
            f"sentinel down-after-milliseconds {NAME} 4000\n"
            f"sentinel failover-timeout {NAME} 9000\n"
        )
        run(program, str(watching))
        wait(lambda: answers(watch, NAME))
        wait(lambda: has_replica(watch))
        yield Replicated(f"redis+sentinel://127.0.0.1:{watch}/{NAME}/0?prefix=other", primary)


def has_replica(watch: int) -> bool:
    with Redis(port=watch) as redis:
        return bool(redis.sentinel_slaves(NAME))


def wait(true: object) -> None:
    assert callable(true)

    async def until() -> None:
        async with asyncio.timeout(60):
            while not true():
                await asyncio.sleep(0.05)

    asyncio.run(until())


def test_failover_is_outlasted_and_what_was_replicated_is_there(replicated: Replicated) -> None:
    async def use() -> tuple[Any, list[bytes]]:
        async with connect(replicated.url) as redis, connect(replicated.url) as other:
            await redis.set("key", "before")
            assert await redis.wait(1, 30_000) == 1
            assert await other.get("key") == b"before"
            replicated.primary.send_signal(signal.SIGKILL)
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

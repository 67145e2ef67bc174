"""The client of the Redis library."""

import asyncio
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

BUSY = "local begun = os.clock() while os.clock() - begun < 1 do end"
LARGE = "x" * 50_000_000
"""More than lies between us and the server."""


@pytest.fixture
async def connection(redis: Redis) -> Any:
    pool: Any = redis.connection_pool
    connection = await pool.get_connection()
    yield connection
    await pool.release(connection)


async def test_large_command_is_sent_whole(redis: Redis, connection: Any) -> None:
    await connection.send_command("SET", "key", LARGE)
    assert await connection.read_response() == b"OK"
    assert await redis.strlen("key") == len(LARGE)


async def test_server_that_takes_nothing_more_is_not_waited_for(
    redis: Redis, connection: Any
) -> None:
    busy: Any = asyncio.ensure_future(redis.eval(BUSY, 0))
    await asyncio.sleep(0.1)
    connection.socket_timeout = 0.1
    with pytest.raises(RedisTimeoutError):
        await connection.send_command("SET", "key", LARGE)
    assert not connection.is_connected  # half of it was sent
    connection.socket_timeout = 5.0
    await busy
    assert not await redis.exists("key")
    await connection.send_command("PING")
    assert await connection.read_response() == b"PONG"


async def test_write_to_a_lost_connection_says_so(redis: Redis, connection: Any) -> None:
    await redis.client_kill_filter(skipme=False, _id=await _id(connection))
    await asyncio.sleep(0.1)
    with pytest.raises(RedisConnectionError):
        await connection.send_command("PING")
    assert not connection.is_connected


async def _id(connection: Any) -> str:
    await connection.send_command("CLIENT", "ID")
    return str(await connection.read_response())

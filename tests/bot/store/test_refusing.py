"""A server that answers and takes nothing for a while is away, not broken: it is waited for.

https://redis.io/docs/latest/operate/oss_and_stack/management/replication/ (min-replicas-to-write),
https://redis.io/docs/latest/operate/oss_and_stack/management/persistence/ (a full disk)
"""

import asyncio
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from bot.ingest.inbox import Entry, Inbox
from bot.store.client import STORE_AWAY, AnyRedis, connect, executed, is_for_a_while
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from tests.bot.ingest.dealing import Notes, at_work
from tests.bot.stores import saved
from tests.bot.tables import ANNA, lobby

_WRITE = "return redis.call('SET', KEYS[1], 'x')"
_NOWHERE = ("127.0.0.1", "1")

NO_REPLICAS = {"min-replicas-to-write": "1"}
FULL = {"maxmemory": "1"}


async def refused(redis: AnyRedis) -> None:
    """Writing is refused by itself and within a script."""
    with pytest.raises(STORE_AWAY):
        await redis.set("x", "x")
    with pytest.raises(STORE_AWAY):
        await redis.register_script(_WRITE)(keys=["x"])


@pytest.mark.parametrize("settings", [NO_REPLICAS, FULL], ids=["NOREPLICAS", "OOM"])
async def test_settings_that_refuse_writing(redis: Redis, settings: dict[str, str]) -> None:
    for name, value in settings.items():
        await redis.config_set(name, value)
    await refused(redis)


async def test_rights_that_are_taken_away(redis: Redis, embedded: EmbeddedServer) -> None:
    """Whoever changes them may give them back: NOPERM."""
    reads, runs = ["+@read"], ["+evalsha"]
    await redis.acl_setuser(
        "bot", enabled=True, passwords=["+pw"], keys=["*"], categories=reads, commands=runs
    )
    async with connect(embedded.url.replace("unix://", "unix://bot:pw@")) as other:
        await redis.script_load(_WRITE)
        await refused(other)


async def test_what_is_refused_says_what_to_do(redis: Redis) -> None:
    await redis.config_set(*next(iter(FULL.items())))
    with pytest.raises(STORE_AWAY, match="raise its maxmemory"):
        await redis.set("x", "x")


async def test_replica_takes_nothing(redis: Redis) -> None:
    await redis.replicaof(*_NOWHERE)
    await refused(redis)


async def test_replica_without_its_primary_tells_nothing(redis: Redis) -> None:
    await redis.config_set("replica-serve-stale-data", "no")
    await redis.replicaof(*_NOWHERE)
    with pytest.raises(STORE_AWAY):
        await redis.get("x")


async def test_snapshot_that_fails_stops_writing(redis: Redis, tmp_path: Path) -> None:
    """As on a full disk: MISCONF."""
    await redis.config_set("save", "3600 1")
    (tmp_path / "store" / "dump.rdb").mkdir()  # it cannot take the place of a folder
    await redis.set("x", "x")
    await redis.bgsave()
    while (await redis.info("persistence"))["rdb_last_bgsave_status"] == "ok":
        await asyncio.sleep(0.01)
    await refused(redis)


async def test_script_that_runs_for_ever_keeps_others_waiting(
    redis: Redis, embedded: EmbeddedServer
) -> None:
    await redis.config_set("lua-time-limit", "1")
    async with connect(embedded.url) as other:
        running = asyncio.ensure_future(other.eval("while true do end", 0))
        error = await _busy(redis)
        pipe = redis.pipeline(transaction=False)
        pipe.get("x")
        with pytest.raises(STORE_AWAY):
            await executed(pipe)
        await redis.script_kill()
        with pytest.raises(ResponseError):
            await running
    assert str(error).startswith("BUSY")


async def _busy(redis: Redis) -> Exception:
    while True:
        try:
            await redis.get("x")
        except STORE_AWAY as error:
            return error


@pytest.mark.parametrize(
    "said",
    [
        "NOREPLICAS Not enough good replicas to write.",
        "NOREPLICAS Not enough good replicas to write. script: 3f, on @user_script:1.",
        "MISCONF Errors writing to the AOF file: No space left on device",
        "BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.",
        "UNBLOCKED force unblock from blocking operation, instance state changed",
        # Redis 6.2, scripting.c: the library has taken "ERR " away
        "Error running script (call to f_3f): @user_script:1: @user_script: 1: -READONLY You can't "
        "write against a read only replica. ",
        "ERR Error running script (call to f_3f): @user_script:1: @user_script: 1: -OOM command "
        "not allowed when used memory > 'maxmemory'. ",
        "Error running script (call to f_3f): @user_script:9: @user_script: 9: -MISCONF Errors "
        "writing to the AOF file: No space left on device ",
    ],
)
def test_server_refuses_for_a_while(said: str) -> None:
    assert is_for_a_while(ResponseError(said))


@pytest.mark.parametrize(
    "said",
    [
        "BUSYGROUP Consumer Group name already exists",
        "WRONGTYPE Operation against a key holding the wrong kind of value",
        "ERR unknown command 'BUSY'",
        "Error running script (call to f_3f): @user_script:1: @user_script: 1: Wrong number",
        "Error compiling script (new function): user_script:1: '=' expected near 'OOM'",
    ],
)
def test_command_is_wrong(said: str) -> None:
    assert not is_for_a_while(ResponseError(said))


async def test_wrong_command_is_a_bug(redis: Redis) -> None:
    await redis.set("x", "x")
    with pytest.raises(ResponseError, match="WRONGTYPE"):
        await redis.lpush("x", "y")


async def test_worker_waits_for_replicas_and_goes_on(
    redis: Redis, store: Store, embedded: EmbeddedServer
) -> None:
    """It ended with a traceback, and what had come in was counted as a fault."""
    notes = Notes()
    async with connect(embedded.url, 30.0) as waiting:
        inbox = Inbox(redis, waiting)
        await inbox.put([Entry("lane", 1, b"{}")])
        await redis.config_set(*next(iter(NO_REPLICAS.items())))
        with pytest.raises(STORE_AWAY):
            await saved(store, lobby("gifts", ANNA))
        async with at_work(inbox, notes):
            await redis.config_set("min-replicas-to-write", "0")
            while notes.done != [1]:
                await asyncio.sleep(0.01)

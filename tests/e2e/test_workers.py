"""Several workers on one store: killed ones are replaced, no move is lost, none is made twice."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from bot.ingest.inbox import Inbox
from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import revive
from playground.person import PATIENCE, Host, Post, RefusedError, turns
from playground.testing import running
from tests.bot.tables import ALL
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.clusters import Cluster, running_cluster
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, has, pick, play, table_of, until
from tests.ports import held_ports

WORKERS = 3
SHARDS = 20
"""Other than in a store that knows of no number."""


def moves(url: str, board: Post) -> int:
    """How many moves the stored log has; it leads to the stored state."""

    async def load() -> int:
        async with connect(url) as redis:
            live = await Store(redis, ALL).tables.load(table_of(board))
            assert live
            assert live.table.log
            assert live.play == revive(ALL, live.table).play
            return len(live.table.log.moves)

    return asyncio.run(load())


def left(url: str) -> tuple[int, int]:
    """What is in the inbox, and how many dead letters there are."""

    async def ask() -> tuple[int, int]:
        async with connect(url) as redis:
            return await Inbox(redis, redis, SHARDS).lengths()

    return asyncio.run(ask())


def played_with_kills(stage: Stage, url: str) -> None:
    """Play several games at once; a worker is killed now and then."""
    groups = [stage.group("en", "ru") for _ in range(3)]
    boards = [group.begin("/play gifts") for group in groups]
    chance = Random(1)
    for _ in range(4):
        os.kill(chance.choice(stage.bot.workers), signal.SIGKILL)
        for index, group in enumerate(groups):
            if not has(boards[index], "r"):
                boards[index] = play(group, chance, 2)[-1]
    for index, group in enumerate(groups):
        if not has(boards[index], "r"):
            boards[index] = play(group, chance)[-1]
        assert moves(url, boards[index]) == 6
    until(lambda: left(url) == (0, 0))


# One store


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("three")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(
            folder / "bot",
            server.url,
            server.token,
            WITH_TOYS,
            WORKERS=str(WORKERS),
            SHARDS=str(SHARDS),
        ) as bot,
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
    for pid in three.bot.workers:
        os.kill(pid, signal.SIGKILL)
    board = play(group, chance)[-1]
    assert has(board, "r")
    assert moves(f"unix://{three.bot.socket}", board) == 6


def test_supervisor_stops_all_and_a_game_goes_on_over_more_shards(three: Stage) -> None:
    group = three.group("en", "ru")
    group.begin("/play gifts")
    chance = Random(3)
    play(group, chance, 2)
    until(lambda: len(three.bot.workers) == WORKERS)  # those killed before come again
    before = three.bot.workers
    assert three.bot.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in before)
    three.bot.set(SHARDS=str(SHARDS + 7))
    three.bot.start()
    board = play(group, chance)[-1]
    assert moves(f"unix://{three.bot.socket}", board) == 6
    assert "there are 27 shards now, no longer 20" in three.bot.log


# A cluster


@contextmanager
def three_on(cluster: Cluster, folder: Path) -> Iterator[Stage]:
    """Three workers on a cluster."""
    with (
        running(folder / "world", PATIENT) as server,
        Bot(
            folder / "bot",
            server.url,
            server.token,
            WITH_TOYS,
            WORKERS=str(WORKERS),
            SHARDS=str(SHARDS),
            REDIS_URL=cluster.url,
        ) as bot,
    ):
        yield Stage(Host(server.url), bot)


def test_three_workers_on_a_cluster(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster, three_on(cluster, tmp_path) as stage:
        played_with_kills(stage, cluster.url)
        assert "Traceback" not in stage.bot.log, stage.bot.log


def test_games_go_on_when_a_primary_dies_and_its_replica_takes_over(tmp_path: Path) -> None:
    """The replica may not have got the last moment: then people tap again (docs/adr/0059)."""
    chance = Random(5)
    with running_cluster(tmp_path, replicas=1) as cluster, three_on(cluster, tmp_path) as stage:
        groups = [stage.group("en", "ru") for _ in range(2)]
        boards = [group.begin("/play gifts") for group in groups]
        for group in groups:
            play(group, chance, 2)
        cluster.kill_primary_of(f"{{t:{table_of(boards[0])}}}")
        for group in groups:
            board = played_on(group, chance)
            assert moves(cluster.url, board) == 6
        until(lambda: left(cluster.url) == (0, 0))


def played_on(group: Group, chance: Random) -> Post:
    """Play to the end, as people do: they tap again when nothing comes of it."""
    while not has(board := group.live(), "r"):
        with suppress(RefusedError):  # drawn anew under the thumb
            group.awaited(board).press(board, data=pick(board, chance).data)
        for _ in turns(10):
            if group.live() != board:
                break
    return board


# Webhooks, health, metrics


def test_game_by_webhook_with_health_and_metrics(tmp_path: Path) -> None:
    with (
        held_ports(2) as (hook, watch),
        running(tmp_path / "world", replace(PATIENT, webhook_pause=0.05)) as server,
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
        with httpx.Client(timeout=PATIENCE) as stranger:
            forged = stranger.post(f"http://127.0.0.1:{hook}/a-path", json={"update_id": 1})
            assert forged.status_code == 403
            assert stranger.get(f"http://127.0.0.1:{watch}/healthz").text.startswith("ok ")
            metrics = stranger.get(f"http://127.0.0.1:{watch}/metrics").text
        assert "nastolka_shards_owned 16.0" in metrics
        assert "nastolka_inbox_dead 0.0" in metrics
        assert bot.token not in bot.log
        assert "only-telegram-knows" not in bot.log
        assert bot.stop() == 0
        bot.start()

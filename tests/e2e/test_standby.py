"""One process works, others stand by: killed, frozen, asked to stop; no move is lost, none is made
twice, and what stood by goes on soon.
"""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from bot.ingest.inbox import Inbox
from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import revive
from playground.person import PATIENCE, Host, Post, turns
from playground.testing import running
from tests.bot.tables import ALL
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.crew import Crew
from tests.e2e.groups import Group, has, play, table_of, until
from tests.ports import held_ports


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
            return await Inbox(redis, redis).lengths()

    return asyncio.run(ask())


class Shift:
    """Three processes of a bot, and who plays there."""

    def __init__(self, host: Host, crew: Crew) -> None:
        self.stage, self.crew = Stage(host, crew), crew

    @property
    def url(self) -> str:
        return f"unix://{self.crew.socket}"

    @property
    def worker(self) -> int:
        """The process at work, once there is one: between two of them nobody has the lock."""
        return self._worker_but(None)

    def hand_over(self, sign: signal.Signals) -> int:
        """Send the worker a signal; return its number once another is at work."""
        until(lambda: len(self.crew.pids) == PROCESSES)
        worker = self.worker
        os.kill(worker, sign)
        self._worker_but(worker)
        return worker

    def _worker_but(self, former: int | None) -> int:
        for _ in turns():
            worker = self.crew.worker
            if worker and worker != former and worker in self.crew.pids:
                return worker
        raise TimeoutError(self.crew.log)

    def begun(self, seed: int) -> tuple[Group, Random]:
        group, chance = self.stage.group("en", "ru"), Random(seed)
        group.begin("/play gifts")
        play(group, chance, 2)
        return group, chance

    def played_out(self, group: Group, chance: Random) -> None:
        board = play(group, chance)[-1]
        assert has(board, "r")
        assert moves(self.url, board) == 6
        until(lambda: left(self.url) == (0, 0))


PROCESSES = 3


@pytest.fixture(scope="module")
def shift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shift]:
    folder = tmp_path_factory.mktemp("shift")
    with running(folder / "world", PATIENT) as server:
        bot = Bot(folder / "bot", server.url, server.token, WITH_TOYS)
        with Crew(bot, PROCESSES) as crew:
            yield Shift(Host(server.url), crew)
            assert "Traceback" not in crew.log, crew.log


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM], ids=lambda sign: sign.name)
def test_standby_goes_on_when_the_worker_ends(shift: Shift, sign: signal.Signals) -> None:
    group, chance = shift.begun(1)
    shift.hand_over(sign)
    shift.played_out(group, chance)


def test_frozen_worker_that_wakes_up_stands_by(shift: Shift) -> None:
    """Another has taken over: it sends nothing and writes nothing (SIGSTOP, SIGCONT)."""
    group, chance = shift.begun(2)
    frozen = shift.hand_over(signal.SIGSTOP)
    play(group, chance, 1)
    os.kill(frozen, signal.SIGCONT)
    before = shift.crew.log.count("this one stands by")
    until(lambda: shift.crew.log.count("this one stands by") > before)
    assert frozen in shift.crew.pids
    assert shift.worker != frozen
    shift.played_out(group, chance)


def test_all_killed_at_once(shift: Shift) -> None:
    group, chance = shift.begun(3)
    for pid in shift.crew.pids:
        os.kill(pid, signal.SIGKILL)
    shift.played_out(group, chance)


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
        assert "nastolka_at_work 1.0" in metrics
        assert "nastolka_inbox_dead 0.0" in metrics
        assert bot.token not in bot.log
        assert "only-telegram-knows" not in bot.log
        assert bot.stop() == 0
        bot.start()

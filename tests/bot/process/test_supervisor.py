"""How soon a worker that has died comes again."""

import asyncio
from itertools import accumulate, repeat

import pytest

from bot.process import supervisor
from bot.process.settings import WRONG_SETTING
from bot.process.supervisor import next_pause, supervise


def pauses(*lived: float) -> list[float]:
    """How long is waited after each death of a worker."""
    return list(accumulate(lived, next_pause, initial=0.0))[1:]


def test_worker_that_dies_of_its_start_is_waited_for_ever_longer() -> None:
    assert pauses(*repeat(1.0, 8)) == [0.5, 1, 2, 4, 8, 16, 30, 30]


def test_worker_that_is_killed_again_and_again_while_it_works_comes_at_once() -> None:
    assert pauses(*repeat(6.0, 8)) == [0.5] * 8


def test_worker_that_has_come_to_work_is_forgiven() -> None:
    assert pauses(1, 1, 1, 6, 1) == [0.5, 1, 2, 0.5, 1]


class Workers:
    """One worker that lives for so long and ends so, one life after another; then it is told to
    stop.
    """

    def __init__(self, *lives: tuple[float, int]) -> None:
        self.left = list(lives)
        self.now = 1000.0

    async def run(self, index: int, surroundings: object, stopping: asyncio.Event) -> int:
        if not self.left:
            stopping.set()
            return 0
        lived, code = self.left.pop(0)
        self.now += lived
        return code


async def supervised(monkeypatch: pytest.MonkeyPatch, workers: Workers) -> int:
    monkeypatch.setattr(supervisor, "_run", workers.run)
    monkeypatch.setattr(supervisor, "monotonic", lambda: workers.now)
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE", 0.0)
    return await supervise(1, {}, asyncio.Event())


async def test_wrong_setting_at_the_start_ends_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on a busy machine, where it takes a while to be found: it never ended."""
    for lived in (1, 20):
        workers = Workers((lived, WRONG_SETTING), (lived, WRONG_SETTING))
        assert await supervised(monkeypatch, workers) == WRONG_SETTING
        assert len(workers.left) == 1


async def test_setting_that_was_right_is_wrong_once_it_has_been_for_minutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A 401 that was a mistake, to a worker that has just been killed, ended all others."""
    workers = Workers((60, -9), (1, WRONG_SETTING), (60, -9))
    assert await supervised(monkeypatch, workers) == 0
    refused = Workers((60, -9), *repeat((4, WRONG_SETTING), 100))
    assert await supervised(monkeypatch, refused) == WRONG_SETTING
    assert len(refused.left) == 25

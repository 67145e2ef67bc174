"""The operator is told what crosses a bound, at most once an hour, by whichever worker."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.values import Surface
from bot.metrics import FAULTS
from bot.process.alarm import MANY, SCARCE, Alarm, Signs, worries
from bot.service.clock import keep_working
from bot.service.table_service import TableService, fresh_seed
from bot.store.store import Store
from bot.table.values import HOUR
from tests.bot.tables import FRAME
from tests.bot.thinking import ThinkingHere

CHAT = -77
BEFORE = Signs(faults=2, refusals=3, dead=4)


class Said:
    """A reconciler that notes what it is to say."""

    def __init__(self) -> None:
        self.surfaces: list[Surface] = []
        self.sender = self

    def say(self, surface: Surface) -> None:
        self.surfaces.append(surface)


@pytest.fixture
def said() -> Said:
    return Said()


@pytest.fixture
def alarms(store: Store, redis: Redis, said: Said, tmp_path: Path) -> list[Alarm]:
    """One for each of three workers."""
    messenger: Any = said
    service = TableService(FRAME, store, messenger, ThinkingHere(), fresh_seed)
    return [Alarm(service, redis, tmp_path, CHAT) for _ in range(3)]


@pytest.fixture
def alarm(alarms: list[Alarm]) -> Alarm:
    return alarms[0]


@pytest.mark.parametrize(
    ("sign", "value", "worry"),
    [
        ("faults", 3, "operator-faults"),
        ("refusals", 5, "operator-refusals"),
        ("dead", 5, "operator-dead"),
        ("waiting", MANY + 1, "operator-waiting"),
        ("memory", SCARCE - 1, "operator-memory"),
        ("disk", SCARCE - 1, "operator-disk"),
    ],
)
def test_each_sign_has_its_bound(sign: str, value: int, worry: str) -> None:
    (found,) = worries(replace(BEFORE, **{sign: value}), BEFORE)
    assert found.id == worry


def test_what_stays_within_its_bounds_worries_nobody() -> None:
    still = replace(BEFORE, waiting=MANY, memory=SCARCE, disk=SCARCE)
    assert list(worries(still, BEFORE)) == []
    assert list(worries(replace(still, dead=0), BEFORE)) == []  # they were dealt with


async def test_operator_is_told_once_an_hour(alarm: Alarm, said: Said, redis: Redis) -> None:
    await alarm.look()
    assert said.surfaces == []
    for _ in range(2):
        FAULTS.inc()
        await alarm.look()
    (told,) = said.surfaces
    assert told.place.chat == CHAT
    assert told.text.split("\n")[1] == "• somebody ran into a bug of mine; see the log"
    assert 0 < await redis.ttl("told") <= HOUR
    await redis.delete("told")  # the hour is over
    await alarm.look()
    assert len(said.surfaces) == 2  # the second one was not forgotten


async def hours(alarms: list[Alarm], redis: Redis) -> None:
    """Let all workers look, in each of some hours."""
    for _ in range(5):
        for alarm in alarms:
            await alarm.look()
        await redis.delete("told")


async def test_dead_letters_are_told_once_by_all_workers_together(
    alarms: list[Alarm], said: Said, redis: Redis
) -> None:
    """Each of eight workers told of the same one, hour after hour."""
    await hours(alarms, redis)
    await redis.xadd("inbox:dead", {"update": 1})
    await hours(alarms, redis)
    assert len(said.surfaces) == 1


async def test_dead_letters_are_news_again_once_the_former_ones_are_deleted(
    alarms: list[Alarm], said: Said, redis: Redis
) -> None:
    await hours(alarms, redis)
    for _ in range(2):
        await redis.xadd("inbox:dead", {"update": 1})
        await redis.xadd("inbox:dead", {"update": 2})
        await alarms[0].look()
        await redis.delete("inbox:dead")
        await hours(alarms, redis)
    assert len(said.surfaces) == 2


async def test_dead_letter_within_the_hour_is_told_when_it_is_over(
    alarms: list[Alarm], said: Said, redis: Redis
) -> None:
    for n in (0, 1, 2):
        for alarm in alarms:
            await alarm.look()
        await redis.xadd("inbox:dead", {"update": n})
    await hours(alarms, redis)
    assert len(said.surfaces) == 2


async def test_bug_in_the_alarm_is_logged_and_ends_nothing(
    alarm: Alarm, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stopping = asyncio.Event()

    async def broken() -> None:
        stopping.set()
        raise KeyError("MemAvailable")

    monkeypatch.setattr(alarm, "look", broken)
    await asyncio.wait_for(keep_working(alarm._service, alarm.work, stopping), 30)
    assert "a bug in the alarm" in caplog.text


async def test_language_is_that_of_the_chat(alarm: Alarm, said: Said, store: Store) -> None:
    await store.profiles.change(CHAT, language="uk")
    await alarm.look()
    FAULTS.inc()
    await alarm.look()
    assert said.surfaces[0].text.startswith("<b>Я на місці")

"""Deeds of people about each other, drawn from what stands: the same ones each time. `python -m
tests.deeds` does more.
"""

from collections import Counter
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.table import settling
from bot.table.values import Live, Matter, Motion, with_changes
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, PEOPLE, begun
from tests.deeds import __main__ as long_run
from tests.deeds import bare
from tests.deeds.__main__ import a_store, fault, run
from tests.deeds.drawing import drawn
from tests.deeds.model import Facts, breaches

SEEDS, DEEDS = range(12), 170
TABLES = range(0, 450, 90)
"""Seeds of tables without a bot, ninety in a test."""


@pytest.fixture
async def store() -> AsyncIterator[Redis]:
    async with a_store() as redis:
        yield redis


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_people_do_what_must_hold_holds(store: Redis, seed: int) -> None:
    assert not await fault(store, seed, drawn(seed, DEEDS), Counter())


@pytest.mark.parametrize("first", TABLES)
def test_whatever_is_done_at_one_table_what_must_hold_holds(first: int) -> None:
    for seed in range(first, first + TABLES.step):
        assert not bare.fault(seed, bare.LONG)[0]


def test_a_fault_at_one_table_is_told_by_as_few_deeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Votes of those who have gone are kept."""
    monkeypatch.setattr(settling, "_valid", lambda games, live: live)
    found = (bare.fault(seed, bare.LONG)[0] for seed in range(50))
    told = next(filter(None, found)).splitlines()
    assert len(told) < 12


async def test_a_fault_is_told_by_the_deeds_that_lead_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Votes of those who have gone are kept."""
    monkeypatch.setattr(settling, "_valid", lambda games, live: live)
    monkeypatch.setattr(long_run, "LONG", 50)
    assert await run(2000) == 1
    told = capsys.readouterr().out
    assert told.startswith("seed ")
    assert len(told.splitlines()) < 40


# The model by itself


def told(live: Live, *out: int) -> list[str]:
    return [breach[:2] for breach in breaches(live, Facts(NOON, frozenset(out)))]


def asking(*votes: int) -> Live:
    live = begun("gifts", *PEOPLE)
    chair = next(n for n, one in enumerate(live.table.people) if one.user == ANNA.id)
    motion = Motion(Matter.HINTS, chair, frozenset(votes))  # type: ignore[arg-type]
    return with_changes(live, motions=(motion,))


def test_the_model_knows_what_stands_too_long() -> None:
    assert told(asking(BORIS.id)) == []
    assert told(asking(BORIS.id, CLARA.id)) == ["I3"]
    left = asking(BORIS.id)
    chair = next(n for n, one in enumerate(left.table.people) if one.user == CLARA.id)
    left = with_changes(left, away=frozenset({chair}))
    assert told(left, CLARA.id) == ["I3"]
    assert told(left) == ["I6"]
    assert told(asking(BORIS.id), BORIS.id, CLARA.id) == ["I3", "I5", "I6"]


def test_the_model_knows_who_is_in_two_lists() -> None:
    live = begun("gifts", *PEOPLE)
    waiting = replace(live.table.people[0], colour=7)
    assert told(with_changes(live, invited=(waiting,))) == ["I2"]
    assert told(with_changes(live, removed=frozenset({BORIS.id}))) == ["I2"]

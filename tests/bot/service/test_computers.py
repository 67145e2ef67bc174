"""The clock lets computers move: once, whoever looks, and whatever they think."""

import asyncio
from random import Random

import pytest

from bot.store.agenda import AGAIN
from bot.table import computers
from bot.table.gathering import AddComputer
from bot.table.hours import soonest
from bot.table.values import HOUR, Live, to_act
from games.core.contract import Level
from games.core.log import By
from tests.bot.service.evening import Evening, do_due
from tests.bot.tables import ALL, ANNA, NOON, decide, do, lobby


async def with_computers(evening: Evening) -> Live:
    """A game of Anna and two computers; one of these is awaited now."""
    added = do(lobby("gifts", ANNA), ANNA, *(AddComputer(Level.EASY),) * 2)
    live = await evening.table(0, added)
    while not computers.awaited(ALL, live):
        after = decide(live, to_act(ALL, live)[0], Random(1), evening.time)
        live = await evening.store.tables.save(after, live)
        await evening.store.agenda.look(live.table.id, soonest(ALL, live))
    return live


async def test_computer_moves_when_its_moment_has_come(evening: Evening) -> None:
    live = await with_computers(evening)
    evening.time = NOON + live.table.pace - 1
    await do_due(evening.service)
    assert await evening.service.find(live.table.id) == live
    evening.time += 1
    await do_due(evening.service)
    after = await evening.service.find(live.table.id)
    assert after.table.log
    assert after.table.log.moves[-1].by is By.COMPUTER
    assert evening.thinker.asked == [(computers.awaited(ALL, live)[0], Level.EASY)]
    assert evening.messenger.shown[-1] == live.table.id


async def test_computer_moves_once_however_many_clocks_there_are(evening: Evening) -> None:
    live = await with_computers(evening)
    evening.time = NOON + live.table.pace
    await asyncio.gather(*(do_due(evening.service) for _ in range(5)))
    after = await evening.service.find(live.table.id)
    assert after.revision == live.revision + 1


async def test_worker_that_died_over_a_move_leaves_it_to_the_next(evening: Evening) -> None:
    """Killed between the claim and the move: a minute later the same move is worked out again."""
    live = await with_computers(evening)
    evening.time = NOON + live.table.pace
    assert await evening.store.agenda.claim_due(evening.time) == {live.table.id: False}
    await do_due(evening.service)
    assert await evening.service.find(live.table.id) == live
    evening.time += AGAIN
    await do_due(evening.service)
    after = await evening.service.find(live.table.id)
    assert after.revision == live.revision + 1


async def test_computer_that_cannot_decide_keeps_nobody_waiting(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await with_computers(evening)

    async def broken(*asked: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(evening.thinker, "decide", broken)
    evening.time = NOON + live.table.pace
    await do_due(evening.service)
    after = await evening.service.find(live.table.id)
    assert after.table.log
    assert after.table.log.moves[-1].action == "keep"
    assert "cannot decide" in caplog.text


async def test_computer_moves_in_time_after_the_clock_was_set_back(
    evening: Evening,
) -> None:
    """It slept for as long as the clock had been ahead: due in 3,588 seconds instead of 3."""
    evening.time = NOON + HOUR
    live = await with_computers(evening)
    await do_due(evening.service)
    evening.time, moved = NOON, live
    while moved.table.log == live.table.log and evening.time < NOON + 60:
        evening.time += 1
        await do_due(evening.service)
        moved = await evening.service.find(live.table.id)
    assert evening.time <= NOON + 2 * live.table.pace + 1

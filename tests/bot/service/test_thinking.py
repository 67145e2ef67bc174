"""Computers think in a process of their own, which is ready in time and never thinks for long."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.service import thinking
from bot.service.table_service import TableService
from bot.service.thinking import Thinkers
from bot.table.gathering import AddComputer
from bot.table.values import to_act
from games.core.contract import Action, ComputerPlayer, Known, Level
from games.core.log import Log
from games.core.message import Message
from games.core.players import decide
from games.core.rng import Rng
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun
from tests.bot.thinking import ThinkingHere

CHANCE = Rng(7)


def last(known: Known[Any, Any, Any], rng: Rng, limiter: int) -> Action:
    """Hardly think."""
    action: Action = known.actions[-1]
    return action


def first(known: Known[Any, Any, Any], rng: Rng, limiter: int) -> Action:
    """Hardly think either."""
    action: Action = known.actions[0]
    return action


def for_ever(known: Known[Any, Any, Any], rng: Rng, limiter: int) -> Action:
    """Think and think."""
    while True:
        pass


def seen_moves(known: Known[Any, Any, Any], action: Action) -> tuple[Message, ...]:
    """Say how many moves there are; of the last one think and think."""
    while action == known.actions[-1]:
        pass
    return (Message("moves", {"count": len(known.actions)}),)


GAME = replace(
    ALL["gifts"],
    package=__name__,
    telling=replace(ALL["gifts"].telling, reasons=seen_moves),
    players=(
        ComputerPlayer(Level.EASY, last, 1),
        ComputerPlayer(Level.MEDIUM, first, 1),
        ComputerPlayer(Level.STRONG, for_ever, 1),
    ),
)
"""A game whose strongest player comes to no end."""


@pytest.fixture
async def thinkers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    monkeypatch.setattr(thinking, "LONGEST", 0.3)
    thinkers = Thinkers(1, [__name__, ALL["gifts"].package])
    yield thinkers
    thinkers.close()


def log() -> Log:
    table = begun("gifts", ANNA, BORIS).table
    assert table.log
    return table.log


async def test_what_a_process_of_its_own_decides_is_what_is_decided_here(
    thinkers: Thinkers,
) -> None:
    (seat,) = to_act(ALL, begun("gifts", ANNA, BORIS))
    here = decide(ALL["gifts"], log(), seat, Level.STRONG, CHANCE)
    assert await thinkers.decide(ALL["gifts"], log(), seat, Level.STRONG, CHANCE) == str(here)


async def test_who_thinks_too_long_moves_as_the_level_below_would(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    (seat,) = to_act(ALL, begun("gifts", ANNA, BORIS))
    simple = decide(GAME, log(), seat, Level.MEDIUM, CHANCE)
    assert simple != decide(GAME, log(), seat, Level.EASY, CHANCE)
    assert await thinkers.decide(GAME, log(), seat, Level.STRONG, CHANCE) == str(simple)
    assert "too long" in caplog.text


@pytest.mark.parametrize("has_computer", [False, True])
async def test_first_computer_at_a_table_wakes_who_thinks(
    service: TableService, has_computer: bool
) -> None:
    assert isinstance(service.thinker, ThinkingHere)
    live = await service.open(GROUP, ANNA, "en", "gifts")
    if has_computer:
        await service.change(live.table.id, ANNA, AddComputer(Level.EASY))
    assert service.thinker.is_awake == has_computer


async def test_reasons_come_from_the_process_unless_they_come_to_no_end(
    thinkers: Thinkers,
) -> None:
    """The event loop waits for nobody."""
    live = begun("gifts", ANNA, BORIS)
    assert live.play is not None
    assert live.table.log is not None
    log, (seat, *_) = live.table.log, to_act(ALL, live)
    first_move, *_, last_move = map(str, GAME.legal_actions(live.play.state, seat))
    (reason,) = await thinkers.reasons(GAME, log, seat, first_move)
    assert reason == Message(
        "moves", {"count": len(list(GAME.legal_actions(live.play.state, seat)))}
    )
    assert await thinkers.reasons(GAME, log, seat, last_move) == ()

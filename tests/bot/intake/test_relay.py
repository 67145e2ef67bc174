"""Tables shown by turns with other workers: what is given away half shown may come back."""

import asyncio
from typing import Any

import pytest
from telegram.error import NetworkError

from bot.intake import relay
from bot.intake.inbox import shard_of
from bot.intake.relay import Relay
from tests.bot.tables import FRAME

TABLE = "0123456789"


class Stuck:
    """A store that does not answer the first time."""

    def __init__(self) -> None:
        self.asked = 0
        self.profiles = self.polls = None
        self.tables = self

    async def load(self, table: str) -> None:
        self.asked += 1
        if self.asked == 1:
            await asyncio.Event().wait()

    async def finish(self, table: str) -> None:
        """There is no such table: it is listed no more."""


async def test_table_that_was_given_away_half_shown_is_shown_when_it_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relay, "_GRACE", 0.01)
    store: Any = Stuck()
    nothing: Any = None
    courier = Relay(FRAME, nothing, store, nothing, nothing, nothing, nothing, lambda table: True)
    courier.show(TABLE)
    while not store.asked:
        await asyncio.sleep(0)
    await courier.give(shard_of(TABLE))
    await asyncio.wait_for(courier.settle(), 30)
    courier.show(TABLE)
    await asyncio.wait_for(courier.settle(), 30)
    assert store.asked == 2


class Gone:
    """Telegram as it is when it cannot be reached, and a table that waits for it."""

    def __init__(self) -> None:
        self.profiles = self.polls = None
        self.tables = self

    async def load(self, table: str) -> None:
        raise NetworkError("nobody there")


async def test_table_that_waits_is_let_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It kept the next owner waiting for as long as something may take that is being sent."""
    monkeypatch.setattr(relay, "_GRACE", 60)
    store: Any = Gone()
    nothing: Any = None
    courier = Relay(FRAME, nothing, store, nothing, nothing, nothing, nothing, lambda table: True)
    courier.show(TABLE)
    for _ in range(9):
        await asyncio.sleep(0)
    await asyncio.wait_for(courier.give(shard_of(TABLE)), 2.5)  # it is tried again after three

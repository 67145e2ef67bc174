"""The end of a worker."""

import asyncio
from typing import Any

import pytest

from bot.process import app
from bot.store.fence import Fence


class Slow:
    """A consumer that takes for ever to stop, and a messenger that has something to show."""

    def __init__(self) -> None:
        self.settled = False
        self.dropped = 0
        self.messenger, self.fence = self, Fence()

    async def stop(self) -> None:
        await asyncio.Event().wait()

    async def settle(self) -> None:
        self.settled = not self.dropped

    def drop(self) -> None:
        self.dropped += 1


@pytest.mark.parametrize("is_lost", [False, True])
async def test_what_was_asked_for_is_shown_though_the_consumer_does_not_stop(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, is_lost: bool
) -> None:
    """What another process may be at by now is left to it."""
    monkeypatch.setattr(app, "_GRACE", 0.01)
    monkeypatch.setattr(app, "_LOST", 0.01)
    slow: Any = Slow()
    slow.fence.is_lost = is_lost
    await app._finish(slow, slow)
    assert slow.settled is not is_lost
    assert "not everything is shown" in caplog.text

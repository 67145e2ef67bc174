"""The end of a worker."""

import asyncio
from typing import Any

import pytest

from bot.process import app


class Slow:
    """Shards that take for ever to close, and a reconciler that has something to show."""

    def __init__(self) -> None:
        self.settled = False

    async def close(self) -> None:
        await asyncio.Event().wait()

    async def settle(self) -> None:
        self.settled = True

    def drop(self) -> None:
        """Nothing is left."""


async def test_what_was_asked_for_is_shown_though_shards_do_not_close(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_GRACE", 0.01)
    slow: Any = Slow()
    await app._finish(slow, slow)
    assert slow.settled
    assert "not everything is shown" in caplog.text

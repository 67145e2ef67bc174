"""The end of a worker."""

import asyncio
from typing import Any

import pytest
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError

from bot.process import app
from bot.store.fence import Fence


class Slow:
    """A consumer that takes for ever to stop, and a messenger that has something to show."""

    def __init__(self) -> None:
        self.settled = False
        self.dropped = 0
        self.messenger, self.fence, self.inbox = self, Fence(), self
        self.closed = False

    async def stop(self) -> None:
        await asyncio.Event().wait()

    async def settle(self) -> None:
        self.settled = not self.dropped

    def drop(self) -> None:
        self.dropped += 1

    async def close(self) -> None:
        self.closed = True


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
    assert slow.closed
    assert "not everything is shown" in caplog.text


async def fails(*_: object) -> None:
    raise BadRequest("BOT_COMMAND_INVALID")


async def test_menus_that_are_refused_leave_the_profile(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done = list[str]()

    async def introduce(*_: object) -> None:
        done.append("profile")

    monkeypatch.setattr(app, "set_menus", fails)
    monkeypatch.setattr(app, "introduce", introduce)
    nobody: Any = None
    await app._offer(nobody, nobody, nobody, asyncio.Event())
    assert done == ["profile"]
    assert "does not take the menus" in caplog.text


async def test_a_stop_while_telegram_is_away_is_no_bug_in_the_menus(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = list[str]()

    async def is_away(*_: object) -> None:
        tried.append("menus")
        raise NetworkError("restart")

    monkeypatch.setattr(app, "set_menus", is_away)
    nobody: Any = None
    stopping = asyncio.Event()
    stopping.set()
    await app._offer(nobody, nobody, nobody, stopping)
    assert tried == ["menus"]
    assert "a bug" not in caplog.text


@pytest.mark.parametrize(
    "error",
    [InvalidToken("Unauthorized"), Conflict("terminated by other setWebhook")],
    ids=["401", "409"],
)
async def test_one_refusal_of_a_server_that_restarts_ends_no_start(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """It rejects valid tokens meanwhile, and systemd starts no bot again that has ended with 2."""
    monkeypatch.setattr(app, "_PAUSE", 0.0)
    answers = [error]

    async def call() -> None:
        if answers:
            raise answers.pop()

    await app._until_reached(call, asyncio.Event())
    assert not answers


async def test_token_that_stays_unknown_ends_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_PAUSE", 0.0)
    monkeypatch.setattr(app, "_UNKNOWN", 0.01)

    async def call() -> None:
        raise InvalidToken

    with pytest.raises(InvalidToken):
        await app._until_reached(call, asyncio.Event())

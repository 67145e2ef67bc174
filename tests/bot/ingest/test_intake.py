"""Presses that cannot be kept are answered by whoever takes them in: the store is away, a replica
(READONLY), without replicas (NOREPLICAS), or its disk is full (MISCONF).
"""

import asyncio
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ReadOnlyError

from bot.ingest import inbox as inboxes
from bot.ingest.inbox import Inbox, Intake
from bot.ingest.updates import Incoming, incoming
from bot.store.client import StoreRefuses
from tests.bot.ingest.dealing import until
from tests.bot.tables import FRAME


class Phone:
    """Hears answers to presses."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    async def answer_callback_query(self, id: str, text: str) -> None:
        self.heard.append((id, text))


def pressed(id: int, language: str = "en") -> Incoming:
    sender = {"id": 5, "is_bot": False, "first_name": "Anna", "language_code": language}
    query: dict[str, Any] = {"id": f"q{id}", "from": sender, "chat_instance": "1", "data": "x"}
    return incoming({"update_id": id, "callback_query": query})


def said(id: int) -> Incoming:
    return incoming({"update_id": id, "message": {"chat": {"id": -1}, "text": "/play"}})


def intake_of(inbox: Any) -> tuple[Intake, Phone]:
    phone: Any = Phone()
    return Intake(inbox, phone, FRAME), phone


class Refusing:
    """An inbox whose store refuses for some time, or never answers."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    async def put(self, entries: Any) -> int:
        if self.error:
            raise self.error
        await asyncio.Event().wait()
        return 0


@pytest.mark.parametrize(
    "error",
    [ReadOnlyError(), StoreRefuses("NOREPLICAS"), StoreRefuses("MISCONF"), RedisConnectionError()],
    ids=repr,
)
async def test_whoever_presses_meanwhile_is_told_to_wait_once_each(error: Exception) -> None:
    take_in, phone = intake_of(Refusing(error))
    for _ in range(3):  # Telegram brings them again
        assert not await take_in([pressed(1), said(2), pressed(3, "uk")])
    await until(lambda: len(phone.heard) == 2)
    texts = dict(phone.heard)
    assert texts == {
        "q1": FRAME.say("en", "store-away"),
        "q3": FRAME.say("uk", "store-away"),
    }


async def test_store_that_does_not_answer_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(inboxes, "_PATIENCE", 0.01)
    take_in, phone = intake_of(Refusing(None))
    assert not await take_in([pressed(1)])
    await until(lambda: [id for id, _ in phone.heard] == ["q1"])


async def test_what_is_kept_is_not_answered_here(redis: Redis) -> None:
    take_in, phone = intake_of(inbox := Inbox(redis, redis))
    assert await take_in([pressed(1), said(2)])
    assert [entry.update for entry in await inbox.left()] == [1, 2]
    assert phone.heard == []


async def test_changes_of_a_chat_are_told_at_debug_in_their_order(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    """docs/telegram.md asks for it; who they are and what people write is not told."""
    anna = {"id": 5, "is_bot": False, "first_name": "Anna"}
    group, supergroup = {"chat": {"id": -1}}, {"chat": {"id": -1001}}
    told = [
        {"update_id": 1, "message": group | {"migrate_to_chat_id": -1001}},
        {"update_id": 2, "message": supergroup | {"migrate_from_chat_id": -1}},
        {"update_id": 3, "my_chat_member": supergroup | {"from": anna}},
        {"update_id": 4, "message": supergroup | {"from": anna, "new_chat_members": [anna]}},
        {"update_id": 5, "message": supergroup | {"from": anna, "text": "Hello"}},
    ]
    intake, _ = intake_of(Inbox(redis, redis))
    with caplog.at_level("DEBUG", "bot.ingest"):
        await intake([incoming(one) for one in told])
    assert caplog.messages == [
        "update 1: chat -1: migrate_to_chat_id -1001",
        "update 2: chat -1001: migrate_from_chat_id -1",
        "update 3: chat -1001: my_chat_member",
        "update 4: chat -1001: new_chat_members",
    ]

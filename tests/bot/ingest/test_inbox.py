"""The inbox: what is put in is there once, in order, until it is dealt with or dead."""

import asyncio
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.ingest import inbox as module
from bot.ingest.inbox import DEAD_SECONDS, Entry, Inbox
from bot.store.client import NotAtWork

LANE = "0123456789"


def update(id: int, lane: str = LANE) -> Entry:
    return Entry(lane, id, b'{"update_id": %d}' % id)


def ids(entries: list[Entry]) -> list[int]:
    return [entry.update for entry in entries]


async def test_what_is_put_in_is_read_in_order(inbox: Inbox) -> None:
    assert await inbox.put([update(3), update(1)]) == 2
    entries = await inbox.read("0-0", 1)
    assert [(e.lane, e.update, e.body) for e in entries] == [
        (LANE, 3, b'{"update_id": 3}'),
        (LANE, 1, b'{"update_id": 1}'),
    ]


async def test_reader_waits_for_what_comes(inbox: Inbox) -> None:
    reading = asyncio.create_task(inbox.read("0-0", 20))
    await asyncio.sleep(0)
    await inbox.put([update(1)])
    assert ids(await reading) == [1]


async def test_reader_gets_nothing_when_nothing_comes(inbox: Inbox) -> None:
    assert await inbox.read("0-0", 0.01) == []


async def test_update_that_comes_again_is_not_put_in_again(inbox: Inbox) -> None:
    """Even when it has been dealt with: that it was is remembered for an hour."""
    await inbox.put([update(1), update(2)])
    (first, second) = await inbox.left()
    await inbox.done(first.id, tried=False)
    assert await inbox.put([update(1), update(2), update(3), update(3)]) == 1
    assert ids(await inbox.left()) == [second.update, 3]


async def test_put_repeated_after_a_lost_answer_adds_nothing(
    inbox: Inbox, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    await inbox.put([])
    send = redis.evalsha

    async def twice(*arguments: Any) -> Any:
        await send(*arguments)
        return await send(*arguments)

    await inbox.put([update(0)])  # the server knows the script
    monkeypatch.setattr(redis, "evalsha", twice)
    await inbox.put([update(1)])
    assert ids(await inbox.left()) == [0, 1]


async def test_known_updates_are_forgotten_after_an_hour(inbox: Inbox, redis: Redis) -> None:
    await inbox.put([update(1)])
    (known,) = [key async for key in redis.scan_iter("*:known")]
    await redis.zadd(known, {"1": 1})  # as if it had come in 1970
    await inbox.put([update(2)])
    assert await redis.zrange(known, 0, -1) == [b"2"]


async def test_tries_are_counted_until_it_is_done(inbox: Inbox, redis: Redis) -> None:
    await inbox.put([update(1)])
    (entry,) = await inbox.left()
    assert [await inbox.begin(entry.id) for _ in range(3)] == [1, 2, 3]
    await inbox.done(entry.id, tried=True)
    assert await inbox.left() == []
    assert [key async for key in redis.scan_iter("*:tries")] == []


async def test_dead_letter_is_kept_out_of_the_way_and_not_for_ever(
    inbox: Inbox, redis: Redis
) -> None:
    await inbox.put([update(1), update(2)])
    (bad, _) = await inbox.left()
    await inbox.bury(bad.id)
    await inbox.bury(bad.id)  # as after a lost answer
    assert ids(await inbox.left()) == [2]
    assert [(e.update, e.body) for e in await inbox.dead()] == [(1, b'{"update_id": 1}')]
    assert DEAD_SECONDS - 60 < await redis.ttl("inbox:dead") <= DEAD_SECONDS
    assert await inbox.lengths() == (1, 1)


async def test_what_is_to_leave_soon_is_tried_no_longer_than_the_worker_works(
    inbox: Inbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process that was stopped for a while, and goes on as a standby, tried for ever, and said
    that the store is away.
    """
    tries = 0

    async def refused(*_: Any) -> None:
        nonlocal tries
        tries += 1
        raise NotAtWork("another process is at work by now")

    monkeypatch.setattr(module, "_SOON", 0.001)
    monkeypatch.setattr(module, "_AWAY", 0.001)
    monkeypatch.setattr(inbox, "let_go", refused)
    await inbox.close()  # nothing is to leave yet
    inbox.done_soon("1-0")
    async with asyncio.timeout(30):
        while tries < 3:
            await asyncio.sleep(0.001)
    await inbox.close()
    before = tries
    await asyncio.sleep(0.05)
    assert tries == before
    assert "is left to the process at work" in caplog.text
    assert "waits for the store" not in caplog.text

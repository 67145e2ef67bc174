"""Answers go in order, one queue a chat; what is asked for impatiently is done once."""

import asyncio

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from telegram.error import RetryAfter

from bot.metrics import FAULTS
from bot.reconciler.api import replies as module
from bot.reconciler.api.replies import Job, Replies
from bot.store.rate_limits import RateLimiter, Rates

GROUP, OTHER = -100, -200


async def settled(replies: Replies) -> None:
    while replies.tasks:
        await asyncio.wait(replies.tasks.values())


async def test_what_is_still_under_way_is_not_begun_again(redis: Redis) -> None:
    """People tap a button again that seems to do nothing."""
    replies, done, go_on = Replies(RateLimiter(redis, Rates())), list[str](), asyncio.Event()

    def job(name: str) -> Job:
        async def work() -> None:
            await go_on.wait()
            done.append(name)

        return work

    for _ in range(3):
        replies.add_once(GROUP, "export 1", [job("map"), job("log")])
    replies.add_once(GROUP, "export 2", [job("another table's")])
    replies.add_once(OTHER, "export 1", [job("another chat's")])
    go_on.set()
    await settled(replies)
    assert sorted(done) == ["another chat's", "another table's", "log", "map"]
    replies.add_once(GROUP, "export 1", [job("once more")])
    await settled(replies)
    assert done[-1] == "once more"


async def test_answers_of_one_chat_keep_their_order_and_a_bug_stops_none(redis: Redis) -> None:
    replies, done, faults = Replies(RateLimiter(redis, Rates())), list[int](), FAULTS._value.get()

    async def broken() -> None:
        raise ZeroDivisionError

    async def say(number: int) -> None:
        done.append(number)

    replies.add_once(GROUP, "key", [lambda: say(1), broken, lambda: say(2)])
    replies.add(GROUP, lambda: say(3))
    await settled(replies)
    assert done == [1, 2, 3]
    assert FAULTS._value.get() == faults + 1
    replies.add_once(GROUP, "key", [lambda: say(4)])
    await settled(replies)
    assert done == [1, 2, 3, 4]


async def test_few_answers_wait_in_a_chat_however_often_they_are_asked_for(redis: Redis) -> None:
    """Sixty times /rules kept a group from choosing for twenty minutes."""
    replies, done, go_on = Replies(RateLimiter(redis, Rates())), list[int](), asyncio.Event()

    def job(number: int) -> Job:
        async def work() -> None:
            await go_on.wait()
            done.append(number)

        return work

    for number in range(60):
        replies.add_once(GROUP, str(number), [job(number)])
    replies.add_once(OTHER, "another chat's", [job(-1)])
    go_on.set()
    await settled(replies)
    assert -1 in done
    assert len(done) < 12
    replies.add_once(GROUP, "59", [job(59)])
    await settled(replies)
    assert done[-1] == 59


async def test_answer_waits_for_a_store_that_is_away(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_AWAY", 0.001)
    replies, tries = Replies(RateLimiter(redis, Rates())), list[None]()

    async def say() -> None:
        tries.append(None)
        if len(tries) < 3:
            raise RedisConnectionError

    replies.add(GROUP, say)
    await settled(replies)
    assert len(tries) == 3


async def test_store_that_is_away_when_telegram_says_wait_makes_no_chat_mute(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does
    monkeypatch.setattr(module, "_AWAY", 0.001)
    limiter, tries = RateLimiter(redis, Rates()), list[None]()
    replies = Replies(limiter)

    async def away(*_: object) -> None:
        raise RedisConnectionError

    async def say() -> None:
        tries.append(None)
        if len(tries) == 1:
            raise RetryAfter(1)

    monkeypatch.setattr(limiter, "back_off", away)
    replies.add(GROUP, say)
    await asyncio.wait(replies.tasks.values())
    assert not replies.tasks
    assert len(tries) == 2

"""Answers go in order, one queue a chat; what is asked for impatiently is done once."""

import asyncio

from redis.asyncio import Redis

from bot.courier.replies import Job, Replies
from bot.store.budget import Budget, Rates

GROUP, OTHER = -100, -200


async def settled(replies: Replies) -> None:
    while replies.tasks:
        await asyncio.wait(replies.tasks.values())


async def test_what_is_still_under_way_is_not_begun_again(redis: Redis) -> None:
    """People tap a button again that seems to do nothing."""
    replies, done, go_on = Replies(Budget(redis, Rates())), list[str](), asyncio.Event()

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
    replies, done = Replies(Budget(redis, Rates())), list[int]()

    async def broken() -> None:
        raise ZeroDivisionError

    async def say(number: int) -> None:
        done.append(number)

    replies.add_once(GROUP, "key", [lambda: say(1), broken, lambda: say(2)])
    replies.add(GROUP, lambda: say(3))
    await settled(replies)
    assert done == [1, 2, 3]
    replies.add_once(GROUP, "key", [lambda: say(4)])
    await settled(replies)
    assert done == [1, 2, 3, 4]

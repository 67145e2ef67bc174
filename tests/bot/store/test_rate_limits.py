"""Rate limits in a real server: https://core.telegram.org/bots/faq#my-bot-is-hitting-limits."""

import asyncio
import sys
from contextlib import suppress
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.store import rate_limits as module
from bot.store.client import ScriptRunner
from bot.store.embedded import EmbeddedServer
from bot.store.rate_limits import Priority, Rate, RateLimited, RateLimiter, Rates

GROUP, OTHER, PRIVATE = -100, -200, 5
MOMENT = 0.001
"""Seconds: what times are rounded to is less."""


class Clock:
    """Lets time pass instead of the server's."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def seconds(expected: float) -> Any:
    return pytest.approx(expected, abs=MOMENT)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The server's clock stands at 0, however busy the machine is: what is added moves it."""
    for name in ("_TAKE", "_SENT", "_CLOSE"):
        script = getattr(module, name)
        assert _SERVERS_TIME in script
        monkeypatch.setattr(module, name, script.replace(_SERVERS_TIME, "{0, 0}"))
    return Clock()


_SERVERS_TIME = "redis.call('TIME')"


@pytest.fixture
def limiter(redis: Redis, clock: Clock) -> RateLimiter:
    return RateLimiter(redis, Rates(), clock)


async def send(limiter: RateLimiter, chat: int, priority: Priority = Priority.TURN) -> float:
    """Send something, or return how long to wait first."""
    try:
        async with limiter.sending(chat, priority):
            return 0.0
    except RateLimited as short:
        return short.seconds


async def sent(limiter: RateLimiter, chat: int, priority: Priority, tries: int = 50) -> int:
    """How many go through at once."""
    waits = [await send(limiter, chat, priority) for _ in range(tries)]
    return sum(wait == 0 for wait in waits)


async def test_chat_gets_one_a_second_in_bursts_of_five(limiter: RateLimiter, clock: Clock) -> None:
    assert await sent(limiter, PRIVATE, Priority.TURN) == 5
    assert await send(limiter, PRIVATE) == seconds(5)
    clock.time += 5 + MOMENT
    assert await sent(limiter, PRIVATE, Priority.TURN) == 5


async def test_group_gets_twenty_in_any_minute(limiter: RateLimiter, clock: Clock) -> None:
    """Whatever is asked for and when: each window of a minute holds 20 at most."""
    times: list[float] = []
    for step in range(400):
        clock.time += (0.1, 0.9, 2.3)[step % 3]
        with suppress(RateLimited):
            async with limiter.sending(GROUP, Priority.TURN):
                times.append(clock.time)
    assert len(times) > 60
    windows = [[t for t in times if start <= t < start + 60 - MOMENT] for start in times]
    assert max(map(len, windows)) == 20


async def test_wait_is_as_long_as_it_says(limiter: RateLimiter, clock: Clock) -> None:
    for _ in range(4):
        assert await sent(limiter, GROUP, Priority.TURN) == 5
        clock.time += 6
    wait = await send(limiter, GROUP)
    assert wait == seconds(60 - 24)
    clock.time += wait - 1
    assert 0 < await send(limiter, GROUP) <= 1 + MOMENT
    clock.time += 1 + MOMENT
    assert await send(limiter, GROUP) == 0


async def test_private_chat_has_no_limit_a_minute(limiter: RateLimiter, clock: Clock) -> None:
    for _ in range(10):
        assert await sent(limiter, PRIVATE, Priority.TURN) == 5
        clock.time += 5 + MOMENT


async def test_all_chats_share_thirty_a_second(limiter: RateLimiter, clock: Clock) -> None:
    waits = [await send(limiter, chat) for chat in range(1, 40)]
    assert [wait == 0 for wait in waits] == [True] * 30 + [False] * 9
    clock.time += 1 + MOMENT
    assert await send(limiter, 35) == 0
    assert await sent(limiter, 36, Priority.TURN) == 5  # what all had no room for is not counted


async def test_one_chat_that_is_full_takes_nothing_from_another(limiter: RateLimiter) -> None:
    assert await sent(limiter, GROUP, Priority.TURN) == 5
    assert await send(limiter, OTHER) == 0


@pytest.mark.parametrize(
    ("priority", "left"),
    [(Priority.TURN, 0), (Priority.EDIT, 2), (Priority.REPLY, 10), (Priority.RETIRE, 12)],
)
async def test_lower_ranks_leave_something_to_higher_ones(
    redis: Redis, clock: Clock, priority: Priority, left: int
) -> None:
    limiter = RateLimiter(redis, Rates(chat=None, all=None), clock)
    assert await sent(limiter, GROUP, priority) == 20 - left
    assert await sent(limiter, GROUP, Priority.TURN) == left


async def test_429_is_obeyed_in_its_chat_by_all_workers(
    limiter: RateLimiter, redis: Redis, clock: Clock
) -> None:
    other_worker = RateLimiter(redis, Rates(), clock)
    await limiter.back_off(GROUP, 30)
    assert await send(other_worker, GROUP) == seconds(30)
    assert await send(other_worker, OTHER) == 0
    clock.time += 30 + MOMENT
    assert await send(other_worker, GROUP) == 0


WORKER = """
import asyncio, sys, time
now = time.time
time.time = lambda: now() + float(sys.argv[1])
from bot.store.rate_limits import Rate, Rates
from bot.store.client import connect
from tests.bot.store.test_rate_limits import GROUP, Priority, RateLimiter, sent

async def main():
    async with connect(sys.argv[2]) as redis:
        rates = Rates(chat=Rate(3, 600))
        print(await sent(RateLimiter(redis, rates), GROUP, Priority.TURN))

asyncio.run(main())
"""


async def test_only_what_is_sent_waits_for_the_disk(redis: Redis, limiter: RateLimiter) -> None:
    """A place that is taken for a moment need not outlast the server: docs/adr/0004."""

    async def written() -> int:
        return int((await redis.info("persistence"))["aof_current_size"])

    before = await written()
    await limiter.take(GROUP, Priority.TURN, "a")
    await limiter.take(GROUP, Priority.TURN, "b")
    await limiter.give_back(GROUP, "b")
    assert await redis.zcard(f"b:{GROUP}") == 1
    assert await written() == before
    await limiter.make(limiter.sent(GROUP, "a"))
    assert await written() > before


async def test_clocks_of_workers_decide_nothing(redis: Redis, embedded: EmbeddedServer) -> None:
    """Where they did, two workers 1.5 s apart sent 196 where 180 are allowed."""
    sendings = []
    for late in ("0", "90", "-90"):
        worker = [sys.executable, "-c", WORKER, late, embedded.url]
        process = await asyncio.create_subprocess_exec(*worker, stdout=asyncio.subprocess.PIPE)
        sendings.append(int((await process.communicate())[0]))
    assert sendings == [3, 0, 0]


async def test_429_is_obeyed_without_any_rates(redis: Redis, clock: Clock) -> None:
    limiter = RateLimiter(redis, Rates(None, None, None), clock)
    await limiter.back_off(GROUP, 30)
    assert await send(limiter, GROUP) == seconds(30)
    assert await sent(limiter, OTHER, Priority.RETIRE, 100) == 100


async def test_asking_costs_nothing(redis: Redis, limiter: RateLimiter) -> None:
    assert [await asked(redis, limiter) for _ in range(50)] == [0] * 50
    assert await sent(limiter, GROUP, Priority.TURN) == 5
    assert await asked(redis, limiter) > 0


async def asked(redis: Redis, limiter: RateLimiter) -> float:
    """After how many seconds the group takes a new board, as told with a save."""
    wait = limiter.wait(GROUP)
    wait.answered(await ScriptRunner(redis).make(*wait.steps))
    return wait.seconds


async def test_sending_counts_from_its_answer(redis: Redis, clock: Clock) -> None:
    """Telegram counts it at some time between: a window must not end too early."""
    limiter = RateLimiter(redis, Rates(chat=Rate(1, 5)), clock)
    async with limiter.sending(GROUP, Priority.TURN):
        clock.time += 3
    clock.time += 4
    assert await send(limiter, GROUP) == seconds(1)


async def test_sending_that_fails_is_counted_all_the_same(redis: Redis, clock: Clock) -> None:
    limiter = RateLimiter(redis, Rates(chat=Rate(1, 5)), clock)
    with pytest.raises(ConnectionError):
        async with limiter.sending(GROUP, Priority.TURN):
            raise ConnectionError
    assert await send(limiter, GROUP) == seconds(5)


async def test_topics_of_a_group_have_one_budget_and_nothing_stays_behind(
    limiter: RateLimiter, redis: Redis
) -> None:
    """Keys are by chat; each expires, and none grows beyond what the longest window holds."""
    for _ in range(9):
        await send(limiter, GROUP)
    await limiter.back_off(GROUP, 60)
    keys = sorted([key async for key in redis.scan_iter("b:*")])
    assert keys == [b"b:-100", b"b:-100:until", b"b:all"]
    assert all([0 < await redis.ttl(key) <= 61 for key in keys])
    assert await redis.zcard("b:-100") == 5


async def test_what_was_taken_long_before_it_is_sent_is_taken_anew(
    redis: Redis, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painters have a queue of seconds: what others sent meanwhile counted as if this had gone."""
    limiter = RateLimiter(redis, Rates(chat=Rate(1, 5), group=None, all=None), clock)
    async with limiter.permit(GROUP, Priority.TURN) as permit:
        await permit.take()
        monkeypatch.setattr(module, "_FRESH", -1.0)  # a picture that takes its time
        clock.time += 6
        assert await send(limiter, GROUP) == 0
        with pytest.raises(RateLimited):
            async with permit():
                raise AssertionError("nothing may be sent here")
    assert await redis.zcard("b:-100") == 1


async def test_sending_that_has_left_its_window_meanwhile_counts_from_its_answer(
    redis: Redis, clock: Clock
) -> None:
    """Its answer took longer than the window lasts: it counted nowhere."""
    limiter = RateLimiter(redis, Rates(chat=Rate(1, 5), group=None, all=None), clock)
    async with limiter.sending(GROUP, Priority.TURN):
        clock.time += 8
        assert await send(limiter, GROUP) == 0
        clock.time += 6
        await redis.delete("b:-100")  # as if it had expired
    assert await send(limiter, GROUP) == seconds(5)
    assert 0 < await redis.ttl("b:-100") <= 6


async def test_what_was_taken_and_not_tried_is_given_back(
    limiter: RateLimiter, redis: Redis
) -> None:
    async with limiter.permit(GROUP, Priority.TURN) as permit:
        await permit.take()
        assert await redis.zcard("b:-100") == await redis.zcard("b:all") == 1
    assert await redis.zcard("b:-100") == await redis.zcard("b:all") == 0


async def test_clock_of_the_store_that_is_set_back_silences_nobody(
    limiter: RateLimiter, clock: Clock
) -> None:
    """What was sent by the former time counted for as long as the clock was set back, and more."""
    clock.time = 600
    assert await sent(limiter, PRIVATE, Priority.TURN) == 5
    clock.time -= 600
    assert await sent(limiter, PRIVATE, Priority.TURN) == 5
    assert await send(limiter, PRIVATE) == seconds(5)


async def test_what_telegram_has_told_lasts_no_longer_where_the_clock_is_set_back(
    limiter: RateLimiter, clock: Clock
) -> None:
    """The chat stayed silent for as long as the clock was set back, besides."""
    clock.time = 3600
    await limiter.back_off(GROUP, 30)
    clock.time -= 3600
    assert await send(limiter, GROUP) == seconds(30)
    clock.time += 20
    assert await send(limiter, GROUP) == seconds(10)
    clock.time += 10
    assert await send(limiter, GROUP) == 0


async def test_a_long_wait_of_a_chat_is_known_without_asking_and_a_short_one_is_none(
    redis: Redis,
) -> None:
    limiter = RateLimiter(redis, Rates())
    for wait, is_silent in ((module.LONG + 60, True), (module.LONG - 1, False)):
        await limiter.back_off(PRIVATE, wait)
        assert limiter.silence(PRIVATE) == (pytest.approx(wait, abs=30) if is_silent else 0)
        assert limiter.silence(OTHER) == 0
        await redis.flushall()
        limiter = RateLimiter(redis, Rates())


async def test_who_only_asks_learns_of_a_long_wait_as_who_is_refused_does(redis: Redis) -> None:
    await RateLimiter(redis, Rates()).back_off(PRIVATE, module.LONG + 60)
    refused, asking = RateLimiter(redis, Rates()), RateLimiter(redis, Rates())
    assert await send(refused, PRIVATE) > module.LONG
    assert refused.silence(PRIVATE) > module.LONG
    wait = asking.wait(PRIVATE)
    wait.answered(await ScriptRunner(redis).make(*wait.steps))
    assert wait.seconds > module.LONG
    assert asking.silence(PRIVATE) > module.LONG
    assert wait.silence() > module.LONG

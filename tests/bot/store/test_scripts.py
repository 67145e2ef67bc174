"""Steps: several in one trip."""

import pytest
from redis.asyncio import Redis

from bot.store.client import DONE, Script, ScriptRunner

COUNT = f"redis.call('INCRBY', KEYS[1], ARGV[1]) return {DONE}"
SAY = "return ARGV[1]"
READ = "return redis.call('GET', KEYS[1])"


@pytest.fixture
def steps(redis: Redis) -> ScriptRunner:
    return ScriptRunner(redis)


async def test_each_step_has_its_own_keys_and_arguments(steps: ScriptRunner, redis: Redis) -> None:
    made = await steps.make(
        Script(COUNT, ("a",), (2,)), Script(COUNT, ("b",), (3,)), Script(READ, ("a",), ("unused",))
    )
    assert made == [DONE, DONE, b"2"]
    assert await redis.mget("a", "b") == [b"2", b"3"]


async def test_nothing_follows_a_step_that_is_not_done(steps: ScriptRunner, redis: Redis) -> None:
    made = await steps.make(
        Script(COUNT, ("a",), (2,)), Script(SAY, (), ("wait",)), Script(COUNT, ("a",), (2,))
    )
    assert made == [DONE, b"wait"]
    assert await redis.get("a") == b"2"


async def test_step_that_finds_nothing_answers_with_nothing(steps: ScriptRunner) -> None:
    assert await steps.make(Script(READ, ("nowhere",))) == [None]


async def test_steps_that_do_not_hang_together_are_all_made(steps: ScriptRunner) -> None:
    """Whatever they answer, nothing among it."""
    read = Script(READ, ("nowhere",))
    several = (read, Script(SAY, (), ("wait",)), Script(COUNT, ("a",), (2,)), read)
    asked = await steps.make(*several, hang_together=False)
    assert asked == [None, b"wait", DONE, None]

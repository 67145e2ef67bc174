"""Whoever is removed from a lobby, by an old question."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.display import buttons
from bot.table.gathering import Leave
from bot.table.values import Chair, stamp_of_table
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, NOON, do, lobby


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for pressed in at_work(redis, NOON):
        yield pressed


async def test_a_question_is_not_asked_again_when_nobody_is_left_to_remove(bot: Pressed) -> None:
    """It was a message without a word, which Telegram refuses."""
    both = lobby("gifts", ANNA, BORIS)
    old = buttons.Dismiss(both.table.id, Chair(1), stamp_of_table(both.table))
    await saved(bot.store, do(both, BORIS, Leave()))
    assert await bot.press(ANNA, GROUP.chat, old) == FRAME.say("en", "refused-nobody-here")
    assert bot.messenger.surfaces == []

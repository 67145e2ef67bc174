"""Buttons by which a move is prepared: docs/adr/0094."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.display.token import Token
from bot.display.verb import Verb
from bot.table.prepared import AHEAD
from bot.table.preparing import prepared_by
from games.saboteur.actions import Lay
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import saved
from tests.bot.table.test_preparing import NEXT, hindered, mine, prepared, ways
from tests.bot.tables import NOON, user_at


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for bot in at_work(redis, NOON):
        yield bot


@pytest.mark.parametrize("is_left", [True, False])
async def test_move_that_does_not_fit_any_more_makes_way_for_another(
    bot: Pressed, *, is_left: bool
) -> None:
    """One tap asks anew; what still fits stays until it is taken back."""
    live = mine()
    ready = prepared(live, NEXT, next(way for way in ways(live, NEXT) if isinstance(way, Lay)))
    kept = await saved(bot.store, ready if is_left else hindered(ready, NEXT))
    user = user_at(kept, NEXT)
    told = await bot.press(user, user.id, Token(kept.table.id, Verb.PREPARE))
    found = await bot.store.tables.load(kept.table.id)
    assert found
    assert (prepared_by(found.table, NEXT) is not None) is is_left
    looks = [look.stamp for _, look in bot.messenger.looks]
    if is_left:
        assert told.startswith("Your next move is prepared already")
        assert looks == []
    else:
        assert told == ""
        assert [look[: len(AHEAD)] for look in looks] == [AHEAD]

"""The chapters of a game in words, called up by their buttons."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.table.values import NOBODY, Live, Place, stamp_of_table, with_changes
from bot.table.votes import Resign
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, NOON, begun, do


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for pressed in at_work(redis, NOON):
        yield pressed


def chapters(live: Live, user: int) -> list[buttons.Read]:
    """The buttons of chapters that stand in somebody's private chat."""
    own = (one for one in surfaces(FRAME, live) if one.place.chat == user)
    tokens = (button.token for one in own for row in (*one.keyboard, *one.more) for button in row)
    return [token for token in tokens if isinstance(token, buttons.Read)]


async def test_whom_a_computer_represents_can_read_the_chapters_of_their_copy(bot: Pressed) -> None:
    live = with_changes(begun("saboteur", ANNA, BORIS, CLARA), place=Place(NOBODY, 1))
    in_words = [replace(one, aloud=True) for one in live.table.people]
    live = with_changes(live, people=tuple(in_words))
    left = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    left = await saved(bot.store, left)
    found = chapters(left, ANNA.id)
    assert found
    assert [await bot.press(ANNA, ANNA.id, press) for press in found] == [""] * len(found)

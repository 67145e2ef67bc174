"""Removing somebody by the button on the board is asked first, once a minute a person: each such
question is a message in the group (docs/adr/0022).
"""

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.buttons import Agree
from bot.table.seating import chair_of
from bot.table.values import MINUTE, Matter, position
from bot.table.words import check_of
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, CLARA, begun

ASKED = "Somebody has already asked: look in the chat."


async def remove(bot: Pressed) -> tuple[int, Agree]:
    """A game of three, and the button "Remove" for Clara; its group."""
    live = await saved(bot.store, begun("gifts", ANNA, BORIS, CLARA))
    chair = chair_of(live.table, CLARA.id)
    assert chair is not None
    return live.table.place.chat, Agree(
        live.table.id,
        Matter.REMOVE,
        chair,
        position(live.table),
        who=check_of(live.table, live.table.people[chair].user),
    )


async def test_question_whether_to_remove_somebody_is_asked_once_a_minute(
    bot: Pressed, redis: Redis
) -> None:
    """ "Remove" tapped again and again put 10 to 42 messages into a group."""
    chat, button = await remove(bot)
    told = [await bot.press(ANNA, chat, button) for _ in range(10)]
    assert told == ["", *[ASKED] * 9]
    assert bot.messenger.said == 1
    assert await bot.press(BORIS, chat, button) == ""
    assert bot.messenger.said == 2
    await minute_passes(redis)
    assert await bot.press(ANNA, chat, button) == ""
    assert bot.messenger.said == 3


async def test_who_was_asked_about_one_is_asked_about_another(bot: Pressed) -> None:
    chat, button = await remove(bot)
    table = await bot.store.tables.load(button.table)
    assert table
    chair = chair_of(table.table, BORIS.id)
    assert chair is not None
    other = replace(button, chair=chair, who=check_of(table.table, BORIS.id))
    assert [await bot.press(ANNA, chat, one) for one in (button, other, other)] == ["", "", ASKED]


async def minute_passes(redis: Redis) -> None:
    """Have the store let go what it keeps for a minute at most, and nothing else."""
    async for key in redis.scan_iter("*"):
        if 0 < await redis.ttl(key) <= MINUTE:
            await redis.delete(key)

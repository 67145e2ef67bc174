"""Games that have come near their end while the bot was looking elsewhere: the rest is pressed."""

import asyncio
from contextlib import suppress
from random import Random

from bot.store.client import connect
from bot.store.store import Store
from bot.store.tables import StoreConflict
from bot.table.referee import handle
from bot.table.values import Live, Phase, User, to_act
from playground.person import Post
from tests.bot.tables import ALL, random_press
from tests.e2e.bots import Bot
from tests.e2e.groups import Group, asks, table_of


def hurry(bot: Bot, table: str, chance: Random) -> None:
    """Make all random moves of a game but the last, in the bot's store."""

    async def make() -> None:
        async with connect(f"unix://{bot.socket}") as redis:
            store = Store(redis, ALL)
            while True:
                live = await store.tables.load(table)
                assert live
                with suppress(StoreConflict):  # the clock has called somebody meanwhile
                    await store.tables.save(all_but_the_last(live, chance), live)
                    return

    asyncio.run(make())


def hurried(bot: Bot, group: Group, board: Post) -> Post:
    """Do so, and have the board sent on which the last move is asked for."""
    hurry(bot, table_of(board), Random(3))
    said = group.say(group.owner, "/board")
    return group.wait(asks, said.id)


def all_but_the_last(live: Live, chance: Random) -> Live:
    """Return a game before the move that ends it."""
    while (after := _moved(live, chance)).table.phase is Phase.RUNNING:
        live = after
    return live


def _moved(live: Live, chance: Random) -> Live:
    seat = to_act(ALL, live)[0]
    person, press = live.table.people[seat], random_press(live, seat, chance)
    user = User(person.user, person.name, person.language, reachable=True)
    return handle(ALL, live, user, press, live.table.since + 60)

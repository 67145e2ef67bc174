"""Games that have come near their end while the bot was looking elsewhere: the rest is pressed."""

import asyncio
from random import Random

from bot.store.client import connect
from bot.store.store import Store
from bot.table.commands import Press
from bot.table.referee import handle
from bot.table.values import Live, Phase, User, stamp_of, to_act
from games.core.choices import Decided, narrow
from tests.bot.tables import ALL
from tests.e2e.bots import Bot


def hurry(bot: Bot, table: str, chance: Random) -> None:
    """Make all random moves of a game but the last, in the bot's store."""

    async def make() -> None:
        async with connect(f"unix://{bot.socket}") as redis:
            store = Store(redis, ALL)
            live = await store.tables.load(table)
            assert live
            await store.tables.save(all_but_the_last(live, chance), live)

    asyncio.run(make())


def all_but_the_last(live: Live, chance: Random) -> Live:
    """Return a game before the move that ends it."""
    while (after := random_move(live, chance)).table.phase is Phase.RUNNING:
        live = after
    return live


def random_move(live: Live, chance: Random) -> Live:
    """Let whoever is asked make one random move, by presses as people do."""
    game, seat = ALL[live.table.game or ""], to_act(ALL, live)[0]
    assert live.play
    actions = list(game.legal_actions(live.play.state, seat))
    path: tuple[int, ...] = ()
    while not isinstance(asked := narrow(actions, path), Decided):
        path = (*path, chance.randrange(len(asked.options)))
    person = live.table.people[seat]
    user = User(person.user, person.name, person.language, reachable=True)
    press = Press(stamp_of(ALL, live, seat), path, confirm=True)
    return handle(ALL, live, user, press, live.table.since + 60)

"""/stats of a group that has played for years."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from bench.timing import Figures
from bot.handlers.pages.statistics import reckoned
from bot.store.client import AnyRedis, connect
from bot.store.embedded import EmbeddedServer
from bot.store.past import Past
from bot.store.tables import table_key
from bot.table.played import Best, Played, Sitting
from bot.table.skill import levels
from bot.table.statistics import people
from games import GAMES

_GAMES, _PEOPLE, _CHAT = 5_000, 300, -100


def measure() -> Figures:
    """5,000 finished games of 300 people, from the store to the figures."""
    yield from asyncio.run(_measured()).items()


async def _measured() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder))
        await server.start()
        try:
            async with connect(server.url) as redis:
                await _fill(redis)
                return await _asked(Past(redis, GAMES))
        finally:
            await server.stop()


async def _fill(redis: AnyRedis) -> None:
    chance, kinds = Random(1), list(GAMES)
    async with redis.pipeline(transaction=False) as pipe:
        for number in range(_GAMES):
            users = chance.sample(range(1, _PEOPLE + 1), chance.randint(2, 5))
            sittings = tuple(
                Sitting(user, f"Name {user}", place, 90 - place, 60)
                for place, user in enumerate(users, 1)
            )
            bests = (Best("city", chance.randint(3, 20), (users[0],)),)
            one = Played(chance.choice(kinds), number, 5_000, sittings, bests, is_together=False)
            pipe.hset(table_key(str(number)), "played", msgspec.msgpack.encode(one))
            pipe.zadd(f"past:{_CHAT}", {str(number): number})
        await pipe.execute()


async def _asked(past: Past) -> dict[str, str]:
    begun = perf_counter()
    played = [one async for page in past.played(_CHAT) for one in page]
    aside = await past.aside(people(played))
    read = perf_counter()
    counted, stats, _ = await asyncio.to_thread(reckoned, played, aside, "")
    told = perf_counter()
    game = stats.kinds[0]
    await asyncio.to_thread(levels, [one for one in counted if one.game == game])
    named = perf_counter()
    return {
        f"/stats of {_GAMES:,} games and {len(stats.rows)} people: read": _ms(read - begun),
        "... reckoned, beside the event loop": _ms(told - read),
        "... levels in one game of them": _ms(named - told),
    }


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"

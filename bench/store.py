"""What a running game weighs in the store."""

import asyncio
import tempfile
from pathlib import Path

from msgspec.structs import replace

from bench.play import random_log
from bench.timing import Figures
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.table.values import Live, Person, Phase, Place, Table
from games import GAMES
from games.core.log import Log, replay


def measure() -> Figures:
    """Bytes of a table's keys, in the middle and at the end of a game."""
    log, _ = random_log(GAMES["carcassonne"], 4, 1)
    for moves in (35, len(log.moves)):
        weight = asyncio.run(_weigh(replace(log, moves=log.moves[:moves])))
        yield f"carcassonne, 4 players, {moves} moves: bytes in Redis", f"{weight:,}"


async def _weigh(log: Log) -> int:
    """Save a table as the bot does, and ask the server what its keys take."""
    people = tuple(Person(10_000_000 + i, "A longish name", "en", i) for i in range(log.seats))
    place = Place(-1_000_000_000_000)
    table = Table("0123456789", place, "en", people[0].user, Phase.RUNNING, log.game, log.options)
    live = Live(replace(table, people=people, log=log), replay(GAMES[log.game], log))
    with tempfile.TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder))
        await server.start()
        try:
            async with connect(server.url) as redis:
                await Store(redis, GAMES).tables.save(live, None)
                keys = [key async for key in redis.scan_iter(f"*{table.id}*")]
                return sum([await redis.memory_usage(key, samples=0) or 0 for key in keys])
        finally:
            await server.stop()

"""Does many deeds, and tells the shortest trail to the first fault."""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from traceback import format_exception

from redis.asyncio import Redis

from bot.handlers.features import ROUTES
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from tests.deeds.drawing import DEEDS, Drawn, drawn
from tests.deeds.world import DONE, World

LONG = 200
"""Deeds and situations that are drawn in one world."""


@asynccontextmanager
async def a_store() -> AsyncIterator[Redis]:
    """Start a store that keeps nothing on disk."""
    with TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder))
        await server.start()
        async with connect(server.url) as redis:
            assert isinstance(redis, Redis)
            await redis.config_set("appendonly", "no")
            yield redis
        await server.stop()


async def fault(redis: Redis, seed: int, deeds: list[Drawn], kinds: Counter[str]) -> str:
    """Return what breaks, and the world's own trail; empty if nothing does."""
    await redis.flushall()
    async with World(redis, seed).open() as world:
        try:
            for deed in deeds:
                await world.do(deed.name, DEEDS[deed.name][0], *deed[1:])
        except Exception as error:
            return "\n".join((*world.trail, world.said, told(error)))
        finally:
            kinds.update(world.drawn)
    return ""


def told(error: Exception) -> str:
    """Return what has broken; of what is no breach, also where."""
    if isinstance(error, AssertionError):
        return str(error)
    return "".join(format_exception(error)[-14:])


async def shrunk(redis: Redis, seed: int, deeds: list[Drawn]) -> list[Drawn]:
    """Return as few deeds that still break something."""
    step = max(1, len(deeds) // 2)
    while step:
        at = 0
        while at < len(deeds):
            fewer = deeds[:at] + deeds[at + step :]
            if await fault(redis, seed, fewer, Counter()):
                deeds = fewer
            else:
                at += step
        step //= 2
    return deeds


async def run(amount: int, first: int = 0) -> int:
    """Do so many deeds; 0 if nothing breaks. A situation has several, and what nobody could do is
    none.
    """
    kinds, start = Counter[str](), perf_counter()
    async with a_store() as redis:
        for seed in count(first):
            if kinds[DONE] >= amount:
                break
            deeds = drawn(seed, LONG)
            if await fault(redis, seed, deeds, kinds):
                fewer = await shrunk(redis, seed, deeds)
                sys.stdout.write(f"seed {seed}\n{await fault(redis, seed, fewer, kinds)}\n")
                return 1
    for kind, times in sorted(kinds.items()):
        sys.stdout.write(f"{times:7} {kind}\n")
    idle = sorted(kind.__name__ for kind in ROUTES.handlers if f"[{kind.__name__}]" not in kinds)
    sys.stdout.write(f"buttons that nobody has pressed: {', '.join(idle)}\n")
    per_second = kinds[DONE] / (perf_counter() - start)
    sys.stdout.write(f"{kinds[DONE]} deeds, {per_second:.0f} a second: nothing broke\n")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*map(int, sys.argv[1:]))))

"""/mydata of somebody who has played thousands of games: memory, and how long others wait.

In a process of its own, over the embedded store: `python -m bench mydata`.
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import psutil

from bench.timing import Figures, at_size
from bench.world import table
from bot.display.values import Document
from bot.handlers.pages.mydata import file_of
from bot.store.client import AnyRedis, connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.store.tables import encoded, new_moves, table_key
from bot.table.values import Live, Person, User
from games import GAMES

_GAMES = 10_000
_AT_ONCE = 200
"""Games that are put into the store in one trip."""
_ANNA = User(7, "Anna", "en")
_PAUSE = 0.002
"""Seconds between looks at the clock and at the memory."""


def measure(size: float) -> Figures:
    """Measure how much memory it takes, and its longest step, in which nobody else is served."""
    count = at_size(size, _GAMES)
    name = f"/mydata, {count} games (aim: 60 MB, 50 ms)"
    with tempfile.TemporaryDirectory() as folder:
        yield name, asyncio.run(_measured(Path(folder), count))


async def _measured(folder: Path, count: int) -> str:
    server = EmbeddedServer(folder)
    await server.start()
    try:
        async with connect(server.url) as redis:
            await _fill(redis, count)
        told = [sys.executable, "-m", "bench.mydata", server.url]
        asked = await asyncio.to_thread(subprocess.run, told, capture_output=True, check=True)
        return asked.stdout.decode().strip()
    finally:
        await server.stop()


async def _fill(redis: AnyRedis, count: int) -> None:
    """Put finished games of two into the store."""
    people = (Person(_ANNA.id, "Anna", "en", 0), Person(8, "Max", "en", 1))
    live = table(0, people, -100, None)
    for start in range(0, count, _AT_ONCE):
        async with redis.pipeline(transaction=False) as pipe:
            for number in range(start, min(count, start + _AT_ONCE)):
                id, blob, moves = _stored(live, number)
                pipe.hset(table_key(id), "table", blob)
                pipe.rpush(table_key(id, "log"), *moves)
                pipe.zadd(f"past:{_ANNA.id}", {id: number})
            await pipe.execute()


def _stored(live: Live, number: int) -> tuple[str, bytes, list[bytes]]:
    """Return a game as it is stored, as that of another number."""
    id = f"{number:010x}"
    blob = encoded(live.table).replace(live.table.id.encode(), id.encode(), 1)
    return id, blob, new_moves(live, None)[1]


class _Probe:
    """Looks at the clock whenever it is served, and at the memory."""

    def __init__(self) -> None:
        self._process = psutil.Process()
        self.before = self.most = self._held
        self.longest = 0.0

    @property
    def _held(self) -> int:
        return int(self._process.memory_info().rss)

    async def look(self, done: asyncio.Event) -> None:
        """Look until that is done."""
        last = perf_counter()
        while not done.is_set():
            await asyncio.sleep(_PAUSE)
            now = perf_counter()
            self.longest, last = max(self.longest, now - last - _PAUSE), now
            self.most = max(self.most, self._held)


async def _ask(url: str) -> str:
    async with connect(url) as redis:
        store = Store(redis, GAMES)
        await store.profiles.of(_ANNA.id)
        probe, done = _Probe(), asyncio.Event()
        looking = asyncio.create_task(probe.look(done))
        begun = perf_counter()
        file: Document = await file_of(store, _ANNA, "2026-11-20")
        taken = perf_counter() - begun
        done.set()
        await looking
    assert isinstance(file.content, bytes | str)
    more, size = (probe.most - probe.before) >> 20, len(file.content) >> 10
    return f"{more} MB more   longest step {1000 * probe.longest:.0f} ms   {taken:.1f} s, {size} kB"


if __name__ == "__main__":
    print(asyncio.run(_ask(sys.argv[1])))

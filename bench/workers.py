"""The same presses for one, two and three workers, and for three on a cluster of three nodes.

More and more presses a second, until one in a hundred waits too long. All share this machine: more
workers than it has cores tell what they cost, not what they bring.
"""

import asyncio
import os
import tempfile
from math import ceil
from pathlib import Path

from bench.crowd import Crowd
from bench.timing import Figures, pause, percentile, spread
from bench.world import bot, fill, groups, members, playground, table
from tests.e2e.clusters import running_cluster

_TABLES = 50
_RATES = (10, 20, 30, 40, 50, 75, 100, 150, 200)
"""Presses a second."""
_SECONDS = 10.0
_LONGEST = 100.0
"""Milliseconds that 99 of 100 presses may wait for their answer."""


def measure() -> Figures:
    """One line for each number of workers: the last rate at which they kept up."""
    with tempfile.TemporaryDirectory() as folder:
        for workers in (1, 2, 3):
            at_one = asyncio.run(_measure(Path(folder, str(workers)), workers, ""))
            yield f"{workers} at one store", at_one
        with running_cluster(Path(folder, "nodes")) as cluster:
            at_cluster = asyncio.run(_measure(Path(folder, "cluster"), 3, cluster.url))
        yield "3 at a cluster", at_cluster


async def _measure(folder: Path, workers: int, redis: str) -> str:
    """Return the highest rate, and how long presses waited for their answers then."""
    sprites = folder.parent / "sprites"
    sprites.mkdir(exist_ok=True)
    async with playground() as (play, url):
        tables = groups(play, _TABLES)
        lives = [table(n, members(play, chat), chat) for n, chat in enumerate(tables)]
        await fill(folder, lives, redis)
        (folder / "pictures").symlink_to(sprites)
        crowd, found = Crowd(play, tables), "none"
        painters = ceil((os.cpu_count() or 1) / workers)
        settings = {"WORKERS": str(workers), "REDIS_URL": redis, "PAINTERS": str(painters)}
        async with bot(folder, play.world.token, url, **settings):
            await crowd.gather()
            await asyncio.to_thread(pause, sprites)
            await crowd.tap_on(_SECONDS, patient=True)
            for rate in _RATES:
                await crowd.rest()
                before = len(crowd.answers)
                await crowd.tap_at(rate, _SECONDS)
                answers = crowd.answers[before:]
                if percentile(answers, 99) > _LONGEST:
                    return f"{found}; at {rate} {spread(answers)}"
                found = f"{rate} presses a second, {spread(answers)}"
        return found

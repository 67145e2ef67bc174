"""The same presses for one to eight workers, and for three on a cluster of three nodes.

More and more presses a second, until one in a hundred waits too long. All share this machine: more
workers than it has cores bring nothing here. What they bring elsewhere follows from what a press
costs: if that is the same for any number of them, so many more cores are so many more presses.
"""

import asyncio
import os
import tempfile
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from bench.crowd import Crowd
from bench.processes import family, worked
from bench.timing import Figures, pause, percentile, spread
from bench.world import bot, fill, groups, members, playground, table
from tests.e2e.clusters import running_cluster

_WORKERS = 1, 2, 3, 8
_TABLES = 50
_RATE, _RATES = 50, (10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400)
"""Presses a second: when it is measured what they cost; when it is seen who keeps up."""
_SECONDS = 10.0
_LONGEST = 100.0
"""Milliseconds that 99 of 100 presses may wait for their answer."""


def measure() -> Figures:
    """Two lines for each number of workers: the last rate at which they kept up, and the cost."""
    with tempfile.TemporaryDirectory() as folder:
        for count in _WORKERS:
            at_one = asyncio.run(_measure(Path(folder, str(count)), count))
            yield from _named(f"{count} at one store", at_one)
        with running_cluster(Path(folder, "nodes")) as cluster:
            nodes = [server.pid for server in cluster.nodes.values()]
            at_cluster = asyncio.run(_measure(Path(folder, "cluster"), 3, cluster.url, nodes))
        yield from _named("3 at a cluster", at_cluster)


def _named(name: str, measured: tuple[str, str]) -> Figures:
    most, cost = measured
    yield name, most
    yield f"{name}: processor time a press, at {_RATE} a second", cost


async def _measure(
    folder: Path, workers: int, redis: str = "", nodes: Sequence[int] = ()
) -> tuple[str, str]:
    """Return the highest rate with how long presses waited for their answers then, and the cost.

    :param nodes: processes of the store at `redis`; without, the bot has its own.
    """
    sprites = folder.parent / "sprites"
    sprites.mkdir(exist_ok=True)
    async with playground() as (play, url):
        tables = groups(play, _TABLES)
        lives = [table(n, members(play, chat), chat) for n, chat in enumerate(tables)]
        await fill(folder, lives, redis)
        (folder / "pictures").symlink_to(sprites)
        crowd = Crowd(play, tables)
        painters = ceil((os.cpu_count() or 1) / workers)
        settings = {"WORKERS": str(workers), "REDIS_URL": redis, "PAINTERS": str(painters)}
        async with bot(folder, play.world.token, url, **settings) as first:
            await crowd.gather()
            await asyncio.to_thread(pause, sprites)
            await crowd.tap_on(_SECONDS, patient=True)
            store = nodes or family(first, "-server ")
            cost = await _cost(crowd, {"workers": family(first, "-m bot"), "store": store})
            return await _most(crowd), cost


async def _cost(crowd: Crowd, at_work: dict[str, Sequence[int]]) -> str:
    """Return what a press costs those who are at work, and the bench itself with its server."""
    at_work = {**at_work, "bench": [os.getpid()]}
    await crowd.rest()
    before = {name: worked(each) for name, each in at_work.items()}
    answers = len(crowd.answers)
    await crowd.tap_at(_RATE, _SECONDS)
    await crowd.rest()
    presses = max(1, len(crowd.answers) - answers)
    spent = {name: worked(each) - before[name] for name, each in at_work.items()}
    return ", ".join(f"{name} {s / presses * 1000:.1f} ms" for name, s in spent.items())


async def _most(crowd: Crowd) -> str:
    """Return the highest rate that is kept up with."""
    found = "none"
    for rate in _RATES:
        await crowd.rest()
        before = len(crowd.answers)
        await crowd.tap_at(rate, _SECONDS)
        answers = crowd.answers[before:]
        if percentile(answers, 99) > _LONGEST:
            return f"{found}; at {rate} {spread(answers)}"
        found = f"{rate} presses a second, {spread(answers)}"
    return found

"""The same presses for one to eight workers, and for three on a cluster of three nodes.

More and more presses a second, until one in a hundred waits too long. All share this machine: more
workers than it has cores bring nothing here. What they bring elsewhere follows from what a press
costs: if that is the same for any number of them, twice the cores are twice the presses.
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
_TABLES = 100
"""Enough that no game comes to its end."""
_RATE, _LESS, _MORE = 50, (40, 30, 20, 10), (75, 100, 150, 200, 300)
"""Presses a second: when it is measured what they cost; what is tried where that is too many, or
kept up with.
"""
_SECONDS = 10.0
_LONGEST = 100.0
"""Milliseconds that 99 of 100 presses may wait for their answer."""


def measure() -> Figures:
    """Two lines for each number of workers: the last rate at which they kept up and the next one,
    and the cost.
    """
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
            await crowd.rest()
            store = nodes or family(first, "-server ")
            at_work = {"workers": family(first, "-m bot"), "store": store, "bench": [os.getpid()]}
            return await _figures(crowd, at_work)


async def _figures(crowd: Crowd, at_work: dict[str, Sequence[int]]) -> tuple[str, str]:
    """:param at_work: processes, by who they are."""
    before = {name: worked(each) for name, each in at_work.items()}
    answers = await _at(_RATE, crowd)
    spent = {name: worked(each) - before[name] for name, each in at_work.items()}
    cost = (f"{name} {s / len(answers) * 1000:.1f} ms" for name, s in spent.items())
    return await _most(crowd, answers), ", ".join(cost)


async def _most(crowd: Crowd, answers: list[float]) -> str:
    """Return the highest rate that is kept up with, and the lowest that is not.

    :param answers: how long presses have waited at the rate that comes first.
    """
    rates = {_RATE: answers}
    for rate in _MORE if _keeps_up(answers) else _LESS:
        rates[rate] = await _at(rate, crowd)
        if _keeps_up(rates[rate]) != _keeps_up(answers):
            break
    told = sorted(rates.items())[-2:] if _keeps_up(answers) else sorted(rates.items())[:2]
    return "; ".join(f"{rate} presses a second, {spread(each)}" for rate, each in told)


async def _at(rate: int, crowd: Crowd) -> list[float]:
    """Let people press `rate` times a second; return how long they wait for their answers."""
    before = len(crowd.answers)
    await crowd.tap_at(rate, _SECONDS)
    await crowd.rest()
    return crowd.answers[before:]


def _keeps_up(answers: list[float]) -> bool:
    return percentile(answers, 99) <= _LONGEST

"""Many tables stand there: what a start, a press and memory cost, for 100, 1,000 and 10,000.

All are in the middle of a game of Carcassonne. A reconciler of the bot's has shown them; then a
move was made at some, as if the bot had been killed. It is started and puts these right. When its
painters have drawn ahead what they can, people press at a few tables, the same number each time, so
that only what stands there besides is another; and once at some others.
"""

import asyncio
import gc
import os
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter, time

from msgspec.structs import replace
from redis.asyncio import Redis
from telegram import Bot
from telegram.request import HTTPXRequest

from bench.crowd import Crowd
from bench.processes import peak, worked
from bench.timing import Figures, pause, spread
from bench.world import MIDDLE, groups, members, playground, surroundings, table
from bot.painter import PainterPool
from bot.reconciler import Messenger
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.rate_limits import RateLimiter, Rates
from bot.store.store import Store
from bot.table.values import Live, Place
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.packages import packages_of
from games import GAMES
from playground.state import Playground
from playground.world.changes import AnyChange, MessageSent

_TABLES = tuple(map(int, os.environ.get("TABLES", "100,1000,10000").split(",")))
_RATE = int(os.environ.get("RATE", "50"))
"""Presses a second."""
_WARM, _SECONDS = 10.0, 20.0
"""How long they press before it is measured, for painters have drawn more where more tables were
put right; and how long it is.
"""
_LOGS = 8
"""Different games: so few that drawing them is not what is measured."""
_EVERY = 20
"""One table in so many changes while the bot is dead."""
_PRESSED = 40
"""Tables at which people press; as many others once."""
_QUIET = 5.0
"""Seconds in which nobody does anything, to tell what the bot does by itself."""
_LESS = 0.9
_SIDE_BY_SIDE = 16
_NO_RATES = Rates(None, None, None)
_PATIENCE = 1800.0


def measure() -> Figures:
    """One line for each figure and number of tables."""
    gc.disable()  # it would hold up the server, the longer the more groups it serves
    for count in _TABLES:
        with tempfile.TemporaryDirectory() as folder:
            for name, figure in asyncio.run(_measure(Path(folder), count)):
                yield f"{count:,} tables: {name}", figure
    gc.enable()


class _Groups:
    """Hears how many boards have come into each group."""

    def __init__(self, play: Playground) -> None:
        self.boards: dict[int, int] = {}
        self._news = asyncio.Event()
        play.world.listen(self._hear)

    def _hear(self, _: int, change: AnyChange) -> None:
        if isinstance(change, MessageSent) and change.message.media:
            chat = change.message.chat_id
            self.boards[chat] = self.boards.get(chat, 0) + 1
            self._news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for boards."""
        async with asyncio.timeout(_PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()


async def _measure(folder: Path, count: int) -> list[tuple[str, str]]:
    async with playground() as (play, url):
        chats, heard = groups(play, count), _Groups(play)
        crowds = [Crowd(play, chats[start : 2 * _PRESSED : 2]) for start in (0, 1)]
        kinds = _kinds(play, chats[0], MIDDLE)
        lives = [_at(kinds[n % _LOGS], n, play, chat) for n, chat in enumerate(chats)]
        await _write(folder / "bot", lives)
        shown = await _show_all(folder / "bot", lives, play.world.token, url)
        changed = await _change(folder / "bot", lives, _kinds(play, chats[0], MIDDLE + 1))
        before = dict(heard.boards)
        begun, bot = await _start(folder / "bot", play.world.token, url)
        ready = perf_counter() - begun
        await heard.until(lambda: all(heard.boards[chat] > before[chat] for chat in changed))
        repaired = perf_counter() - begun
        figures = await _press(folder / "bot", bot.pid, *crowds)
        memory = peak(bot.pid)
        bot.terminate()
        await bot.wait()
    return [
        ("shown by a messenger for the first time", f"{shown:.0f} s"),
        ("start → ready", f"{ready:.1f} s"),
        (f"start → the last of {len(changed)} boards repaired", f"{repaired:.1f} s"),
        *figures,
        ("memory of the worker", f"{memory} MB"),
    ]


async def _show_all(folder: Path, lives: Sequence[Live], token: str, url: str) -> float:
    """Have all boards shown by a reconciler; return how many seconds they took."""
    painter, begun = PainterPool(1, folder / "pictures"), perf_counter()
    bot = Bot(token, f"{url}/bot", request=HTTPXRequest(_SIDE_BY_SIDE))
    try:
        async with _store(folder) as (redis, store), bot:
            texts = Texts(packages_of(GAMES))
            frame = Frame(GAMES, texts, bot.username, bot.supports_inline_queries)
            messenger = Messenger(frame, bot, store, redis, painter, RateLimiter(redis, _NO_RATES))
            for start in range(0, len(lives), _SIDE_BY_SIDE):
                for live in lives[start : start + _SIDE_BY_SIDE]:
                    messenger.show(live.table.id)
                await messenger.settle()
    finally:
        painter.close()
    return perf_counter() - begun


def _kinds(play: Playground, chat: int, moves: int) -> list[Live]:
    """Play some games by chance."""
    return [table(seed, members(play, chat), chat, moves) for seed in range(_LOGS)]


def _at(kind: Live, number: int, play: Playground, chat: int) -> Live:
    """Return such a game as it stands in a group."""
    people = members(play, chat)
    at, host, now = Place(chat), people[0].user, int(time())
    begun = replace(kind.table, id=f"{number:010x}", place=at, host=host, people=people, since=now)
    return replace(kind, table=begun)


async def _write(folder: Path, lives: Sequence[Live]) -> None:
    """Put tables into the bot's store."""
    async with _store(folder) as (_, store):

        async def write(live: Live) -> None:
            await store.tables.save(live, None)
            await store.places.claim(live.table.place, live.table.id, None)
            await store.agenda.note(live.table, None, live.table.since)

        for start in range(0, len(lives), _SIDE_BY_SIDE):
            await asyncio.gather(*map(write, lives[start : start + _SIDE_BY_SIDE]))


async def _change(folder: Path, lives: Sequence[Live], kinds: Sequence[Live]) -> list[int]:
    """Make a move at some tables, as if the bot had been killed before it showed that."""
    changed = range(2 * _PRESSED, len(lives), _EVERY)
    async with _store(folder) as (_, store):
        for number in changed:
            now = await store.tables.load(lives[number].table.id)
            assert now
            kind = kinds[number % _LOGS]
            moved = replace(now.table, log=kind.table.log, post=now.table.post + 1)
            await store.tables.save(replace(now, table=moved, play=kind.play), now)
    return [lives[number].table.place.chat for number in changed]


@asynccontextmanager
async def _store(folder: Path) -> AsyncIterator[tuple[Redis, Store]]:
    """Give the bot's store while no bot runs."""
    server = EmbeddedServer(folder / "store")
    await server.start()
    try:
        async with connect(server.url) as redis:
            assert isinstance(redis, Redis)
            yield redis, Store(redis, GAMES)
    finally:
        await server.stop()


async def _press(folder: Path, bot: int, few: Crowd, others: Crowd) -> list[tuple[str, str]]:
    """Press at a few tables again and again, and once at each of others."""
    async with connect(EmbeddedServer(folder / "store").url) as redis:
        assert isinstance(redis, Redis)
        await asyncio.to_thread(pause, folder / "pictures")
        idle = await _idle(redis)
        first = await _press_once(others, bot)
        await few.tap_at(_RATE, _WARM)
        await few.rest()
        few.answers.clear()
        at_work = {"worker": bot, "store": await _process(redis), "bench": os.getpid()}
        before, spent, begun = await _commands(redis), _spent(at_work), perf_counter()
        shown = few.pictures
        await few.tap_at(_RATE, _SECONDS)
        await few.rest()
        commands = await _commands(redis) - before - idle * (perf_counter() - begun)
        spent = {name: each - spent[name] for name, each in _spent(at_work).items()}
        memory = (await redis.info("memory"))["used_memory"] / 2**20
    presses = max(1, len(few.answers))
    return [
        *first,
        (f"{_RATE} presses a second → answer", spread(few.answers)),
        ("of ten presses shown", f"{10 * (few.pictures - shown) / presses:.1f}"),
        ("presses without an answer", str(few.lost + others.lost)),
        ("commands a press, in scripts and of boards, too", f"{commands / presses:.1f}"),
        *_of_processors(spent, presses),
        ("commands a second while nobody does anything", f"{idle:.0f}"),
        ("memory of the store", f"{memory:.0f} MB"),
    ]


async def _press_once(others: Crowd, bot: int) -> list[tuple[str, str]]:
    """Press at tables that nobody has touched since the start."""
    before = worked([bot])
    await others.tap_at(_RATE, _PRESSED / _RATE)
    await others.rest()
    spent = worked([bot]) - before
    return [
        ("first press at a table → answer", spread(others.answers)),
        ("processor time of the worker, a first press", f"{spent / _PRESSED * 1000:.1f} ms"),
    ]


async def _idle(redis: Redis) -> float:
    """Wait until the bot does only what it does for ever; return commands a second."""
    last, rate = float("inf"), 1e9
    while rate < last * _LESS:
        last, before = rate, await _commands(redis)
        await asyncio.sleep(_QUIET)
        rate = (await _commands(redis) - before) / _QUIET
    return rate


async def _commands(redis: Redis) -> int:
    return int((await redis.info("stats"))["total_commands_processed"])


def _spent(at_work: dict[str, int]) -> dict[str, float]:
    return {name: worked([process]) for name, process in at_work.items()}


def _of_processors(spent: dict[str, float], presses: int) -> Iterator[tuple[str, str]]:
    for name, seconds in spent.items():
        yield f"processor time of the {name}, a press", f"{seconds / presses * 1000:.1f} ms"


async def _process(redis: Redis) -> int:
    return int((await redis.info("server"))["process_id"])


async def _start(folder: Path, token: str, url: str) -> tuple[float, Process]:
    """Start the bot, wait until it is ready; return when it was started."""
    command, log = (sys.executable, "-m", "bot"), folder.parent / "bot.log"
    environment, begun = surroundings(folder, token, url, LOG_LEVEL="INFO"), perf_counter()
    with log.open("wb") as told:
        bot = await asyncio.create_subprocess_exec(*command, env=environment, stderr=told)
    while "is ready" not in log.read_text("utf-8"):
        assert bot.returncode is None, log.read_text("utf-8")
        await asyncio.sleep(0.01)
    return begun, bot


if __name__ == "__main__":
    for name, figure in measure():
        print(f"  {name:<72} {figure}", flush=True)

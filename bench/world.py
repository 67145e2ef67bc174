"""A playground whose tables have come half their way, and the bot, as one worker."""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from bench.play import random_log
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.table.habits import Habits
from bot.table.values import Live, Person, Phase, Place, Table, is_open
from games import GAMES
from games.core.log import Log, replay
from playground.serving import PlaygroundServer, address, bind
from playground.settings import NO_RATES, Settings
from playground.state import Playground
from playground.world import chats

GAME = "carcassonne"
_AWAKE = Habits(quiet="none", offset=0)
MIDDLE = 36
"""Moves after which a game of Carcassonne has come half its way."""


@asynccontextmanager
async def playground(within: str | None = None) -> AsyncIterator[tuple[Playground, str]]:
    """Serve in this loop, without Telegram's rates; gives the playground and its address.

    It lies in memory: Telegram keeps its pictures on no disk that the bot's store waits for.

    :param within: a folder on a disk instead, for more pictures than there is memory.
    """
    with tempfile.TemporaryDirectory(dir=within or _MEMORY) as folder:
        play = Playground(Path(folder), Settings(rates=NO_RATES))
        listener, server = bind(0), PlaygroundServer(play)
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield play, address(listener)
        finally:
            server.should_exit = True
            await serving
            listener.close()


_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - folders made in it
"""Linux's disk in memory; None for the usual folder of temporary files."""


def groups(play: Playground, count: int) -> list[int]:
    """Make `count` groups of two; return them."""
    found = []
    for number in range(count):
        pair = tuple(chats.new_user(play.world, n, None, None, "en").id for n in ("Anna", "Max"))
        found.append(chats.new_group(play.world, "supergroup", f"table {number}", pair).id)
    return found


def members(play: Playground, chat: int, *, is_open: bool = False) -> tuple[Person, ...]:
    """Return the two of a group, as they sit at its table.

    :param is_open: whether their private chats are open; else their board names who is awaited.
    """
    users = play.world.chats[chat].members[:2]
    named = enumerate(zip(users, ("Anna", "Max"), strict=True))
    if is_open:
        for user in users:
            chats.start(play.world, user)
        play.world.updates.clear()  # long ago, and answered
    return tuple(
        Person(user, name, "en", colour, reachable=is_open) for colour, (user, name) in named
    )


def table(seed: int, people: Sequence[Person], chat: int, moves: int | None = MIDDLE) -> Live:
    """Return a game that has come some way by chance, or with None to its end."""
    whole = _log(len(people), seed)
    log = replace(whole, moves=whole.moves[:moves])
    phase = Phase.OVER if moves is None else Phase.RUNNING
    begun = Table(
        *(f"{seed:010x}", Place(chat), "en", people[0].user, phase, GAME, log.options),
        people=tuple(people),
        log=log,
    )
    return Live(begun, replay(GAMES[GAME], log))


@cache
def _log(seats: int, seed: int) -> Log:
    """Return a whole game."""
    return random_log(GAMES[GAME], seats, seed)[0]


async def fill(folder: Path, tables: Iterable[Live], redis: str = "") -> None:
    """Put games into the bot's store: its own, or another."""
    server = EmbeddedServer(folder / "store")
    await server.start()
    try:
        async with connect(redis or server.url) as client:
            store = Store(client, GAMES)
            for live in tables:
                await put(store, live)
    finally:
        await server.stop()


async def put(store: Store, live: Live) -> None:
    """Put a game into a store, and its people: they have no quiet hours, and have said where they
    live.
    """
    for person in live.table.people:
        await store.profiles.change(person.user, reachable=person.reachable, habits=_AWAKE)
    await store.tables.save(live, None)
    if is_open(live.table):
        await store.places.claim(live.table.place, live.table.id, None)
    else:
        await store.finish(live.table)


@asynccontextmanager
async def bot(folder: Path, token: str, url: str, **more: str) -> AsyncIterator[int]:
    """Run the bot as one worker, without budgets; gives its process.

    :param more: settings.
    """
    cores = str(os.cpu_count() or 1)
    usual = {"LOG_LEVEL": "WARNING", "PAINTERS": cores, "PAINTER_NICE": "20"}
    environment = surroundings(folder, token, url, **{**usual, **more})
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)
    try:
        yield bot.pid
    finally:
        bot.terminate()
        await bot.wait()


def surroundings(folder: Path, token: str, url: str, **more: str) -> dict[str, str]:
    """Return the environment of a bot without budgets, with a store of its own.

    :param more: settings, which may be budgets.
    """
    rates = dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off")
    own = {"DATA_DIR": str(folder), "REDIS_URL": "", **rates}
    return {**os.environ, "TELEGRAM_TOKEN": token, "TELEGRAM_API_URL": url, **own, **more}

"""Fifty tables at once: the bot, and beside it a bare one; the same server, the same people.

The bot is one worker with an embedded store and a painter for each core, which step back as compose
says; the bare one lives in the server's process, as the goals say, and uploads a ready board. All
share this machine; nobody has a budget.
"""

import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from telegram.constants import ParseMode

import render
from bench.bare import KEYS, bare_bot
from bench.crowd import Crowd
from bench.pictures import board
from bench.play import random_log
from bench.timing import Figures, spread
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.table.values import Live, Person, Phase, Place, Table
from games import GAMES
from games.core.log import replay
from playground.serving import PlaygroundServer, address, bind
from playground.settings import NO_RATES, Settings
from playground.state import Playground
from playground.world import chats

_TABLES = 50
_RATE = 50
"""Presses a second."""
_SECONDS = 20.0
_MOVES = 36
"""Made at each table before: the middle of a game."""
_GAME = "carcassonne"
_GOAL = 50.0
"""Milliseconds that 99 of 100 presses may wait for their answer."""


def measure() -> Figures:
    """How long presses wait for answers; how many a second, and what part of a bare bot's."""
    gc.disable()  # it would hold up the server by 300 ms at a time, which no Telegram does
    with tempfile.TemporaryDirectory() as folder:
        before = asyncio.run(_measure_bare(Path(folder, "before")))
        ours = asyncio.run(_measure_ours(Path(folder, "ours")))
        after = asyncio.run(_measure_bare(Path(folder, "after")))
    gc.enable()
    bare = (before + after) / 2
    yield f"{_RATE} presses a second: press → answer (goal: {_GOAL:.0f})", spread(ours.answers)
    yield "the same: pictures shown for each press", f"{ours.shown:.2f}"
    yield "presses that were not answered in time, of all", f"{ours.lost}"
    both = f"{bare:.0f}   (before the bot {before:.0f}, after it {after:.0f})"
    yield "bare bot, a ready picture for each press: presses a second", both
    for name, rate, goal in (
        ("every press drawn", ours.drawn, "1/3"),
        ("pictures coalesced", ours.coalesced, "1/2"),
    ):
        figure = f"{rate:.0f}   {rate / bare:.2f} of the bare bot's (goal: {goal})"
        yield f"the bot, {name}: presses a second", figure


class _Ours(NamedTuple):
    answers: list[float]
    """Milliseconds, at the fixed rate."""
    shown: float
    """Pictures a press, at the fixed rate."""
    drawn: float
    """Presses a second when each waits for its picture."""
    coalesced: float
    """... when each waits for its answer only."""
    lost: int
    """Presses without an answer."""


async def _measure_ours(folder: Path) -> _Ours:
    async with _playground(folder / "world") as (play, url):
        tables = _people(play)
        await _fill(folder / "bot", play, tables)
        crowd = Crowd(play, tables)
        async with _bot(folder / "bot", play.world.token, url):
            await crowd.gather()
            await crowd.tap_on(_SECONDS, patient=True)  # a move at each table, told by its board
            drawn = await crowd.tap_on(_SECONDS, patient=True)
            coalesced = await crowd.tap_on(_SECONDS, patient=False)
            await crowd.rest()
            answers, pictures = len(crowd.answers), crowd.pictures
            await crowd.tap_at(_RATE, _SECONDS)
            answered = crowd.answers[answers:]
            await crowd.rest()
            shown = (crowd.pictures - pictures) / len(answered)
            return _Ours(answered, shown, drawn, coalesced, crowd.lost)


async def _measure_bare(folder: Path) -> float:
    """Return presses a second."""
    picture = render.draw(board(3, _MOVES))
    async with _playground(folder) as (play, url):
        tables = _people(play)
        crowd = Crowd(play, tables)
        app = bare_bot(url, play.world.token, picture)
        async with app:
            assert app.updater
            await app.updater.start_polling()
            await app.start()
            for chat in tables:
                user = play.world.chats[chat].members[0]
                caption = f'<a href="tg://user?id={user}">Anna</a>'
                html = ParseMode.HTML
                await app.bot.send_photo(chat, picture, caption, parse_mode=html, reply_markup=KEYS)
            await crowd.gather()
            rate = await crowd.tap_on(_SECONDS, patient=True)
            await app.updater.stop()
            await app.stop()
        return rate


@asynccontextmanager
async def _playground(folder: Path) -> AsyncIterator[tuple[Playground, str]]:
    """Serve in this loop, without Telegram's rates; gives the playground and its address."""
    play = Playground(folder, Settings(rates=NO_RATES))
    listener, server = bind(0), PlaygroundServer(play)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield play, address(listener)
    finally:
        server.should_exit = True
        await serving
        listener.close()


def _people(play: Playground) -> list[int]:
    """Make a group of two for each table; return the groups."""
    world = play.world
    for number in range(_TABLES):
        pair = tuple(chats.new_user(world, name, None, None, "en").id for name in ("Anna", "Max"))
        chats.new_group(world, "supergroup", f"table {number}", pair)
    return [chat.id for chat in world.chats.values() if not chat.is_private]


async def _fill(folder: Path, play: Playground, tables: list[int]) -> None:
    """Put games into the bot's store that have come half their way."""
    server = EmbeddedServer(folder / "store")
    await server.start()
    try:
        async with connect(server.url) as redis:
            store = Store(redis, GAMES)
            for number, chat in enumerate(tables):
                table = _table(number, chat, play.world.chats[chat].members[:2])
                await store.tables.save(table, None)
                await store.places.claim(table.table.place, table.table.id, None)
    finally:
        await server.stop()


def _table(seed: int, chat: int, users: tuple[int, ...]) -> Live:
    log, _ = random_log(GAMES[_GAME], len(users), seed)
    log = replace(log, moves=log.moves[:_MOVES])
    people = tuple(
        Person(user, name, "en", i)
        for i, (user, name) in enumerate(zip(users, ("Anna", "Max"), strict=True))
    )
    table = Table(f"{seed:010x}", Place(chat), "en", users[0], Phase.RUNNING, _GAME, log.options)
    return Live(replace(table, people=people, log=log), replay(GAMES[_GAME], log))


@asynccontextmanager
async def _bot(folder: Path, token: str, url: str) -> AsyncIterator[None]:
    """Run the bot as one worker, without budgets."""
    surroundings = {
        "TELEGRAM_TOKEN": token,
        "TELEGRAM_API_URL": url,
        "DATA_DIR": str(folder),
        "REDIS_URL": "",
        "LOG_LEVEL": "WARNING",
        "PAINTERS": str(os.cpu_count() or 1),
        "PAINTER_NICE": "20",
        **dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off"),
    }
    environment = {**os.environ, **surroundings}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)
    try:
        yield
    finally:
        bot.terminate()
        await bot.wait()

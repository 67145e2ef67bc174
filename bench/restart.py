"""Thousands of open tables: all ask at once; the bot is killed and started; all are put right."""

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, time

from msgspec.structs import replace

from bench.timing import Figures, spread
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.table.values import Live, Person, Place, Table
from games import GAMES
from games.core.contract import defaults
from playground.serving import PlaygroundServer, address, bind
from playground.settings import NO_RATES, Settings
from playground.state import Playground
from playground.world import chats
from playground.world.changes import AnyChange, MessageEdited, MessageSent, QueryAnswered
from playground.world.presses import press

_TABLES = int(os.environ.get("TABLES", "5000"))
_EVERY = 20
"""One table in so many changes while the bot is dead."""
_PRESSES = 20
_GAME = "carcassonne"
_PATIENCE = 1800.0


def measure() -> Figures:
    """How long it takes, how long presses wait meanwhile, how much memory it needs."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder))).items()


class _Ears:
    """Hears what becomes of each group."""

    def __init__(self, play: Playground) -> None:
        self.texts: dict[int, str] = {}
        self.messages: dict[int, list[int]] = {}
        self.answered: dict[str, float] = {}
        self._news = asyncio.Event()
        play.world.listen(self._hear)

    def _hear(self, _: int, change: AnyChange) -> None:
        if isinstance(change, QueryAnswered):
            self.answered[change.query.id] = perf_counter()
        elif isinstance(change, MessageSent | MessageEdited) and change.message.keyboard:
            message = change.message
            self.texts[message.chat_id] = message.body.text
            known = self.messages.setdefault(message.chat_id, [])
            if message.id not in known:
                known.append(message.id)
        self._news.set()

    async def answer(self, id: str) -> None:
        """Wait until a press is answered."""
        await self.until(lambda: id in self.answered)

    async def until(self, true: Callable[[], bool]) -> float:
        """Wait; return how many seconds."""
        begun = perf_counter()
        async with asyncio.timeout(_PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()
        return perf_counter() - begun


async def _measure(folder: Path) -> dict[str, str]:
    play = Playground(folder / "world", Settings(rates=NO_RATES))
    listener, server = bind(0), PlaygroundServer(play)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        return await _kill_and_start(folder / "bot", play, address(listener))
    finally:
        server.should_exit = True
        await serving
        listener.close()


async def _kill_and_start(folder: Path, play: Playground, url: str) -> dict[str, str]:
    ears, tables = _Ears(play), _tables(play)
    await _write(folder / "store", tables)
    bot = await _start(folder, play.world.token, url)
    all_shown = await ears.until(lambda: len(ears.texts) == _TABLES)
    memory = _megabytes(bot)
    bot.kill()
    await bot.wait()
    changed = await _change(folder / "store", tables[::_EVERY])
    bot = await _start(folder, play.world.token, url)
    pressing = asyncio.create_task(_press(play, ears, tables))
    mended = await ears.until(lambda: all("Late" in ears.texts[chat] for chat in changed))
    answers = await pressing
    again = _megabytes(bot)
    bot.terminate()
    await bot.wait()
    twice = sum(len(messages) > 1 for messages in ears.messages.values())
    return {
        f"{_TABLES} tables that nobody has shown yet": f"{all_shown:.0f} s, {memory} MB",
        f"killed, {len(changed)} changed, started": f"{mended:.0f} s, {again} MB",
        "tables that are not as they should be, or stand there twice": f"0, {twice}",
        "the first press meanwhile → answer (with the start)": f"{answers[0]:.0f} ms",
        "the presses after it": spread(answers[1:]),
    }


def _tables(play: Playground) -> list[Live]:
    """Make a group with a host for each table."""
    world = play.world
    user = chats.new_user(world, "Anna", None, None, "en").id
    options, now = defaults(GAMES[_GAME]), int(time())
    made = []
    for number in range(_TABLES):
        chat = chats.new_group(world, "supergroup", f"table {number}", (user,)).id
        table = Table(
            f"{number:010x}", Place(chat), "en", user, game=_GAME, options=options, since=now
        )
        made.append(Live(replace(table, people=(Person(user, "Anna", "en", 0),))))
    return made


async def _write(folder: Path, tables: Sequence[Live]) -> None:
    server = EmbeddedServer(folder)
    await server.start()
    async with connect(server.url) as redis:
        store = Store(redis, GAMES)
        for live in tables:
            await store.tables.save(live, None)
            await store.places.claim(live.table.place, live.table.id, None)
    await server.stop()


async def _change(folder: Path, tables: Sequence[Live]) -> list[int]:
    """Let somebody sit down, as if the bot had been killed before it showed that."""
    server = EmbeddedServer(folder)
    await server.start()
    async with connect(server.url) as redis:
        store = Store(redis, GAMES)
        for live in tables:
            now = await store.tables.load(live.table.id)
            assert now
            people = (*now.table.people, Person(7, "Late", "en", 1))
            await store.tables.save(replace(now, table=replace(now.table, people=people)), now)
    await server.stop()
    return [live.table.place.chat for live in tables]


async def _press(play: Playground, ears: _Ears, tables: Sequence[Live]) -> list[float]:
    """Press at tables all over, one after another; return the milliseconds to each answer."""
    taken = []
    for live in tables[1 :: _TABLES // _PRESSES]:
        table, chat = live.table, live.table.place.chat
        begun, message = perf_counter(), ears.messages[chat][-1]
        data = f"{table.id}:o"
        id = press(play.world, table.host, chat, message, data=data, force=True).id
        await ears.answer(id)
        taken.append((ears.answered[id] - begun) * 1000)
        await asyncio.sleep(0.2)
    return taken


async def _start(folder: Path, token: str, url: str) -> Process:
    surroundings = {
        "TELEGRAM_TOKEN": token,
        "TELEGRAM_API_URL": url,
        "DATA_DIR": str(folder),
        "REDIS_URL": "",
        "LOG_LEVEL": "WARNING",
        "PAINTERS": "1",
        **dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off"),
    }
    environment = {**os.environ, **surroundings}
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)


def _megabytes(process: Process) -> int:
    """The most that the process has needed so far (proc(5))."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) // 1024


if __name__ == "__main__":
    for name, figure in measure():
        print(f"  {name:<62} {figure}")

"""The bot and the playground in one process, and their clock: it stands still while people act, and
leaps in between. Nothing is asserted here.
"""

import asyncio
import io
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from PIL import Image
from redis.asyncio import Redis

from bot.display.values import Film
from bot.painter import PainterPool
from bot.process import app
from bot.process.settings import Settings
from bot.service.clock import Checks, Work, begin_due, going_on
from bot.service.table_service import TableService
from bot.service.thinking import Thinkers
from bot.store.client import connect, text_of
from bot.table.values import Live
from games import GAMES
from playground.serving import PlaygroundServer, address, bind
from playground.settings import NO_RATES
from playground.settings import Settings as PlaygroundSettings
from playground.state import Playground
from playground.world.world import World
from render import Picture
from tests.week.habits import STEP, begins

_PATIENCE = 8.0
"""Real seconds to wait until everything is shown: what waits longer waits for a later step."""
_ROUNDS = 8
"""How often what is due is looked at within a step: a look may make something else due."""
_STANDING = (
    *("RequestResponseCycle", "HTTPProtocol", "Server.", "LifespanOn", "RequestTask"),
    *("_get_updates", "_fetch", "Event.wait", "Inbox.read", "Condition.wait", "_get_from_queue"),
)
"""Coroutines that are begun anew all the while although nothing happens: long polls, blocking
reads."""
_AGED = """
for _, key in ipairs(redis.call('KEYS', '*')) do
  local left = redis.call('PTTL', key)
  if left > 0 and string.sub(key, -7) ~= ':worker' then
    redis.call('PEXPIRE', key, math.max(1, left - ARGV[1]))
  end
end
return 1
"""
"""ARGV: by how many milliseconds the keys of the store get older. The lock of the process lives by
the real clock."""


class BlankPainter(PainterPool):
    """Draws blank pictures, each another: what is on them the week does not look at."""

    def __init__(self) -> None:
        self._drawn = 0

    def expect(self, game: str) -> None:
        """Draw nothing ahead."""

    async def draw(self, picture: Picture) -> bytes:
        self._drawn += 1
        return _blank(self._drawn)

    async def export(self, picture: Picture) -> bytes:
        return await self.draw(picture)

    async def film(self, film: Film) -> bytes:
        return _blank(0, "GIF")

    def close(self) -> None:
        """Let nothing go."""


def _blank(number: int, kind: str = "JPEG") -> bytes:
    """Return a picture that no other number has."""
    image = Image.new("RGB", (64, 64), (number % 256, number // 256 % 256, number // 65536))
    out = io.BytesIO()
    image.save(out, kind, **({"comment": str(number).encode()} if kind == "JPEG" else {}))
    return out.getvalue()


class Stage:
    """The bot, the playground, and what moves their clock."""

    def __init__(self, play: Playground) -> None:
        self.play = play
        self.faults: list[str] = []
        """What the bot has logged as an error."""
        self.is_slow = 0
        """How often something was not shown within some seconds."""
        self.service: TableService
        self.redis: Redis
        self._works: dict[str, tuple[Work, int]] = {}
        self._stopping = asyncio.Event()
        self._ready = asyncio.Event()
        self._looks: Checks = {}
        self._base: set[asyncio.Task[object]] = set()

    @property
    def world(self) -> World:
        return self.play.world

    @property
    def now(self) -> int:
        return int(self.play.clock())

    def _keep_time(self, service: TableService, stopping: asyncio.Event) -> Awaitable[object]:
        """Take the place of the bot's clock, which looks at what is due each second."""
        self.service = service
        self._ready.set()
        return stopping.wait()

    def _keep_working(
        self, service: TableService, work: Work, stopping: asyncio.Event
    ) -> Awaitable[object]:
        self._works[work.name] = (work, 0)
        return stopping.wait()

    async def advance(self, seconds: int = STEP) -> None:
        """Let time pass, in which bot and Telegram were there; do all that is due then."""
        self.play.clock.ahead += seconds
        self.service.store.outages._heard = self.now  # as if polls had been answered meanwhile
        await self.redis.eval(_AGED, 0, seconds * 1000)
        await self.look()

    async def look(self) -> None:
        """Do all that is due now."""
        for _ in range(_ROUNDS):
            await begin_due(self.service, self._looks)
            if not self._looks:
                break
            await asyncio.gather(*self._looks.values())
            self._looks.clear()
        for name, (work, before) in self._works.items():
            if self.now - before >= work.pulse:
                self._works[name] = (work, self.now)
                await going_on(work.do(self.service, self._stopping), work.name)
        await self.settle()

    async def settle(self) -> None:
        """Wait until all that has happened is dealt with and shown."""
        loop = asyncio.get_running_loop()
        until, calm = loop.time() + _PATIENCE, 0
        while calm < 2:
            calm = calm + 1 if not await self._is_busy() else 0
            if loop.time() > until:
                self.is_slow += 1
                logging.getLogger(__name__).warning("not shown: %s", self._unfinished())
                return
            await asyncio.sleep(0 if calm else 0.002)

    async def _is_busy(self) -> bool:
        if self.world.updates or self._unfinished():
            return True
        return bool(await self.redis.xlen("inbox"))

    def _unfinished(self) -> list[str]:
        """Return the tasks that will end by themselves."""
        tasks = asyncio.all_tasks() - self._base - {asyncio.current_task()}
        names = (getattr(task.get_coro(), "__qualname__", "?") for task in tasks)
        return [name for name in names if not any(one in name for one in _STANDING)]

    async def tables(self) -> dict[str, Live]:
        """Return all open tables."""
        due: Any = await self.redis.zrange("due", 0, -1)
        found = [await self.table(id) for id in map(text_of, due)]
        return {live.table.id: live for live in found if live}

    async def table(self, id: str) -> Live | None:
        return await self.service.store.tables.load(id)


class _Faults(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(self.format(record))


@asynccontextmanager
async def staged(folder: Path, seed: int, *, is_painted: bool = False) -> AsyncIterator[Stage]:
    """Give a stage whose clock stands at the start of the week.

    :param is_painted: whether pictures are drawn as people get them, which takes most of the time.
    """
    os.environ.setdefault("PTB_TIMEDELTA", "1")  # as the bot's own start does
    play = Playground(folder / "world", PlaygroundSettings(rates=NO_RATES))
    play.clock.stop()
    play.clock.ahead = begins() - play.clock()
    stage = Stage(play)
    listener = bind(0)
    server = PlaygroundServer(play)
    serving = asyncio.create_task(server.serve([listener]))
    handler = _Faults(stage.faults)
    logging.getLogger().addHandler(handler)
    running = asyncio.create_task(_bot(stage, address(listener), folder / "bot", seed, is_painted))
    try:
        await _either(stage._ready.wait(), running)
        async with connect(f"unix://{folder / 'bot' / 'store' / 'server.sock'}") as redis:
            stage.redis = redis
            await redis.config_set("appendonly", "no")
            await asyncio.sleep(0.5)  # menus and profile
            stage._base = set(asyncio.all_tasks())
            yield stage
    finally:
        stage._stopping.set()
        await running
        server.should_exit = True
        await serving
        listener.close()
        logging.getLogger().removeHandler(handler)


async def _either(first: Awaitable[object], running: "asyncio.Task[None]") -> None:
    waiting = asyncio.ensure_future(first)
    await asyncio.wait((waiting, running), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        await running


async def _bot(stage: Stage, url: str, folder: Path, seed: int, is_painted: bool) -> None:
    """Run the bot until the stage is over."""
    off = {"chat_rate": "off", "group_rate": "off", "all_rate": "off"}
    settings = replace(Settings(stage.world.token, url, data_dir=folder), **off)
    chance = Random(f"deals {seed}")
    seeds: Callable[[], int] = lambda: chance.randrange(2**31)  # noqa: E731
    painter = PainterPool(1, folder / "pictures") if is_painted else BlankPainter()
    thinkers = Thinkers(1, (game.package for game in GAMES.values()))
    with (
        patch.object(app, "keep_time", stage._keep_time),
        patch.object(app, "keep_working", stage._keep_working),
        patch("bot.ingest.inbox._SOON", 0.0),
        patch("bot.reconciler.state.synced._PAUSE", 0.0),
    ):
        try:
            parts = app.Parts(GAMES, seeds, stage.play.clock, painter, thinkers)
            await app._run(settings, parts, stage._stopping)
        finally:
            painter.close()
            thinkers.close()

"""2,000 people who look for somebody at once, until each sits at a table whose game has begun."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any
from unittest.mock import AsyncMock, Mock

from bench.timing import Figures
from bot.service.matchmaking import ask, match_all
from bot.service.table_service import TableService
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from bot.table.values import DAY, User
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.packages import packages_of
from games import GAMES

_PEOPLE, _SIDE_BY_SIDE = 2_000, 100
_GAMES = ("", "carcassonne", "carcassonne", "castle", "laar", "land_vs_sea")
"""What they want to play: a sixth of them anything."""


def measure() -> Figures:
    """Seconds of one worker, without what is sent to Telegram."""
    yield from asyncio.run(_measured()).items()


async def _measured() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder))
        await server.start()
        try:
            async with connect(server.url) as redis:
                store = Store(redis, GAMES)
                return await _matched(_service(store), store)
        finally:
            await server.stop()


def _service(store: Store) -> TableService:
    messenger: Any = Mock(stands=AsyncMock(return_value=None))
    frame = Frame(GAMES, Texts(packages_of(GAMES)), "a_bot")
    return TableService(frame, store, messenger, Mock(), lambda: 1)


async def _matched(service: TableService, store: Store) -> dict[str, str]:
    begun, worked = perf_counter(), process_time()
    for first in range(1, _PEOPLE + 1, _SIDE_BY_SIDE):
        await asyncio.gather(*(_ask(service, first + n) for n in range(_SIDE_BY_SIDE)))
    asked, worked_asking = perf_counter(), process_time()
    await match_all(service)
    done, worked_all = perf_counter(), process_time()
    left = len((await store.seekers.look()).waiting)
    parties = (_PEOPLE - left) // 2
    return {
        "until all have asked": _spent(asked - begun, worked_asking - worked),
        f"until {parties} tables play, {left} people wait": _spent(
            done - asked, worked_all - worked_asking
        ),
    }


def _spent(seconds: float, worked: float) -> str:
    return f"{seconds:.1f} s   ({worked:.1f} s of the processor)"


async def _ask(service: TableService, id: int) -> None:
    user = User(id, f"Ann Other {id}", "en", reachable=True, alias=f"Ann {id}")
    await ask(service, user, _GAMES[id % len(_GAMES)], DAY, id)

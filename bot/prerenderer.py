"""Prerenderer: a process that draws the sprites of a game onto the disk before they are needed, and
leaves when none is missing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import render
from bot.memory import is_scarce, is_small
from bot.pool import IDLE, Pool
from render import Picture

_log = logging.getLogger(__name__)
_TAKES = 60 << 20
"""Bytes of memory that its process takes."""


class Prerenderer:
    """Has the stocks of games drawn onto the disk, when nobody else wants the processor."""

    def __init__(self, longest: float, prepare: Callable[..., None], *given: Any) -> None:
        """Take the arguments with which its process is opened, see `Pool`."""
        self._process = (1, IDLE, longest, prepare, *given)
        self._pool: Pool | None = None
        self._tasks = set[asyncio.Task[None]]()
        self._known = set[str]()
        self._missing = dict[str, Picture | None]()
        """Games with an incomplete stock, each with the last picture that was asked for; the most
        urgent one comes last."""

    def expect(self, game: str) -> None:
        """Have a game's sprites drawn onto the disk, if there is memory for that. Painters draw
        missing sprites themselves.
        """
        if game in self._known or (self._pool is None and (is_small() or is_scarce(_TAKES))):
            return
        self._known.add(game)
        self._missing[game] = None
        if self._pool is None:
            self._pool = Pool(*self._process)
            self._tasks.add(task := asyncio.create_task(self._draw(self._pool)))
            task.add_done_callback(self._tasks.discard)

    def follow(self, picture: Picture) -> None:
        """Draw first the sprites that the pictures after this one will need."""
        self.expect(picture.game)
        if picture.game in self._missing:
            del self._missing[picture.game]
            self._missing[picture.game] = picture

    def close(self) -> None:
        """Let the process go."""
        for task in self._tasks:
            task.cancel()
        if self._pool:
            self._pool.stop()

    async def _draw(self, pool: Pool) -> None:
        while self._missing:
            if is_scarce():
                self._known -= self._missing.keys()
                self._missing.clear()
                break
            game, picture = next(reversed(self._missing.items()))
            self._missing[game] = None
            if not await self._draw_next(pool, game, picture):
                del self._missing[game]
        self._pool = None
        await asyncio.to_thread(pool.stop)  # it waits for the process

    async def _draw_next(self, pool: Pool, game: str, picture: Picture | None) -> bool:
        """Have a little drawn; return False when nothing is left to draw."""
        try:
            return await pool.do(render.prerender, game, picture)
        except Exception:  # a bug of ours: painters draw what is missing
            _log.exception("a bug in drawing ahead what %s is made of", game)
            return False

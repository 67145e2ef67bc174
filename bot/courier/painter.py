"""Pictures, drawn off the event loop by processes of their own."""

from pathlib import Path

import render
from bot.pool import Pool
from render import Picture

LONGEST = 20.0
"""Seconds of a processor's time that one drawing may take: it is a bug, and others wait."""


class Painter:
    """Draws; processes that die are replaced."""

    def __init__(self, processes: int, cache: Path, nice: int = 0) -> None:
        """:param nice: how far the processes step back where cores are few, see `bot.pool`."""
        self._pool = Pool(processes, nice, LONGEST, _prepare, cache)

    async def draw(self, picture: Picture) -> bytes:
        """Return the picture as a JPEG."""
        return await self._pool.do(render.draw, picture)

    async def export(self, picture: Picture) -> bytes:
        """Return the table of the picture as a JPEG to be kept."""
        return await self._pool.do(render.export, picture)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.close()


def _prepare(cache: Path) -> None:
    render.configure(cache)
    render.warm()

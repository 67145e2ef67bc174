"""Renders pictures and films in a pool of processes, off the event loop."""

import asyncio
import ctypes
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

import render
from bot.display.values import Film
from bot.memory import memory, resident
from bot.metrics import DRAWN, ORDERED
from bot.pool import Pool
from bot.prerenderer import Prerenderer
from games.core.contract import AnyGame
from games.core.log import begin, unfolded
from games.core.values import TABLE
from render import Face, Picture, Plain

T = TypeVar("T")
LONGEST = 20.0
"""Seconds of a processor's time that one drawing may take: it is a bug, and others wait."""
LONGEST_FILM = 60.0
"""The same of a film, which is made beside: boards do not wait for it. Some five are usual; where
nothing is on disk yet, each card has to be drawn first."""


class PainterPool:
    """Draws; processes that die are replaced."""

    def __init__(
        self, processes: int, cache: Path, nice: int = 0, limit: int | None = None
    ) -> None:
        """:param nice: how far the processes step back where cores are few, see `bot.pool`.
        :param limit: how many bytes sprites may take on disk; None: as many as there are.
        """
        place = (cache, limit)
        self._pool = Pool(processes, nice, LONGEST, prepare, *place)
        self._prerenderer = Prerenderer(LONGEST, render.configure, *place)
        self._filming = asyncio.Lock()
        self._film = (1, nice, LONGEST_FILM, prepare, *place)
        self._films: Pool | None = None

    def expect(self, game: str) -> None:
        """Begin to draw a game's sprites ahead of time, because people gather for it or play it."""
        self._prerenderer.expect(game)

    async def draw(self, picture: Picture) -> bytes:
        """Return the picture as a JPEG."""
        self._prerenderer.follow(picture)
        with ORDERED.track_inprogress(), DRAWN.time():
            return await self._pool.do(tidily, render.draw, picture)

    async def export(self, picture: Picture) -> bytes:
        """Return the table of the picture as a JPEG to be kept."""
        return await self._pool.do(tidily, render.export, picture)

    async def face(self, plain: Plain) -> Face:
        """Return a part of a map as an image of its own."""
        return await self._pool.do(tidily, render.face, plain)

    async def film(self, film: Film) -> bytes:
        """Return a whole game as an MP4.

        Its process leaves with it: films are rare, and it would keep as much memory as a painter.
        """
        async with self._filming:
            self._films = pool = Pool(*self._film)
            try:
                return await pool.do(filmed, film)
            finally:
                self._films = None
                await asyncio.to_thread(pool.stop)

    def close(self) -> None:
        """Let the processes go."""
        self._prerenderer.close()
        self._pool.close()
        if self._films:
            self._films.stop()


def tidily(work: Callable[..., T], given: Any) -> T:
    """Do a piece of work in a process of the pool, and give unused memory back if it has grown,
    where others may need it.
    """
    done = work(given)
    if resident() > _MOST and (there := memory()) and there.free < _PLENTY:
        _give_back()
    return done


def filmed(film: Film) -> bytes:
    """Replay a game and film it, or the end of it; in a process of the pool."""
    game: AnyGame = import_module(film.package).GAME
    states = [begin(game, film.log).state, *(one.state for one in unfolded(game, film.log))]
    views = [game.view(state, TABLE) for state in states[film.since :]]
    main = render.pages(game.id, views[-1])[0]
    pictures = [replace(film.end, page=main, view=view) for view in views]
    return render.film(pictures, None if film.end.page == main else film.end)


def prepare(cache: Path, limit: int | None = None) -> None:
    """Make a process ready to draw, with its sprites in a folder."""
    _settle_memory()
    render.configure(cache, limit)
    render.warm()


def _settle_memory() -> None:
    """Have glibc keep the memory of sheets for the next ones: the system gives it page by page,
    which took a fifth of a picture's time (docs/adr/0078). Larger blocks go back to the system at
    once; otherwise a painter would grow by the holes that they leave. All threads share one arena.
    """
    with suppress(OSError, AttributeError, TypeError):  # another library, another system
        glibc = ctypes.CDLL(None)
        glibc.mallopt(_MMAP_THRESHOLD, 16 << 20)
        glibc.mallopt(_TRIM_THRESHOLD, 16 << 20)
        glibc.mallopt(_ARENA_MAX, 1)


def _give_back() -> None:
    """Give the holes between what is kept back to the system: they grow with each game that is
    drawn, up to 90 MB.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


_MOST, _PLENTY = 224 << 20, 1 << 30
"""Bytes of a process at which it does so, and those that are free where it need not: each time
costs the next pictures up to a quarter of their time. What is kept takes 200 MB."""
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""As `malloc.h` numbers them."""

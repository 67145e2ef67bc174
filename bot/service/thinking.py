"""Runs computer players in processes of their own, off the event loop: a log goes in, a move in
notation comes out.
"""

import asyncio
import logging
from collections.abc import Iterable
from importlib import import_module
from typing import Protocol

from bot.metrics import HASTY
from bot.pool import Pool, TooLong
from games.core.contract import AnyGame, Level
from games.core.log import Log
from games.core.players import decide, players_of
from games.core.rng import Rng
from games.core.values import Seat

LONGEST = 0.8
"""Seconds of a processor's time that a computer may think; then the weakest one moves in its place,
who hardly thinks: so no move takes more than a second (docs/adr/0025).
"""
_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Works out moves."""

    def wake(self) -> None:
        """Get ready: a move will soon be asked for."""

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return in notation what a computer does at a seat that is to act."""


class Thinkers:
    """Works out moves in processes of its own, which begin when they are first woken."""

    def __init__(self, processes: int, packages: Iterable[str], nice: int = 0) -> None:
        """:param packages: of the games.
        :param nice: how far the processes step back where cores are few, see `bot.pool`.
        """
        self._pool = Pool(processes, nice, LONGEST, _prepare, tuple(packages))
        self._waking: asyncio.Task[str] | None = None

    def wake(self) -> None:
        """Begin the process, unless it has begun: it takes a second or two to know the games."""
        if self._waking is None:
            self._waking = asyncio.create_task(self._pool.do(str))

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return in notation what a computer does at a seat that is to act.

        :raises TooLong: when even the weakest one does not come to an end.
        """
        try:
            return await self._pool.do(_decided, game.package, log, seat, level, chance)
        except TooLong:
            HASTY.inc()
            _log.warning("a computer at %s has thought for too long", game.id)
            weakest = players_of(game)[0].level
            return await self._pool.do(_decided, game.package, log, seat, weakest, chance)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.close()


def _prepare(packages: Iterable[str]) -> None:
    """Learn the games: the first move is no slower than others."""
    for package in packages:
        import_module(package)


def _decided(package: str, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
    """Decide in a process of the pool, to which a game is sent by its name: it is made of functions
    and cannot be sent itself.
    """
    game: AnyGame = import_module(package).GAME
    return str(decide(game, log, seat, level, chance))

"""Runs computer players in processes of their own, off the event loop: a log goes in, a move in
notation comes out.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Protocol

from bot.metrics import HASTY
from bot.pool import Pool, TooLong
from games.core.contract import AnyGame, Level
from games.core.log import Log
from games.core.luck import Luck, luck_at
from games.core.message import Message
from games.core.moments import Moment, moment_at, worths
from games.core.players import decide, players_up_to, reasons_for
from games.core.rng import Rng
from games.core.values import Seat

LONGEST = 0.8
"""Seconds of a processor's time that a computer may think; then the level below it moves in its
place (docs/adr/0025)."""
_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Works out moves."""

    def wake(self) -> None:
        """Get ready: a move will soon be asked for."""

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return, in notation, the move of a computer at a seat that is to act."""

    async def weigh(self, game: AnyGame, log: Log, number: int) -> Moment | None:
        """Look again at the decision that followed the first `number` moves."""

    async def luck(self, game: AnyGame, log: Log, number: int) -> Luck | None:
        """Return how lucky the seat was that decided there."""

    async def worths(
        self, game: AnyGame, log: Log, number: int, moves: Sequence[str]
    ) -> tuple[float, ...]:
        """Return the expected result of each of several moves in a position of the log."""

    async def reasons(self, game: AnyGame, log: Log, seat: Seat, move: str) -> tuple[Message, ...]:
        """Return why a seat may make a move, in notation; none where nobody knows."""


class Thinkers:
    """Computes moves in a pool of processes, started on first use."""

    def __init__(self, processes: int, packages: Iterable[str], nice: int = 0) -> None:
        """:param packages: the packages of the games.
        :param nice: how far the processes step back where cores are few, see `bot.pool`.
        """
        self._pool = Pool(processes, nice, LONGEST, _prepare, tuple(packages))
        self._waking: asyncio.Task[str] | None = None

    def wake(self) -> None:
        """Start the process if it is not running: it takes a second or two to load the games."""
        if self._waking is None:
            self._waking = asyncio.create_task(self._pool.do(str))

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return, in notation, the move of a computer at a seat that is to act.

        :raises TooLong: when even the weakest computer takes too long.
        """
        *weaker, player = players_up_to(game, level)
        while True:
            try:
                return await self._pool.do(
                    _decide_in_pool, game.package, log, seat, player.level, chance
                )
            except TooLong:
                if not weaker:
                    raise
                HASTY.inc()
                _log.warning("%s at %s has thought for too long", player.level, game.id)
                player = weaker.pop()

    async def weigh(self, game: AnyGame, log: Log, number: int) -> Moment | None:
        """Look again at the decision that followed the first `number` moves, some 0.1 s; None also
        where the computer does not come to an end.
        """
        with suppress(TooLong):
            return await self._pool.do(_weigh_in_pool, game.package, log, number)
        return None

    async def luck(self, game: AnyGame, log: Log, number: int) -> Luck | None:
        """Return how lucky the seat was that decided there; None also where that takes too long."""
        with suppress(TooLong):
            return await self._pool.do(_lucky, game.package, log, number)
        return None

    async def worths(
        self, game: AnyGame, log: Log, number: int, moves: Sequence[str]
    ) -> tuple[float, ...]:
        """Return the expected result of each of several moves in a position of the log.

        :raises TooLong: when the search takes too long.
        """
        return await self._pool.do(_worths, game.package, log, number, tuple(moves))

    async def reasons(self, game: AnyGame, log: Log, seat: Seat, move: str) -> tuple[Message, ...]:
        """Return why a seat may make a move, in notation, some 0.1 s; none also where it takes too
        long to tell.
        """
        with suppress(TooLong):
            return await self._pool.do(_reasons, game.package, log, seat, move)
        return ()

    def close(self) -> None:
        """Shut the processes down."""
        self._pool.close()


def _prepare(packages: Iterable[str]) -> None:
    """Load the games, so that the first move is no slower than others."""
    for package in packages:
        import_module(package)


def _decide_in_pool(package: str, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
    """Decide in a pool process. A game consists of functions and cannot be pickled, so its id is
    sent.
    """
    game: AnyGame = import_module(package).GAME
    return str(decide(game, log, seat, level, chance))


def _weigh_in_pool(package: str, log: Log, number: int) -> Moment | None:
    return moment_at(import_module(package).GAME, log, number)


def _lucky(package: str, log: Log, number: int) -> Luck | None:
    return luck_at(import_module(package).GAME, log, number)


def _worths(package: str, log: Log, number: int, moves: tuple[str, ...]) -> tuple[float, ...]:
    return worths(import_module(package).GAME, log, number, moves)


def _reasons(package: str, log: Log, seat: Seat, move: str) -> tuple[Message, ...]:
    return reasons_for(import_module(package).GAME, log, seat, move)

"""Computers think: what one does at its seat is worked out off the event loop, by a process of its
own. What goes there is a log, what comes back a move in notation.
"""

from importlib import import_module
from typing import Protocol

from bot.pool import Pool
from games.core.contract import AnyGame, Level
from games.core.log import Log
from games.core.players import decide
from games.core.rng import Rng
from games.core.values import Seat

LONGEST = 10.0
"""Seconds of a processor's time that one move may take: more is a bug, and others wait. Players are
held to a second where their strength is measured (docs/adr/0025).
"""


class Thinker(Protocol):
    """Works out moves."""

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return in notation what a computer does at a seat that is to act."""


class Thinkers:
    """Works out moves in processes of its own."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        """:param nice: how far the processes step back where cores are few, see `bot.pool`."""
        self._pool = Pool(processes, nice, LONGEST, _ready)

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        """Return in notation what a computer does at a seat that is to act.

        :raises TooLong: when it does not come to an end.
        """
        return await self._pool.do(_decided, game.package, log, seat, level, chance)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.close()


def _ready() -> None:
    """Nothing is to be prepared: a game is imported with its first move."""


def _decided(package: str, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
    """Decide in a process of the pool, to which a game is sent by its name: it is made of functions
    and cannot be sent itself.
    """
    game: AnyGame = import_module(package).GAME
    return str(decide(game, log, seat, level, chance))

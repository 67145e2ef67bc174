"""Computers that think in the process of a test."""

from collections.abc import Sequence

from bot.table.values import Live
from games.core.contract import AnyGame, Level
from games.core.log import Log
from games.core.luck import Luck, luck_at
from games.core.message import Message
from games.core.moments import Moment, moment_at, worths
from games.core.players import decide, reasons_for
from games.core.rng import Rng
from games.core.values import Seat
from tests.bot.tables import ALL


def why_so(live: Live, seat: Seat, move: object) -> tuple[Message, ...]:
    """Return the reasons for a move of a seat that decides."""
    assert live.table.log is not None
    return reasons_for(ALL[live.table.game or ""], live.table.log, seat, str(move))


class ThinkingHere:
    """Works out moves at once; `asked` says for which seats and levels."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat, Level]] = []
        self.is_awake = False

    def wake(self) -> None:
        self.is_awake = True

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        self.asked.append((seat, level))
        return str(decide(game, log, seat, level, chance))

    async def weigh(self, game: AnyGame, log: Log, number: int) -> Moment | None:
        return moment_at(game, log, number)

    async def luck(self, game: AnyGame, log: Log, number: int) -> Luck | None:
        return luck_at(game, log, number)

    async def worths(
        self, game: AnyGame, log: Log, number: int, moves: Sequence[str]
    ) -> tuple[float, ...]:
        return worths(game, log, number, moves)

    async def reasons(self, game: AnyGame, log: Log, seat: Seat, move: str) -> tuple[Message, ...]:
        return reasons_for(game, log, seat, move)

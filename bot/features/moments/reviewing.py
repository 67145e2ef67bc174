"""Looks again at the decisions of finished games, one game at a time, for those who ask: a decision
at a time goes to the processes that think, so that computers who are to move wait for one of them
at most.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from bot.features.moments.store import Moments
from bot.service.thinking import Thinker
from bot.store.client import Attempt
from bot.table.relations import is_handed_on
from bot.table.seating import seat_at
from bot.table.values import Chair, Live, Refused, game_of
from bot.texts.frame import Frame
from games.core.log import By
from games.core.moments import Moment, costliest

MOST, MOST_EACH = 20, 2
"""The most reviews at a time, and of one person; further ones are asked to come back: a game takes
some seconds.
"""
_log = logging.getLogger(__name__)

Told = Callable[[tuple[Moment, ...] | None], None]
"""Is called with the moments found; with None if the review failed."""


class Reviews:
    """The reviews in progress, by table and chair; a restart loses them, and people ask again."""

    def __init__(self, frame: Frame, thinker: Thinker, moments: Moments) -> None:
        self._frame = frame
        self._thinker = thinker
        self._moments = moments
        self._turn = asyncio.Lock()
        self._tasks: dict[tuple[str, Chair], asyncio.Task[None]] = {}
        self._told: dict[tuple[str, Chair], dict[int, Told]] = {}
        """By review, who is told of its end, by message."""
        self._people = Counter[int]()
        """How many each person has."""

    def begin(self, live: Live, chair: Chair, message: int, then: Told) -> None:
        """Begin to look for the costliest decisions of a chair; a second request joins the first.

        :param message: the message that says so; `then` is called once for it.
        :raises Refused: when too many have asked, or this person for too many games.
        """
        key, user = (live.table.id, chair), live.table.people[chair].user
        if key in self._tasks:
            self._told[key][message] = then
            return
        if self._people[user] >= MOST_EACH:
            raise Refused("refused-own-reviews")
        if len(self._tasks) >= MOST:
            raise Refused("refused-many-reviews")
        self._thinker.wake()
        task = asyncio.create_task(self._look(live, chair))
        self._tasks[key], self._told[key] = task, {message: then}
        self._people[user] += 1
        task.add_done_callback(lambda _: self._done(user))

    def _done(self, user: int) -> None:
        self._people[user] -= 1
        self._people += Counter[int]()  # those who have none are forgotten

    def cancel(self, table: str, chair: Chair) -> None:
        """Look no further: its person has left, and all messages that wait for it are told."""
        if task := self._tasks.get((table, chair)):
            task.cancel()
            self._end((table, chair), None)

    def _end(self, key: tuple[str, Chair], found: tuple[Moment, ...] | None) -> None:
        del self._tasks[key]
        for then in self._told.pop(key).values():
            then(found)

    async def _look(self, live: Live, chair: Chair) -> None:
        with Attempt(_log, f"looking again at table {live.table.id}") as attempt:
            async with self._turn:
                found = await self._costliest_moments(live, chair)
            await self._moments.keep(live.table.id, chair, found)
        # its person is told that it went wrong, too
        self._end((live.table.id, chair), found if attempt.is_done else None)

    async def _costliest_moments(self, live: Live, chair: Chair) -> tuple[Moment, ...]:
        game, log = game_of(self._frame.games, live.table), live.table.log
        assert log is not None
        weighed = [
            await self._thinker.weigh(game, log, number) for number in decisions(live, chair)
        ]
        found = costliest([moment for moment in weighed if moment])
        lucks = [await self._thinker.luck(game, log, moment.number) for moment in found]
        return tuple(replace(moment, luck=luck) for moment, luck in zip(found, lucks, strict=True))


def decisions(live: Live, chair: Chair) -> tuple[int, ...]:
    """Return the indexes of the moves that a person decided alone; none for a seat that was handed
    on, because nobody is shown another person's mistakes.
    """
    if is_handed_on(live.table, chair):
        return ()
    seat, moves = seat_at(live.table, chair), live.table.log.moves if live.table.log else ()
    return tuple(
        number
        for number, move in enumerate(moves)
        if move.seat == seat and move.by is By.PERSON and move.chair in (None, chair)
    )

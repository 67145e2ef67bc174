"""Schedules which table is reconciled when: one task for each table, always with the newest state.

A table that is to be tried again at once several times in a row, as where Telegram refuses what
follows from a refusal, waits seconds, then minutes, unless something new is asked for.

Tables that only may be outdated, as all are at a start, are looked at a few at a time: a look takes
some 10 ms of the loop, and every press waits for those that come before it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context
from time import monotonic

from bot.display.values import NOTHING, Selection
from bot.waiting import waited

_SIDE_BY_SIDE = 4
"""How many tables that may be outdated are reconciled at a time."""
_SOON = 1.0
"""Seconds for which the next table waits for one that must be tried again: where the limit of all
chats holds them up, thousands would try at once, each many times."""
_LONG = 0.1
"""Seconds: shutdown waits for no longer pauses; the next start shows the rest."""

_AT_ONCE = 0.01
"""Seconds; a shorter pause is none."""
_FREE = 3
"""How often in a row a table is tried again at once."""
_FIRST, _LAST = 3.0, 300.0
"""Seconds of the pause after that, which is four times as long each time, and of the longest."""

_WAY = 0.02
"""The most seconds for which a table gives way to presses."""

Try = Callable[[str, Selection], Awaitable[float]]
"""Reconciles a table with a selection; returns the seconds until the next attempt, 0 for none."""


class _Turn:
    """The state of one table's task."""

    def __init__(self) -> None:
        self.wanted: Selection | None = None
        self.news = asyncio.Event()
        """Wakes the task while it waits, because the new request may be allowed earlier than the
        old one."""
        self.since: float | None = None
        """The moment of the first request that is not fulfilled yet."""
        self.at_once = 0
        """How often in a row it was to be tried again at once."""
        self.asks_itself = False
        """Whether it was asked for while it was shown, by what that has changed."""
        self.tried = asyncio.Event()
        """Set once the table has been shown, or its update waits."""
        self.task: asyncio.Task[None]

    def take(self) -> Selection:
        """Return the selection asked for, and clear it."""
        selection, self.wanted = self.wanted or NOTHING, None
        self.news.clear()
        return selection

    def pause(self, wait: float) -> float:
        """Return the seconds until the next attempt, 0 for none.

        :param wait: the same, as the last attempt would have it.
        """
        is_at_once = 0 < wait <= _AT_ONCE or self.asks_itself
        self.asks_itself = False
        self.at_once = self.at_once + 1 if is_at_once else 0
        if self.at_once <= _FREE:
            return wait
        return max(wait, min(_LAST, _FIRST * 4.0 ** (self.at_once - _FREE - 1)))

    async def rest(self, seconds: float, selection: Selection) -> None:
        """Sleep until it is time or something new is asked for; else ask for the same again."""
        await waited(self.news, seconds)
        if self.wanted is None:
            self.wanted = selection


class Scheduler:
    """Runs one task for each table asked for, and looks through those that may be outdated."""

    def __init__(self, show: Try) -> None:
        self._show = show
        self._turns: dict[str, _Turn] = {}
        self._unsure: dict[str, None] = {}
        """Tables that may be outdated, first come first."""
        self._lookers: set[asyncio.Task[None]] = set()
        self._is_ending = False
        self._ahead = 0
        """Presses that are being answered."""
        self._calm = asyncio.Event()
        """There are none."""
        self._calm.set()
        self._door = asyncio.Lock()

    @contextmanager
    def giving_way(self) -> Iterator[None]:
        """Delay background work on tables while this block runs."""
        self._ahead += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._ahead -= 1
            if not self._ahead:
                self._calm.set()

    async def calm(self) -> None:
        """Wait, briefly, while presses are being handled."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_WAY):
                await self._calm.wait()

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks; empty when all is shown."""
        return [turn.task for turn in self._turns.values()]

    def ask(self, table: str, selection: Selection | None = None) -> _Turn:
        """Ask for a table to be shown as it is now, with a selection."""
        turn = self._turns.get(table)
        if turn is None:
            turn = self._turns[table] = _Turn()
            # It outlives the update that has asked for it: its lines in the log are not that one's.
            turn.task = asyncio.create_task(self._work(table, turn), context=Context())
        turn.wanted = selection or turn.wanted or NOTHING
        turn.since = turn.since or monotonic()
        if asyncio.current_task() is turn.task:
            turn.asks_itself = True
        else:
            turn.news.set()
        return turn

    def is_asked(self, table: str) -> bool:
        """Tell whether a table was asked for again while it is being shown."""
        turn = self._turns.get(table)
        return turn is not None and turn.wanted is not None

    def met(self, table: str) -> float | None:
        """Note that a table is shown; return how many seconds after it was asked for, None if it
        was shown before.
        """
        turn, now = self._turns.get(table), monotonic()
        if turn is None:
            return None
        asked, turn.since = turn.since, None if turn.wanted is None else now
        return None if asked is None else now - asked

    def look_after(self, tables: Iterable[str]) -> None:
        """Queue tables that may be outdated, at low priority."""
        self._unsure.update(dict.fromkeys(tables))
        for _ in range(len(self._lookers), min(_SIDE_BY_SIDE, len(self._unsure))):
            looker = asyncio.create_task(self._look(), context=Context())
            self._lookers.add(looker)
            looker.add_done_callback(self._lookers.discard)

    async def looked_after(self) -> None:
        """Wait until all queued tables have been looked at."""
        while self._lookers:
            await asyncio.wait(self._lookers)

    def end(self) -> None:
        """Show all requested tables, except those that have to wait long or are only checked."""
        self._is_ending = True
        self._unsure.clear()
        for turn in self._turns.values():
            turn.news.set()

    async def _look(self) -> None:
        while self._unsure:
            table = next(iter(self._unsure))
            del self._unsure[table]
            if table not in self._turns:
                turn = self.ask(table)
                await turn.tried.wait()
                await asyncio.wait((turn.task,), timeout=_SOON)

    async def _work(self, table: str, turn: _Turn) -> None:
        try:
            while turn.wanted is not None:
                async with self._door:  # one by one: a new press waits for one of them, not for all
                    await self.calm()
                selection = turn.take()
                wait = await self._show(table, selection)
                turn.tried.set()
                if wait or turn.asks_itself:
                    wait = turn.pause(wait)
                else:
                    turn.at_once = 0
                if wait and not (self._is_ending and wait > _LONG):
                    await turn.rest(wait, selection)
        finally:  # it may be cancelled: another process is at work
            turn.tried.set()
            del self._turns[table]

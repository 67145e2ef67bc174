"""The reconciler's side of the service's `Messenger` protocol: each request goes to its queue; and
where boards, lobbies and hands of tables stand.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from telegram import Bot

from bot.display.selections import SelectionMemory
from bot.display.values import BOARD, NOTHING, Selection, Surface, hand_key
from bot.painter import PainterPool
from bot.reconciler.api.photos import Photos
from bot.reconciler.api.replies import Replies
from bot.reconciler.chat_changes import ChatChanges
from bot.reconciler.ephemeral import EphemeralDelivery, EphemeralMessages
from bot.reconciler.files import Files
from bot.reconciler.putting_right import put_right
from bot.reconciler.reconcile import Reconciler
from bot.reconciler.sender import Sender
from bot.reconciler.state.shown import Records
from bot.reconciler.tidying import note_panel
from bot.store.client import AnyRedis
from bot.store.rate_limits import RateLimiter, Wait
from bot.store.store import Store
from bot.table.values import Chair, Place
from bot.texts.frame import Frame


class Messenger:
    """Schedules updates of tables and other messages; callers never wait for pictures or
    Telegram.
    """

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        redis: AnyRedis,
        painter: PainterPool,
        limiter: RateLimiter,
        holds: Callable[[], bool] = lambda: True,
        now: Callable[[], float] = time.time,
        selections: SelectionMemory | None = None,
    ) -> None:
        """:param redis: the client for the reconciler's own records of the messages that it has
            sent.
        :param holds: whether no other process can be at work.
        :param selections: the table service's, where there is one.
        """
        photos, replies = Photos(redis, painter), Replies(limiter)

        def say(surface: Surface) -> None:
            self.sender.say(surface)

        self._looking: asyncio.Task[None] | None = None
        self._store = store
        self._now = now
        selected = SelectionMemory(frame.games) if selections is None else selections
        self._tables = tables = Reconciler(
            frame, bot, store, redis, photos, limiter, self.show, say, holds, now, selected
        )
        self.boards = Boards(tables.records, limiter, self.show)
        self.sender = Sender(bot, tables.updater, replies, self._note_panel, self._note_passing)
        self.files = Files(tables.records, tables.updater, photos, replies)
        alone = EphemeralMessages(bot, photos, limiter)
        self.ephemeral = EphemeralDelivery(frame, alone, replies, tables.updater.as_read)
        self.chats = ChatChanges(frame, bot, store, tables, self.show)

    def show(self, table: str, selection: Selection | None = None) -> None:
        """Ask for the table to be shown as it is now, and as somebody just looks at it."""
        if selection:
            self._tables.selections.note(table, selection)
        self._tables.scheduler.ask(table, selection or NOTHING)

    async def show_anyway(self, table: str) -> None:
        """Reconcile a table that has not changed itself; the request survives a crash."""
        await self._tables.records.doubt(table)
        self.show(table)

    def giving_way(self) -> AbstractContextManager[None]:
        """Delay background work on tables while this block runs."""
        return self._tables.scheduler.giving_way()

    def put_right(self, *, is_all: bool = False) -> None:
        """Begin to update the tables that a former worker has left half shown, or all of them: a
        few at a time.
        """
        if self._looking:
            self._looking.cancel()
        looking = put_right(self._store, self._tables, is_all=is_all)
        self._looking = asyncio.create_task(looking)

    async def settle(self) -> None:
        """Wait until all requests are shown, except those that have to wait long."""
        if self._looking:
            self._looking.cancel()
        self._tables.scheduler.end()
        while tasks := self._tasks():
            await asyncio.wait(tasks)
        await self._tables.synced.write()

    def drop(self) -> None:
        """Cancel all updates and messages that wait: painters and connections are closed next."""
        for task in self._tasks():
            task.cancel()

    def _tasks(self) -> tuple[asyncio.Task[None], ...]:
        looking = (self._looking,) if self._looking and not self._looking.done() else ()
        return *looking, *self._tables.scheduler.tasks, *self.sender.tasks

    async def _note_passing(self, surface: Surface, message: int) -> None:
        """Record a question that goes by itself."""
        await self._store.passing.note(surface.place.chat, message, int(self._now()))

    async def _note_panel(self, surface: Surface, message: int) -> None:
        """Record a panel, and check its table: the lobby may be over."""
        await note_panel(self._tables.records, surface, message)
        await self.show_anyway(surface.options_of)


_KINDS = ("board", "lobby", "poll", "last")
"""Surface keys of messages for everybody; the first one that stands is used."""


class Boards:
    """Finds the messages of a table and asks for new ones at the bottom of their chats."""

    def __init__(
        self,
        records: Records,
        limiter: RateLimiter,
        show: Callable[[str], None],
    ) -> None:
        """:param show: how a table is asked to be shown."""
        self._records = records
        self._limiter = limiter
        self._show = show

    def wait_of(self, chat: int) -> Wait:
        """Return how long a chat must wait for a new board, as a value that the save can ask."""
        return self._limiter.wait(chat)

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""
        shown = await self._records.of(table)
        last = next((shown[kind] for kind in _KINDS if kind in shown), None)
        return (last.place, last.message) if last else None

    async def posted(self, table: str, chat: int) -> int | None:
        """Return when the board of a table was sent that stands in a group, or the oldest of its
        messages in a private chat; None if nobody knows.
        """
        sent = [
            one.sent
            for key, one in (await self._records.of(table)).items()
            if one.place.chat == chat and one.sent and (chat > 0 or key == BOARD)
        ]
        return min(sent, default=None)

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        await self._records.wish(table, key)
        self._show(table)

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Post a hand anew at the bottom of the private chat; or else all private messages."""
        if hand_key(chair) in await self._records.of(table):
            await self.repost(table, hand_key(chair))
        else:
            await self.repost_secrets(table, user)

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        """Post all private messages of a person anew at the bottom of their chat.

        :param above: a message there; messages below it have just come, and stay.
        """
        await self._records.wish_all(table, user, above)
        self._show(table)

    async def keep_in_sight(self, table: str, user: int) -> None:
        """Post all messages of a table in somebody's private chat anew, without a sound."""
        await self._records.wish_silently(table, user)
        self._show(table)

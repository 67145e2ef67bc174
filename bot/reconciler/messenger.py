"""What service and handlers ask of the reconciler, as Telegram takes it: each in its queue."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from functools import partial

from telegram import Bot, Message

from bot.display.board.hands import hand_key
from bot.display.values import NOTHING, Listener, Selection, Surface
from bot.painter import PainterPool
from bot.reconciler.api import calls
from bot.reconciler.api.photos import Photos
from bot.reconciler.api.replies import Job, Replies
from bot.reconciler.ephemeral import EphemeralMessages
from bot.reconciler.films import Films
from bot.reconciler.panels import note_panel
from bot.reconciler.reachability.rights import may_send
from bot.reconciler.reconcile import Reconciler
from bot.store.client import AnyRedis
from bot.store.rate_limits import Priority, RateLimited, RateLimiter
from bot.store.store import Store
from bot.table.seating import is_told_apart
from bot.table.values import Chair, Place, Table
from bot.texts.frame import Frame
from games.core.values import Seat

_FILM = "film"


class Messenger:
    """Schedules what is to be shown or said: callers never wait for pictures or Telegram."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        redis: AnyRedis,
        painter: PainterPool,
        limiter: RateLimiter,
        holds: Callable[[str], bool] = lambda table: True,
    ) -> None:
        """:param redis: for what the reconciler itself writes down: what it has put where.
        :param holds: whether no other worker can be showing a table.
        """
        self._frame = frame
        self._bot = bot
        self._store = store
        self._limiter = limiter
        self._photos = photos = Photos(redis, painter)
        self._tables = Reconciler(
            frame, bot, store, redis, photos, limiter, self.show, self.say, holds
        )
        self._films = Films(self._tables.updater, photos)
        self._ephemeral = EphemeralMessages(bot, photos, limiter)
        self._replies = Replies(limiter)

    def show(self, table: str, selection: Selection | None = None) -> None:
        """Ask for the table to be shown as it is now, and as somebody just looks at it."""
        if selection:
            self._tables.selections.note(table, selection)
        self._tables.scheduler.ask(table, selection or NOTHING)

    def giving_way(self) -> AbstractContextManager[None]:
        """Delay background work on tables while this block runs."""
        return self._tables.scheduler.giving_way()

    def look(self, table: str, seat: Seat | None) -> Selection | None:
        """Return a seat's latest selection, as far as this worker remembers it."""
        return None if seat is None else self._tables.selections.of(table).get(seat)

    async def wait_of(self, chat: int) -> float:
        """Return after how many seconds a chat takes a new board, 0 for at once."""
        try:
            await self._limiter.check(chat, Priority.TURN)
        except RateLimited as short:
            return short.seconds
        return 0

    def say(self, surface: Surface) -> None:
        """Send a message that belongs to no table, such as the answer to a command."""
        self.do(surface.place.chat, lambda: self._tables.updater.post(surface, Priority.REPLY))

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        """Send messages to a chat unless those of the same key are still queued there."""
        jobs = [partial(self._say, surface) for surface in surfaces]
        self._replies.add_once(surfaces[0].place.chat, key, jobs)

    async def _say(self, surface: Surface) -> None:
        """Send a message; record where an options panel stands."""

        def heard(message: Message) -> None:
            if surface.options_of:
                self.do(surface.place.chat, partial(self._note_panel, surface, message.message_id))

        heard(await self._tables.updater.post(surface, Priority.REPLY, heard))

    async def _note_panel(self, surface: Surface, message: int) -> None:
        """Record a panel, and check its table: the lobby may be over."""
        await note_panel(self._tables.records, surface, message)
        await self.show_anyway(surface.options_of)

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        """Send files of a table once; return the message that already holds exactly these files."""
        digest = "-".join((str(files[0].place.chat), *(file.digest for file in files)))
        if there := await self._tables.records.files(table, digest):
            return there

        async def first() -> None:
            message = await self._tables.updater.post(files[0], Priority.REPLY)
            await self._tables.records.remember_files(table, digest, message.message_id)

        rest = [partial(self._tables.updater.post, file, Priority.REPLY) for file in files[1:]]
        self._replies.add_once(files[0].place.chat, f"export {table}", [first, *rest])
        return None

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        """Send a table's film in the first of these ways that the chat accepts, once; return the
        message if it was already sent.
        """
        place = ways[0].place
        digest = f"{place.chat}/{place.topic}/{ways[0].digest}"
        if there := await self._tables.records.files(table, digest, _FILM):
            return there

        async def shown() -> None:
            if message := await self._films.send(ways):
                await self._tables.records.remember_files(table, digest, message.message_id, _FILM)

        self._replies.add_once(place.chat, f"film {table}", [shown])
        return None

    async def file_id(self, surface: Surface) -> str | None:
        """Return Telegram's file id of a surface's picture or film; None before an upload."""
        return await self._photos.known(surface)

    def rewrite(self, surface: Surface, message: int) -> None:
        """Change a message that belongs to no table: text, buttons, picture."""
        self.do(surface.place.chat, lambda: self._tables.updater.rewrite(surface, message))

    def delete(self, chat: int, message: int) -> None:
        """Delete a message that belongs to no table, if it still exists; if it is too old to be
        deleted, remove its buttons.
        """
        self.do(chat, lambda: calls.take_away(self._bot, chat, message))

    def do(self, chat: int, job: Job) -> None:
        """Run a task in a chat's queue."""
        self._replies.add(chat, job)

    async def may_send(self, chat: int, right: str) -> bool:
        """Tell whether a group lets us send something.

        :param right: as https://core.telegram.org/bots/api#chatpermissions names it.
        :raises TelegramError: when that is not told.
        """
        return await may_send(self._bot, chat, right)

    async def can_show_ephemeral(self, listener: Listener, language: str) -> bool:
        """Tell whether somebody can be shown something in the group that nobody else sees."""
        return await self._ephemeral.can(listener, self._frame.say(language, "whisper-hint"))

    def show_ephemeral(self, surface: Surface, listener: Listener, instead: Job) -> None:
        """Show something in the group to one person alone; if that fails, call `instead`."""

        async def shown() -> None:
            if not await self._ephemeral.show(surface, listener):
                await instead()

        self.do(listener.user, shown)

    def delete_ephemeral(self, number: int, listener: Listener, instead: Job) -> None:
        """Delete what one person alone sees in the group; if that fails, call `instead`."""

        async def gone() -> None:
            if not await self._ephemeral.take_away(number, listener):
                await instead()

        self.do(listener.user, gone)

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""
        shown = await self._tables.records.of(table)
        kinds = ("board", "lobby", "poll", "last")
        last = next((shown[kind] for kind in kinds if kind in shown), None)
        return (last.place, last.message) if last else None

    async def home(self, table: Table, user: int) -> Place:
        """Return where a table of people stands in somebody's private chat; of any other table,
        that chat.
        """
        is_told = self._frame.topics and table.place.is_circle
        topics = await self._store.topics.of(table.place.topic or 0) if is_told else {}
        return Place(user, topics.get(user) or None)

    async def show_anyway(self, table: str) -> None:
        """Reconcile a table that has not changed itself; the request survives a crash."""
        await self._tables.records.doubt(table)
        self.show(table)

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        await self._tables.records.wish(table, key)
        self.show(table)

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Post a hand anew at the bottom of the private chat; or else all private messages."""
        if hand_key(chair) in await self._tables.records.of(table):
            await self.repost(table, hand_key(chair))
        else:
            await self.repost_secrets(table, user)

    async def repost_secrets(self, table: str, user: int) -> None:
        """Post all private messages of a person anew at the bottom of their chat."""
        await self._tables.records.wish_all(table, user)
        self.show(table)

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Show what could not be shown while a chat or topic was unreachable."""
        self._tables.reopenings.note(chat)
        for table in {
            *await self._tables.unreachable.reopen(chat, topic),
            *self._tables.photo_rights.doubt(chat),
        }:
            self.show(table)

    async def shut(self, user: int) -> None:
        """Mark a private chat as unreachable; the boards tell the others."""
        for table in await self._store.agenda.tables_of(user):
            live = await self._store.tables.load(table)
            if live and live.play and is_told_apart(self._frame.games, live.table, user):
                await self._tables.reachability.shut_private(table, user)
                self.show(table)

    async def forget(self, user: int, tables: Collection[str]) -> None:
        """Erase stored words of the tables that know a person, and all about their private chat."""
        for table in tables:
            await self._tables.records.wish_wordless(table)
            self.show(table)
        await self._tables.unreachable.forget(user)

    async def moved(self, old: int, new: int) -> None:
        """Follow a group that has become a supergroup."""
        await self._tables.followed(old, new)

    async def settle(self) -> None:
        """Wait until everything requested is shown, except for what has to wait long."""
        await self._tables.late.settle()
        self._tables.scheduler.end()
        while tasks := self._tasks():
            await asyncio.wait(tasks)
        await self._tables.synced.write()

    def drop(self) -> None:
        """Give up what is still to be shown or said: painters and connections are closed next."""
        for task in self._tasks():
            task.cancel()

    def _tasks(self) -> tuple[asyncio.Task[None], ...]:
        return *self._tables.scheduler.tasks, *self._replies.tasks.values()

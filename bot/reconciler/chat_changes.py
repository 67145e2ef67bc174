"""Events of chats and their effect on tables: opened, shut, moved, forgotten."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

from cachetools import LRUCache
from telegram import Bot
from telegram.error import TelegramError

from bot.reconciler.api.retry import PATIENCE, retried
from bot.reconciler.reachability.chats import may_send, membership, note_timer
from bot.reconciler.reconcile import Reconciler
from bot.store.store import Store
from bot.table.membership import Membership
from bot.table.seating import is_told_apart
from bot.texts.frame import Frame

_MOST = 10_000
"""The most private chats to remember."""


class ChatChanges:
    """Follows events of chats, and has the tables concerned shown."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        tables: Reconciler,
        show: Callable[[str], None],
    ) -> None:
        """:param show: how a table is asked to be shown."""
        self._frame = frame
        self._bot = bot
        self._store = store
        self._tables = tables
        self._show = show
        self._asked: LRUCache[int, bool] = LRUCache(_MOST)
        """Private chats that Telegram was asked about since the start."""

    async def may_send(self, chat: int, right: str) -> bool:
        """Tell whether a group lets us send something.

        :param right: the permission's name in https://core.telegram.org/bots/api#chatpermissions.
        :raises TelegramError: when Telegram does not tell.
        """
        return await may_send(self._bot, chat, right)

    async def membership(self, chat: int, user: int) -> Membership:
        """Ask Telegram what somebody is in a group."""
        return await membership(self._bot, chat, user)

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Show the messages that could not be sent while a chat or topic was unreachable. Of a
        private chat it is asked once after how long its messages vanish.
        """
        self._tables.reopenings.note(chat)
        for table in {
            *await self._tables.unreachable.reopen(chat, topic),
            *self._tables.photo_rights.doubt(chat),
        }:
            self._show(table)
        if chat > 0 and chat not in self._asked:
            self._asked[chat] = True
            await self._learn_timer(chat)

    async def _learn_timer(self, chat: int) -> None:
        """Ask after how long messages vanish in a private chat; untold, it is as it was."""
        with suppress(TelegramError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                found = await retried(lambda: self._bot.get_chat(chat), patience=PATIENCE)
                await note_timer(self._store.profiles, found)

    async def shut(self, user: int) -> None:
        """Mark a private chat as unreachable; the boards tell the others."""
        for table in await self._store.agenda.tables_of(user):
            live = await self._store.tables.load(table)
            if live and live.play and is_told_apart(self._frame.games, live.table, user):
                await self._tables.reachability.shut_private(table, user)
                await self._store.agenda.hurry(table)
                self._show(table)

    async def unreachable(self, table: str) -> frozenset[int]:
        """Return the chats that take nothing from us for a table, in no topic of theirs."""
        return await self._tables.unreachable.closed(table)

    async def forget(self, user: int, tables: Collection[str]) -> None:
        """Erase stored words of the tables that know a person, and all about their private chat."""
        for table in tables:
            await self._tables.records.wish_wordless(table)
            self._show(table)
        await self._tables.unreachable.forget(user)

    async def moved(self, old: int, new: int) -> None:
        """Follow a group that has become a supergroup."""
        await self._tables.followed(old, new)

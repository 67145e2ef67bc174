"""Tracks chats that the bot cannot write to (403 Forbidden, no rights, closed topics): notes a
refusal, leaves the chat alone, and shows the table again when the chat opens.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

from msgspec.structs import replace
from telegram.error import TelegramError

from bot.display.tables_of import headed
from bot.display.values import Surface, reply
from bot.reconciler.api.refusals import is_about_place, is_about_topic
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.reconciler.state.shown import Records
from bot.store.profiles import Profiles
from bot.table.values import Place, Table
from bot.texts.frame import Frame
from games.core.message import Message


class Reachability:
    """Records which chats are unreachable, by table."""

    def __init__(self, records: Records, closed: UnreachableChats, profiles: Profiles) -> None:
        self._records = records
        self._unreachable = closed
        self._profiles = profiles

    async def shut(self, table: str, place: Place, error: TelegramError) -> bool:
        """Record that a place is unreachable for a table; False if it is not, or was known."""
        if not is_about_place(error):
            return False
        await self.forget(table, place)
        if not is_about_topic(error):
            await self._note(place, reachable=False)
        return await self._unreachable.shut(table, place, topic_only=is_about_topic(error))

    async def open(self, table: str, place: Place) -> None:
        """Record that a place is reachable for a table again."""
        await self._unreachable.unshut(table, place.chat)
        await self._note(place, reachable=True)

    async def shut_private(self, table: str, user: int) -> None:
        """Record that somebody has blocked the bot, before a send fails."""
        await self._records.wish_all(table, user)
        await self._unreachable.shut(table, Place(user), topic_only=False)

    async def forget(self, table: str, place: Place) -> None:
        """Treat messages in a place as scrolled away or deleted, so that they are posted anew.

        Only for the table's own reconciler.
        """
        for key, shown in (await self._records.of(table)).items():
            if shown.place == place:
                await self._records.remember(table, key, replace(shown, generation=""))

    async def _note(self, place: Place, *, reachable: bool) -> None:
        """Record of a private chat whether its person can be written to."""
        if place.chat > 0:
            await self._profiles.change(place.chat, reachable=reachable)


class Reopenings:
    """Notifies sends in progress that their chat was reopened meanwhile: a refusal from before then
    means nothing.
    """

    def __init__(self) -> None:
        self._hearing: dict[int, list[asyncio.Event]] = defaultdict(list)

    def note(self, chat: int) -> None:
        """Notify those who are sending to a chat that it is reachable again."""
        for opened in self._hearing.get(chat, ()):
            opened.set()

    @contextmanager
    def heard(self, chat: int) -> Iterator[asyncio.Event]:
        """Yield an event that is set when the chat is reopened within this block."""
        opened = asyncio.Event()
        self._hearing[chat].append(opened)
        try:
            yield opened
        finally:
            self._hearing[chat].remove(opened)
            if not self._hearing[chat]:
                del self._hearing[chat]


def place_shut(frame: Frame, table: Table, *, topic_only: bool) -> Surface:
    """Tell the host in their language that a table waits, as its topic was closed, or we may not
    write in its group.
    """
    spoken = (person.language for person in table.people if person.user == table.host)
    place = table.place
    link = f"https://t.me/c/{str(place.chat).removeprefix('-100')}/{place.topic}"
    said = Message("topic-shut", {"link": escape(link)}) if topic_only else Message("group-shut")
    language = next(spoken, table.language)
    return reply(Place(table.host), headed(frame, table, language, frame.say(language, said)))

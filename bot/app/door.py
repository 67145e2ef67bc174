"""Access to tables from the page, and the way of its presses to the table service."""

import re

from cachetools import LRUCache, TTLCache
from msgspec import Struct
from telegram import User as Sender

from bot.app.looks import Look, look, version_of
from bot.display.values import NOTHING, Selection
from bot.features.tips.telling import remember_tips
from bot.handlers.gate import Gate
from bot.handlers.person import known
from bot.service.table_service import TableService
from bot.table.membership import Membership
from bot.table.preparing import Press
from bot.table.seating import chair_of, circle_people
from bot.table.values import Live, Place, Refused, User
from bot.texts.catalogues import spoken
from bot.texts.frame import plain_names
from games.core.choices import Path

_REMEMBERED = 300.0
"""Seconds for which it holds who is a member of a group."""
_MOST = 10_000
"""The most memberships to remember."""
_WATCHED = 64
"""Tables that streams have read last."""
_ID = re.compile("[0-9a-f]{10}")
"""Of a table."""


class Unsure(Exception):
    """Telegram does not answer just now who is a member of a group."""


class Guest(Struct, frozen=True):
    """Somebody at a table that they may see."""

    user: User
    live: Live


class Door:
    """Lets people look at tables, and move."""

    def __init__(self, service: TableService, gate: Gate) -> None:
        self._service = service
        self._gate = gate
        self._versions: LRUCache[tuple[object, ...], int] = LRUCache(_MOST)
        self._read: LRUCache[str, Live] = LRUCache(_WATCHED)
        """Tables as streams have read them last: one reading for all who look."""
        self._languages: LRUCache[int, str] = LRUCache(_MOST)
        """Those of the people who were here last, known or not at the table that they asked for."""
        self._members: TTLCache[tuple[int, int], bool] = TTLCache(_MOST, _REMEMBERED)
        """Users who are in a group. Nobody is remembered as not being there: they may join."""

    def say(self, code: str | None, said: str) -> str:
        """Put a message of ours into words.

        :param code: the language code that a browser or Telegram tells.
        """
        return self._service.frame.say(spoken(code), said)

    def tell(self, sender: Sender, said: Refused | str) -> str:
        """Put a refusal, or a message of ours, into somebody's words: their own, once they are
        known; else those of their Telegram.
        """
        language = self._languages.get(sender.id) or spoken(sender.language_code)
        return self._service.frame.say(language, said if isinstance(said, str) else said.message)

    async def admit(self, sender: Sender, id: str) -> Guest:
        """Return the person with their table.

        :raises Refused: when the table does not exist or the person may not see it; the refusal
            does not say which.
        :raises Unsure: when nobody can tell now whether the person may see the table.
        """
        if not _ID.fullmatch(id):
            raise Refused("app-closed")
        profile, live = await self._service.store.meet(sender.id, id)
        user = known(sender, profile)
        self._languages[user.id] = user.language
        if live is None or not await self._may_see(user.id, live):
            raise Refused("app-closed")
        return Guest(user, live)

    async def _may_see(self, user: int, live: Live) -> bool:
        table, place = live.table, live.table.place
        if not self._gate.lets_in(user, place.chat):
            return False
        chair = chair_of(table, user)
        if chair is not None and chair not in table.gone:
            return True
        if table.onlookers and place.is_group:
            return True
        if place.is_circle:
            return any(person.user == user for person in circle_people(table))
        return place.chat == user if place.is_private else await self._is_member(place, user)

    async def _is_member(self, place: Place, user: int) -> bool:
        key = (place.chat, user)
        if key in self._members:
            return True
        seen = await self._service.messenger.chats.membership(place.chat, user)
        if seen is Membership.UNKNOWN:
            raise Unsure
        if seen.is_in:
            self._members[key] = True
        return seen.is_in

    def look(
        self,
        guest: Guest,
        tried: Selection = NOTHING,
        latest: Selection = NOTHING,
        lens: str = "",
    ) -> Look:
        """Return the person's view of the table.

        :raises Refused: when the game forgets, so that no view may be kept.
        """
        return look(self._service.frame, guest.live, guest.user, tried, latest, lens)

    async def version(self, guest: Guest, revision: int) -> int:
        """Return the version of a person's view, 0 if they see nothing any more. It is computed
        once for all onlookers of a language, because a group may have hundreds.

        :param revision: the table's present revision.
        """
        user, live = guest.user, await self._latest(guest.live.table.id, revision)
        if live is None or not await self._may_still_see(user.id, live):
            return 0
        table = live.table  # as it is now: somebody may have sat down since they were let in
        is_own = table.place.is_circle or chair_of(table, user.id) is not None
        person = (is_own and user.id, user.language, user.aloud, user.contrast)
        key = (table.id, live.revision, *person)
        if key not in self._versions:
            self._versions[key] = self._version(live, user)
        return self._versions[key]

    async def _latest(self, table: str, revision: int) -> Live | None:
        live = self._read.get(table)
        if live is None or live.revision < revision:
            live = await self._service.store.readable(table)
            if live is not None:
                self._read[table] = live
        return live

    async def _may_still_see(self, user: int, live: Live) -> bool:
        """Tell whether somebody who was let in may see the table still; yes while Telegram does not
        answer: the number that they are told says nothing of the game.
        """
        try:
            return await self._may_see(user, live)
        except Unsure:
            return True

    def _version(self, live: Live, user: User) -> int:
        try:
            return version_of(self._service.frame, live, user)
        except Refused:  # the game forgets
            return 0

    async def press(self, guest: Guest, stamp: str, path: Path) -> tuple[Guest, str, str]:
        """Confirm a move. Return the table after it; the toast that the button would have shown,
        empty if the move was made; and a link to the board, which people who have cleared their
        chat do not see there.
        """
        id, press = guest.live.table.id, Press(stamp, path, confirm=True)
        self._service.presses[guest.user.id] = self._service.now
        try:
            after = await self._service.change(id, guest.user, press)
        except Refused as refusal:
            live = await self._service.find(id)
            names = plain_names(live.table)
            said = self._service.frame.say(guest.user.language, refusal.message, names)
            return Guest(guest.user, live), said, ""
        await remember_tips(self._service, guest.user, after)
        is_here = not after.table.place.is_group
        where = "app-played-here" if is_here else "app-played-there"
        return Guest(guest.user, after), "", self._service.frame.say(guest.user.language, where)

"""Tracks chats that the bot cannot write to (403 Forbidden, no rights, closed topics): notes a
refusal, leaves the chat alone, and shows the table again when the chat opens; and groups that take
no pictures (`PhotoRights`).
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from html import escape
from time import monotonic

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import Bot, ChatFullInfo, ChatMember, ChatMemberRestricted
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.display.tables_of import headed
from bot.display.values import Surface, reply
from bot.reconciler.api.refusals import is_about_place, is_about_topic
from bot.reconciler.api.retry import PATIENCE, retried, seconds
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.reconciler.state.shown import Records
from bot.store.profiles import Profiles
from bot.table.membership import Membership
from bot.table.relations import language_of
from bot.table.values import Live, Place, Table, is_open
from bot.texts.frame import Frame
from games.core.message import Message

AGAIN = 120.0
"""Seconds until a group that allows no pictures is checked again."""
_MOST = 10_000
"""The most groups to remember."""
_ADMINS = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
_log = logging.getLogger(__name__)


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
    place, language = table.place, language_of(table, table.host)
    link = f"https://t.me/c/{str(place.chat).removeprefix('-100')}/{place.topic}"
    said = Message("topic-shut", {"link": escape(link)}) if topic_only else Message("group-shut")
    return reply(Place(table.host), headed(frame, table, language, frame.say(language, said)))


async def may_send(
    bot: Bot, chat: int, right: str, hear: Callable[[ChatFullInfo], Awaitable[None]] | None = None
) -> bool:
    """Tell whether we may send something to a group.

    :param right: the permission's name in https://core.telegram.org/bots/api#chatpermissions.
    :param hear: is told what else Telegram says of the group.
    :raises TelegramError: when Telegram does not tell.
    """
    us, group = await asyncio.gather(
        retried(lambda: bot.get_chat_member(chat, bot.id), patience=PATIENCE),
        retried(lambda: bot.get_chat(chat), patience=PATIENCE),
    )
    if hear:
        await hear(group)
    if us.status in _ADMINS:
        return True
    if isinstance(us, ChatMemberRestricted) and not getattr(us, right):
        return False
    return group.permissions is None or getattr(group.permissions, right) is not False


async def note_timer(profiles: Profiles, chat: ChatFullInfo) -> None:
    """Remember after how long messages vanish in a chat: that may have been set before we came."""
    timer = int(seconds(chat.message_auto_delete_time or 0))
    if timer != (await profiles.of(chat.id)).timer:
        await profiles.change(chat.id, timer=timer)


async def membership(bot: Bot, chat: int, user: int) -> Membership:
    """Ask Telegram what somebody is in a group. It promises to tell of others only to bots that are
    admins themselves: https://core.telegram.org/bots/api#getchatmember
    """
    try:
        async with asyncio.timeout(PATIENCE):
            member = await retried(lambda: bot.get_chat_member(chat, user), patience=PATIENCE)
    except (BadRequest, Forbidden) as refusal:
        _log.warning("nobody may know who is a member of %d: %s", chat, refusal)
        return Membership.HIDDEN
    except (TelegramError, TimeoutError) as error:
        _log.warning("nobody knows who is a member of %d: %s", chat, error or "no answer")
        return Membership.UNKNOWN
    if member.status in _ADMINS:
        return Membership.ADMIN
    is_out = member.status in (ChatMember.LEFT, ChatMember.BANNED)
    if isinstance(member, ChatMemberRestricted):
        is_out = not member.is_member
    return Membership.OUT if is_out else Membership.MEMBER


class PhotoRights:
    """Remembers which groups allow pictures.

    Telegram sends no update when a group's permissions change. So they are asked for when a lobby
    is shown, and from time to time where no pictures are taken; a refusal shows it, too. In memory
    only: after a restart the first picture that is refused shows it again.
    """

    def __init__(self, bot: Bot, profiles: Profiles) -> None:
        self._bot = bot
        self._profiles = profiles
        self._known: LRUCache[int, tuple[float, bool]] = LRUCache(_MOST)
        """By group: when it was asked, and whether it takes pictures."""
        self._tables: dict[int, set[str]] = {}
        """By group that takes none, the tables that wait for it."""

    async def has(self, live: Live) -> bool:
        """Tell whether a table's place allows pictures. Checked before a game begins, and later
        only where they are known to be forbidden.
        """
        table, chat = live.table, live.table.place.chat
        at, takes = self._known.get(chat, (None, True))
        is_asked = is_open(table) and (live.play is None or not takes)
        if chat < 0 and is_asked and (at is None or monotonic() - at >= AGAIN):
            takes = await self._ask_photo_right(chat, takes)
        if takes:
            self._tables.pop(chat, None)
        else:
            self._tables.setdefault(chat, set()).add(table.id)
        return takes

    def refused(self, chat: int) -> None:
        """Record that a group has just refused a picture."""
        self._note(chat, takes=False)

    def doubt(self, chat: int) -> frozenset[str]:
        """Check a group anew; return the tables that wait for it."""
        if not self._known.get(chat, (0, True))[1]:
            self._known[chat] = (-AGAIN, False)
        return frozenset(self._tables.get(chat, ()))

    async def _ask_photo_right(self, chat: int, takes: bool) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                takes = await may_send(self._bot, chat, "can_send_photos", self._note_timer)
        except (TelegramError, TimeoutError) as error:  # then it is as it was
            _log.warning("nobody knows what may be sent to %d: %s", chat, error or "no answer")
        self._note(chat, takes=takes)
        return takes

    async def _note_timer(self, group: ChatFullInfo) -> None:
        await note_timer(self._profiles, group)

    def _note(self, chat: int, *, takes: bool) -> None:
        self._known[chat] = (monotonic(), takes)

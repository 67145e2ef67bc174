"""Cache of the bot's rights in groups (photos or only text).

Telegram sends no update when a group's permissions change. So they are asked for when a lobby is
shown, and from time to time where no pictures are taken; a refusal shows it, too. In memory only:
after a restart the first picture that is refused shows it again.
"""

import asyncio
import logging
from time import monotonic

from cachetools import LRUCache
from telegram import Bot, ChatMemberRestricted
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.reconciler.api.retry import PATIENCE, retried
from bot.table.values import Live, is_open

AGAIN = 120.0
"""Seconds until a group that allows no pictures is checked again."""
_MOST = 10_000
"""The most groups to remember."""
_ADMINS = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
_log = logging.getLogger(__name__)


async def may_send(bot: Bot, chat: int, right: str) -> bool:
    """Tell whether we may send something to a group.

    :param right: the permission's name in https://core.telegram.org/bots/api#chatpermissions.
    :raises TelegramError: when Telegram does not tell.
    """
    us, group = await asyncio.gather(
        retried(lambda: bot.get_chat_member(chat, bot.id), patience=PATIENCE),
        retried(lambda: bot.get_chat(chat), patience=PATIENCE),
    )
    if us.status in _ADMINS:
        return True
    if isinstance(us, ChatMemberRestricted) and not getattr(us, right):
        return False
    return group.permissions is None or getattr(group.permissions, right) is not False


class PhotoRights:
    """Remembers which groups allow pictures."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
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
            takes = await self._asked(chat, takes)
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

    async def _asked(self, chat: int, takes: bool) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                takes = await may_send(self._bot, chat, "can_send_photos")
        except (TelegramError, TimeoutError) as error:  # then it is as it was
            _log.warning("nobody knows what may be sent to %d: %s", chat, error or "no answer")
        self._note(chat, takes=takes)
        return takes

    def _note(self, chat: int, *, takes: bool) -> None:
        self._known[chat] = (monotonic(), takes)

"""The gate before all handlers: updates from banned people, from groups that are not let in, and
from the direct messages of channels are dropped. A new ban takes effect within seconds
(docs/adr/0084).

A supergroup that a group has become is let in where the group is. The update about our membership
does not tell whether it is one, and may come first. So none of a supergroup makes us leave: the
message that says who comes does, or the next update.
"""

import logging
from contextlib import suppress

from telegram import Update
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError
from telegram.ext import ApplicationHandlerStop

from bot.metrics import PEOPLE, faults_so_far
from bot.reconciler.api.retry import PATIENCE, retried
from bot.service.clock import Work
from bot.service.table_service import TableService

_log = logging.getLogger(__name__)


class Gate:
    """Decides which updates are let in."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.banned = frozenset[int]()
        self._upgraded = dict[int, int]()
        """Supergroups, each with the group that it was."""
        self._heard = set[int]()
        """People who are still to be counted."""
        self._faults = 0
        """Bugs of this process that are counted."""

    @property
    def work(self) -> Work:
        """Learn of new bans, for which no press waits, and have people and bugs counted."""
        return Work("the gate", lambda *_: self._keep(), 5.0)

    async def _keep(self) -> None:
        await self.look()
        await self.count()

    async def look(self) -> None:
        """Learn of new bans, and of what groups have become."""
        operating = self._service.store.operating
        self.banned = await operating.banned()
        if self._service.operator.groups:
            self._upgraded = await operating.upgraded()

    async def count(self) -> None:
        """Count people heard and errors, for the operators."""
        operating, now = self._service.store.operating, self._service.now
        people, faults = frozenset(self._heard), faults_so_far()
        await operating.hear(now, people, faults - self._faults)
        self._heard -= people
        self._faults = faults
        PEOPLE.set(await operating.people(now))

    async def on_update(self, update: Update) -> None:
        """Let an update through, or end it here.

        :raises ApplicationHandlerStop: when no handler is to see the update.
        """
        chat, user = update.effective_chat, update.effective_user
        if chat and chat.is_direct_messages and not update.my_chat_member:
            await _silently(update)  # people write to a channel there: it is no group
            raise ApplicationHandlerStop
        if user:
            self._heard.add(user.id)
        if chat and await self._decide_to_leave(chat.id, update):
            if _is_over(update):  # no handler hears of it
                await self._service.store.forget_group(chat.id)
                raise ApplicationHandlerStop
            if _may_be_upgraded(update) and chat.id not in self.banned:
                raise ApplicationHandlerStop
            _log.info("chat %d is not let in: it is left", chat.id)
            with suppress(TelegramError):  # we are out already
                await retried(chat.leave, patience=PATIENCE)
            raise ApplicationHandlerStop
        if user and self._is_banned(user.id) and not _is_about_chat(update):
            await _silently(update)
            raise ApplicationHandlerStop

    def lets_in(self, user: int, chat: int) -> bool:
        """Tell whether a user may use the page, which sends no updates, for a table in a chat."""
        return not (self._is_banned(user) or self._is_shut(chat))

    async def _decide_to_leave(self, chat: int, update: Update) -> bool:
        """Take in what an update tells of upgrades; return whether to leave its group."""
        message = update.effective_message
        former = message.migrate_from_chat_id if message else None
        if former in self.banned:  # no handler hears of it
            await self._service.store.operating.upgrade(former, chat)
            self.banned |= {chat}
        if not self._is_shut(chat):
            return False
        if former:  # it is recorded later, with its tables
            self._upgraded[chat] = former
        elif chat not in self.banned:
            self._upgraded = await self._service.store.operating.upgraded()
        return self._is_shut(chat)

    def _is_shut(self, chat: int) -> bool:
        """Tell whether we are not to be in a group; private chats are those of their people."""
        return chat < 0 and (chat in self.banned or not self._is_listed(chat))

    def _is_listed(self, chat: int) -> bool:
        """Tell whether a group, or the group that it was before, is among those let in."""
        only = self._service.operator.groups
        return not only or chat in only or self._upgraded.get(chat) in only

    def _is_banned(self, user: int) -> bool:
        return user in self.banned and user not in self._service.operator.admins


async def _silently(update: Update) -> None:
    """Answer a press without a word, if the update is one: else its button turns for a while."""
    if update.callback_query:
        with suppress(TelegramError):  # it is too late for that
            await retried(update.callback_query.answer, patience=PATIENCE)


def _may_be_upgraded(update: Update) -> bool:
    """Tell whether an update says of a supergroup that we are in it, and not how that came."""
    change = update.my_chat_member
    return bool(change and change.chat.type == ChatType.SUPERGROUP)


def _is_over(update: Update) -> bool:
    """Tell whether an update says that we are in its group no more."""
    change = update.my_chat_member
    out = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
    return bool(change and change.new_chat_member.status in out)


def _is_about_chat(update: Update) -> bool:
    """Tell whether an update is about its chat, whoever caused it: Telegram does not repeat it."""
    moves = update.message and update.message.migrate_to_chat_id
    return bool(update.my_chat_member or update.chat_member or moves)

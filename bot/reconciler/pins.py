"""Pins the board of a running game in its group, silently, and unpins it afterwards: the board
stays one tap away however long the conversation below it (docs/adr/0045).

A pin is recorded before it is made, as `ASKED`: after a crash in between the board is pinned once
more, which does no harm, and no pin is left without a record.
"""

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec.structs import replace
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter

from bot.display.values import Surface
from bot.reconciler.api.retry import retried, seconds
from bot.reconciler.state.shown import ASKED, PINNED, Records, Shown
from bot.store.profiles import Profile, Profiles
from bot.store.rate_limits import Priority, RateLimited, RateLimiter
from bot.table.values import Place

_log = logging.getLogger(__name__)
_RIGHTS = ("not enough rights", "chat_admin_required")
"""Telegram's errors where we may not pin."""


class Pins:
    """Pins and unpins messages."""

    def __init__(
        self, bot: Bot, records: Records, profiles: Profiles, limiter: RateLimiter
    ) -> None:
        self._bot = bot
        self._records = records
        self._profiles = profiles
        self._limiter = limiter

    async def put_right(
        self,
        table: str,
        shown: Mapping[str, Shown],
        surfaces: Sequence[Surface],
        group: Profile | None,
    ) -> None:
        """Pin the live board where the group wants that and we may; unpin boards that are not live
        any more.

        :param shown: the messages that stand in chats, by the key of their surface.
        :param surfaces: the surfaces in chats that are open to us.
        :param group: the profile of the table's group; None where it stands in none.
        :raises RateLimited: when it is too early for a call to a chat.
        """
        for surface in surfaces:
            if stands := shown.get(surface.key):
                may = group is not None and group.pins and group.may_pin
                await self._put_right(table, surface, stands, may=may)

    async def _put_right(self, table: str, surface: Surface, stands: Shown, *, may: bool) -> None:
        wanted = surface.pins and may
        if wanted and stands.pin != PINNED:
            await self._pin(table, surface.key, stands)
        elif stands.pin and not wanted:
            await self.unpin(stands.place, stands.message)
            await self._records.remember(table, surface.key, replace(stands, pin=""))

    async def _pin(self, table: str, key: str, stands: Shown) -> None:
        """Pin a message. It counts against the rate limit: Telegram posts a service message."""
        place, message, pin = stands.place, stands.message, PINNED
        await self._records.remember(table, key, replace(stands, pin=ASKED))
        try:
            await retried(
                lambda: self._bot.pin_chat_message(place.chat, message, disable_notification=True),
                lambda: self._limiter.sending(place.chat, Priority.RETIRE),
            )
        except RetryAfter as error:
            raise await self._told_to_wait(place, error) from error
        except (BadRequest, ChatMigrated, Forbidden) as error:  # it is gone, or pinned already
            _log.info("message %d is not pinned in %d: %s", message, place.chat, error)
            if any(said in error.message.lower() for said in _RIGHTS):
                await self._profiles.change(place.chat, may_pin=False)
                pin = ""
        await self._records.remember(table, key, replace(stands, pin=pin))

    async def unpin(self, place: Place, message: int) -> None:
        """Unpin a message. Not rate limited.

        :raises RateLimited: when Telegram says so.
        """
        try:
            with suppress(BadRequest, ChatMigrated, Forbidden):  # it is, or we may not any more
                await retried(lambda: self._bot.unpin_chat_message(place.chat, message))
        except RetryAfter as error:
            raise await self._told_to_wait(place, error) from error

    async def _told_to_wait(self, place: Place, error: RetryAfter) -> RateLimited:
        wait = seconds(error.retry_after)
        await self._limiter.back_off(place.chat, wait)
        return RateLimited(wait)

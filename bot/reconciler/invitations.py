"""Keeps invitations up to date: messages that people have sent through us into chats where we are
not. They are edited by Telegram's name of them and never sent by us; one that is gone is left so.
"""

import logging
from hashlib import blake2b

from telegram import Bot
from telegram.error import BadRequest, Forbidden, RetryAfter

from bot.display.lobby.invitations import invitation, invitation_key
from bot.display.values import Surface
from bot.reconciler.api import calls
from bot.reconciler.api.retry import seconds
from bot.reconciler.state.shown import Records, Shown, ShownMessages
from bot.store.rate_limits import Priority, RateLimited, RateLimiter
from bot.store.store import Store
from bot.table.parts import Invitation
from bot.table.values import NOBODY, Live, Phase
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)


class Invitations:
    """Edits the invitations to a table."""

    def __init__(
        self, frame: Frame, bot: Bot, records: Records, limiter: RateLimiter, store: Store
    ) -> None:
        self._frame = frame
        self._bot = bot
        self._records = records
        self._limiter = limiter
        self._store = store

    async def put_right(self, live: Live, standing: ShownMessages) -> None:
        """Update the invitations of a table to its present state.

        :raises RateLimited: when it is too early for an edit.
        :raises TelegramError: when Telegram is away.
        """
        tells_end = live.table.phase is not Phase.OVER or not await self._is_anybody_aside(live)
        for sent in live.table.invitations:
            surface = invitation(self._frame, live, sent.language, tells_end=tells_end)
            known = standing.get(invitation_key(sent))
            if known is None or known.digest != surface.digest:
                await self._edit(sent, surface)
                standing[invitation_key(sent)] = shown = _as_shown(surface)
                await self._records.remember(live.table.id, invitation_key(sent), shown)

    async def _is_anybody_aside(self, live: Live) -> bool:
        """Tell whether anybody at the table wants to be left out of messages elsewhere
        (docs/adr/0044).
        """
        people = {person.user for person in live.table.people} - {NOBODY}
        return bool(await self._store.past.aside(people))

    async def _edit(self, one: Invitation, surface: Surface) -> None:
        where = _chat_of(one)
        async with self._limiter.permit(where, Priority.EDIT) as permit:
            try:
                await calls.edit_sent(self._bot, one, surface, permit)
            except RetryAfter as error:
                wait = seconds(error.retry_after)
                await self._limiter.back_off(where, wait)
                raise RateLimited(wait) from error
            except (BadRequest, Forbidden) as error:
                _log.info("an invitation is left as it is: %s", error)


def _chat_of(one: Invitation) -> int:
    """Return the key of the chat in the rate limits: Telegram does not tell us its id."""
    return int.from_bytes(blake2b(one.id.encode(), digest_size=6).digest())


def _as_shown(surface: Surface) -> Shown:
    """Return the record of an invitation as sent; invitations are never retired."""
    return Shown(surface.place, "", 0, surface.digest, None, has_buttons=False, retired_text="")

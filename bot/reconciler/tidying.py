"""Retires messages that are not live any more: deletes those that must not stay; on the others
replaces the question by its outcome, and removes the buttons.

Deletions go first and cost nothing of the rate limit. Buttons go within the rest of it (ADR 7), the
latest board first, because people look at that one; and one by one, because any news goes before
them.

What becomes old without a new message is found here, too: hands of seats that were handed on, and
the host's panels of options in the private chat (docs/adr/0039). A panel is recorded once it is
sent, so that it can lose its buttons when the lobby ends.
"""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from msgspec.structs import replace
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from bot.display.lobby.surface import lobby_surface
from bot.display.tables_of import headed
from bot.display.values import NOTHING, Surface, hand_key, is_call, reply
from bot.features.album.store import KeptBoards
from bot.reconciler.api import calls
from bot.reconciler.api.calls import WORDLESS
from bot.reconciler.api.refusals import is_about_pictures, is_about_place
from bot.reconciler.pins import Pins
from bot.reconciler.reachability.chats import AGAIN
from bot.reconciler.state.shown import Records, RetiredMessage, Shown, ShownMessages, stale_of
from bot.reconciler.surface_updates import SurfaceUpdater
from bot.store.client import Script
from bot.store.rate_limits import Priority, RateLimited, RateLimiter
from bot.table.relations import language_of
from bot.table.seating import chairs
from bot.table.values import HOUR, NOBODY, Live, Place, Table, is_gathering
from bot.texts.frame import Frame
from bot.texts.reader import public_reader

_log = logging.getLogger(__name__)
_DELETABLE = 47 * HOUR
"""Seconds for which a board is deleted: Telegram does that for two days, for admins, too."""


class Shut(Exception):
    """A chat is unreachable: a message that must be deleted there waits until the chat opens."""

    def __init__(self, place: Place, error: TelegramError) -> None:
        super().__init__(f"{place}: {error}")
        self.place = place
        self.error = error


class Tidying:
    """Retires old messages."""

    def __init__(
        self,
        bot: Bot,
        records: Records,
        limiter: RateLimiter,
        pins: Pins,
        updater: SurfaceUpdater,
        kept: KeptBoards,
        now: Callable[[], float],
    ) -> None:
        """:param kept: the boards that people have replied to, or pinned."""
        self._bot = bot
        self._records = records
        self._limiter = limiter
        self._pins = pins
        self._updater = updater
        self._kept = kept
        self._now = now

    async def tidy(
        self,
        table: str,
        standing: ShownMessages,
        live: set[str],
        closed: frozenset[int],
        is_asked: Callable[[], bool] = lambda: False,
        *,
        is_album: bool = True,
    ) -> None:
        """Retire all messages that are not live any more.

        :param live: the keys of what the table shows now.
        :param closed: chats that take nothing from us.
        :param is_asked: whether there is something newer to show.
        :param is_album: whether the group keeps all boards.

        :raises RateLimited: when some of it has to wait: it leaves half of the rate limit to all
            else.
        :raises Shut: when a chat is closed where something stands that must not stay: it stays
            written down.
        """
        waits = []
        for key in [key for key, shown in standing.items() if shown.place.chat not in closed]:
            try:
                await self._tidy(table, standing, key, is_asked, is_live=key in live)
                if key in live and standing[key].former:
                    await self._clear(table, standing, key, is_asked, is_album=is_album)
            except RateLimited as short:
                waits.append(short.seconds)
        if waits:
            raise RateLimited(min(waits))

    async def _tidy(
        self,
        table: str,
        standing: ShownMessages,
        key: str,
        is_asked: Callable[[], bool],
        *,
        is_live: bool,
    ) -> None:
        shown = standing[key]
        left = list(shown.stale if is_live else stale_of(shown, goes=is_call(key)))
        first = sorted(left, key=lambda one: (not one.must_go, -one.message))  # then the latest
        for old in first:
            place = Place(old.left_in) if old.left_in else shown.place
            scripts = await self._put_right(place, old, is_asked)
            left.remove(old)
            standing[key] = replace(shown, stale=tuple(left))
            if not is_live:
                standing[key] = replace(standing[key], has_buttons=False, must_go=False, pin="")
            await self._records.remember(table, key, standing[key], *scripts)
        if not is_live:  # the lobby, once the board stands below it
            await self._records.remember(table, key, None)
            del standing[key]

    async def _clear(
        self,
        table: str,
        standing: ShownMessages,
        key: str,
        is_asked: Callable[[], bool],
        *,
        is_album: bool,
    ) -> None:
        """Delete the former boards below which two newer ones stand, unless somebody has made one
        theirs, or Telegram deletes it no more. It waits for whatever is news: deleting counts
        against the rate limit.
        """
        chat = standing[key].place.chat
        old = standing[key].former[:-1]
        kept = await self._kept.among(chat, [one.message for one in old])
        for one in old:
            scripts: tuple[Script, ...] = ()
            is_young = self._now() < one.sent + _DELETABLE
            if not is_album and is_young and one.message not in kept:
                if is_asked():
                    raise RateLimited(0)
                scripts = await self._delete(chat, one.message)
            former = standing[key].former
            left = replace(standing[key], former=tuple(board for board in former if board != one))
            standing[key] = left
            await self._records.remember(table, key, left, *scripts)

    async def _delete(self, chat: int, message: int) -> tuple[Script, ...]:
        """Delete a board, within the rate limit; where Telegram does not, it stays as it is. Return
        the scripts that record it.
        """
        async with self._limiter.permit(chat, Priority.RETIRE) as permit:
            try:
                with suppress(ChatMigrated, Forbidden):
                    await calls.delete(self._bot, chat, message)
            except RetryAfter as error:
                raise await self._updater.told_to_wait(chat, error) from error
            return permit.told()

    async def _put_right(
        self, place: Place, old: RetiredMessage, is_asked: Callable[[], bool]
    ) -> tuple[Script, ...]:
        """Retire a message; return the scripts that record it."""
        if old.must_go:
            await self._erase(place, old)
            return ()
        if old.goes and await self._delete_replaced(place, old):
            return ()
        if is_asked():
            raise RateLimited(0)
        return await self._retire(place, old)

    async def _delete_replaced(self, place: Place, old: RetiredMessage) -> bool:
        """Delete a message whose place another has taken, which is not rate limited; False where
        Telegram does not do that any more, or takes nothing: then it is retired.
        """
        try:
            return await calls.delete(self._bot, place.chat, old.message)
        except RetryAfter as error:
            raise await self._updater.told_to_wait(place.chat, error) from error
        except (ChatMigrated, Forbidden):
            return False

    async def _erase(self, place: Place, old: RetiredMessage) -> None:
        """Delete a message at once, which is not rate limited; where Telegram no longer allows
        that, empty it.
        """
        try:
            if not await calls.delete(self._bot, place.chat, old.message):
                empty = reply(place, old.text, picture=old.empty)
                await self._updater.change(empty, old.message, Priority.TURN)
        except RetryAfter as error:
            raise await self._updater.told_to_wait(place.chat, error) from error
        except (BadRequest, ChatMigrated, Forbidden) as error:
            _log.warning("a message that must not stay stands in %d: %s", place.chat, error)
            if old.left_in:  # that group never opens again
                return
            if is_about_place(error):
                raise Shut(place, error) from error
            if is_about_pictures(error):  # not even an empty one: it waits until they are taken
                raise RateLimited(AGAIN) from error

    async def _retire(self, place: Place, old: RetiredMessage) -> tuple[Script, ...]:
        """Retire a message by its text; return the scripts that record it."""
        async with self._limiter.permit(place.chat, Priority.RETIRE) as permit:
            try:
                # One deleted, too old, or in a closed chat: its buttons answer "outdated".
                with suppress(BadRequest, ChatMigrated, Forbidden):
                    await calls.retire(self._bot, place.chat, old, permit)
            except RetryAfter as error:
                raise await self._updater.told_to_wait(place.chat, error) from error
            if old.is_pinned:
                await self._pins.unpin(place, old.message)
            return permit.told()


async def left_behind(frame: Frame, records: Records, live: Live, standing: ShownMessages) -> None:
    """Move hands in the chats of people who have handed on their seats to keys of no live surface,
    so that they are retired like other old messages.

    Idempotent: safe to repeat after a crash.
    """
    for chair in chairs(live.table):
        key, user = hand_key(chair), live.table.people[chair].user
        shown = standing.get(key)
        if shown is None or user == NOBODY or shown.place.chat == user:
            continue
        apart = f"{key}@{shown.message}"
        retired_text = _retired_text(frame, live, shown.place.chat)
        standing[apart] = replace(shown, has_buttons=True, retired_text=retired_text)
        await records.remember(live.table.id, apart, standing[apart])
        await records.remember(live.table.id, key, None)
        del standing[key]


def _retired_text(frame: Frame, live: Live, chat: int) -> str:
    """Return the text for a hand's former owner, in their language if it is known."""
    table, language = live.table, language_of(live.table, chat)
    return headed(frame, table, language, frame.say(language, "hand-handed-on"))


_PANEL = "panel@"
"""Prefix of the surface key, before the message id: two never overwrite each other."""


async def note_panel(records: Records, surface: Surface, message: int) -> None:
    """Record which message holds a panel of options. While it is in use it counts as a message
    without buttons: taps on it say nothing about the table's surfaces.
    """
    stands = Shown(
        surface.place, "", message, surface.digest, None, has_buttons=False, retired_text=""
    )
    await records.remember(surface.options_of, f"{_PANEL}{message}", stands)


async def panels_kept(
    frame: Frame, records: Records, live: Live, standing: ShownMessages
) -> frozenset[str]:
    """Return the surface key of the panel in use, if any: the host's latest, while there is a
    lobby. The others become old messages: deleted during a lobby, retired with a text after it.

    Idempotent: safe to repeat after a crash.
    """
    panels = {key: one for key, one in standing.items() if key.startswith(_PANEL)}
    if not panels:
        return frozenset()
    kept = _kept_panels(live.table, panels)
    for key in panels.keys() - kept:
        was = panels[key]
        standing[key] = replace(
            was,
            has_buttons=True,
            must_go=is_gathering(live.table),
            retired_text=_panel_text(frame, live, was.place.chat),
        )
        if standing[key] != was:
            await records.remember(live.table.id, key, standing[key])
    return kept


def _kept_panels(table: Table, panels: Mapping[str, Shown]) -> frozenset[str]:
    if not is_gathering(table):
        return frozenset()
    theirs = {one.message: key for key, one in panels.items() if one.place.chat == table.host}
    return frozenset({theirs[max(theirs)]} if theirs else ())


def _panel_text(frame: Frame, live: Live, chat: int) -> str:
    """Return the retired text of a panel, in its host's language if it is known."""
    if is_gathering(live.table):
        return WORDLESS  # where Telegram does not delete it
    language = language_of(live.table, chat)
    table = replace(live.table, language=language)
    begun = frame.say(language, "refused-begun")
    text = begun if live.play else lobby_surface(public_reader(frame, table), table, NOTHING).text
    return headed(frame, table, language, text)

"""Reconciles one surface (one live message): brings it up to date with the fewest calls, within the
rate limit of its chat. It records each message and its place, so that a new process goes on from
there.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from html import escape, unescape
from typing import NamedTuple

from msgspec.structs import replace
from telegram import Bot, Message
from telegram.error import BadRequest, RetryAfter

from bot.display.buttons import Choice
from bot.display.heard import heard_surface
from bot.display.more import without_dead_buttons
from bot.display.tables_of import address, leading
from bot.display.values import TEXT_LIMIT, Surface, picture_digest
from bot.features.contrast.shown import contrasted
from bot.metrics import REFUSALS, WAITED, fault
from bot.reconciler.api import calls
from bot.reconciler.api.calls import Photo
from bot.reconciler.api.photos import Photos, Undrawn
from bot.reconciler.api.refusals import (
    is_about_bot,
    is_about_image,
    is_about_pictures,
    is_about_place,
)
from bot.reconciler.api.retry import Lost, pause, seconds
from bot.reconciler.state.shown import (
    FormerBoard,
    Records,
    RetiredMessage,
    Shown,
    ShownMessages,
    stale_of,
)
from bot.reconciler.state.unsure import Doubts, Gone, RecentKeyboards
from bot.store.client import Script
from bot.store.profiles import Profile
from bot.store.rate_limits import Permit, Priority, RateLimited, RateLimiter
from bot.store.store import Store
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)
_TAG = re.compile(r"<[^<>]*>")
_GONE = (
    *("message to edit not found", "message can't be edited", "message_id_invalid"),
    "message media can't be edited",
    *(f"there is no {part} in the message to edit" for part in ("text", "caption")),
)
"""Telegram's errors that call for a new message."""


class SurfaceUpdate(NamedTuple):
    """A surface to be shown."""

    table: str
    surface: Surface
    standing: ShownMessages
    """The messages that show the table now, by surface key."""
    told: int
    """The number of moves that were known before the surface's news."""
    moves: int
    """The number of moves that the surface knows of."""
    words: Callable[[], Surface]
    """Makes the surface in words, for use if Telegram does not take its picture or its poll."""
    is_still: Callable[[], Awaitable[bool]]
    """Tells whether the message makes no sound just now: its reader sleeps, or all whom it names in
    a group (docs/adr/0022), or another table has just called them."""
    profile: Profile | None = None
    """The profile of a group; None for the reader of a private chat, who is looked up."""

    @property
    def before(self) -> Shown | None:
        """Return the record of the surface's present message."""
        return self.standing.get(self.surface.key)

    @property
    def is_wished(self) -> bool:
        """Tell whether somebody asked for it to be posted anew."""
        return self.before is not None and not self.before.generation

    @property
    def stands(self) -> bool:
        """Tell whether its message exists, to be edited."""
        surface, before = self.surface, self.before
        if before is None or before.place != surface.place:
            return False
        rests = surface.rests and not self.is_wished
        is_same = before.generation == surface.generation or self._differs_in_words(before)
        return surface.stays or rests or is_same

    def _differs_in_words(self, before: Shown) -> bool:
        """Tell whether a new board would differ from the one that stands in its caption alone, and
        calls nobody, nor has anybody asked for it.
        """
        surface = self.surface
        if surface.chapter is None or not surface.silent or self.is_wished or not before.picture:
            return False
        is_asked = surface.asked != before.asked
        same = surface.picture is not None and picture_digest(surface.picture) == before.picture
        return same and not is_asked


class SurfaceUpdater:
    """Sends and edits the messages of surfaces, one at a time."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        records: Records,
        photos: Photos,
        limiter: RateLimiter,
        store: Store,
        calm: Callable[[], Awaitable[None]],
    ) -> None:
        """:param calm: waits until pictures hold nobody up."""
        self._frame = frame
        self._bot = bot
        self._profiles = store.profiles
        self._calm = calm
        self._polls = store.polls
        self._records = records
        self._photos = photos
        self._limiter = limiter
        self.recent_keyboards = RecentKeyboards()
        self._doubts = Doubts()
        """Of what may stand there."""
        self._deleted = Doubts()
        """Of what does not stand there any more."""

    async def show(self, update: SurfaceUpdate) -> None:
        """Show a surface unless its message already shows it.

        A surface whose picture Telegram refuses, or we fail to draw, is sent in words, because a
        number without its map asks nothing. If that is refused, too, it goes as plain text.

        :raises RateLimited: when the chat takes nothing more just now.
        :raises Lost: when nobody knows whether the surface is shown.
        :raises Gone: when the message was deleted before it was filled.
        :raises TelegramError: when Telegram refuses for another reason.
        """
        update = update._replace(surface=await self.as_read(update.surface, profile=update.profile))
        if update.stands and update.before and update.before.digest == update.surface.digest:
            return
        if update.stands and update.surface.poll:
            return  # whatever it says by now: a poll is not edited
        if update.surface.stays and not update.stands:
            return
        sent = update.surface
        if await self._try_show(update, sent):
            return
        if sent.picture or sent.poll:
            words = replace(update.words(), place=sent.place)
            sent = await self.as_read(words, profile=update.profile)
            if await self._try_show(update, sent):
                return
        await self._show(update, _in_plain_text(sent))

    async def _try_show(self, update: SurfaceUpdate, sent: Surface) -> bool:
        """Show a surface; return False when it cannot be drawn, or is refused for its content.

        :param sent: the surface, or what stands for it.
        """
        try:
            await self._show(update, sent)
        except Undrawn:
            fault(_log, "table %s, %s cannot be drawn", update.table, update.surface.key)
            return False
        except BadRequest as error:
            if is_about_place(error) or is_about_bot(error):
                raise
            if sent.picture and is_about_pictures(error):
                raise
            _log.warning("table %s, %s is refused: %s", update.table, update.surface.key, error)
            REFUSALS.inc()
            return False
        return True

    async def _show(self, update: SurfaceUpdate, sent: Surface) -> None:
        """:param sent: the surface, or what stands for it."""
        before, sent = update.before, _with_way_link(update.standing, sent) if sent.way else sent
        priority = Priority.EDIT if update.stands and _gives_way(sent) else Priority.TURN
        if before and update.stands and await self._edit(update, sent, before, priority):
            return
        if sent.stays:  # its person has deleted it
            return
        is_same = before is not None and before.place.chat == sent.place.chat
        if before and sent.line:
            before = replace(before, retired_text=sent.line)
        sheds = sent.sheds_picture and update.stands and sent.picture is None
        stale = stale_of(before, goes=sent.is_one or sheds) if before and is_same else ()
        if sent.opening:
            await self._fill(update, sent, stale)
            return
        await self._post(update, sent, stale)

    async def _fill(
        self, update: SurfaceUpdate, sent: Surface, stale: tuple[RetiredMessage, ...]
    ) -> None:
        """Send an empty message, record it, then fill it, so that no message that must be deleted
        is ever unknown (docs/adr/0033).

        :raises Gone: when the message has been deleted meanwhile.
        """
        if wait := self._deleted.wait(update.table, sent):
            raise Gone(wait)
        opening = replace(sent, text=sent.opening, keyboard=(), picture=sent.empty)
        stands = await self._post(update._replace(surface=opening), opening, stale)
        if not await self._edit(update, sent, stands, Priority.TURN):
            self._deleted.note(update.table, sent)
            await self._write_down(
                update, replace(stands, generation="")
            )  # it is not looked for again
            raise Gone(self._deleted.wait(update.table, sent))
        self._deleted.forget(update.table, sent)

    async def _post(
        self, update: SurfaceUpdate, sent: Surface, stale: tuple[RetiredMessage, ...]
    ) -> Shown:
        """Send a surface as a new message, and record it.

        :raises Lost: when nobody knows whether the message was sent, or it is too early to try
            again.
        """
        if (wait := self._doubts.wait(update.table, sent)) and not update.is_wished:
            raise Lost(wait)
        is_hushed = update.before is not None and update.before.is_hushed
        if is_hushed or (_may_wake(sent) and await update.is_still()):
            sent = replace(sent, silent=True)
        async with self._limiter.permit(sent.place.chat, _rank_of_new(sent)) as permit:
            message, photo = await self._post_surface(sent, permit, update.table)
            if sent.place.is_group and sent.place.topic and not _is_in_topic(message):
                update.standing.has_lost_topic = True
            if message.poll and sent.poll:
                await self._polls.note(message.poll.id, update.table, sent.poll.until)
            scripts = (*self._photos.keeping(sent, photo, message), *permit.told())
            self.recent_keyboards.note(sent.place.chat, message.message_id, sent.keyboard)
            stands = _as_shown(update, sent, message.message_id, stale)
            stands = _with_former_boards(update.before, stands, int(message.date.timestamp()))
            return await self._write_down(update, stands, scripts)

    async def post(self, surface: Surface, priority: Priority) -> Message:
        """Send a surface as a new message; when the answer is lost, once more.

        Raises what `show` does.
        """
        surface = await self.as_read(surface)
        async with self._limiter.permit(surface.place.chat, priority) as permit:
            message, photo = await self._post_surface(surface, permit)
        await self._photos.sent(surface, photo, message)
        return message

    async def _post_surface(
        self, surface: Surface, permit: Permit, table: str = ""
    ) -> tuple[Message, Photo | None]:
        """Send a surface, twice at most: the second time marked as what may stand there already."""

        async def post_once(photo: Photo | None) -> Message:
            await self._give_way(photo)
            marked = self._doubts.is_in(table, surface)
            try:
                return await calls.post(self._bot, surface, photo, permit, marked=marked)
            except BadRequest as error:
                if is_about_image(error):
                    self._doubts.note(table, surface)
                raise

        while True:
            if surface.poll:  # its answer may be lost, or come after the first votes
                await self._polls.expect(surface.poll.until, table)
            try:
                posted = await self._photos.sent_with(surface, permit, post_once)
            except Lost:
                if self._doubts.note(table, surface) > 1:
                    raise Lost(self._doubts.wait(table, surface)) from None
                await pause()
            else:
                self._doubts.forget(table, surface)
                return posted

    async def rewrite(self, surface: Surface, message: int) -> None:
        """Change text, buttons and picture, if any, of a message that belongs to no table."""
        with suppress(BadRequest):  # it is gone
            await self.change(surface, message, Priority.REPLY)

    async def change(self, surface: Surface, message: int, priority: Priority) -> None:
        """Change text, buttons and picture, if any, of a message that belongs to no table.

        :raises BadRequest: when Telegram refuses, also because the message is gone.
        """
        surface = await self.as_read(surface)
        async with self._limiter.permit(surface.place.chat, priority) as permit:
            if surface.picture is None:
                await calls.edit_words(self._bot, surface, message, permit)
            else:
                changed, photo = await self._with_picture(surface, message, permit)
                await self._photos.sent(surface, photo, changed)

    async def as_read(
        self, surface: Surface, reader: int = 0, profile: Profile | None = None
    ) -> Surface:
        """Finish a message, so that no surface has to see to it: without buttons of features that
        are left out; for the screen reader of a person who plays in words; with a picture in high
        contrast.

        :param reader: who alone sees it; 0: whoever reads its chat.
        :param profile: the reader's, where it is known already.
        """
        if self._frame.handled is not None:
            surface = without_dead_buttons(surface, self._frame.handled)
        profile = profile or await self._profiles.of(reader or surface.place.chat)
        if profile.aloud:
            chosen = self._frame.say(spoken(profile.language), "aloud-chosen")
            surface = heard_surface(surface, chosen)
        return contrasted(surface) if profile.contrast else surface

    async def told_to_wait(self, chat: int, error: RetryAfter) -> RateLimited:
        """On a 429, back off."""
        WAITED.inc()
        wait = seconds(error.retry_after)
        await self._limiter.back_off(chat, wait)
        return RateLimited(wait)

    async def _edit(
        self, update: SurfaceUpdate, surface: Surface, before: Shown, priority: Priority
    ) -> bool:
        """Edit a message; False when it is gone, or of another kind."""
        if (surface.picture is None) != (before.picture is None):
            return False
        async with self._limiter.permit(surface.place.chat, priority) as permit:
            try:
                keeping = await self._edit_surface(surface, before, permit)
            except BadRequest as error:
                if any(gone in error.message.lower() for gone in _GONE):
                    return False
                raise
            self.recent_keyboards.note(surface.place.chat, before.message, surface.keyboard)
            scripts = (*keeping, *permit.told())
            stands = _as_shown(update, surface, before.message, before.stale)
            kept = (before.pin, before.sent, before.is_first, before.former)
            pin, posted, is_first, former = kept
            stands = replace(stands, pin=pin, sent=posted, is_first=is_first, former=former)
            await self._write_down(update, stands, scripts)
        return True

    async def _edit_surface(
        self, surface: Surface, before: Shown, permit: Permit
    ) -> tuple[Script, ...]:
        """Edit a message; return the scripts that record its picture."""
        if surface.picture is None or picture_digest(surface.picture) == before.picture:
            await calls.edit_words(self._bot, surface, before.message, permit)
            return ()
        message, photo = await self._with_picture(surface, before.message, permit)
        return self._photos.keeping(surface, photo, message)

    async def _with_picture(
        self, surface: Surface, message: int, permit: Permit
    ) -> tuple[Message | None, Photo | None]:
        """Change a message and its picture."""

        async def edit_photo(photo: Photo | None) -> Message | None:
            assert photo is not None
            await self._give_way(photo)
            return await calls.edit_picture(self._bot, surface, message, photo, permit)

        return await self._photos.sent_with(surface, permit, edit_photo)

    async def _give_way(self, photo: Photo | None) -> None:
        """Let presses go first: uploading what was drawn takes some milliseconds of the loop."""
        if isinstance(photo, bytes):
            await self._calm()

    async def _write_down(
        self, update: SurfaceUpdate, stands: Shown, scripts: tuple[Script, ...] = ()
    ) -> Shown:
        shown = replace(stands, stale=(*_left_behind(update, stands), *stands.stale))
        await self._records.remember(update.table, update.surface.key, shown, *scripts)
        update.standing[update.surface.key] = shown
        return shown


def _is_in_topic(message: Message) -> bool:
    """Tell whether a message stands in a topic. Telegram drops the topic's number without a word
    once topics are switched off.
    """
    return bool(message.is_topic_message or message.chat.is_forum)


def _left_behind(update: SurfaceUpdate, shown: Shown) -> Iterator[RetiredMessage]:
    """Yield the messages left in a group that has become a supergroup: Telegram may still edit
    them.
    """
    before = update.before
    if before and before.place.chat != shown.place.chat:
        left_in = before.place.chat
        yield from (replace(one, left_in=one.left_in or left_in) for one in stale_of(before))


def _may_wake(sent: Surface) -> bool:
    """Tell whether a new message is heard by somebody whom it is for."""
    return not sent.silent and (sent.place.chat > 0 or bool(sent.names))


def _with_former_boards(before: Shown | None, stands: Shown, now: int) -> Shown:
    """Return the record of a board that was just sent, with those before it that may go: not the
    first one, nor the last of a round.
    """
    if stands.chapter is None:
        return replace(stands, sent=now)
    if before is None or before.place.chat != stands.place.chat:
        return replace(stands, sent=now, is_first=before is None)
    stays = before.is_first or not before.sent or before.chapter != stands.chapter
    one = FormerBoard(before.message, before.sent)
    return replace(stands, sent=now, former=(*before.former, *(() if stays else (one,))))


def _as_shown(
    update: SurfaceUpdate, surface: Surface, message: int, stale: tuple[RetiredMessage, ...] = ()
) -> Shown:
    """Return the record of a surface that stands in a message."""
    return Shown(
        place=surface.place,
        generation=surface.generation,
        message=message,
        digest=update.surface.digest,  # whatever stands for it: it is not tried again
        picture=picture_digest(surface.picture) if surface.picture else None,
        has_buttons=bool(surface.keyboard),
        retired_text=surface.retired_text or surface.text,
        stale=stale,
        told=update.told,
        moves=update.moves,
        empty=surface.empty,
        must_go=bool(surface.opening),
        is_poll=surface.poll is not None,
        chapter=surface.chapter,
        previews=surface.previews,
        asked=surface.asked,
    )


def _with_way_link(standing: ShownMessages, surface: Surface) -> Surface:
    """Return a surface with the way to where it leads, as that stands now."""
    goal = standing.get(surface.way)
    link = address(goal.place, goal.message) if goal else None
    if link is None:
        return surface
    line, old = surface.way_line, surface.retired_text
    text, old = leading(surface.text, link, line), old and leading(old, link, line)
    return replace(surface, text=text, retired_text=old)


def _in_plain_text(surface: Surface) -> Surface:
    """Return a surface without picture and formatting, which Telegram has no reason to refuse."""
    text, retired_text = _plain(surface.text), _plain(surface.retired_text)
    bare = replace(surface, picture=None, empty=None, poll=None, previews="")
    return replace(bare, text=text, retired_text=retired_text)


def _plain(html: str) -> str:
    text = unescape(_TAG.sub("", html)).encode("utf-16-le")[: 2 * TEXT_LIMIT]
    return escape(text.decode("utf-16-le", "ignore"))


def _rank_of_new(surface: Surface) -> Priority:
    """Return the rank of a new message: one in a group that makes no sound lets calls go first."""
    calls_nobody = surface.silent and surface.place.is_group
    return Priority.BOARD if calls_nobody else Priority.TURN


def _gives_way(surface: Surface) -> bool:
    """Tell whether others go first when permits are scarce: in a group (a negative id), and where
    one alone reads it but is asked nothing. A move at a table without a group changes a board for
    each of its people, and one of them waits for it.
    """
    asks = any(isinstance(button.token, Choice) for row in surface.keyboard for button in row)
    return surface.place.chat < 0 or not asks

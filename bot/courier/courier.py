"""One task a table: whatever happens meanwhile, it shows the newest state next and passes over
what was between. What stands where is written down, so that a new process goes on from there.
"""

import asyncio
import logging
from collections import defaultdict

from msgspec.structs import replace
from telegram import Bot, Message
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter

from bot.courier import calls
from bot.courier.replies import Replies
from bot.frame import Frame
from bot.painter import Painter
from bot.shown import NOTHING, Focus, Focuses, Surface, picture_digest
from bot.store import Farewell, Shown, Store
from bot.surfaces import surfaces
from bot.table import is_open
from games.core.values import Seat

_log = logging.getLogger(__name__)
_GONE = ("message to edit not found", "message can't be edited", "message_id_invalid")
"""What Telegram says of a message that must be sent anew."""
_CLOSED = (Forbidden, BadRequest, ChatMigrated)
"""What a chat says that takes nothing from us, now or ever: asking again would not help."""
_AWAY = 3.0
"""Seconds between tries while Telegram is away."""


class Courier:
    """Shows tables. `show` only asks for it: nobody waits for pictures or sends."""

    def __init__(self, frame: Frame, bot: Bot, store: Store, painter: Painter) -> None:
        self._frame = frame
        self._bot = bot
        self._store = store
        self._painter = painter
        self._wanted: dict[str, Focus] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # What each seat was looking at last: what others do must not take a half-made choice away.
        # Lost in a restart, it costs a few taps.
        self._looks: dict[str, dict[Seat | None, Focus]] = defaultdict(dict)
        self._replies = Replies(self._post)

    def show(self, table: str, focus: Focus | None = None) -> None:
        """Ask for the table to be shown as it is now, and as somebody just looks at it."""
        self._wanted[table] = focus or NOTHING
        if focus and focus.seat is not None:
            self._looks[table][focus.seat] = focus
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._work(table))

    def say(self, surface: Surface) -> None:
        """Send a message that belongs to no table, such as the answer to a command."""
        self._replies.say(surface)

    async def again(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        before = (await self._store.shown(table)).get(key)
        if before:  # what stands there is not the live one any more
            await self._store.remember_shown(table, key, replace(before, post=""))
        self.show(table)

    async def settle(self) -> None:
        """Wait until everything asked for is shown."""
        while tasks := (*self._tasks.values(), *self._replies.tasks.values()):
            await asyncio.wait(tasks)

    async def _work(self, table: str) -> None:
        while (focus := self._wanted.pop(table, None)) is not None:
            if pause := await self._try(table, focus):
                await asyncio.sleep(pause)
                self._wanted.setdefault(table, focus)
        del self._tasks[table]

    async def _try(self, table: str, focus: Focus) -> float:
        """Show the table; return after how many seconds to try again, 0 for never."""
        try:
            await self._compare(table, focus)
        except RetryAfter as error:
            return calls.seconds(error.retry_after)
        except NetworkError as error:
            _log.warning("table %s waits for Telegram: %s", table, error)
            return _AWAY
        except Exception:  # a bug of ours: the next press shows the table again
            _log.exception("a bug in showing table %s", table)
        return 0

    async def _compare(self, table: str, focus: Focus) -> None:
        """Show each surface that differs from what stands there."""
        live = await self._store.load(table)
        if live is None:
            return
        shown = await self._store.shown(table)
        looks: Focuses = {**self._looks[table], None: focus}
        wanted = surfaces(self._frame, live, looks)
        for surface in wanted:
            try:  # one chat that is closed to us must not keep the others waiting
                await self._show_surface(table, surface, shown.get(surface.key))
            except _CLOSED as error:
                _log.warning("table %s, %s at %s: %s", table, surface.key, surface.place, error)
        await self._tidy(table, {surface.key for surface in wanted})
        if not is_open(live.table):
            self._looks.pop(table, None)
            await self._store.close(table)

    async def _show_surface(self, table: str, surface: Surface, before: Shown | None) -> None:
        stands = before and (before.place, before.post) == (surface.place, surface.post)
        if before and stands and before.digest == surface.digest:
            return
        if before and stands and await self._edit(table, surface, before):
            return
        message = await self._post(surface)
        stale = _stale(before) if before and before.place == surface.place else ()
        await self._write_down(table, surface, message.message_id, stale)

    async def _post(self, surface: Surface) -> Message:
        photo = await self._photo(surface)
        message = await calls.post(self._bot, surface, photo)
        await self._remember_file(surface, photo, message)
        return message

    async def _edit(self, table: str, surface: Surface, before: Shown) -> bool:
        """Change the message in place; False when there is none any more, or of another kind."""
        if (surface.picture is None) != (before.picture is None):
            return False
        try:
            if surface.picture is None or picture_digest(surface.picture) == before.picture:
                await calls.edit_words(self._bot, surface, before.message)
            else:
                await self._edit_picture(surface, before)
        except BadRequest as error:
            if any(gone in error.message.lower() for gone in _GONE):
                return False
            raise
        await self._write_down(table, surface, before.message, before.stale)
        return True

    async def _edit_picture(self, surface: Surface, before: Shown) -> None:
        photo = await self._photo(surface)
        assert photo is not None
        message = await calls.edit_picture(self._bot, surface, before.message, photo)
        await self._remember_file(surface, photo, message)

    async def _photo(self, surface: Surface) -> calls.Photo | None:
        """Return the picture: Telegram's id when it has it already, else drawn."""
        if surface.picture is None:
            return None
        known = await self._store.file_id(picture_digest(surface.picture))
        return known or await self._painter.draw(surface.picture)

    async def _remember_file(
        self, surface: Surface, photo: calls.Photo | None, message: Message | None
    ) -> None:
        if surface.picture and isinstance(photo, bytes) and message and message.photo:
            digest = picture_digest(surface.picture)
            await self._store.remember_file(digest, message.photo[-1].file_id)

    async def _write_down(
        self, table: str, surface: Surface, message: int, stale: tuple[Farewell, ...]
    ) -> None:
        shown = Shown(
            place=surface.place,
            post=surface.post,
            message=message,
            digest=surface.digest,
            picture=picture_digest(surface.picture) if surface.picture else None,
            has_buttons=bool(surface.keyboard),
            farewell=surface.farewell or surface.text,
            stale=stale,
        )
        await self._store.remember_shown(table, surface.key, shown)

    async def _tidy(self, table: str, live: set[str]) -> None:
        """Take the buttons off all messages that are not the live ones any more.

        Comes last: a chat that has no room for it now sees the news first, and it is tried again.
        """
        for key, shown in (await self._store.shown(table)).items():
            for old in shown.stale if key in live else _stale(shown):
                await calls.retire(self._bot, shown.place.chat, old)
            if key not in live:  # the lobby, once the board stands below it
                await self._store.remember_shown(table, key, None)
            elif shown.stale:
                await self._store.remember_shown(table, key, replace(shown, stale=()))


def _stale(shown: Shown) -> tuple[Farewell, ...]:
    """Return the messages that still carry buttons once this one is not live any more."""
    this = Farewell(shown.message, shown.farewell, shown.picture is not None)
    return (*shown.stale, this) if shown.has_buttons else shown.stale

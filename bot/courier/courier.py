"""One task a table: whatever happens meanwhile, it shows the newest state next and passes over
what was between. What stands where is written down, so that a new process goes on from there.
"""

import asyncio
import logging

from telegram import Bot, Message
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from bot.courier import calls
from bot.frame import Frame
from bot.painter import Painter
from bot.shown import Focus, Surface, picture_digest
from bot.store import Shown, Store
from bot.surfaces import surfaces

_log = logging.getLogger(__name__)
_GONE = ("message to edit not found", "message can't be edited", "message_id_invalid")
"""What Telegram says of a message that must be sent anew."""


class Courier:
    """Shows tables. `show` only asks for it: nobody waits for pictures or sends."""

    def __init__(self, frame: Frame, bot: Bot, store: Store, painter: Painter) -> None:
        self._frame = frame
        self._bot = bot
        self._store = store
        self._painter = painter
        self._wanted: dict[str, Focus] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def show(self, table: str, focus: Focus | None = None) -> None:
        """Ask for the table to be shown as it is now."""
        self._wanted[table] = focus or Focus()
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._work(table))

    async def again(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        before = (await self._store.shown(table)).get(key)
        if before:
            await self._store.remember_shown(table, key, None)
            await self._strip(before)
        self.show(table)

    async def settle(self) -> None:
        """Wait until everything asked for is shown."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def _work(self, table: str) -> None:
        while (focus := self._wanted.pop(table, None)) is not None:
            try:
                await self._compare(table, focus)
            except RetryAfter as error:
                wait = error.retry_after
                await asyncio.sleep(wait if isinstance(wait, int) else wait.total_seconds())
                self._wanted.setdefault(table, focus)
            except TelegramError:
                _log.exception("table %s could not be shown", table)
            except Exception:  # a bug of ours: the next press shows the table again
                _log.exception("a bug in showing table %s", table)
        del self._tasks[table]

    async def _compare(self, table: str, focus: Focus) -> None:
        """Show each surface that differs from what stands there."""
        live = await self._store.load(table)
        if live is None:
            return
        shown = await self._store.shown(table)
        for surface in surfaces(self._frame, live, focus):
            try:  # one chat that is closed to us must not keep the others waiting
                await self._show_surface(table, surface, shown.pop(surface.key, None))
            except Forbidden:
                _log.warning("table %s: nobody may write to %s", table, surface.place)
        for key, left in shown.items():  # the lobby, once the board stands below it
            await self._strip(left)
            await self._store.remember_shown(table, key, None)

    async def _show_surface(self, table: str, surface: Surface, before: Shown | None) -> None:
        stands = before and (before.place, before.post) == (surface.place, surface.post)
        if before and stands and before.digest == surface.digest:
            return
        if before and stands and await self._edit(table, surface, before):
            return
        message = await self._post(surface)
        await self._write_down(table, surface, message.message_id)
        if before:
            await self._strip(before)

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
        await self._write_down(table, surface, before.message)
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

    async def _write_down(self, table: str, surface: Surface, message: int) -> None:
        shown = Shown(
            place=surface.place,
            post=surface.post,
            message=message,
            digest=surface.digest,
            picture=picture_digest(surface.picture) if surface.picture else None,
            has_buttons=bool(surface.keyboard),
        )
        await self._store.remember_shown(table, surface.key, shown)

    async def _strip(self, shown: Shown) -> None:
        """Take the buttons off a message that is not the live one any more."""
        if shown.has_buttons:
            await calls.strip(self._bot, shown.place.chat, shown.message)

"""Uploads pictures, with a cache of Telegram's file ids: a picture that Telegram has already is
sent by its id, any other is drawn.

f:<picture or film>    Telegram's file id of it
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from telegram import Message
from telegram.error import BadRequest

from bot.display.values import Film, Surface, film_digest, picture_digest
from bot.painter import PainterPool
from bot.reconciler.api.calls import Photo
from bot.reconciler.api.refusals import is_about_image, is_about_kind, is_about_place
from bot.reconciler.api.retry import pause
from bot.store.client import DONE, AnyRedis, Attempt, Script, ScriptRunner, text_of
from bot.store.rate_limits import Permit
from bot.table.values import DAY
from render import Picture

_log = logging.getLogger(__name__)
FILE_DAYS = 7
"""How long a picture's file id is remembered."""
_AGAIN = 2
"""How often a picture is sent afresh that is refused: now and then Telegram fails to process one
and takes it the next time."""
T = TypeVar("T")

_GET = "return redis.call('GET', KEYS[1])"
_SET = f"redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2]) return {DONE}"
"""KEYS: picture or film. ARGV: Telegram's id of it, seconds."""


class Undrawn(Exception):
    """A picture or a film could not be drawn: a bug of ours."""


class Photos:
    """Draws pictures and films that were not uploaded yet, and caches file ids of the others."""

    def __init__(self, redis: AnyRedis, painter: PainterPool) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)
        self._painter = painter

    def expect(self, game: str | None) -> None:
        """Warm up for pictures of a game, if it is known which."""
        if game:
            self._painter.expect(game)

    async def of(self, surface: Surface, permit: Permit) -> Photo | None:
        """Return the picture or file of a surface, ready to send; None when it has none.

        :param permit: taken before the drawing, so that nothing is drawn in vain.
        :raises Short: when it is too early for that.
        :raises Undrawn: when the picture cannot be drawn.
        """
        if surface.document is not None:
            await permit.take()
            return await self._file(surface.document.content)
        if surface.picture is None:
            return None
        asking = Script(_GET, (_key(picture_digest(surface.picture)),))
        (known,) = await permit.take(asking)
        return text_of(known) if known else await _await_image(self._painter.draw(surface.picture))

    async def sent_with(
        self, surface: Surface, permit: Permit, call: Callable[[Photo | None], Awaitable[T]]
    ) -> tuple[T, Photo | None]:
        """Make a call with the picture or file of a surface; if it is refused, once more with a
        fresh one. Return the result of the call, and the file that was sent.

        :raises BadRequest: when the last try is refused as well, or for another reason.
        """
        for left in reversed(range(_AGAIN + 1)):
            photo = await self.of(surface, permit)
            try:
                return await call(photo), photo
            except BadRequest as error:
                if not left or not _is_worth_another(error, photo):
                    raise
            await self.forget(surface)
            await pause()
        raise AssertionError("the last try has returned or raised")

    async def _file(self, content: Picture | Film | str | bytes) -> Photo:
        if isinstance(content, bytes):
            return content
        if isinstance(content, str):
            return content.encode()
        if isinstance(content, Picture):
            return await _await_image(self._painter.export(content))
        known = await self._redis.get(_key(film_digest(content)))
        return text_of(known) if known else await _await_image(self._painter.film(content))

    async def known(self, surface: Surface) -> str | None:
        """Return Telegram's file id of a surface's picture or film; None before an upload."""
        name = _name(surface)
        found = await self._redis.get(_key(name)) if name else None
        return text_of(found) if found else None

    async def forget(self, surface: Surface) -> bool:
        """Forget Telegram's id of a picture or a film; False when it was not known."""
        name = _name(surface)
        return bool(name and await self._redis.delete(_key(name)))

    async def sent(self, surface: Surface, photo: Photo | None, message: Message | None) -> None:
        """Remember Telegram's id of a picture or a film that was uploaded."""
        with Attempt(_log, "a picture's id"):  # the message stands there, whatever is remembered
            for script in self.keeping(surface, photo, message):
                await self._scripts.make(script)

    def keeping(
        self, surface: Surface, photo: Photo | None, message: Message | None
    ) -> tuple[Script, ...]:
        """Return the script that stores a file id, to run with that which records the message."""
        name, file = _name(surface), message and (message.animation or message.photo)
        if not (name and file and isinstance(photo, bytes)):
            return ()
        file_id = file[-1].file_id if isinstance(file, tuple) else file.file_id
        return (Script(_SET, (_key(name),), (file_id, FILE_DAYS * DAY)),)


def _is_worth_another(error: BadRequest, photo: Photo | None) -> bool:
    """Tell whether a fresh picture may be taken: this one could not be processed, or Telegram may
    not know its id any more.
    """
    is_known = isinstance(photo, str) and not (is_about_place(error) or is_about_kind(error))
    return photo is not None and (is_known or is_about_image(error))


async def _await_image(drawing: Awaitable[bytes]) -> bytes:
    try:
        return await drawing
    except Exception as error:  # in what draws, or it took too long, or died of it
        raise Undrawn from error


def _name(surface: Surface) -> str | None:
    """Return the digest under which a surface's file id is cached."""
    if surface.document and isinstance(surface.document.content, Film):
        return film_digest(surface.document.content)
    return picture_digest(surface.picture) if surface.picture else None


def _key(picture: str) -> str:
    return f"f:{picture}"

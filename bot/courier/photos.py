"""Pictures on their way: Telegram's id of one that it has got already, else drawn.

f:<picture>            Telegram's file id of a picture it has already got
"""

from contextlib import suppress

from telegram import Message

from bot.courier.calls import Photo
from bot.courier.painter import Painter
from bot.display.values import Surface, picture_digest
from bot.store.client import STORE_AWAY, AnyRedis, text_of
from bot.table.values import DAY
from render import Picture

FILE_DAYS = 7
"""How long a picture's file id is remembered."""


class Photos:
    """Draws what Telegram has not got, and remembers what it has."""

    def __init__(self, redis: AnyRedis, painter: Painter) -> None:
        self._redis = redis
        self._painter = painter

    async def of(self, surface: Surface) -> Photo | None:
        """Return what to send as the picture or the file of a surface; None when it has none."""
        if surface.document is not None:
            content = surface.document.content
            if isinstance(content, Picture):
                return await self._painter.export(content)
            return content.encode()
        if surface.picture is None:
            return None
        known = await self._redis.get(_key(picture_digest(surface.picture)))
        return text_of(known) if known else await self._painter.draw(surface.picture)

    async def forget(self, surface: Surface) -> bool:
        """Forget Telegram's id of a picture; False when it was not known."""
        if surface.picture is None:
            return False
        return bool(await self._redis.delete(_key(picture_digest(surface.picture))))

    async def sent(self, surface: Surface, photo: Photo | None, message: Message | None) -> None:
        """Remember Telegram's id of a picture that was uploaded."""
        if surface.picture and isinstance(photo, bytes) and message and message.photo:
            digest = picture_digest(surface.picture)
            file_id = message.photo[-1].file_id
            with suppress(*STORE_AWAY):  # the message stands there, whatever is remembered
                await self._redis.set(_key(digest), file_id, ex=FILE_DAYS * DAY)


def _key(picture: str) -> str:
    return f"f:{picture}"

"""Pictures on their way: Telegram's id of one that it has got already, else drawn."""

from telegram import Message

from bot.courier.calls import Photo
from bot.courier.painter import Painter
from bot.display.values import Surface, picture_digest
from bot.store.store import Store
from render import Picture


class Photos:
    """Draws what Telegram has not got, and remembers what it has."""

    def __init__(self, store: Store, painter: Painter) -> None:
        self._store = store
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
        known = await self._store.file_id(picture_digest(surface.picture))
        return known or await self._painter.draw(surface.picture)

    async def sent(self, surface: Surface, photo: Photo | None, message: Message | None) -> None:
        """Remember Telegram's id of a picture that was uploaded."""
        if surface.picture and isinstance(photo, bytes) and message and message.photo:
            digest = picture_digest(surface.picture)
            await self._store.remember_file(digest, message.photo[-1].file_id)

"""Files of tables: exports and films. Each is uploaded once, then sent by Telegram's file id."""

from collections.abc import Sequence
from functools import partial

from bot.display.values import Surface
from bot.features.contrast.shown import contrasted
from bot.reconciler.api.photos import Photos
from bot.reconciler.api.replies import Job, Replies
from bot.reconciler.films import Films
from bot.reconciler.state.shown import Records
from bot.reconciler.surface_updates import SurfaceUpdater
from bot.store.rate_limits import Priority

_FILM = "film"


class Files:
    """Sends files of tables, and remembers which message holds them."""

    def __init__(
        self, records: Records, updater: SurfaceUpdater, photos: Photos, replies: Replies
    ) -> None:
        self._records = records
        self._updater = updater
        self._photos = photos
        self._replies = replies
        self._films = Films(updater, photos)

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        """Send files of a table once; return the message that already holds exactly these files."""
        digest = "-".join((str(files[0].place.chat), *(file.digest for file in files)))
        if sent := await self._records.files(table, digest):
            return sent

        posted = list[int]()

        async def post(file: Surface) -> None:
            posted.append((await self._updater.post(file, Priority.REPLY)).message_id)

        async def remember() -> None:
            if len(posted) == len(files):  # or one was not sent: it can be asked for again
                await self._records.remember_files(table, digest, posted[0])

        jobs: list[Job] = [*(partial(post, file) for file in files), remember]
        self._replies.add_once(files[0].place.chat, f"export {table}", jobs)
        return None

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        """Send a table's film in the first of these ways that the chat accepts, once; return the
        message if it was already sent.
        """
        place = ways[0].place
        digest = f"{place.chat}/{place.topic}/{ways[0].digest}"
        if sent := await self._records.files(table, digest, _FILM):
            return sent

        async def send_film() -> None:
            if message := await self._films.send(ways):
                await self._records.remember_files(table, digest, message.message_id, _FILM)

        self._replies.add_once(place.chat, f"film {table}", [send_film])
        return None

    async def file_id(self, surface: Surface) -> str | None:
        """Return Telegram's file id of a surface's picture or film; None before an upload. Where
        all who were shown a picture see it in high contrast, Telegram has no other.
        """
        return await self._photos.known(surface) or await self._photos.known(contrasted(surface))

"""Sends films of games: as an animation, else as a file; if neither works, tells why. Runs in the
background.
"""

import logging
from collections.abc import Sequence

from telegram import Message
from telegram.error import BadRequest

from bot.display.values import Surface
from bot.metrics import fault
from bot.reconciler.api.photos import Photos, Undrawn
from bot.reconciler.api.refusals import is_about_topic
from bot.reconciler.surface_updates import SurfaceUpdater
from bot.store.rate_limits import Priority

_log = logging.getLogger(__name__)


class Films:
    """Sends films."""

    def __init__(self, updater: SurfaceUpdater, photos: Photos) -> None:
        self._updater = updater
        self._photos = photos

    async def send(self, ways: Sequence[Surface]) -> Message | None:
        """Send a film in the first of these ways that its chat takes; return where it stands, None
        when only words could be sent: they are the last of the ways.

        :raises Short: when the chat takes nothing more just now.
        :raises Lost: when nobody knows whether the film was sent.
        :raises TelegramError: when the chat takes none of the ways.
        """
        *films, words = ways
        for film in films:
            try:
                return await self._updater.post(film, Priority.REPLY)
            except BadRequest as error:
                _log.info("a film is refused in %d: %s", film.place.chat, error)
                if is_about_topic(error):
                    raise
            except Undrawn:
                fault(_log, "a bug in a film of %s", film.document and film.document.name)
                break
        await self._updater.post(words, Priority.REPLY)
        return None

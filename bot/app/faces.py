"""Faces of maps (images of their pieces): drawn once by a painter, kept in memory, and sent to
phones that do not have them yet.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from cachetools import LRUCache
from msgspec import Struct

from bot.painter import PainterPool
from render import Face, Plain

_HEAVIEST = 24 << 20
"""Bytes that are kept: some thousand faces."""
_NAME = 6
"""Bytes of a name, before they are written in letters: of a thousand faces no two share one."""


class Named(Struct, frozen=True):
    """A face and its name: faces that look the same have the same name, for ever."""

    name: str
    face: Face


class Faces:
    """Draws and keeps them."""

    def __init__(self, painter: PainterPool) -> None:
        self._painter = painter
        self._kept: LRUCache[Plain, Named] = LRUCache(_HEAVIEST, getsizeof=_weight)
        self._drawing: dict[Plain, asyncio.Task[Named]] = {}

    async def all_of(self, plains: Iterable[Plain]) -> Mapping[Plain, Named]:
        """Return several, each drawn once."""
        wanted = tuple(dict.fromkeys(plains))
        return dict(zip(wanted, await asyncio.gather(*map(self._face, wanted)), strict=True))

    async def _face(self, plain: Plain) -> Named:
        if plain in self._kept:
            return self._kept[plain]
        if plain not in self._drawing:
            self._drawing[plain] = asyncio.create_task(self._draw_face(plain))
        return await asyncio.shield(self._drawing[plain])

    async def _draw_face(self, plain: Plain) -> Named:
        try:
            face = await self._painter.face(plain)
        finally:
            del self._drawing[plain]
        self._kept[plain] = named = Named(_name(face.file), face)
        return named


def _weight(named: Named) -> int:
    return len(named.face.file) + len(named.face.small)


def _name(file: bytes) -> str:
    return urlsafe_b64encode(blake2b(file, digest_size=_NAME).digest()).decode()

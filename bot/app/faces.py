"""Faces of maps: drawn once by a painter, kept in memory, called by signed names.

A name holds what is drawn, so any worker can draw it anew; the signature sees to it that only what
a map of ours has had is drawn.
"""

import asyncio
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from bot import __version__
from bot.painter import PainterPool
from render import Face, Plain, plain_name, plain_named

_HEAVIEST = 24 << 20
"""Bytes that are kept: some thousand faces."""
_SIGNED = 12
"""Bytes of a signature."""


class NoFace(Exception):
    """Nothing of ours is called so."""


class Faces:
    """Draws and keeps them."""

    def __init__(self, painter: PainterPool, token: str) -> None:
        self._painter = painter
        secret = f"{token} {__version__}"  # phones keep faces for ever: a release has its own
        self._key = blake2b(secret.encode(), person=b"faces", digest_size=32).digest()
        self._kept: OrderedDict[Plain, Face] = OrderedDict()
        self._weight = 0
        self._drawing: dict[Plain, asyncio.Task[Face]] = {}

    async def all_of(self, plains: Iterable[Plain]) -> Mapping[Plain, Face]:
        """Return several, each drawn once."""
        wanted = tuple(dict.fromkeys(plains))
        return dict(zip(wanted, await asyncio.gather(*map(self._face, wanted)), strict=True))

    def name(self, plain: Plain) -> str:
        """Return what a face is called in an address."""
        packed = plain_name(plain)
        return urlsafe_b64encode(self._signature(packed) + packed).decode()

    async def named(self, name: str) -> bytes:
        """Return the WebP that is called so.

        :raises NoFace: when nothing is.
        """
        try:
            signed = urlsafe_b64decode(name.encode())
        except (NoBase64, ValueError) as error:
            raise NoFace(name) from error
        shown, packed = signed[:_SIGNED], signed[_SIGNED:]
        if not hmac.compare_digest(shown, self._signature(packed)):
            raise NoFace(name)
        return (await self._face(plain_named(packed))).file

    def _signature(self, packed: bytes) -> bytes:
        return blake2b(packed, key=self._key, digest_size=_SIGNED).digest()

    async def _face(self, plain: Plain) -> Face:
        if plain in self._kept:
            self._kept.move_to_end(plain)
            return self._kept[plain]
        if plain not in self._drawing:
            self._drawing[plain] = asyncio.create_task(self._drawn(plain))
        return await asyncio.shield(self._drawing[plain])

    async def _drawn(self, plain: Plain) -> Face:
        try:
            face = await self._painter.face(plain)
        finally:
            del self._drawing[plain]
        self._kept[plain] = face
        self._weight += len(face.file)
        while self._weight > _HEAVIEST:
            self._weight -= len(self._kept.popitem(last=False)[1].file)
        return face

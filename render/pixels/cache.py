"""Caches of pictures' parts from one picture to the next: in memory with a bound (LRU), on disk
where there is a folder for it.

The folder's name holds a checksum of the drawing code, so changed code never meets an old sprite.
An image whose file is broken or foreign is drawn anew.
"""

import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from operator import itemgetter
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import PIL
from cachetools import LRUCache
from lz4.block import LZ4BlockError, compress, decompress
from PIL import Image

from render.pixels.disk_quota import CUT, is_scarce, sweep
from render.tools import sources
from render.tools.raster import Raster

V = TypeVar("V")


class LruCache(Generic[V]):
    """LRU cache: values by name, at most `limit` bytes of them; the least recently used go
    first.
    """

    def __init__(self, limit: int) -> None:
        self._held: LRUCache[object, tuple[V, int]] = LRUCache(limit, itemgetter(1))

    def get(self, name: object) -> V | None:
        """Return the value of a name; None if it is not held."""
        kept = self._held.get(name)
        return kept[0] if kept else None

    def keep(self, name: object, value: V, size: int) -> V:
        """Keep a value of `size` bytes, and let go of old ones."""
        with suppress(ValueError):  # larger than the whole cache: made anew each time
            self._held[name] = value, size
        return value

    def drop(self, name: object) -> None:
        """Forget the value of a name."""
        del self._held[name]

    def names(self) -> tuple[object, ...]:
        """Return the names of all values."""
        return tuple(self._held)

    def clear(self) -> None:
        """Forget all values."""
        self._held.clear()

    @property
    def bytes(self) -> int:
        """The number of bytes of all values."""
        return int(self._held.currsize)

    def __len__(self) -> int:
        return len(self._held)


class Stored(NamedTuple):
    """An image as it lies on disk."""

    mode: str
    size: tuple[int, int]
    left: int
    top: int
    packed: bytes
    """The bytes of the pixels, compressed; uncompressed where compression would save hardly any
    room."""


_STORED = msgspec.msgpack.Decoder(Stored)
_FEW = 8192
"""Images of up to so many bytes are not compressed: a disk's blocks have half as many bytes, and
small images come in hundreds."""


_SWEEPS = 16
"""Number of sweeps while a process writes as much as the cache may hold."""
_HOUR = 3600.0
"""Seconds: the precision of the time of a file's last use."""


class Store:
    """Stores images on disk, in a folder of their own; without a folder it stores nothing."""

    def __init__(self, folder: Path | None = None, limit: int | None = None) -> None:
        """:param limit: the most bytes of the folder. Several processes together may exceed it a
        little, because each counts only its own writes between two sweeps.
        """
        self.folder = folder
        self.limit = limit
        self._held = self._written = 0
        """Bytes of the folder at the last sweep, and bytes that this process has written since."""
        self._is_swept = False

    @property
    def is_full(self) -> bool:
        """Tell whether the folder is so full that a new file will soon push out an old one."""
        return self.limit is not None and self._held + self._written > (1 + CUT) / 2 * self.limit

    def has(self, name: str) -> bool:
        """Tell whether a file exists under a name, broken or not."""
        return self.folder is not None and os.path.exists(self._path(name))

    def load(self, name: str) -> tuple[Image.Image, int, int] | None:
        """Return an image and its offset; None if its file is missing or broken."""
        if self.folder is None:
            return None
        with suppress(OSError, msgspec.MsgspecError, LZ4BlockError, ValueError, OverflowError):
            with open(self._path(name), "rb", buffering=0) as file:
                _use(file.fileno())
                mode, size, left, top, packed = _STORED.decode(file.read())
            pixels = _unpacked_pixels(packed, len(mode) * size[0] * size[1])
            return Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1), left, top
        return None

    def save(self, name: str, image: Image.Image, left: int = 0, top: int = 0) -> None:
        """Write an image atomically; where the disk is nearly full or refuses, the image is not
        stored.
        """
        if self.folder is None:
            return
        stored = Stored(image.mode, image.size, left, top, _packed_pixels(image.tobytes()))
        with suppress(OSError):
            path = Path(self._path(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            if not is_scarce(path.parent):
                written = msgspec.msgpack.encode(stored)
                _write(path, written)
                self._count(len(written))

    def _count(self, written: int) -> None:
        """Count the bytes written, and sweep the folder at the first write and after each sixteenth
        of the limit.
        """
        self._written += written
        if self._is_swept and (self.limit is None or _SWEEPS * self._written <= self.limit):
            return
        self._is_swept = True
        self._held, self._written = sweep(Path(f"{self.folder}/{_folder_name()}"), self.limit), 0

    def forget_old(self) -> None:
        """Remove the sprites of other versions of the drawing code."""
        for old in self.folder.glob("sprites-*") if self.folder else ():
            if old.name != _folder_name():
                shutil.rmtree(old, ignore_errors=True)

    def _path(self, name: str) -> str:
        """Return the path of a name as text: to build a `Path` would take as long as to read the
        file.
        """
        digest = blake2b(name.encode(), digest_size=12).hexdigest()
        return f"{self.folder}/{_folder_name()}/{digest[:2]}/{digest}"


def _write(path: Path, written: bytes) -> None:
    """Write a file whole, or not at all."""
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        try:
            file.write(written)
            file.flush()
            os.replace(file.name, path)
        except OSError:
            os.unlink(file.name)
            raise


def _use(file: int) -> None:
    """Note the use of an open file: the least recently used go first."""
    if abs(time.time() - os.fstat(file).st_mtime) > _HOUR:
        with suppress(OSError):  # the file is read-only
            os.utime(file)


def _packed_pixels(pixels: bytes) -> bytes:
    if len(pixels) <= _FEW:
        return pixels
    packed: bytes = compress(pixels, store_size=False)
    # of equal lengths min takes the pixels, which are recognised by their length
    return min(pixels, packed, key=len)


def _unpacked_pixels(packed: bytes, size: int) -> bytes:
    if len(packed) == size:
        return packed
    pixels: bytes = decompress(packed, uncompressed_size=size)
    return pixels


def _folder_name() -> str:
    return _folder_of(sources.folders())


@cache
def _folder_of(folders: tuple[Path, ...]) -> str:
    """Name the folder of this version's sprites by a checksum of everything that decides their
    looks.
    """
    libraries = PIL.__version__ + version("resvg-py")
    digest = blake2b(libraries.encode(), digest_size=8)
    for path in sources.files(folders, ".py", ".svg"):
        digest.update(path.read_bytes())
    return f"sprites-{digest.hexdigest()}"


SPRITES: LruCache[Any] = LruCache(44 << 20)
"""Sprites, and the layers of tiles."""
SMALL: LruCache[Any] = LruCache(8 << 20)
"""Sprites of small maps: they are many, each is needed again soon, and large sprites must not push
them out."""
RASTERS: LruCache[Raster] = LruCache(6 << 20)
"""Labels, badges, panels: many and small as well."""
SHADOWS: LruCache[Raster] = LruCache(6 << 20)
"""Shadows of maps, by quarters of cells: all maps need the same ones."""
CANVASES: LruCache[Image.Image] = LruCache(48 << 20)
"""Whole sheets: paper, washes, and maps without the items above them."""
CACHES: tuple[LruCache[Any], ...] = (SPRITES, SMALL, RASTERS, SHADOWS, CANVASES)
STORE = Store()


def canvas(name: object, draw: Callable[[], Image.Image], stored: bool = False) -> Image.Image:
    """Return a sheet from the cache; the caller must not draw on it. A `stored` sheet is kept on
    disk, too.
    """
    kept = CANVASES.get(name)
    if kept is not None:
        return kept
    found = STORE.load(str(name)) if stored else None
    image = found[0] if found else draw()
    if stored and not found:
        STORE.save(str(name), image)
    return CANVASES.keep(name, image, weight(image))


def weight(image: Image.Image) -> int:
    """Return the bytes of an image in memory, where Pillow uses four a pixel for colours."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)

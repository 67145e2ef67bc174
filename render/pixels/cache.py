"""Caches of pictures' parts from one picture to the next: in memory with a bound (LRU), on disk
where there is a folder for it.

What is on disk belongs to the code that drew it: its name holds a checksum of the sources, so a
changed stroke never meets an old sprite. Files that are broken or foreign are drawn anew.
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
        """Return the value of a name."""
        kept = self._held.get(name)
        return kept[0] if kept else None

    def keep(self, name: object, value: V, size: int) -> V:
        """Keep a value of `size` bytes, and let go of old ones."""
        with suppress(ValueError):  # larger than all there may be: it is made anew each time
            self._held[name] = value, size
        return value

    def drop(self, name: object) -> None:
        """Forget one of them."""
        del self._held[name]

    def names(self) -> tuple[object, ...]:
        """Return the names of all values."""
        return tuple(self._held)

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()

    @property
    def bytes(self) -> int:
        """How many there are."""
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
    """Its bytes, compressed; as they are where that would save no room, or next to none."""


_STORED = msgspec.msgpack.Decoder(Stored)
_FEW = 8192
"""Bytes that are not compressed: a disk gives room in blocks of half as much, and what is small
comes in hundreds."""


_SWEEPS = 16
"""Number of sweeps while a process writes as much as the cache may hold."""
_HOUR = 3600.0
"""Seconds: how exactly it is known when something was used last."""


class Store:
    """Images on disk, in a folder of their own; without a folder it forgets everything."""

    def __init__(self, folder: Path | None = None, limit: int | None = None) -> None:
        """:param limit: how many bytes there may be, or somewhat more: of several processes each
        counts what it has written itself, until it looks at all.
        """
        self.folder = folder
        self.limit = limit
        self._held = self._written = 0
        """Bytes that there were when we looked, and that we have written since."""
        self._is_swept = False

    @property
    def is_full(self) -> bool:
        """Tell whether what is written from now on takes the place of something else."""
        return self.limit is not None and self._held + self._written > (1 + CUT) / 2 * self.limit

    def has(self, name: str) -> bool:
        """Tell whether there is something under a name, whole or not."""
        return self.folder is not None and os.path.exists(self._path(name))

    def load(self, name: str) -> tuple[Image.Image, int, int] | None:
        """Return an image and its offset; None if it is not there or not whole."""
        if self.folder is None:
            return None
        with suppress(OSError, msgspec.MsgspecError, LZ4BlockError, ValueError, OverflowError):
            with open(self._path(name), "rb", buffering=0) as file:
                _use(file.fileno())
                mode, size, left, top, packed = _STORED.decode(file.read())
            pixels = _unpacked(packed, len(mode) * size[0] * size[1])
            return Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1), left, top
        return None

    def save(self, name: str, image: Image.Image, left: int = 0, top: int = 0) -> None:
        """Write an image atomically; a full disk is no fault of ours."""
        if self.folder is None:
            return
        stored = Stored(image.mode, image.size, left, top, _packed(image.tobytes()))
        with suppress(OSError):
            path = Path(self._path(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            if not is_scarce(path.parent):
                written = msgspec.msgpack.encode(stored)
                _write(path, written)
                self._count(len(written))

    def _count(self, written: int) -> None:
        """Count what was written; look at all there is by and by, and first of all."""
        self._written += written
        if self._is_swept and (self.limit is None or _SWEEPS * self._written <= self.limit):
            return
        self._is_swept = True
        self._held, self._written = sweep(Path(f"{self.folder}/{_folder_name()}"), self.limit), 0

    def forget_old(self) -> None:
        """Remove what other versions of the drawing code have left."""
        for old in self.folder.glob("sprites-*") if self.folder else ():
            if old.name != _folder_name():
                shutil.rmtree(old, ignore_errors=True)

    def _path(self, name: str) -> str:
        """Return where something lies; a `Path` would take as long as to read it."""
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
        with suppress(OSError):  # it can only be read
            os.utime(file)


def _packed(pixels: bytes) -> bytes:
    if len(pixels) <= _FEW:
        return pixels
    packed: bytes = compress(pixels, store_size=False)
    # of two of the same length the pixels: their length is how they are told
    return min(pixels, packed, key=len)


def _unpacked(packed: bytes, size: int) -> bytes:
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
"""And tiles, of their ground and what stands on it."""
SMALL: LruCache[Any] = LruCache(8 << 20)
"""Those of small maps: many, and each comes again soon; large ones must not drive them out."""
RASTERS: LruCache[Raster] = LruCache(6 << 20)
"""Labels, badges, panels: the same, and small, too."""
SHADOWS: LruCache[Raster] = LruCache(6 << 20)
"""Of maps, by quarters of cells: they come again on all."""
CANVASES: LruCache[Image.Image] = LruCache(48 << 20)
"""Whole sheets: paper, washes, maps before anything is written on them."""
CACHES: tuple[LruCache[Any], ...] = (SPRITES, SMALL, RASTERS, SHADOWS, CANVASES)
STORE = Store()


def canvas(name: object, draw: Callable[[], Image.Image], stored: bool = False) -> Image.Image:
    """Return a sheet that is kept; nobody may draw on it. `stored` ones are on disk, too."""
    kept = CANVASES.get(name)
    if kept is not None:
        return kept
    found = STORE.load(str(name)) if stored else None
    image = found[0] if found else draw()
    if stored and not found:
        STORE.save(str(name), image)
    return CANVASES.keep(name, image, weight(image))


def weight(image: Image.Image) -> int:
    """Return how many bytes an image takes in memory, where Pillow gives colours four a pixel."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)

"""Files: their bytes in a folder, under an id made from them."""

from __future__ import annotations

import hashlib
import io
import mimetypes
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

from playground.world.errors import ApiError
from playground.world.values import File

PHOTO_BYTES = 10 * 1024 * 1024
FILE_BYTES = 50 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
THUMBNAIL = 320
SIGNATURES = {
    b"\xff\xd8\xff": "image/jpeg",
    b"\x89PNG\r\n": "image/png",
    b"GIF8": "image/gif",
    b"\x00\x00\x00": "video/mp4",
}


class Upload(NamedTuple):
    """A file in a request."""

    name: str
    content: bytes


def read_upload(folder: Path, upload: Upload, kind: str) -> tuple[File, ...]:
    """Check and keep an upload; the file itself comes last, after its thumbnail.

    May take a while: call it off the event loop.

    :raises ApiError: when Telegram would refuse the upload (bots/api#sending-files, #sendphoto)
    """
    size = len(upload.content)
    if not size:
        raise ApiError("file must be non-empty")
    if kind == "photo":
        return _read_photo(folder, upload)
    if size > FILE_BYTES:
        raise TooLargeError
    return (
        _keep(folder, upload, kind, _animation_size(upload) if kind == "animation" else (0, 0)),
    )


def unique_id_of(upload: Upload, kind: str) -> str:
    """The id of a file: the same bytes sent again as the same kind are the same file."""
    name = "" if kind == "photo" else upload.name
    return "AQAD" + hashlib.sha256(f"{kind}/{name}/".encode() + upload.content).hexdigest()[:20]


class TooLargeError(ApiError):
    """The body of the request is larger than the server takes."""

    code = 413
    prefix = "Request Entity Too Large"

    def __init__(self) -> None:
        super().__init__("")
        self.description = self.prefix


def _read_photo(folder: Path, upload: Upload) -> tuple[File, ...]:
    if len(upload.content) > PHOTO_BYTES:
        raise ApiError(
            f"file of size {len(upload.content)} bytes is too big for a photo; "
            f"the maximum size is {PHOTO_BYTES} bytes"
        )
    try:
        with Image.open(io.BytesIO(upload.content)) as image:
            size = image.size
            _check_sides(*size)
            # A JPEG is read at the thumbnail's scale: to its end all the same, or it is broken.
            image.draft("RGB", (THUMBNAIL, THUMBNAIL))
            image.load()
            thumbnail = _thumbnail(image)
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError) as broken:
        raise ApiError("IMAGE_PROCESS_FAILED") from broken
    if max(size) <= THUMBNAIL:
        return (_keep(folder, upload, "photo", size),)
    small = _keep(folder, Upload("", _jpeg(thumbnail)), "photo", thumbnail.size)
    return small, _keep(folder, upload, "photo", size, small.unique_id)


def _check_sides(width: int, height: int) -> None:
    ratio = max(width, height) / max(1, min(width, height))
    if width + height > PHOTO_SIDES or ratio > PHOTO_RATIO:
        raise ApiError("PHOTO_INVALID_DIMENSIONS")


def _thumbnail(image: Image.Image) -> Image.Image:
    small = image.convert("RGB")
    small.thumbnail((THUMBNAIL, THUMBNAIL), Image.Resampling.BILINEAR, reducing_gap=2.0)
    return small


def _jpeg(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "JPEG", quality=75)
    return out.getvalue()


def _animation_size(upload: Upload) -> tuple[int, int]:
    """The size of a GIF or an MP4."""
    try:
        with Image.open(io.BytesIO(upload.content)) as image:
            return image.size
    except UnidentifiedImageError:
        return _mp4_size(upload.content)


def _mp4_size(content: bytes) -> tuple[int, int]:
    """Return the size in the header of an MP4's first track (ISO 14496-12, tkhd); (0, 0) without
    one.
    """
    kind = content.find(b"tkhd")
    if kind < 0:
        return (0, 0)
    end = kind - 4 + int.from_bytes(content[kind - 4 : kind])
    return int.from_bytes(content[end - 8 : end - 6]), int.from_bytes(content[end - 4 : end - 2])


def _keep(
    folder: Path,
    upload: Upload,
    kind: str,
    size: tuple[int, int] = (0, 0),
    small: str | None = None,
) -> File:
    """Write the bytes into the folder, unless they are there."""
    unique_id = unique_id_of(upload, kind)
    path = folder / unique_id
    if not path.exists():
        # Renamed into place: a killed playground leaves no half file under a whole file's id. The
        # same file may be sent twice at once.
        unfinished = path.with_suffix(f".{token_hex(4)}.part")
        unfinished.write_bytes(upload.content)
        unfinished.rename(path)
    name = Path(upload.name).name
    return File(unique_id, len(upload.content), name, _mime(upload), *size, small)


def _mime(upload: Upload) -> str:
    """By the first bytes for pictures, by the name for the rest."""
    for start, mime in SIGNATURES.items():
        if upload.content.startswith(start):
            return mime
    return mimetypes.guess_type(upload.name)[0] or "application/octet-stream"

"""Files in requests: uploaded, or named by a file_id; and their download."""

from __future__ import annotations

import mimetypes
from typing import Any

from aiogram.methods import GetFile
from aiogram.types import InputMediaAnimation, InputMediaDocument, InputMediaPhoto

from playground.api.desk import Desk
from playground.api.texts import read_caption
from playground.world.errors import ApiError, ours
from playground.world.values import File, Json, Media, Text
from playground.world.wire import PREFIXES, file_json

DOWNLOAD_BYTES = 20 * 1024 * 1024
KINDS = {"photo": InputMediaPhoto, "document": InputMediaDocument, "animation": InputMediaAnimation}


async def find_file(desk: Desk, reference: Any, kind: str) -> File:
    """The file of a parameter: "attach://name" for an upload, else a file_id.

    :raises ApiError: not there, of another kind, or an address in the internet
    """
    name = str(reference)
    if name.startswith("attach://"):
        upload = desk.uploads.get(name.removeprefix("attach://"))
        if not upload:
            raise ApiError(f"wrong file identifier/HTTP URL specified: no upload {name!r}")
        return await desk.play.store(upload, kind)
    if name.startswith(("http://", "https://")):
        raise ApiError("failed to get HTTP URL content")
    found, file = _by_id(desk, name)
    if found != kind:
        raise ApiError(f"can't use file of type {found.capitalize()} as {kind.capitalize()}")
    return file


async def read_media(desk: Desk, media: Any) -> tuple[Text, Media]:
    """The caption and the file of an InputMedia.

    :raises ApiError: when the media is of another kind, its caption broken, or its file missing
    """
    kind = next((kind for kind, model in KINDS.items() if isinstance(media, model)), None)
    if kind is None:
        raise ours("media are photos, documents and animations here")
    body = read_caption(desk.world, media.caption, media.parse_mode, media.caption_entities)
    file = await find_file(desk, media.media, kind)
    return body, Media(kind, file.unique_id, bool(getattr(media, "has_spoiler", False)))


def _by_id(desk: Desk, file_id: str) -> tuple[str, File]:
    for kind, prefix in PREFIXES.items():
        unique_id = file_id.removeprefix(prefix)
        if unique_id != file_id and unique_id in desk.world.files:
            return kind, desk.world.files[unique_id]
    raise ApiError("wrong file identifier/HTTP URL specified")


async def get_file(desk: Desk, call: GetFile) -> Json:
    """GetFile."""
    try:
        kind, file = _by_id(desk, call.file_id)
    except ApiError:
        raise ApiError("wrong file_id or the file is temporarily unavailable") from None
    if file.size > DOWNLOAD_BYTES:
        raise ApiError("file is too big")
    suffix = mimetypes.guess_extension(file.mime) or ""
    return {**file_json(kind, file), "file_path": f"{kind}s/{file.unique_id}{suffix}"}

"""Files in requests: uploaded, or named by a file_id; and their download."""

from __future__ import annotations

import mimetypes
from typing import Any

from aiogram.methods import GetFile

from playground.api.desk import Desk
from playground.world.errors import ApiError
from playground.world.values import File, Json
from playground.world.wire import PREFIXES, file_json

DOWNLOAD_BYTES = 20 * 1024 * 1024


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

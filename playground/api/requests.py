"""A request's parameters: from the query, a form, JSON or multipart with files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from starlette.datastructures import UploadFile
from starlette.requests import Request

from playground.files import Upload
from playground.world.errors import ApiError

FIELD_BYTES = 10 * 1024 * 1024


class Parameters(NamedTuple):
    """The parameters of a request; values are strings unless the body was JSON."""

    fields: dict[str, Any]
    uploads: Mapping[str, Upload]


async def read_parameters(request: Request) -> Parameters:
    """The parameters of a request; the body wins over the query.

    :raises ApiError: when the body cannot be read
    """
    fields: dict[str, Any] = dict(request.query_params)
    if request.method == "GET":
        return Parameters(fields, {})
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        return Parameters(fields | await _json(request), {})
    if kind in ("application/x-www-form-urlencoded", "multipart/form-data"):
        return await _form(request, fields)
    return Parameters(fields, {})


async def _json(request: Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.body() or b"{}")
    except ValueError as broken:
        raise ApiError("can't parse JSON object") from broken
    if not isinstance(body, dict):
        raise ApiError("object expected as the request's body")
    return {name: value for name, value in body.items() if value is not None}


async def _form(request: Request, fields: dict[str, Any]) -> Parameters:
    uploads = {}
    async with request.form(max_part_size=FIELD_BYTES) as form:
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                uploads[name] = Upload(value.filename or name, await value.read())
            else:
                fields[name] = value
    return Parameters(fields, uploads)

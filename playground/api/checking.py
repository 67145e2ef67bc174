"""Requests and answers against the published types, without mercy for unknown names.

aiogram's models let unknown fields pass; a misspelt parameter would do nothing on Telegram, and
nobody would notice. Here it is an error.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

from aiogram.methods import TelegramMethod
from aiogram.types import ChatAdministratorRights, InputFile
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from playground.files import Upload
from playground.world.errors import ApiError, ours

AnyMethod = TelegramMethod[Any]
# Telegram's own words for the fields that are missing most often.
MISSING = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "photo": "there is no photo in the request",
    "document": "there is no document in the request",
    "animation": "there is no animation in the request",
    "user_id": "invalid user_id specified",
    "file_id": "file_id not specified",
}


# Rights that a request leaves out are not asked for; the type, made for answers, has them all.
NO_RIGHTS = dict.fromkeys(
    (name for name, field in ChatAdministratorRights.model_fields.items() if field.is_required()),
    False,
)


def decoded(method: type[AnyMethod], fields: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters with their JSON read: forms and queries carry structures as text.

    :raises ApiError: when a field is no JSON
    """
    known = method.model_fields
    return {name: _decoded(name, value, known.get(name)) for name, value in fields.items()}


def check_request(
    method: type[AnyMethod], parameters: Mapping[str, Any], uploads: Mapping[str, Upload]
) -> AnyMethod:
    """The request as a value of its type.

    :raises ApiError: unknown, missing or misshapen parameters
    """
    known, values = method.model_fields, dict(parameters)
    if isinstance(values.get("rights"), dict):
        values["rights"] = NO_RIGHTS | values["rights"]
    for name in uploads:
        if name in known and _admits(known[name].annotation, InputFile):
            values[name] = f"attach://{name}"
    try:
        call = method.model_validate(values)
    except ValidationError as wrong:
        raise _refusal(wrong) from wrong
    if unknown := next(unknown_names(call), None):
        raise ours(f'{method.__api_method__} has no parameter "{unknown}"')
    return call


def check_answer(kind: Any, answer: Any) -> None:
    """Make sure that our own answer is of the published type; a failure is our bug."""
    value = _adapter(kind).validate_python(answer)
    unknown = list(unknown_names(value))
    assert not unknown, f"{kind} has no {unknown}"


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def unknown_names(value: Any, path: str = "") -> Iterator[str]:
    """Yield the paths of fields in a validated value that its type does not know."""
    if isinstance(value, BaseModel):
        yield from (f"{path}{name}" for name in value.model_extra or {})
        for name in value.model_fields_set & set(type(value).model_fields):
            yield from unknown_names(getattr(value, name), f"{path}{name}.")
    elif isinstance(value, list):
        for one in value:
            yield from unknown_names(one, path)


def _decoded(name: str, value: Any, field: FieldInfo | None) -> Any:
    if not isinstance(value, str) or field is None or not _is_structured(field.annotation):
        return value
    try:
        return json.loads(value)
    except ValueError as broken:
        what = "reply keyboard markup" if name == "reply_markup" else name
        raise ApiError(f"can't parse {what} JSON object") from broken


def _is_structured(annotation: Any) -> bool:
    return not _admits(annotation, str) and (
        _admits(annotation, BaseModel) or _admits(annotation, list)
    )


def _admits(annotation: Any, kind: type) -> bool:
    """Whether a (union) annotation has a member of that kind, outside of lists."""
    if isinstance(annotation, type):
        return issubclass(annotation, kind)
    if getattr(annotation, "__origin__", None) is list:
        return kind is list
    return any(_admits(member, kind) for member in get_args(annotation))


def _refusal(wrong: ValidationError) -> ApiError:
    first = wrong.errors()[0]
    name = ".".join(str(place) for place in first["loc"])
    if first["type"] == "missing" and name in MISSING:
        return ApiError(MISSING[name])
    return ours(f'parameter "{name}": {first["msg"]}')

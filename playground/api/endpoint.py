"""The two addresses of the Bot API: methods and files."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

from playground.api.checking import AnyMethod, check_answer, check_request, decoded
from playground.api.desk import Desk, Handler, read_chat_id
from playground.api.methods import method
from playground.api.requests import Parameters, read_parameters
from playground.faults import Fault, Kind
from playground.files import Upload
from playground.state import Playground
from playground.world.errors import ApiError, TooManyError
from playground.world.messages import vanish

_ANSWERS = {
    Kind.ERROR: (500, "Internal Server Error: restart"),
    Kind.UNAUTHORIZED: (401, "Unauthorized"),
    Kind.GATEWAY: (502, "Bad Gateway"),
    Kind.IMAGE: (400, "Bad Request: IMAGE_PROCESS_FAILED"),
}
DISRUPTIONS = {*_ANSWERS, Kind.PROXY, Kind.DROP, Kind.DELAY, Kind.TOO_MANY}
UNAUTHORIZED = (401, "Unauthorized")
UNKNOWN_METHOD = (404, "Not Found: method not found")


async def call_method(request: Request) -> Response:
    """Answer `/bot{token}/{method}`."""
    play: Playground = request.app.state.playground
    if request.path_params["token"] != play.world.token:
        return _refusal(*UNAUTHORIZED)
    vanish(play.world)
    found = method(request.path_params["method"], play.settings)
    if slow := found and play.faults.strike({Kind.UPLINK}, found[0].__api_method__, None):
        await asyncio.sleep(slow.seconds)
    try:
        parameters = await read_parameters(request)
    except ApiError as error:
        return _refuse(error)
    except ClientDisconnect:  # the bot was killed while it spoke: nobody hears an answer
        return Response(status_code=400)
    if not found:
        play.log(request.path_params["method"], parameters.fields, UNKNOWN_METHOD[1])
        return _refusal(*UNKNOWN_METHOD)
    connection = request.client.port if request.client else 0
    return await _answer(play, *found, parameters, connection, slow or None)


async def _answer(
    play: Playground,
    method: type[AnyMethod],
    handler: Handler,
    parameters: Parameters,
    connection: int,
    slow: Fault | None,
) -> Response:
    """Carry a request out, with the faults that were ordered before and after it.

    :param slow: kept its body on the way.
    """
    name = method.__api_method__
    chat_id = _chat_id(parameters.fields)
    before = play.faults.strike(DISRUPTIONS, name, chat_id)
    if before and (broken := await _disrupt(before)):
        told, met = f"fault before: {before.kind}", _names(slow, before)
        play.log(name, parameters.fields, told, connection=connection, faults=met)
        return broken
    done = await _carry_out(play, method, handler, parameters)
    after = play.faults.strike(DISRUPTIONS, name, chat_id, when="after")
    broken = await _disrupt(after) if after else None
    kept_back = (slow, before, None if broken else after)
    play.log(
        name,
        _logged(done.fields, parameters.uploads),
        done.error,
        connection=connection,
        message=done.message,
        lost=broken is not None,
        late=sum(fault.seconds for fault in kept_back if fault),
        faults=_names(slow, before, after),
    )
    return broken or done.response


def _names(*faults: Fault | None) -> tuple[str, ...]:
    """Return the names of faults for the log of requests."""
    return tuple(f"{fault.kind} {fault.when}" for fault in faults if fault)


class Done(NamedTuple):
    """A request that has been dealt with."""

    response: Response
    fields: Mapping[str, Any]
    error: str | None = None
    message: int | None = None
    """The id of the message that it sent or changed."""


async def _carry_out(
    play: Playground, method: type[AnyMethod], handler: Handler, parameters: Parameters
) -> Done:
    fields, uploads = parameters
    try:
        fields = decoded(method, fields)
        call = check_request(method, fields, uploads)
        result = await handler(Desk(play, uploads), call)
    except ApiError as error:
        return Done(_refuse(error), fields, error.description)
    check_answer(method.__returning__, result)
    message = result.get("message_id") if isinstance(result, dict) else None
    return Done(JSONResponse({"ok": True, "result": result}), fields, message=message)


def _logged(fields: Mapping[str, Any], uploads: Mapping[str, Upload]) -> dict[str, Any]:
    """The parameters without the bytes of files."""
    files = {name: f"{len(upload.content)} bytes" for name, upload in uploads.items()}
    return {**fields, **files}


def _chat_id(fields: Mapping[str, Any]) -> int | None:
    try:
        return read_chat_id(fields.get("chat_id"))
    except ApiError:
        return None


async def _disrupt(fault: Fault) -> Response | None:
    """Return the answer that a fault gives; None when the fault only delays the call."""
    match fault.kind:
        case Kind.PROXY:
            return HTMLResponse(_PROXY_PAGE, status_code=502)
        case Kind.TOO_MANY:
            return _refuse(TooManyError(int(fault.seconds)))
        case Kind.DROP:
            return BrokenResponse()
        case Kind.DELAY:
            await asyncio.sleep(fault.seconds)
            return None
        case kind:
            return _refusal(*_ANSWERS[kind])


_PROXY_PAGE = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>"


class BrokenResponse(Response):
    """Promises a body and breaks the connection instead."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start an answer and leave it unfinished, which makes the server hang up."""
        headers = [(b"content-length", b"1000"), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})


def _refuse(error: ApiError) -> Response:
    return _refusal(error.code, error.description, error.parameters)


def _refusal(code: int, description: str, parameters: Mapping[str, int] | None = None) -> Response:
    body: dict[str, Any] = {"ok": False, "error_code": code, "description": description}
    if parameters:
        body["parameters"] = dict(parameters)
    return JSONResponse(body, status_code=code)


async def download(request: Request) -> Response:
    """Answer `/file/bot{token}/{path}`."""
    play: Playground = request.app.state.playground
    if request.path_params["token"] != play.world.token:
        return _refusal(*UNAUTHORIZED)
    file = play.world.files.get(PurePosixPath(request.path_params["path"]).stem)
    if not file:
        return _refusal(404, "Not Found")
    return FileResponse(play.files / file.unique_id, media_type="application/octet-stream")

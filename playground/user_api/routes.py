"""The routes of the user side: which address calls what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from playground.state import Playground
from playground.user_api import acting, app, breaking, scene, seeing
from playground.world.errors import ApiError
from playground.world.messages import vanish

Handler = Callable[[Playground, Request], Awaitable[Any]]


def _door(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """The handler as an endpoint: refusals become {"error": ...}."""

    async def endpoint(request: Request) -> Response:
        play: Playground = request.app.state.playground
        vanish(play.world)
        try:
            answer = await handler(play, request)
        except ApiError as error:
            body = {"error": error.description, **error.parameters}
            return JSONResponse(body, status_code=error.code)
        except msgspec.MsgspecError as error:
            return JSONResponse({"error": str(error)}, status_code=400)
        return answer if isinstance(answer, Response) else JSONResponse(answer)

    return endpoint


def _route(path: str, handler: Handler, method: str) -> Route:
    return Route(f"/play{path}", _door(handler), methods=[method])


ROUTES = [
    _route("/world", scene.see_world, "GET"),
    _route("/users", scene.add_user, "POST"),
    _route("/chats", scene.add_chat, "POST"),
    _route("/chats/{chat}/members", scene.add_member, "POST"),
    _route("/chats/{chat}/members/{user:int}", scene.remove_member, "DELETE"),
    _route("/chats/{chat}/admins", scene.set_admin, "POST"),
    _route("/chats/{chat}/permissions", scene.set_permissions, "POST"),
    _route("/chats/{chat}/timer", scene.set_timer, "POST"),
    _route("/chats/{chat}/topics", scene.add_topic, "POST"),
    _route("/chats/{chat}/topics/{topic:int}", scene.change_topic, "POST"),
    _route("/chats/{chat}/migrate", scene.migrate, "POST"),
    _route("/users/{user:int}/chats", seeing.see_chats, "GET"),
    _route("/users/{user:int}/messages", seeing.see_messages, "GET"),
    _route("/users/{user:int}/send", acting.say, "POST"),
    _route("/users/{user:int}/press", acting.press_button, "POST"),
    _route("/users/{user:int}/vote", acting.vote, "POST"),
    _route("/users/{user:int}/inline", acting.ask_inline, "POST"),
    _route("/users/{user:int}/choose", acting.choose, "POST"),
    _route("/users/{user:int}/app", app.open_app, "POST"),
    _route("/users/{user:int}/start", acting.start, "POST"),
    _route("/users/{user:int}/name", acting.rename, "POST"),
    _route("/users/{user:int}/block", acting.block, "POST"),
    _route("/users/{user:int}/delete", acting.delete, "POST"),
    _route("/users/{user:int}/clear", acting.clear, "POST"),
    _route("/users/{user:int}/commands", seeing.see_commands, "GET"),
    _route("/events", seeing.see_events, "GET"),
    _route("/files/{file}", seeing.see_file, "GET"),
    _route("/log", breaking.see_log, "GET"),
    _route("/faults", breaking.see_faults, "GET"),
    _route("/faults", breaking.order_fault, "POST"),
    _route("/faults", breaking.cancel_faults, "DELETE"),
    _route("/clock", breaking.move_clock, "POST"),
]

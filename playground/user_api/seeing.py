"""Requests by which a person looks."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse

from playground import views
from playground.events import stream
from playground.state import Playground
from playground.user_api.bodies import query_number, user_of
from playground.world import messages
from playground.world.errors import ApiError
from playground.world.menus import menu
from playground.world.values import Json


async def see_chats(play: Playground, request: Request) -> list[Json]:
    """Return the person's chat list."""
    return views.chat_list(play.world, user_of(play, request))


async def see_messages(play: Playground, request: Request) -> list[Json]:
    """Return the messages that the person sees in a chat, oldest first; the chat is read then."""
    user_id, chat_id = user_of(play, request), query_number(request, "chat")
    if chat_id is None or user_id not in play.world.chat(chat_id).members:
        raise ApiError("this person is not in the chat")
    topic_id, after = query_number(request, "topic"), query_number(request, "after") or 0
    there = views.messages_in(play.world, chat_id, topic_id, user_id)
    found = [message for message in there if message.place > after]
    messages.mark_seen(play.world, user_id, chat_id, topic_id)
    limit = query_number(request, "limit") or 200
    return [views.message_view(play.world, message, user_id) for message in found[-limit:]]


async def see_commands(play: Playground, request: Request) -> list[Json]:
    """The command menu that the person sees in a chat."""
    user_id = user_of(play, request)
    chat = play.world.chat(query_number(request, "chat") or user_id)
    return [
        {
            "command": one.command,
            "description": one.description,
            "ephemeral": one.ephemeral and not chat.is_private,
        }
        for one in menu(play.world, user_id, chat)
    ]


async def see_events(play: Playground, request: Request) -> Response:
    """Server-Sent Events: everything that changes, in order."""
    after = query_number(request, "after")
    # A browser that reconnects by itself tells where it was.
    if (last := request.headers.get("last-event-id", "")).isdecimal():
        after = int(last)
    events = stream(play, play.world.seq if after is None else after, query_number(request, "user"))
    return StreamingResponse(
        events, media_type="text/event-stream", headers={"cache-control": "no-store"}
    )


async def see_file(play: Playground, request: Request) -> Response:
    """The bytes of a file."""
    file = play.world.files.get(request.path_params["file"])
    if not file:
        raise ApiError("no such file")
    is_seen = file.mime in ("image/jpeg", "image/png", "image/gif", "image/webp", "video/mp4")
    # A document is never shown as a page of our own address, where its scripts would run.
    return FileResponse(
        play.files / file.unique_id,
        media_type=file.mime if is_seen else "application/octet-stream",
        filename=None if is_seen else file.name,
        headers={
            "cache-control": "max-age=31536000, immutable",
            "x-content-type-options": "nosniff",
        },
    )

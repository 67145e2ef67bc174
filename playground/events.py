"""The stream of events: every change of the world that people can see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from playground.state import Playground
from playground.views import answer_view, chat_view, message_view, user_view
from playground.world.changes import (
    ChatPut,
    CommandsPut,
    MessageCleared,
    MessageDeleted,
    MessageEdited,
    MessageSent,
    QueryAnswered,
    Typing,
    UserPut,
)
from playground.world.values import Json, Query
from playground.world.world import World

PAUSE = 10.0
"""Seconds of silence after which a comment keeps the connection open."""


async def stream(play: Playground, after: int, user_id: int | None) -> AsyncIterator[str]:
    """Stream the events after a number, for a person or for the whole world, as Server-Sent
    Events.
    """
    recent = play.hub.recent
    yield "retry: 1000\n\n"
    if after < (recent[0][0] - 1 if recent else play.world.seq):
        # The changes since then are not all kept: the listener has to read the chats anew.
        after = play.world.seq
        yield _written({"seq": after, "kind": "reset"})
    async for item in play.hub.follow(after, PAUSE):
        if item is None:
            yield ": still here\n\n"
            continue
        seq, change = item
        event = describe(play.world, change)
        if event and _may_see(play.world, event, user_id):
            yield _written(_for_person(play.world, event, user_id) | {"seq": seq})


def _written(event: Json) -> str:
    return f"id: {event['seq']}\ndata: {msgspec.json.encode(event).decode()}\n\n"


def describe(world: World, change: Any) -> Json | None:
    """Return a change as people see it; None for changes that only the bot notices."""
    match change:
        case MessageSent(message) | MessageEdited(message):
            kind = "message" if isinstance(change, MessageSent) else "edit"
            place = {"chat_id": message.chat_id, "topic_id": message.topic_id}
            return {"kind": kind, **place, "message": message, "only": message.receiver}
        case MessageDeleted(chat_id, message_id, topic_id, receiver):
            place = {"chat_id": chat_id, "topic_id": topic_id}
            return {"kind": "delete", **place, "message_id": message_id, "only": receiver}
        case MessageCleared(chat_id, message_id, topic_id):
            place = {"chat_id": chat_id, "topic_id": topic_id}
            return {"kind": "delete", **place, "message_id": message_id, "only": chat_id}
        case QueryAnswered(query):
            return _answered(query)
        case ChatPut(chat):
            return {"kind": "chat", "chat_id": chat.id, "topic_id": None, "chat": chat}
        case UserPut(user):
            return {"kind": "user", "chat_id": None, "topic_id": None, "user": user_view(user)}
        case CommandsPut():
            return {"kind": "commands", "chat_id": None, "topic_id": None}
        case Typing(chat_id, topic_id, action):
            return {"kind": "typing", "chat_id": chat_id, "topic_id": topic_id, "action": action}
        case _:
            return None


def _answered(query: Query) -> Json:
    return {
        "kind": "answer",
        "chat_id": query.chat_id,
        "topic_id": None,
        "user_id": query.user_id,
        "message_id": query.message_id,
        "data": query.data,
        **answer_view(query),
    }


def _may_see(world: World, event: Json, user_id: int | None) -> bool:
    """A person sees own chats and own answers; that a group is left is told to the others too."""
    if user_id is None or event["chat_id"] is None:
        return True
    if event.get("only") not in (None, user_id) or _is_cleared(event):
        return False
    if event["kind"] == "answer":
        return bool(event["user_id"] == user_id)
    chat = world.chats[event["chat_id"]]
    return user_id in chat.members or (event["kind"] == "chat" and not chat.is_private)


def _is_cleared(event: Json) -> bool:
    """Tell whether an event edits a message that its person has deleted for themselves."""
    return "message" in event and event["message"].cleared


def _for_person(world: World, event: Json, user_id: int | None) -> Json:
    if "message" in event:
        return event | {"message": message_view(world, event["message"], user_id)}
    if event["kind"] == "chat":
        chat = event["chat"]
        gone = user_id is not None and (user_id not in chat.members or bool(chat.migrated_to))
        return event | {"chat": chat_view(world, chat, user_id), "gone": gone}
    return event

"""A person presses a button and the bot answers (bots/api#callbackquery)."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from playground.world.changes import QueryAnswered, QueryOpened
from playground.world.errors import ApiError
from playground.world.updates import tell
from playground.world.values import Button, Query
from playground.world.wire import query_json
from playground.world.world import World

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


class NoSuchButtonError(ApiError):
    """The button is not on the message, or not any more."""

    code = 409
    prefix = "Conflict"


def press(
    world: World,
    user_id: int,
    chat_id: int,
    message_id: int,
    *,
    data: str | None = None,
    text: str | None = None,
    force: bool = False,
) -> Query:
    """Press the button with that data or text; `force` sends any data, as a forger could.

    :raises NoSuchButtonError: when no such button is there
    """
    if user_id not in world.chat(chat_id).members:
        raise ApiError("this person is not in the chat")
    if not (force and data):
        data = _button(world, user_id, chat_id, message_id, data, text).data
    assert data
    query_id = str(secrets.randbits(62))
    query = Query(query_id, user_id, chat_id, message_id, data, world.now())
    world.record(QueryOpened(query))
    tell(world, "callback_query", query_json(world, query))
    return query


def _button(
    world: World,
    user_id: int,
    chat_id: int,
    message_id: int,
    data: str | None,
    text: str | None,
) -> Button:
    message = world.visible(chat_id, message_id, user_id)
    if not message or world.chats[chat_id].migrated_to:
        raise NoSuchButtonError("the message is gone")
    buttons = [button for row in message.keyboard or () for button in row]
    for button in buttons:
        if button.data is not None and (button.data == data if data else button.text == text):
            return button
    there = ", ".join(repr(button.text) for button in buttons)
    raise NoSuchButtonError(f"no button {data or text!r} on the message; there are: {there}")


def answer(
    world: World, query_id: str, *, text: str | None, alert: bool, url: str | None, seconds: float
) -> None:
    """Answer a press, once and within its seconds.

    :raises ApiError: too late, twice, or never asked
    """
    query = world.queries.get(query_id)
    if not query or query.answered or world.now() - query.at > seconds:
        raise ApiError(TOO_OLD)
    done = replace(query, answered=True, text=text, alert=alert, url=url)
    world.record(QueryAnswered(done))

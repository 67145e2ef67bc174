"""People ask the bot from the field where they write, and send what it answers (bots/inline)."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from playground.world.changes import InlinePut
from playground.world.errors import ApiError
from playground.world.messages import send
from playground.world.updates import tell
from playground.world.values import InlineQuery, InlineResult, Json, Message
from playground.world.wire import user_json
from playground.world.world import World

LONGEST = 256
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def ask(world: World, user_id: int, query: str) -> InlineQuery:
    """Ask the bot inline; it is not told in which chat."""
    if len(query) > LONGEST:
        raise ApiError(f"a query has at most {LONGEST} characters")
    asked = InlineQuery(str(secrets.randbits(62)), user_id, query, world.now())
    world.record(InlinePut(asked))
    person = user_json(world.users[user_id], with_language=True)
    tell(world, "inline_query", {"id": asked.id, "from": person, "query": query, "offset": ""})
    return asked


def answer(world: World, answered: InlineQuery, seconds: float) -> None:
    """Answer a query, once and within its seconds.

    :raises ApiError: too late, twice, or never asked
    """
    query = world.inline.get(answered.id)
    if not query or query.results is not None or world.now() - query.at > seconds:
        raise ApiError(TOO_OLD)
    asked = replace(answered, user_id=query.user_id, query=query.query, at=query.at)
    world.record(InlinePut(asked))


def choose(
    world: World,
    user_id: int,
    query_id: str,
    result_id: str,
    chat_id: int,
    topic_id: int | None = None,
    *,
    feedback: bool = True,
) -> Message:
    """Send a result into a chat, as the person, through the bot.

    :param feedback: whether the bot is told; its owner switches that on at BotFather.
    :raises ApiError: when a client would not offer that
    """
    query = world.inline.get(query_id)
    if not query or query.user_id != user_id:
        raise ApiError("nobody has asked that")
    result = next((one for one in query.results or () if one.id == result_id), None)
    if not result:
        raise ApiError("there is no such result")
    if user_id not in world.chat(chat_id).members:
        raise ApiError("this person is not in the chat")
    message = Message(
        chat_id,
        user_id,
        topic_id=topic_id,
        body=result.body,
        media=result.media,
        keyboard=result.keyboard,
        via_bot=True,
    )
    sent = send(world, message)
    if feedback:
        _tell_chosen(world, query, result, sent)
    return sent


def _tell_chosen(world: World, query: InlineQuery, result: InlineResult, sent: Message) -> None:
    """Send the bot an update about a chosen result, with the id to edit it by if it has buttons;
    without its chat.
    """
    person = user_json(world.users[query.user_id], with_language=True)
    body: Json = {"result_id": result.id, "from": person, "query": query.query}
    if sent.keyboard:
        body["inline_message_id"] = sent.inline_id
    tell(world, "chosen_inline_result", body)


def sent_inline(world: World, inline_id: str) -> Message | None:
    """Return a message that was sent through the bot and still stands, by its inline id."""
    name, _, rest = inline_id.partition("_")
    chat, _, number = rest.partition("_")
    if name != "inline" or not number.isdigit() or not chat.removeprefix("-").isdigit():
        return None
    message = world.message(int(chat), int(number)) if int(chat) in world.chats else None
    return message if message and message.inline_id == inline_id else None

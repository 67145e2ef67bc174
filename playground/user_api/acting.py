"""Requests by which a person acts."""

from __future__ import annotations

from starlette.requests import Request

from playground import views
from playground.state import Playground
from playground.user_api.bodies import (
    AskedInline,
    Blocked,
    Chosen,
    Deleted,
    Pressed,
    Renamed,
    Said,
    Started,
    Voted,
    read_body,
    user_of,
)
from playground.world import chats, inline, messages
from playground.world.errors import ApiError
from playground.world.polls import vote as vote_in
from playground.world.presses import press
from playground.world.values import InlineQuery, Json, Query


async def say(play: Playground, request: Request) -> Json:
    """The person writes."""
    user_id, said = user_of(play, request), await read_body(request, Said)
    topic_id = said.topic_id
    if said.chat_id == user_id and topic_id is None and play.settings.opens_topics:
        topic_id = chats.new_topic(play.world, user_id, said.text[:128], user_id).id
    message = messages.say(
        play.world,
        user_id,
        said.chat_id,
        said.text,
        topic_id=topic_id,
        reply_to=said.reply_to,
        voice=said.voice,
        alone=said.alone and play.settings.ephemeral,
    )
    return views.message_view(play.world, message, user_id)


async def press_button(play: Playground, request: Request) -> Json:
    """The person presses a button and waits for the bot's answer."""
    user_id, pressed = user_of(play, request), await read_body(request, Pressed)
    query = press(
        play.world,
        user_id,
        pressed.chat_id,
        pressed.message_id,
        data=pressed.data,
        text=pressed.text,
        force=pressed.force,
    )

    def answered() -> Query | None:
        current = play.world.queries[query.id]
        return current if current.answered else None

    found = await play.hub.until(answered, play.settings.press_seconds)
    return views.answer_view(found or query)


async def vote(play: Playground, request: Request) -> Json:
    """The person votes in a poll, or takes the vote back."""
    user_id, voted = user_of(play, request), await read_body(request, Voted)
    message = vote_in(
        play.world, user_id, voted.chat_id, voted.message_id, voted.options, voted.voice
    )
    return views.message_view(play.world, message, user_id)


async def ask_inline(play: Playground, request: Request) -> Json:
    """The person asks the bot inline, and waits for the results."""
    user_id, asked = user_of(play, request), await read_body(request, AskedInline)
    if not play.settings.inline:
        raise ApiError("inline mode is switched off")
    query = inline.ask(play.world, user_id, asked.query)

    def answered() -> InlineQuery | None:
        current = play.world.inline[query.id]
        return current if current.results is not None else None

    found = await play.hub.until(answered, play.settings.press_seconds)
    return views.inline_view(play.world, found or query)


async def choose(play: Playground, request: Request) -> Json:
    """The person sends a result into a chat."""
    user_id, chosen = user_of(play, request), await read_body(request, Chosen)
    message = inline.choose(
        play.world,
        user_id,
        chosen.query_id,
        chosen.result_id,
        chosen.chat_id,
        chosen.topic_id,
        feedback=play.settings.inline_feedback,
    )
    return views.message_view(play.world, message, user_id)


async def start(play: Playground, request: Request) -> Json:
    """The person presses Start or follows a deep link."""
    user_id, started = user_of(play, request), await read_body(request, Started)
    message = chats.start(play.world, user_id, started.payload)
    return views.message_view(play.world, message, user_id)


async def rename(play: Playground, request: Request) -> Json:
    """The person takes another name."""
    user_id, order = user_of(play, request), await read_body(request, Renamed)
    return views.user_view(chats.rename(play.world, user_id, order.first_name))


async def block(play: Playground, request: Request) -> Json:
    """The person stops the bot, or lets it write again."""
    user_id, order = user_of(play, request), await read_body(request, Blocked)
    chats.block(play.world, user_id, blocked=order.blocked)
    return views.chat_view(play.world, play.world.chats[user_id])


async def delete(play: Playground, request: Request) -> Json:
    """The person deletes a message."""
    user_id, order = user_of(play, request), await read_body(request, Deleted)
    default = play.settings.one_sided
    one_sided = default if order.one_sided is None else order.one_sided
    where = order.chat_id, order.message_id
    messages.delete_as_person(play.world, user_id, *where, one_sided=one_sided)
    return {"deleted": True}


async def clear(play: Playground, request: Request) -> Json:
    """The person clears the private chat."""
    messages.clear(play.world, user_of(play, request))
    return {"cleared": True}

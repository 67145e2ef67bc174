"""Requests that set the scene: people, groups, topics."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from playground import views
from playground.state import Playground
from playground.user_api.bodies import (
    Admin,
    NewChat,
    NewMember,
    NewTopic,
    NewUser,
    Permissions,
    Timer,
    TopicState,
    Upgraded,
    chat_of,
    query_number,
    read_body,
)
from playground.world import chats
from playground.world.errors import ApiError
from playground.world.values import Json


async def see_world(play: Playground, request: Request) -> Json:
    """Return all people, and all chats except private ones."""
    return views.world_view(play.world)


async def add_user(play: Playground, request: Request) -> Json:
    """A new person."""
    new = await read_body(request, NewUser)
    user = chats.new_user(
        play.world, new.first_name, new.last_name, new.username, new.language_code
    )
    return views.user_view(user)


async def add_chat(play: Playground, request: Request) -> Json:
    """A new group, supergroup or forum; the bot is in it."""
    new = await read_body(request, NewChat)
    chat = chats.new_group(play.world, new.type, new.title, new.members)
    return views.chat_view(play.world, chat)


async def add_member(play: Playground, request: Request) -> Json:
    """Somebody joins a group, maybe the bot."""
    new = await read_body(request, NewMember)
    chat_id = chat_of(request)
    chats.add_member(play.world, chat_id, new.user_id, by=new.by, payload=new.payload)
    return views.chat_view(play.world, play.world.chats[chat_id])


async def remove_member(play: Playground, request: Request) -> Json:
    """Somebody leaves a group or is removed."""
    chat_id, by = chat_of(request), query_number(request, "by")
    chats.remove_member(play.world, chat_id, request.path_params["user"], by=by)
    return views.chat_view(play.world, play.world.chats[chat_id])


async def set_admin(play: Playground, request: Request) -> Json:
    """Administrator rights are given or taken."""
    order, chat_id = await read_body(request, Admin), chat_of(request)
    chats.set_admin(play.world, chat_id, order.user_id, order.admin, deletes=order.deletes)
    return views.chat_view(play.world, play.world.chats[chat_id])


async def set_permissions(play: Playground, request: Request) -> Json:
    """Set the permissions of a group's members, and so of the bot."""
    order, chat_id = await read_body(request, Permissions), chat_of(request)
    chats.permit(play.world, chat_id, **msgspec.structs.asdict(order))
    return views.chat_view(play.world, play.world.chats[chat_id])


async def set_timer(play: Playground, request: Request) -> Json:
    """Messages of a chat vanish by themselves from now on, or stay."""
    order, chat_id = await read_body(request, Timer), chat_of(request)
    chats.set_timer(play.world, chat_id, order.seconds)
    return views.chat_view(play.world, play.world.chats[chat_id])


async def add_topic(play: Playground, request: Request) -> Json:
    """A new topic in a forum, or in a private chat, where those have topics."""
    new, chat = await read_body(request, NewTopic), play.world.chat(chat_of(request))
    if chat.is_private and not play.settings.topics:
        raise ApiError("the chat is not a forum")
    chats.new_topic(play.world, chat.id, new.name, new.by or chat.members[0])
    return views.chat_view(play.world, play.world.chats[chat.id])


async def change_topic(play: Playground, request: Request) -> Json:
    """A topic is closed, opened again or deleted."""
    order, chat = await read_body(request, TopicState), play.world.chat(chat_of(request))
    topic_id = request.path_params["topic"]
    if order.deleted:
        chats.delete_topic(play.world, chat.id, topic_id)
    elif order.closed is not None:
        closed = order.closed
        chats.close_topic(play.world, chat.id, topic_id, chat.members[0], closed=closed)
    return views.chat_view(play.world, play.world.chats[chat.id])


async def migrate(play: Playground, request: Request) -> Json:
    """A group becomes a supergroup; the answer is the new chat."""
    order = await read_body(request, Upgraded)
    new = chats.migrate(play.world, chat_of(request), order.joins)
    return views.chat_view(play.world, play.world.chats[new.id])

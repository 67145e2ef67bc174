"""The context of a method call: the playground, its request's uploads, the chat it speaks to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from playground.files import Upload
from playground.state import Playground
from playground.world.chats import known_to_bot, reachable
from playground.world.errors import ApiError
from playground.world.values import Chat
from playground.world.world import World


class Desk(NamedTuple):
    """The playground and the uploads with which a request is handled."""

    play: Playground
    uploads: Mapping[str, Upload]

    @property
    def world(self) -> World:
        """The world it is about."""
        return self.play.world

    def chat(self, chat_id: int | str | None) -> Chat:
        """A chat that the bot may ask about."""
        return known_to_bot(self.world, read_chat_id(chat_id))

    def reachable(self, chat_id: int | str | None) -> Chat:
        """A chat that the bot may send to."""
        return reachable(self.world, read_chat_id(chat_id))


Handler = Callable[[Desk, Any], Awaitable[Any]]


def read_chat_id(chat_id: int | str | None) -> int:
    """A chat's number; usernames of chats do not exist here."""
    if chat_id is None or chat_id == "":
        raise ApiError("chat_id is empty")
    try:
        return int(chat_id)
    except ValueError:
        raise ApiError("chat not found") from None

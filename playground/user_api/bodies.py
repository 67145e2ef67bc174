"""The JSON bodies of requests, and reading what a request says."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from playground.state import Playground
from playground.world.chats import Joins
from playground.world.errors import ApiError
from playground.world.values import Voice

T = TypeVar("T")


async def read_body(request: Request, kind: type[T]) -> T:
    """The JSON of a request as a value of that kind."""
    return msgspec.json.decode(await request.body() or b"{}", type=kind)


def user_of(play: Playground, request: Request) -> int:
    """The person of the path.

    :raises ApiError: nobody has this id, or it is the bot's
    """
    user = play.world.user(request.path_params["user"])
    if user.is_bot:
        raise ApiError("the bot is not a person")
    return user.id


def chat_of(request: Request) -> int:
    """The chat of the path; negative ids are beyond Starlette's own number type."""
    return _number(request.path_params["chat"], "chat")


def query_number(request: Request, name: str) -> int | None:
    """A number in the query, if it is given."""
    value = request.query_params.get(name)
    return _number(value, name) if value else None


def _number(value: str, name: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise ApiError(f"{name} is a number") from None


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON of a request; unknown names are refused."""


class NewUser(Body, frozen=True):
    """POST /play/users"""

    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class Renamed(Body, frozen=True):
    """POST /play/users/{user}/name"""

    first_name: str


class NewChat(Body, frozen=True):
    """POST /play/chats"""

    type: str
    title: str
    members: tuple[int, ...]


class NewMember(Body, frozen=True):
    """POST /play/chats/{chat}/members; a payload makes it a `startgroup` link for the bot."""

    user_id: int
    by: int | None = None
    payload: str | None = None


class Admin(Body, frozen=True):
    """POST /play/chats/{chat}/admins"""

    user_id: int
    admin: bool
    deletes: bool = True
    """Of the bot: whether it may delete messages, too."""


class NewTopic(Body, frozen=True):
    """POST /play/chats/{chat}/topics"""

    name: str
    by: int | None = None


class Upgraded(Body, frozen=True):
    """POST /play/chats/{chat}/migrate"""

    joins: Joins = Joins.BETWEEN


class Timer(Body, frozen=True):
    """POST /play/chats/{chat}/timer"""

    seconds: int
    """0: messages stay."""


class TopicState(Body, frozen=True):
    """POST /play/chats/{chat}/topics/{topic}"""

    closed: bool | None = None
    deleted: bool = False


class Said(Body, frozen=True):
    """POST /play/users/{user}/send"""

    chat_id: int
    text: str
    topic_id: int | None = None
    reply_to: int | None = None
    voice: Voice | None = None
    alone: bool = False


class Pressed(Body, frozen=True):
    """POST /play/users/{user}/press"""

    chat_id: int
    message_id: int
    data: str | None = None
    text: str | None = None
    force: bool = False


class Voted(Body, frozen=True):
    """POST /play/users/{user}/vote"""

    chat_id: int
    message_id: int
    options: tuple[int, ...] = ()
    """Their numbers; none takes the vote back."""
    voice: Voice | None = None


class AskedInline(Body, frozen=True):
    """POST /play/users/{user}/inline"""

    query: str = ""


class OpenedApp(Body, frozen=True):
    """POST /play/users/{user}/app"""

    url: str | None = None
    """The page of a button; None for the app that BotFather was told of."""
    start: str | None = None
    """The parameter of the link that leads there."""


class Chosen(Body, frozen=True):
    """POST /play/users/{user}/choose"""

    query_id: str
    result_id: str
    chat_id: int
    topic_id: int | None = None


class Permissions(Body, frozen=True):
    """POST /play/chats/{chat}/permissions; permissions that are left out stay."""

    polls: bool | None = None
    photos: bool | None = None
    documents: bool | None = None
    tells_members: bool | None = None


class Started(Body, frozen=True):
    """POST /play/users/{user}/start"""

    payload: str = ""


class Blocked(Body, frozen=True):
    """POST /play/users/{user}/block"""

    blocked: bool


class Deleted(Body, frozen=True):
    """POST /play/users/{user}/delete"""

    chat_id: int
    message_id: int
    one_sided: bool | None = None
    """Whether a private chat deletes it for the person alone; None for the playground's setting."""


class Moved(Body, frozen=True):
    """POST /play/clock"""

    advance: float = 0.0
    stop: bool = False
    """Stop the clock: time passes by `advance` alone."""

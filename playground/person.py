"""A person in the playground, for tests and scripts: says, presses, looks, waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec

T = TypeVar("T")
PATIENCE = 150.0
"""Seconds to wait for something: it costs nothing where it comes, and machines may be slow."""


_NOT_THERE = 409
"""The status of a press on a button that a message does not have."""


class From(msgspec.Struct, frozen=True):
    """The author of a message."""

    id: int
    name: str
    is_bot: bool


class Picture(msgspec.Struct, frozen=True):
    """A photo or animation; `url` is relative to the playground."""

    url: str
    width: int
    height: int
    file_unique_id: str
    spoiler: bool = False


class Key(msgspec.Struct, frozen=True):
    """A button."""

    text: str
    data: str | None = None
    url: str | None = None
    copy: str | None = None
    style: str | None = None
    share: str | None = None
    """The inline query that it begins in a chat of one's choice."""
    disabled: bool = False


class Choice(msgspec.Struct, frozen=True):
    """An option of a poll, and its voters."""

    text: str
    count: int
    voters: list[dict[str, Any]]
    """With `id` and `name`."""


class Ballot(msgspec.Struct, frozen=True):
    """A poll."""

    question: str
    options: list[Choice]
    total: int
    multiple: bool
    anonymous: bool
    closed: bool
    closes: int | None = None


class Post(msgspec.Struct, frozen=True):
    """A message as a person sees it."""

    id: int
    chat_id: int
    sender: From = msgspec.field(name="from")
    text: str
    html: str
    topic_id: int | None = None
    date: int = 0
    edit_date: int | None = None
    photo: Picture | None = None
    animation: Picture | None = None
    document: dict[str, Any] | None = None
    poll: Ballot | None = None
    keyboard: list[list[Key]] | None = None
    reply_to: int | None = None
    silent: bool = False
    pings: bool = False
    service: dict[str, Any] | None = None
    via_bot: bool = False
    effect: str = ""
    only_you: bool = False
    """An ephemeral message: its id is of another kind."""
    replaces: int | None = None
    """The message in whose place this person sees it."""

    @property
    def buttons(self) -> list[str]:
        """The texts of all buttons, row after row."""
        return [key.text for row in self.keyboard or () for key in row]


class Answer(msgspec.Struct, frozen=True):
    """The answer to a press."""

    answered: bool
    text: str | None = None
    alert: bool = False
    url: str | None = None


class Result(msgspec.Struct, frozen=True):
    """Something that the bot offers inline: a photo, an animation, or an article without either."""

    id: str
    title: str
    html: str
    kind: str
    url: str = ""
    width: int = 0
    height: int = 0


class Offer(msgspec.Struct, frozen=True):
    """The answer to an inline query."""

    id: str
    answered: bool
    results: list[Result]
    start: dict[str, str] | None
    """The button above: `text` and the `payload` of /start."""
    personal: bool
    cache_seconds: int


class RefusedError(Exception):
    """The playground does not let the person do that; `status` is HTTP's."""

    def __init__(self, status: int, reason: str) -> None:
        self.status = status
        super().__init__(reason)


class Person(NamedTuple):
    """A person of the world at `base_url`."""

    base_url: str
    user_id: int

    def send(
        self,
        chat_id: int,
        text: str,
        *,
        topic_id: int | None = None,
        reply_to: int | None = None,
        voice: str | None = None,
        alone: bool = False,
    ) -> Post:
        """Write a message; "/word" becomes a command.

        :param voice: "group" as an anonymous admin, "channel" as a channel
        :param alone: whether it is a command of the menu that nobody else in the group sees
        """
        where = {"chat_id": chat_id, "topic_id": topic_id}
        body = where | {"text": text, "reply_to": reply_to, "voice": voice, "alone": alone}
        return self._post("send", body, Post)

    def press(
        self,
        post: Post,
        text: str | None = None,
        *,
        data: str | None = None,
        force: bool = False,
    ) -> Answer:
        """Press the button of that text or data, and wait for the bot's answer. If the message does
        not show the button, the list behind "⋯" is opened first.

        :raises RefusedError: 409 when there is no such button; `force` sends forged data all the
            same
        """
        where = {"chat_id": post.chat_id, "message_id": post.id}
        body = {**where, "text": text, "data": data, "force": force}
        try:
            return self._post("press", body, Answer)
        except RefusedError as refused:
            keys = [key for row in post.keyboard or () for key in row]
            has_stood = any(text == key.text if text else data == key.data for key in keys)
            if refused.status != _NOT_THERE or has_stood or not self.unfold(post):
                raise
            return self._post("press", body, Answer)

    def unfold(self, post: Post) -> Post | None:
        """Open the list behind "⋯", and return the message with it; None if the message has no
        list.
        """
        known = self.messages(post.chat_id, topic_id=post.topic_id)
        there = next((one for one in known if one.id == post.id), post)
        opens = next((said for said in there.buttons if said.startswith("⋯")), None)
        if opens is None:
            return None
        where = {"chat_id": post.chat_id, "message_id": post.id}
        self._post("press", {**where, "text": opens, "data": None, "force": False}, Answer)
        return self.wait_for(
            lambda one: one.id == post.id and one.keyboard != there.keyboard,
            post.chat_id,
            topic_id=post.topic_id,
        )

    def vote(self, post: Post, *options: str, voice: str | None = None) -> Post:
        """Vote for options of a poll, by how they begin; for none, to take the vote back.

        :param voice: "group" as an anonymous admin
        """
        assert post.poll, "the message has no poll"
        texts = [option.text for option in post.poll.options]
        numbers = [
            next(number for number, text in enumerate(texts) if text.startswith(option))
            for option in options
        ]
        where = {"chat_id": post.chat_id, "message_id": post.id}
        return self._post("vote", where | {"options": numbers, "voice": voice}, Post)

    def inline(self, query: str = "") -> Offer:
        """Send an inline query, and return its answer."""
        return self._post("inline", {"query": query}, Offer)

    def choose(self, offer: Offer, result: Result, chat_id: int) -> Post:
        """Send an inline result that was offered into a chat."""
        ids = {"query_id": offer.id, "result_id": result.id}
        return self._post("choose", {**ids, "chat_id": chat_id}, Post)

    def start(self, payload: str = "") -> Post:
        """Open the private chat, as a deep link does."""
        return self._post("start", {"payload": payload}, Post)

    def rename(self, first_name: str) -> None:
        """Take another name."""
        self._post("name", {"first_name": first_name}, dict[str, Any])

    def block(self, *, blocked: bool = True) -> None:
        """Stop the bot, or let it write again."""
        self._post("block", {"blocked": blocked}, dict[str, Any])

    def delete(self, post: Post, *, one_sided: bool | None = None) -> None:
        """Delete a message.

        :param one_sided: whether a private chat deletes it for this person alone; None for the
            playground's setting.
        """
        body = {"chat_id": post.chat_id, "message_id": post.id, "one_sided": one_sided}
        self._post("delete", body, dict[str, Any])

    def clear(self) -> None:
        """Clear the history of the private chat: the bot is not told, and its edits succeed."""
        self._post("clear", {}, dict[str, Any])

    def messages(
        self, chat_id: int | None = None, *, topic_id: int | None = None, after: int = 0
    ) -> list[Post]:
        """Return the messages that the person sees in a chat, except ephemeral ones, oldest first;
        without a chat, those in the private chat.
        """
        seen = self._seen(chat_id or self.user_id, topic_id, after)
        return [post for post in seen if not post.only_you]

    def topics(self) -> dict[int, str]:
        """The topics that the person sees in their chat with the bot: their names by id."""
        rows = self._get("chats", {}, list[dict[str, Any]])
        return {row["topic"]["id"]: row["topic"]["name"] for row in rows if self._is_topic(row)}

    def _is_topic(self, row: dict[str, Any]) -> bool:
        return "topic" in row and row["chat"]["id"] == self.user_id

    def ephemeral(self, chat_id: int, *, topic_id: int | None = None) -> list[Post]:
        """Return the messages that this person alone sees in a group, oldest first."""
        return [post for post in self._seen(chat_id, topic_id, 0) if post.only_you]

    def _seen(self, chat_id: int, topic_id: int | None, after: int) -> list[Post]:
        where = {"chat": chat_id, "after": after}
        topic = {} if topic_id is None else {"topic": topic_id}
        return self._get("messages", where | topic, list[Post])

    def commands(self, chat_id: int | None = None) -> dict[str, str]:
        """Return the command menu of a chat: the description of each command."""
        found = self._get("commands", {"chat": chat_id or self.user_id}, list[dict[str, Any]])
        return {one["command"]: one["description"] for one in found}

    def wait_for(
        self,
        wanted: Callable[[Post], bool],
        chat_id: int | None = None,
        *,
        topic_id: int | None = None,
        after: int = 0,
        seconds: float = PATIENCE,
    ) -> Post:
        """Wait for a message that fits, and return the latest one.

        :raises TimeoutError: when none comes; the error lists the messages that are there
        """
        posts: list[Post] = []
        for _ in turns(seconds):
            posts = self.messages(chat_id, topic_id=topic_id, after=after)
            if found := next((post for post in reversed(posts) if wanted(post)), None):
                return found
        seen = "\n".join(f"{p.id} {p.sender.name}: {p.text} {p.buttons}" for p in posts)
        raise TimeoutError(f"nothing that fits in {seconds} s; there is:\n{seen}")

    def picture(self, post: Post) -> bytes:
        """The bytes of the picture in a message."""
        shown = post.photo or post.animation
        assert shown, "the message has no picture"
        return _client().get(self.base_url + shown.url).raise_for_status().content

    def _get(self, what: str, query: dict[str, Any], kind: type[T]) -> T:
        return _read(_client().get(self._url(what), params=query), kind)

    def _post(self, what: str, body: dict[str, Any], kind: type[T]) -> T:
        return _read(_client().post(self._url(what), json=body), kind)

    def _url(self, what: str) -> str:
        return f"{self.base_url}/play/users/{self.user_id}/{what}"


class Host(NamedTuple):
    """Sets the scene at `base_url`: people, groups, topics, faults."""

    base_url: str

    def person(self, first_name: str, language: str = "en", username: str | None = None) -> Person:
        """A new person."""
        body = {"first_name": first_name, "language_code": language, "username": username}
        return Person(self.base_url, self.post("users", body)["id"])

    def people(self) -> dict[str, Person]:
        """Everybody by first name."""
        users = self.get("world")["users"]
        return {user["first_name"]: Person(self.base_url, user["id"]) for user in users}

    def group(self, title: str, *people: Person, kind: str = "group") -> int:
        """The id of a new group, supergroup or forum of these people and the bot."""
        members = [person.user_id for person in people]
        chat = self.post("chats", {"type": kind, "title": title, "members": members})
        return int(chat["id"])

    def timer(self, chat_id: int, seconds: int) -> None:
        """Have the messages of a chat vanish so long after they are sent; 0: not any more."""
        self.post(f"chats/{chat_id}/timer", {"seconds": seconds})

    def topic(self, chat_id: int, name: str) -> int:
        """The id of a new topic in a forum."""
        chat = self.post(f"chats/{chat_id}/topics", {"name": name})
        return int(chat["topics"][-1]["id"])

    def fault(self, kind: str, method: str = "*", **details: Any) -> None:
        """Order a fault."""
        self.post("faults", {"kind": kind, "method": method, **details})

    def stop_clock(self) -> None:
        """Let time pass in the playground only when it is advanced."""
        self.post("clock", {"stop": True})

    def advance(self, seconds: float) -> None:
        """Move the playground's clock forward."""
        self.post("clock", {"advance": seconds})

    def log(self, after: int = 0) -> list[dict[str, Any]]:
        """The bot's requests and how they ended."""
        found: list[dict[str, Any]] = self.get(f"log?after={after}")
        return found

    def get(self, path: str) -> Any:
        """Look at `/play/{path}`."""
        return _read(_client().get(f"{self.base_url}/play/{path}"), object)

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Change something at `/play/{path}`."""
        return _read(_client().post(f"{self.base_url}/play/{path}", json=body or {}), Any)

    def remove(self, path: str) -> Any:
        """Take something away at `/play/{path}`."""
        return _read(_client().delete(f"{self.base_url}/play/{path}"), Any)


def turns(seconds: float = PATIENCE) -> Iterator[None]:
    """The turns of a loop that waits for something: one at once, later ones ever less often.

    The last one begins when the time is up, however long the machine was busy with other things.
    """
    deadline, pause = time.monotonic() + seconds, 0.02
    while time.monotonic() < deadline:
        yield
        time.sleep(pause)
        pause = min(1.5 * pause, 0.25)
    yield


@cache
def _client() -> httpx.Client:
    """One client for all: making one takes 30 ms. It keeps no connection open between requests."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(trust_env=False, limits=limits, timeout=2 * PATIENCE)


def _read(answer: httpx.Response, kind: type[T]) -> T:
    if not answer.is_success:
        raise RefusedError(answer.status_code, answer.text)
    return msgspec.json.decode(answer.content, type=kind)

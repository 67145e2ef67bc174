"""The values of the world: people, chats, messages, files, updates."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

Json = dict[str, Any]


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frozen value that is written without its defaults."""


class User(Value, frozen=True, omit_defaults=True):
    """A Telegram account."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False

    @property
    def full_name(self) -> str:
        """First and last name as clients show them."""
        return f"{self.first_name} {self.last_name}" if self.last_name else self.first_name


class ChatType(StrEnum):
    """Telegram's kinds of chats; a forum is a supergroup with topics."""

    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"


class Topic(Value, frozen=True, omit_defaults=True):
    """A forum topic. Its id is the id of the service message that created it."""

    id: int
    name: str
    closed: bool = False


class BotStatus(StrEnum):
    """The status of the bot in a group."""

    MEMBER = "member"
    LEFT = "left"
    KICKED = "kicked"


class Chat(Value, frozen=True, omit_defaults=True):
    """A group, a forum, or the private chat of one person with the bot."""

    id: int
    """The user's id for a private chat, negative for groups, below -10**12 for supergroups."""
    type: ChatType
    title: str = ""
    is_forum: bool = False
    topics: tuple[Topic, ...] = ()
    members: tuple[int, ...] = ()
    """User ids, the bot's among them, oldest first; the first person is the owner."""
    admins: tuple[int, ...] = ()
    bot_status: BotStatus = BotStatus.MEMBER
    migrated_to: int | None = None
    started: bool = False
    """Private chats: the person pressed Start."""
    blocked: bool = False
    """Private chats: the person stopped the bot."""
    pinned: tuple[int, ...] = ()
    polls: bool = True
    """Whether its members, and so the bot, may send polls there."""
    photos: bool = True
    """Whether they may send photos there."""
    documents: bool = True
    """Whether they may send files there."""
    deletes: bool = True
    """Whether the bot, as an administrator, has the right to delete messages."""
    timer: int = 0
    """Seconds after which its messages vanish by themselves, of those that are sent from now on; 0:
    they stay. The bot is not told of a message that has gone."""
    had_timer: bool = False
    tells_members: bool = True
    """Whether a bot that is no admin gets updates about other members: Telegram does not promise
    it."""

    @property
    def is_private(self) -> bool:
        """Whether this is a person's chat with the bot."""
        return self.type is ChatType.PRIVATE

    def topic(self, topic_id: int | None) -> Topic | None:
        """The topic of that id, if there is one."""
        return next((topic for topic in self.topics if topic.id == topic_id), None)


class Entity(Value, frozen=True, omit_defaults=True):
    """A formatted part of a text; offset and length in UTF-16 code units."""

    type: str
    offset: int
    length: int
    url: str | None = None
    user_id: int | None = None
    language: str | None = None
    unix_time: int | None = None
    date_time_format: str | None = None

    @property
    def end(self) -> int:
        """The offset behind the last unit."""
        return self.offset + self.length


class Text(Value, frozen=True, omit_defaults=True):
    """A text or caption after parsing."""

    text: str = ""
    entities: tuple[Entity, ...] = ()


class Button(Value, frozen=True, omit_defaults=True):
    """One button of an inline keyboard; exactly one of data, url, page, copy, share, disabled is
    set."""

    text: str
    data: str | None = None
    url: str | None = None
    page: str | None = None
    """The address of a Mini App."""
    copy: str | None = None
    share: Json | None = None
    """The inline query that it begins in a chat of the person's choice."""
    disabled: bool = False
    style: str | None = None


Keyboard = tuple[tuple[Button, ...], ...]


class Media(Value, frozen=True, omit_defaults=True):
    """A file as part of a message."""

    kind: str
    """photo, document or animation"""
    file_unique_id: str
    spoiler: bool = False


class Poll(Value, frozen=True, omit_defaults=True):
    """A poll as part of a message, and how its voters have chosen."""

    id: str
    question: str
    options: tuple[str, ...]
    anonymous: bool = True
    multiple: bool = False
    closes: int | None = None
    """When it closes by itself: seconds since 1970."""
    stopped: bool = False
    votes: dict[int, tuple[int, ...]] = {}
    """By user, or by the chat as which somebody votes: the numbers of the options."""


class Service(Value, frozen=True, omit_defaults=True):
    """The content of a service message."""

    kind: str
    """The name of the field in Telegram's Message."""
    user_ids: tuple[int, ...] = ()
    name: str | None = None
    other_id: int | None = None
    """The pinned message, the other chat of a migration, or the seconds of a timer."""


class Voice(StrEnum):
    """As whom else somebody may write."""

    GROUP = "group"
    """An anonymous admin: the group itself is named as the sender."""
    CHANNEL = "channel"
    """A channel of theirs."""


class Message(Value, frozen=True, omit_defaults=True):
    """A message; ids are unique per supergroup, and across all other chats together.

    Id and date are given when it is sent. An ephemeral message, which one person sees, has a number
    of its own kind instead of an id: kept as a negative id, so that none is taken for the other.
    """

    chat_id: int
    sender: int
    id: int = 0
    date: int = 0
    topic_id: int | None = None
    body: Text = Text()
    media: Media | None = None
    poll: Poll | None = None
    keyboard: Keyboard | None = None
    reply_to: int | None = None
    silent: bool = False
    vanishes: int = 0
    """When it vanishes by itself: seconds since 1970; 0: never."""
    edit_date: int | None = None
    service: Service | None = None
    album: str | None = None
    protected: bool = False
    effect: str = ""
    """The id of the effect with which it came."""
    reactions: tuple[str, ...] = ()
    pinged: tuple[int, ...] = ()
    """Whom it mentioned when it was sent: an edit does not notify anybody."""
    voice: Voice | None = None
    """As whom its sender speaks: the bot is not told who they are."""
    via_bot: bool = False
    """Whether a person has sent it through the bot: bots/inline."""
    receiver: int | None = None
    """Of an ephemeral message: the only person who sees it; of a command the one who sends it."""
    beneath: int = 0
    """Of an ephemeral message: the id of the last message before it."""
    replaces: int | None = None
    """Of an ephemeral message, the id of the message in whose place its receiver sees it."""
    cleared: bool = False
    """Whether the person of a private chat has deleted it for themselves: the bot goes on editing
    it, and nobody sees that."""

    @property
    def inline_id(self) -> str:
        """How the bot names what a person has sent through it, wherever that is: chosen with
        buttons, for others have no such id (bots/api#choseninlineresult).
        """
        return f"inline_{self.chat_id}_{self.id}" if self.via_bot else ""

    @property
    def place(self) -> int:
        """The id that orders it among the messages of its chat."""
        return self.beneath if self.receiver else self.id


class File(Value, frozen=True, omit_defaults=True):
    """A stored file; its bytes lie in the files folder under its unique id."""

    unique_id: str
    size: int
    name: str
    mime: str
    width: int = 0
    height: int = 0
    thumbnail: str | None = None
    """Unique id of a smaller picture of the same."""


class Query(Value, frozen=True, omit_defaults=True):
    """A press on a callback button and the bot's answer to it."""

    id: str
    user_id: int
    chat_id: int
    message_id: int
    data: str
    at: float
    answered: bool = False
    text: str | None = None
    alert: bool = False
    url: str | None = None


class InlineResult(Value, frozen=True, omit_defaults=True):
    """Something that a person may send through the bot."""

    id: str
    title: str
    body: Text
    media: Media | None
    """None for an article, which is sent as text."""
    keyboard: Keyboard | None = None


class InlineQuery(Value, frozen=True, omit_defaults=True):
    """A person's query to the bot in some chat, and its answer."""

    id: str
    user_id: int
    query: str
    at: float
    results: tuple[InlineResult, ...] | None = None
    """None until the query is answered."""
    start: tuple[str, str] | None = None
    """The button above the results: its text, and the payload of /start in private."""
    personal: bool = False
    cache_seconds: int = 300


class QueuedUpdate(Value, frozen=True, omit_defaults=True):
    """An update that waits until the bot has confirmed it; as the Bot API writes it."""

    id: int
    kind: str
    body: Json
    at: float


class Command(Value, frozen=True, omit_defaults=True):
    """A line of a command menu."""

    command: str
    description: str
    ephemeral: bool = False
    """Whether apps send it so that nobody else in a group sees it."""


class Scope(Value, frozen=True, omit_defaults=True):
    """For whom a command menu is."""

    type: str = "default"
    chat_id: int | None = None
    user_id: int | None = None


class Webhook(Value, frozen=True, omit_defaults=True):
    """The address to which updates are posted, and how."""

    url: str
    secret: str | None = None
    max_connections: int = 40

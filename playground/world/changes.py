"""Changes: all that can happen to the world. A journal of them restores it (event sourcing)."""

from __future__ import annotations

from msgspec.structs import replace

from playground.world.facts import Facts
from playground.world.values import (
    Chat,
    Command,
    File,
    InlineQuery,
    Json,
    Message,
    Query,
    QueuedUpdate,
    Scope,
    User,
    Value,
    Webhook,
)


class Change(Value, frozen=True, omit_defaults=True, tag=True):
    """A fact; `fold` applies it to the world."""

    def fold(self, world: Facts) -> None:
        """Apply the change to the world."""
        raise NotImplementedError


class BotBorn(Change, frozen=True, tag=True):
    """The one bot of this world, and the token it shows."""

    user: User
    token: str

    def fold(self, world: Facts) -> None:
        """Make the user the bot."""
        world.bot_id = self.user.id
        world.token = self.token
        world.users[self.user.id] = self.user


class UserPut(Change, frozen=True, tag=True):
    """A person is new or has changed."""

    user: User

    def fold(self, world: Facts) -> None:
        """Add or replace the account."""
        world.users[self.user.id] = self.user


class ChatPut(Change, frozen=True, tag=True):
    """A chat is new or has changed: its members, topics, state."""

    chat: Chat

    def fold(self, world: Facts) -> None:
        """Replace the chat's properties; its messages stay."""
        world.chats[self.chat.id] = self.chat
        world.messages.setdefault(self.chat.id, {})


class MessageSent(Change, frozen=True, tag=True):
    """A message appeared."""

    message: Message

    def fold(self, world: Facts) -> None:
        """Add the message to its chat, and count up the next id."""
        world.messages[self.message.chat_id][self.message.id] = self.message
        counter = world.counter_of(self.message.chat_id)
        world.last_message_id[counter] = max(world.last_message_id.get(counter, 0), self.message.id)


class MessageEdited(Change, frozen=True, tag=True):
    """A message looks different now."""

    message: Message

    def fold(self, world: Facts) -> None:
        """Replace the message in its chat."""
        world.messages[self.message.chat_id][self.message.id] = self.message


class MessageDeleted(Change, frozen=True, tag=True):
    """A message is gone for everybody."""

    chat_id: int
    message_id: int
    topic_id: int | None = None
    receiver: int | None = None

    def fold(self, world: Facts) -> None:
        """Delete the message; its id is not given again."""
        del world.messages[self.chat_id][self.message_id]


class MessageCleared(Change, frozen=True, tag=True):
    """A person has deleted a message for themselves alone."""

    chat_id: int
    message_id: int
    topic_id: int | None = None

    def fold(self, world: Facts) -> None:
        """Hide the message from its person; the bot still has it."""
        there = world.messages[self.chat_id]
        there[self.message_id] = replace(there[self.message_id], cleared=True)


class Seen(Change, frozen=True, tag=True):
    """A person has read a chat up to this message."""

    user_id: int
    chat_id: int
    topic_id: int | None
    message_id: int

    def fold(self, world: Facts) -> None:
        """Mark the messages up to this one as read."""
        world.seen[self.user_id, self.chat_id, self.topic_id] = self.message_id


class FileStored(Change, frozen=True, tag=True):
    """The bytes of a file lie in the folder."""

    file: File

    def fold(self, world: Facts) -> None:
        """Let the file be sent and downloaded."""
        world.files[self.file.unique_id] = self.file


class QueryOpened(Change, frozen=True, tag=True):
    """A person pressed a button and waits."""

    query: Query

    def fold(self, world: Facts) -> None:
        """Let the press wait for an answer."""
        world.queries[self.query.id] = self.query


class QueryAnswered(Change, frozen=True, tag=True):
    """The bot answered the press."""

    query: Query

    def fold(self, world: Facts) -> None:
        """Store the answer; the press cannot be answered again."""
        world.queries[self.query.id] = self.query


class InlinePut(Change, frozen=True, tag=True):
    """A person has asked the bot something inline, or got the answer."""

    query: InlineQuery

    def fold(self, world: Facts) -> None:
        """Store the query, with its answer if it has one."""
        world.inline[self.query.id] = self.query


class Typing(Change, frozen=True, tag=True):
    """The bot shows that it is busy, for some five seconds."""

    chat_id: int
    topic_id: int | None
    action: str

    def fold(self, world: Facts) -> None:
        """Change nothing: the chat action ends by itself."""


class UpdateQueued(Change, frozen=True, tag=True):
    """An update for the bot."""

    update: QueuedUpdate

    def fold(self, world: Facts) -> None:
        """Queue the update until the bot has confirmed it."""
        world.updates[self.update.id] = self.update
        world.last_update_id = self.update.id


class UpdatesForgotten(Change, frozen=True, tag=True):
    """These updates are confirmed, dropped or too old."""

    ids: tuple[int, ...]

    def fold(self, world: Facts) -> None:
        """Remove the updates from the queue."""
        for update_id in self.ids:
            world.updates.pop(update_id, None)


class AllowedUpdates(Change, frozen=True, tag=True):
    """The kinds of updates that the bot wants; empty is Telegram's default choice."""

    kinds: tuple[str, ...]

    def fold(self, world: Facts) -> None:
        """Queue only such updates from now on."""
        world.allowed_updates = self.kinds


class WebhookPut(Change, frozen=True, tag=True):
    """The webhook that gets updates from now on; None if the bot polls."""

    webhook: Webhook | None

    def fold(self, world: Facts) -> None:
        """Send updates there, and end long polls."""
        world.webhook = self.webhook


class CommandsPut(Change, frozen=True, tag=True):
    """A command menu for a scope and language ("" for all languages)."""

    scope: Scope
    language: str
    commands: tuple[Command, ...]

    def fold(self, world: Facts) -> None:
        """Show the menu; an empty menu gives way to wider scopes."""
        world.commands[self.scope, self.language] = self.commands
        if not self.commands:
            del world.commands[self.scope, self.language]


class ProfilePut(Change, frozen=True, tag=True):
    """The bot's name, description or short_description in a language ("" for all)."""

    field: str
    language: str
    text: str

    def fold(self, world: Facts) -> None:
        """Show the text; an empty text gives way to the one for all languages."""
        world.profile[self.field, self.language] = self.text


class RightsPut(Change, frozen=True, tag=True):
    """The rights that the bot asks for when it is made administrator."""

    for_channels: bool
    rights: Json | None

    def fold(self, world: Facts) -> None:
        """Record the rights that the bot asks for by default; None asks for none."""
        world.default_rights[self.for_channels] = self.rights


AnyChange = (
    BotBorn
    | UserPut
    | ChatPut
    | MessageSent
    | MessageEdited
    | MessageDeleted
    | MessageCleared
    | Seen
    | FileStored
    | QueryOpened
    | QueryAnswered
    | InlinePut
    | Typing
    | UpdateQueued
    | UpdatesForgotten
    | AllowedUpdates
    | WebhookPut
    | CommandsPut
    | ProfilePut
    | RightsPut
)

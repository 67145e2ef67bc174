"""The world: the result of all changes so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from playground.world.changes import AnyChange
from playground.world.errors import ApiError
from playground.world.facts import Facts
from playground.world.values import (
    Chat,
    Message,
    User,
)

Listener = Callable[[int, AnyChange], None]


class World(Facts):
    """The fold of a journal of changes; only `record` alters it.

    `now` gives the time in seconds since 1970; tests move it.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.seq = 0
        self._listeners: list[Listener] = []

    def record(self, change: AnyChange) -> None:
        """Let a change happen and tell everybody who listens."""
        self.replay(change)
        for listener in self._listeners:
            listener(self.seq, change)

    def replay(self, change: AnyChange) -> None:
        """Take over a change of the past, without telling anybody."""
        self.seq += 1
        change.fold(self)

    def listen(self, listener: Listener) -> None:
        """Call this with every later change and its number in the journal."""
        self._listeners.append(listener)

    @property
    def bot(self) -> User:
        """The one bot."""
        return self.users[self.bot_id]

    def user(self, user_id: int) -> User:
        """The account of that id.

        :raises ApiError: when the id is unknown
        """
        if user_id not in self.users:
            raise ApiError("user not found")
        return self.users[user_id]

    def people(self) -> Iterator[User]:
        """Everybody but the bot."""
        return (user for user in self.users.values() if not user.is_bot)

    def chat(self, chat_id: int) -> Chat:
        """The chat of that id.

        :raises ApiError: when the id is unknown
        """
        if chat_id not in self.chats:
            raise ApiError("chat not found")
        return self.chats[chat_id]

    def message(self, chat_id: int, message_id: int | None) -> Message | None:
        """The message of that id, unless it is deleted or never was."""
        found = self.messages.get(chat_id, {}).get(message_id or 0)
        return found if found and found.receiver is None else None

    def visible(self, chat_id: int, message_id: int, user_id: int) -> Message | None:
        """Return the message of that id, if this person sees it. An ephemeral message has a
        negative id, and may hide the message that it replaces.
        """
        found = self.messages.get(chat_id, {}).get(message_id)
        if not found or found.receiver not in (None, user_id):
            return None
        return None if message_id in self.hidden(chat_id, user_id) else found

    def hidden(self, chat_id: int, user_id: int) -> set[int | None]:
        """The ids of messages that a person does not see: ephemeral ones are in their place, or
        they have deleted them for themselves.
        """
        there = self.messages.get(chat_id, {}).values()
        replaced = {message.replaces for message in there if message.receiver == user_id}
        return replaced | {message.id for message in there if message.cleared}

    def ephemeral(self, chat_id: int, receiver: int, number: int) -> Message | None:
        """The ephemeral message of that number, if this person has it."""
        found = self.messages.get(chat_id, {}).get(-number)
        return found if found and found.receiver == receiver else None

    def next_ephemeral_id(self, chat_id: int) -> int:
        """Numbers of those that are gone are given again (bots/api#message)."""
        taken = self.messages.get(chat_id, {}).keys()
        return next(number for number in count(1) if -number not in taken)

    def next_message_id(self, chat_id: int) -> int:
        """The id of the message that comes next."""
        return self.last_message_id.get(self.counter_of(chat_id), 0) + 1

    def chats_of(self, user_id: int) -> Iterator[Chat]:
        """The chats that this person's client lists, without groups that moved on."""
        for chat in self.chats.values():
            if user_id in chat.members and chat.migrated_to is None:
                yield chat

"""The state of the world: changes are folded into it, one after another."""

from __future__ import annotations

from playground.world.values import (
    Chat,
    ChatType,
    Command,
    File,
    InlineQuery,
    Json,
    Message,
    Query,
    QueuedUpdate,
    Scope,
    User,
    Webhook,
)


class Facts:
    """Everything that the journal tells, by its ids."""

    def __init__(self) -> None:
        self.bot_id = 0
        self.token = ""
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.last_message_id: dict[int, int] = {}
        self.seen: dict[tuple[int, int, int | None], int] = {}
        self.files: dict[str, File] = {}
        self.queries: dict[str, Query] = {}
        self.inline: dict[str, InlineQuery] = {}
        self.updates: dict[int, QueuedUpdate] = {}
        self.last_update_id = 0
        self.allowed_updates: tuple[str, ...] = ()
        self.webhook: Webhook | None = None
        self.commands: dict[tuple[Scope, str], tuple[Command, ...]] = {}
        self.profile: dict[tuple[str, str], str] = {}
        self.default_rights: dict[bool, Json | None] = {}

    def counter_of(self, chat_id: int) -> int:
        """Return the counter that numbers a chat's messages: each supergroup has its own, all other
        chats share 0.
        """
        is_supergroup = self.chats[chat_id].type is ChatType.SUPERGROUP
        return chat_id if is_supergroup else 0

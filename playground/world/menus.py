"""Command menus: which list of commands a person sees in a chat.

Source: bots/api#determining-list-of-commands, the order of scopes and languages.
"""

from __future__ import annotations

from collections.abc import Iterator

from playground.world.values import Chat, Command, Scope
from playground.world.world import World


def menu(world: World, user_id: int, chat: Chat) -> tuple[Command, ...]:
    """The first list that is set: narrow scopes first, the person's language before none."""
    language = world.users[user_id].language_code or ""
    for scope in _scopes(chat, user_id):
        for tongue in dict.fromkeys((language, "")):
            if commands := world.commands.get((scope, tongue)):
                return commands
    return ()


def _scopes(chat: Chat, user_id: int) -> Iterator[Scope]:
    if chat.is_private:
        yield Scope("chat", chat.id)
        yield Scope("all_private_chats")
    else:
        yield Scope("chat_member", chat.id, user_id)
        if user_id in chat.admins:
            yield Scope("chat_administrators", chat.id)
        yield Scope("chat", chat.id)
        if user_id in chat.admins:
            yield Scope("all_chat_administrators")
        yield Scope("all_group_chats")
    yield Scope("default")

"""What people see and do: chat lists, menus, events, the first world."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
    BotCommandScopeChatMember,
)
from telegram.error import BadRequest

from playground.first_world import make_first_world
from playground.person import Host, RefusedError
from playground.state import Playground
from playground.testing import Running
from tests.playground.conftest import WEB, Friends, picture


async def test_a_chat_list_counts_what_is_unread(bot: Bot, host: Host, friends: Friends) -> None:
    friends.boris.messages(friends.group)
    await bot.send_message(friends.group, "one")
    await bot.send_message(friends.group, "two")
    friends.boris.send(friends.group, "own words are read")

    def row() -> Any:
        rows = host.get(f"users/{friends.boris.user_id}/chats")
        return next(row for row in rows if row["chat"]["id"] == friends.group)

    assert (row()["unread"], row()["last"]["text"]) == (2, "own words are read")
    friends.boris.messages(friends.group)
    assert row()["unread"] == 0


def test_a_chat_list_has_the_private_chat_from_the_beginning(host: Host, friends: Friends) -> None:
    (row,) = host.get(f"users/{friends.clara.user_id}/chats")
    assert (row["chat"]["title"], row["started"], row["blocked"]) == ("Nastolka", False, False)
    friends.clara.start()
    friends.clara.block()
    (row,) = host.get(f"users/{friends.clara.user_id}/chats")
    assert (row["started"], row["blocked"], row["last"]["text"]) == (True, True, "/start")


async def test_nobody_sees_the_private_chat_of_another(
    bot: Bot, host: Host, friends: Friends
) -> None:
    friends.anna.start()
    await bot.send_message(friends.anna.user_id, "your secret hand")
    with pytest.raises(RefusedError, match="not in the chat"):
        friends.boris.messages(friends.anna.user_id)
    rows = json.dumps(host.get(f"users/{friends.boris.user_id}/chats"))
    assert "secret" not in rows


async def test_private_messages_ping_unless_they_are_silent(bot: Bot, friends: Friends) -> None:
    friends.anna.start()
    await bot.send_message(friends.anna.user_id, "loud")
    await bot.send_message(friends.anna.user_id, "soft", disable_notification=True)
    assert [post.pings for post in friends.anna.messages()] == [False, True, False]


async def test_menus_go_from_narrow_to_wide_and_from_the_language_to_none(
    bot: Bot, host: Host, friends: Friends
) -> None:
    """bots/api#determining-list-of-commands"""

    async def offer(name: str, scope: Any = None, language: str | None = None) -> None:
        await bot.set_my_commands([BotCommand(name, name)], scope, language)

    group = friends.group
    await offer("default")
    assert friends.anna.commands(group) == friends.anna.commands() == {"default": "default"}
    await offer("private", BotCommandScopeAllPrivateChats())
    await offer("groups", BotCommandScopeAllGroupChats())
    await offer("groups_ru", BotCommandScopeAllGroupChats(), "ru")
    assert list(friends.anna.commands()) == ["private"]
    assert list(friends.anna.commands(group)) == ["groups"]
    assert list(friends.boris.commands(group)) == ["groups_ru"]
    await offer("admins", BotCommandScopeAllChatAdministrators())
    assert list(friends.anna.commands(group)) == ["admins"]
    await offer("here", BotCommandScopeChat(group))
    assert list(friends.anna.commands(group)) == list(friends.boris.commands(group)) == ["here"]
    await offer("you", BotCommandScopeChatMember(group, friends.boris.user_id))
    assert list(friends.boris.commands(group)) == ["you"]
    await bot.delete_my_commands(BotCommandScopeChatMember(group, friends.boris.user_id))
    assert list(friends.boris.commands(group)) == ["here"]


@pytest.mark.parametrize(
    ("name", "description", "reason"),
    [("Play", "x", "command_invalid"), ("play", "x" * 257, "description_invalid")],
)
async def test_commands_that_telegram_refuses(
    server: Running, name: str, description: str, reason: str
) -> None:
    """Asked directly: the library would not even send them."""
    body = {"commands": [{"command": name, "description": description}]}
    answer = WEB.post(f"{server.url}/bot{server.token}/setMyCommands", json=body)
    assert reason in answer.json()["description"].lower()


async def test_the_bots_texts_fall_back_to_those_for_all_languages(bot: Bot) -> None:
    await bot.set_my_description("Games")
    await bot.set_my_description("Игры", "ru")
    assert (await bot.get_my_description("ru")).description == "Игры"
    assert (await bot.get_my_description("uk")).description == "Games"
    with pytest.raises(BadRequest):
        await bot.set_my_short_description("x" * 121)


@contextmanager
def events(server: Running, query: str) -> Iterator[Iterator[Any]]:
    """The events of a stream, each as it comes."""
    with WEB.stream("GET", f"{server.url}/play/events?{query}") as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        yield (json.loads(line.removeprefix("data: ")) for line in lines)


async def test_a_person_hears_of_own_chats_only(
    bot: Bot, server: Running, host: Host, friends: Friends
) -> None:
    after = host.get("world")["seq"]
    friends.anna.start()
    await bot.send_message(friends.anna.user_id, "secret")
    sent = await bot.send_message(friends.group, "<b>for</b> @anna", "HTML")
    await bot.edit_message_text("for all", friends.group, sent.message_id)
    await bot.delete_message(friends.group, sent.message_id)
    with events(server, f"after={after}&user={friends.boris.user_id}") as heard:
        kinds = [next(heard) for _ in range(3)]
    assert [event["kind"] for event in kinds] == ["message", "edit", "delete"]
    assert {event["chat_id"] for event in kinds} == {friends.group}
    assert kinds[2]["message_id"] == sent.message_id
    with events(server, f"after={after}&user={friends.anna.user_id}") as heard:
        opened, start, secret, pinged = (next(heard) for _ in range(4))
    assert (opened["kind"], opened["chat"]["started"]) == ("chat", True)
    assert (start["message"]["text"], secret["message"]["text"]) == ("/start", "secret")
    assert pinged["message"]["pings"]


async def test_events_are_numbered_and_go_on_after_a_number(
    bot: Bot, server: Running, host: Host, friends: Friends
) -> None:
    after = host.get("world")["seq"]
    await bot.send_chat_action(friends.group, "typing")
    await bot.send_message(friends.group, "one")
    await bot.set_my_commands([BotCommand("play", "Play")])
    with events(server, f"after={after}") as heard:
        typing, one, commands = (next(heard) for _ in range(3))
    assert (typing["kind"], typing["action"]) == ("typing", "typing")
    assert commands["kind"] == "commands"
    assert typing["seq"] < one["seq"] < commands["seq"]
    with events(server, f"after={one['seq']}") as heard:
        assert next(heard) == commands


def test_who_asks_for_events_of_long_ago_is_told_to_look_anew(
    server: Running, host: Host, friends: Friends, tmp_path: Path
) -> None:
    with events(server, "after=-5") as heard:
        first = next(heard)
    assert first == {"kind": "reset", "seq": host.get("world")["seq"]}


async def test_somebody_who_is_removed_hears_of_that(
    server: Running, host: Host, friends: Friends
) -> None:
    after = host.get("world")["seq"]
    host.remove(f"chats/{friends.group}/members/{friends.boris.user_id}")
    host.post("users", {"first_name": "End"})
    with events(server, f"after={after}&user={friends.boris.user_id}") as heard:
        gone, other = next(heard), next(heard)
    assert (gone["kind"], gone["gone"]) == ("chat", True)
    assert other["kind"] == "user"


def test_the_first_world_has_three_languages_a_group_and_a_forum(tmp_path: Path) -> None:
    play = Playground(tmp_path)
    make_first_world(play.world)
    people = {user.first_name: user.language_code for user in play.world.people()}
    assert people == {"Anna": "en", "Борис": "ru", "Оксана": "uk", "Mo": "en"}
    group, forum = (chat for chat in play.world.chats.values() if not chat.is_private)
    assert (group.title, len(group.members), group.is_forum) == ("Friday games", 4, False)
    assert (len(forum.topics), len(forum.members)) == (2, 5)
    assert play.world.bot_id in group.members
    play.close()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("users", {"first_nam": "x"}),
        ("users", {}),
        ("chats", {"type": "channel", "title": "x", "members": []}),
        ("users/999/send", {"chat_id": 1, "text": "x"}),
        ("chats/none/topics", {"name": "x"}),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(
    host: Host, path: str, body: dict[str, Any]
) -> None:
    with pytest.raises(RefusedError, match="error") as refusal:
        host.post(path, body)
    assert refusal.value.status == 400


async def test_the_same_photo_is_one_file(bot: Bot, host: Host, friends: Friends) -> None:
    for _ in range(2):
        await bot.send_photo(friends.group, picture())
    one, two = friends.anna.messages(friends.group)[-2:]
    assert one.photo is not None
    assert one.photo == two.photo

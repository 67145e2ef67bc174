"""Where the bot may speak and what it hears: private chats, groups, privacy mode, migration."""

from __future__ import annotations

import pytest
from telegram import Bot, Update
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.reconciler.api.retry import seconds
from playground.person import Host, RefusedError
from tests.playground.conftest import Friends


async def news(bot: Bot) -> list[Update]:
    """The updates that wait, confirmed."""
    updates = list(await bot.get_updates(allowed_updates=[]))
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1)
    return updates


async def texts(bot: Bot) -> list[str | None]:
    return [update.message.text for update in await news(bot) if update.message]


async def test_no_private_message_before_start(bot: Bot, friends: Friends) -> None:
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(friends.anna.user_id, "hello")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(friends.clara.user_id, "the bot has never met Clara")
    friends.anna.start()
    await bot.send_message(friends.anna.user_id, "hello")
    assert friends.anna.messages()[-1].text == "hello"


async def test_a_deep_link_says_start_with_its_payload(bot: Bot, friends: Friends) -> None:
    friends.anna.start("join-42_x")
    assert await texts(bot) == [None, "/start join-42_x"]
    for payload in ("with space", "x" * 65, "ї"):
        with pytest.raises(RefusedError):
            friends.anna.start(payload)


async def test_nobody_writes_privately_before_start(friends: Friends) -> None:
    with pytest.raises(RefusedError, match="press Start first"):
        friends.anna.send(friends.anna.user_id, "hello")


async def test_a_blocked_bot_is_told_and_refused(bot: Bot, friends: Friends) -> None:
    friends.anna.start()
    await news(bot)
    friends.anna.block()
    (update,) = await news(bot)
    assert update.my_chat_member is not None
    assert update.my_chat_member.chat.id == friends.anna.user_id
    assert update.my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(friends.anna.user_id, "hello")
    friends.anna.start()
    back, said = await news(bot)
    assert back.my_chat_member is not None
    assert back.my_chat_member.new_chat_member.status == "member"
    assert said.message is not None
    assert said.message.text == "/start"


async def test_privacy_mode_lets_through_only_what_is_meant_for_the_bot(
    bot: Bot, friends: Friends
) -> None:
    """bots/features#privacy-mode"""
    sent = await bot.send_message(friends.group, "board")
    await news(bot)
    friends.anna.send(friends.group, "just chatting")
    friends.anna.send(friends.group, "/play")
    friends.anna.send(friends.group, "/play@nastolka_play_bot now")
    friends.anna.send(friends.group, "/play@other_bot")
    friends.anna.send(friends.group, "not at the start: /play")
    friends.anna.send(friends.group, "a reply", reply_to=sent.message_id)
    assert await texts(bot) == ["/play", "/play@nastolka_play_bot now", "a reply"]


async def test_an_administrator_bot_hears_everything(
    bot: Bot, friends: Friends, host: Host
) -> None:
    host.post(f"chats/{friends.group}/admins", {"user_id": bot.id, "admin": True})
    (*_, promoted) = await news(bot)
    assert promoted.my_chat_member is not None
    assert promoted.my_chat_member.new_chat_member.status == "administrator"
    friends.anna.send(friends.group, "just chatting")
    assert await texts(bot) == ["just chatting"]


async def test_the_bot_is_told_that_it_was_added_and_kicked(
    bot: Bot, friends: Friends, host: Host
) -> None:
    added, service = await news(bot)
    assert added.my_chat_member is not None
    assert added.my_chat_member.from_user.id == friends.anna.user_id
    assert service.message is not None
    assert [user.id for user in service.message.new_chat_members] == [bot.id]
    host.remove(f"chats/{friends.group}/members/{bot.id}")
    kicked = (await news(bot))[-1]
    assert kicked.my_chat_member is not None
    assert kicked.my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was kicked from the group chat"):
        await bot.send_message(friends.group, "hello")


async def test_a_bot_that_left_is_no_member(bot: Bot, host: Host, friends: Friends) -> None:
    group = host.group("Super", friends.anna, kind="supergroup")
    await bot.leave_chat(group)
    with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
        await bot.send_message(group, "hello")


async def test_a_startgroup_link_adds_the_bot_and_passes_the_payload(
    bot: Bot, host: Host, friends: Friends
) -> None:
    host.remove(f"chats/{friends.group}/members/{bot.id}")
    await news(bot)
    body = {"user_id": bot.id, "by": friends.boris.user_id, "payload": "hello"}
    host.post(f"chats/{friends.group}/members", body)
    assert await texts(bot) == [None, "/start@nastolka_play_bot hello"]


async def test_people_come_and_go(bot: Bot, host: Host, friends: Friends) -> None:
    await news(bot)
    host.post(f"chats/{friends.group}/members", {"user_id": friends.clara.user_id})
    assert await bot.get_chat_member_count(friends.group) == 4
    host.remove(f"chats/{friends.group}/members/{friends.clara.user_id}?by={friends.clara.user_id}")
    joined, left = [update.message for update in await news(bot)]
    assert joined is not None
    assert [user.first_name for user in joined.new_chat_members] == ["Clara"]
    assert left is not None
    assert left.left_chat_member is not None
    member = await bot.get_chat_member(friends.group, friends.clara.user_id)
    assert member.status == "left"
    with pytest.raises(RefusedError):
        friends.clara.messages(friends.group)


async def test_a_group_that_becomes_a_supergroup_is_another_chat(
    bot: Bot, host: Host, friends: Friends
) -> None:
    board = await bot.send_message(friends.group, "board")
    await news(bot)
    new = host.post(f"chats/{friends.group}/migrate")["id"]
    old, joined, told = await news(bot)
    old_tells, new_tells = old.message, told.message
    assert joined.my_chat_member is not None
    assert joined.my_chat_member.chat.id == new
    assert old_tells is not None
    assert (old_tells.chat.id, old_tells.migrate_to_chat_id) == (friends.group, new)
    assert new_tells is not None
    assert (new_tells.chat.id, new_tells.migrate_from_chat_id) == (new, friends.group)
    with pytest.raises(ChatMigrated) as migrated:
        await bot.send_message(friends.group, "hello")
    assert migrated.value.new_chat_id == new
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", new, board.message_id)
    await bot.send_message(new, "hello")
    assert friends.anna.messages(new)[-1].text == "hello"


@pytest.mark.parametrize("joins", ["before", "between", "after"])
async def test_bot_is_told_of_its_place_in_the_supergroup_in_any_order(
    bot: Bot, host: Host, friends: Friends, joins: str
) -> None:
    """tdlib/telegram-bot-api#266; td/telegram/DialogParticipantManager.cpp."""
    await news(bot)
    host.post(f"chats/{friends.group}/migrate", {"joins": joins})
    told = ["message" if update.message else "join" for update in await news(bot)]
    assert told.index("join") == ["before", "between", "after"].index(joins)
    assert len(told) == 3


async def test_message_ids_are_counted_by_supergroup_and_else_together(
    bot: Bot, host: Host, friends: Friends
) -> None:
    supergroup = host.group("Super", friends.anna, kind="supergroup")
    friends.anna.start()
    one = await bot.send_message(friends.group, "x")
    two = await bot.send_message(friends.anna.user_id, "x")
    other = await bot.send_message(supergroup, "x")
    assert two.message_id == one.message_id + 1
    assert other.message_id == 2


async def test_replies_in_supergroups_carry_a_thread_that_is_no_topic(
    bot: Bot, host: Host, friends: Friends
) -> None:
    """tdlib/telegram-bot-api#447: only is_topic_message tells."""
    supergroup = host.group("Super", friends.anna, kind="supergroup")
    board = await bot.send_message(supergroup, "board")
    await news(bot)
    friends.anna.send(supergroup, "nice", reply_to=board.message_id)
    (update,) = await news(bot)
    assert update.message is not None
    assert update.message.message_thread_id == board.message_id
    assert not update.message.is_topic_message


async def test_administrators_are_told_by_rank(bot: Bot, host: Host, friends: Friends) -> None:
    host.post(f"chats/{friends.group}/admins", {"user_id": friends.boris.user_id, "admin": True})
    admins = await bot.get_chat_administrators(friends.group)
    assert [(admin.user.first_name, admin.status) for admin in admins] == [
        ("Anna", "creator"),
        ("Борис", "administrator"),
    ]


async def test_name_is_what_it_is_when_somebody_writes(bot: Bot, friends: Friends) -> None:
    """Telegram tells a bot of no change: each update names its sender as they are called then."""
    friends.anna.start()
    friends.anna.rename("Anne")
    friends.anna.send(friends.anna.user_id, "hello")
    named = [u.effective_user.first_name for u in await news(bot) if u.effective_user]
    assert (named[0], named[-1]) == ("Anna", "Anne")


async def test_messages_vanish_where_a_chat_has_a_timer_and_the_bot_is_told_of_the_timer_alone(
    bot: Bot, host: Host, friends: Friends
) -> None:
    """https://core.telegram.org/bots/api#messageautodeletetimerchanged"""
    stays = await bot.send_message(friends.group, "before")
    host.timer(friends.group, 86_400)
    *_, told = await news(bot)
    assert told.message
    assert told.message.message_auto_delete_timer_changed
    timer = told.message.message_auto_delete_timer_changed.message_auto_delete_time
    asked = (await bot.get_chat(friends.group)).message_auto_delete_time
    assert asked is not None
    assert [seconds(one) for one in (timer, asked)] == [86_400, 86_400]
    goes = await bot.send_message(friends.group, "after")
    host.advance(86_401)
    said = [post.text for post in friends.anna.messages(friends.group)]
    assert "before" in said
    assert "after" not in said
    assert await news(bot) == []
    await bot.edit_message_text("edited", friends.group, stays.message_id)
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("edited", friends.group, goes.message_id)

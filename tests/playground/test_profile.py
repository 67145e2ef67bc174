"""What the bot says about itself."""

from __future__ import annotations

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeChat,
    ChatAdministratorRights,
    InputProfilePhotoStatic,
)
from telegram.error import BadRequest

from tests.playground.conftest import Friends


async def test_who_the_bot_is(bot: Bot) -> None:
    me = await bot.get_me()
    assert (me.is_bot, me.username) == (True, "nastolka_play_bot")
    assert (me.can_join_groups, me.can_read_all_group_messages) == (True, False)


async def test_names_and_descriptions_have_limits_and_languages(bot: Bot) -> None:
    assert (await bot.get_my_name()).name == "Nastolka"
    await bot.set_my_name("Настолка", "uk")
    assert (await bot.get_my_name("uk")).name == "Настолка"
    await bot.set_my_short_description("Board games")
    assert (await bot.get_my_short_description("ru")).short_description == "Board games"
    with pytest.raises(BadRequest, match="Bot_name_too_long"):
        await bot.set_my_name("x" * 65)
    with pytest.raises(BadRequest, match="Invalid language code specified"):
        await bot.set_my_name("x", "english")


async def test_a_picture_once_set_is_counted(bot: Bot, friends: Friends) -> None:
    assert (await bot.get_user_profile_photos(bot.id)).total_count == 0
    await bot.set_my_profile_photo(InputProfilePhotoStatic(b"..."))
    assert (await bot.get_user_profile_photos(bot.id)).total_count == 1


async def test_menus_are_given_back_as_they_were_set(bot: Bot, friends: Friends) -> None:
    scope = BotCommandScopeChat(friends.group)
    await bot.set_my_commands([BotCommand("play", "Играть")], scope, "ru")
    assert await bot.get_my_commands(scope, "ru") == (BotCommand("play", "Играть"),)
    assert await bot.get_my_commands(scope) == ()
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.set_my_commands([], BotCommandScopeChat(-1))


async def test_default_rights_are_kept(bot: Bot) -> None:
    assert not (await bot.get_my_default_administrator_rights()).can_pin_messages
    rights = ChatAdministratorRights.no_rights().to_dict() | {"can_pin_messages": True}
    wanted = ChatAdministratorRights(**rights)
    await bot.set_my_default_administrator_rights(wanted)
    assert (await bot.get_my_default_administrator_rights()).can_pin_messages


async def test_menus_keep_which_commands_nobody_else_sees(bot: Bot, friends: Friends) -> None:
    scope = BotCommandScopeChat(friends.group)
    alone = BotCommand("stats", "Results", api_kwargs={"is_ephemeral": True})
    await bot.set_my_commands([alone, BotCommand("play", "Play")], scope)
    first, second = await bot.get_my_commands(scope)
    assert first.api_kwargs == {"is_ephemeral": True}
    assert second.api_kwargs == {}

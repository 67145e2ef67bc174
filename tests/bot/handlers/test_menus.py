"""The command menus, as Telegram is told of them."""

from typing import Any

from telegram import BotCommand, BotCommandScope
from telegram.error import BadRequest

from bot.handlers.menus import ALONE, GROUP, PRIVATE, set_menus
from tests.bot.tables import FRAME
from tests.proofs import filled


class Menus:
    """A bot that notes its menus, by kind of chat and language."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str | None], list[BotCommand]] = {}
        self.hides = True
        """Whether it knows commands that nobody else sees."""

    async def set_my_commands(
        self, commands: list[BotCommand], scope: BotCommandScope, language_code: str | None
    ) -> bool:
        if not self.hides and any(one.api_kwargs for one in commands):
            raise BadRequest("BOT_COMMAND_INVALID")
        self.told[scope.type, language_code] = commands
        return True


async def test_in_groups_alone_some_commands_are_seen_by_their_sender_only() -> None:
    """core.telegram.org/bots/api#botcommand (`is_ephemeral`)"""
    bot: Any = Menus()
    await set_menus(bot, FRAME)
    assert {code for _, code in bot.told} == {None, "ru", "uk", "de"}
    for (scope, code), commands in bot.told.items():
        said = {FRAME.say(code or "en", f"command-{one.command}") for one in commands}
        assert {one.description for one in commands} == said
        in_group = scope == BotCommandScope.ALL_GROUP_CHATS
        assert [one.command for one in commands] == list(GROUP if in_group else PRIVATE)
        told = {one.command: one.to_dict().get("is_ephemeral") for one in commands}
        assert told == {name: (in_group and name in ALONE) or None for name in told}


async def test_server_that_refuses_hidden_commands_is_told_the_same_menus_without() -> None:
    """One refusal left a bot without menus and without a profile."""
    bot: Any = Menus()
    bot.hides = False
    await set_menus(bot, FRAME)
    for (scope, _), commands in filled(bot.told.items()):
        in_group = scope == BotCommandScope.ALL_GROUP_CHATS
        assert [one.command for one in commands] == list(GROUP if in_group else PRIVATE)

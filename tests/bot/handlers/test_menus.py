"""The command menus, as Telegram is told of them."""

from typing import Any

from telegram import BotCommand, BotCommandScope

from bot.handlers.menus import ALONE, GROUP, PRIVATE, set_menus
from tests.bot.tables import FRAME


class Menus:
    """A bot that notes its menus, by kind of chat and language."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str | None], list[BotCommand]] = {}

    async def set_my_commands(
        self, commands: list[BotCommand], scope: BotCommandScope, language_code: str | None
    ) -> bool:
        self.told[scope.type, language_code] = commands
        return True


async def test_in_groups_alone_some_commands_are_seen_by_their_sender_only() -> None:
    """core.telegram.org/bots/api#botcommand (`is_ephemeral`)"""
    bot: Any = Menus()
    await set_menus(bot, FRAME)
    for (scope, _), commands in bot.told.items():
        in_group = scope == BotCommandScope.ALL_GROUP_CHATS
        assert [one.command for one in commands] == list(GROUP if in_group else PRIVATE)
        told = {one.command: one.to_dict().get("is_ephemeral") for one in commands}
        assert told == {name: (in_group and name in ALONE) or None for name in told}

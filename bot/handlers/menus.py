"""Registers the command menus, by kind of chat and by language."""

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.texts.frame import Frame
from bot.texts.languages import FALLBACK, SPOKEN

GROUP = ("play", "tonight", "board", "hand", "rules", "stats", "settings", "help")
PRIVATE = ("play", "challenge", "learn", "games", "stats", "rules", "settings", "help")
"""The commands most wanted; all others work when typed, and /help lists them."""


async def set_menus(bot: Bot, frame: Frame) -> None:
    """Tell Telegram what to offer behind "/"; the fallback language serves all others."""
    for language in SPOKEN:
        code = None if language == FALLBACK else language
        for scope, names in (
            (BotCommandScopeAllGroupChats(), GROUP),
            (BotCommandScopeAllPrivateChats(), PRIVATE),
        ):
            commands = [BotCommand(n, frame.say(language, f"command-{n}")) for n in names]
            await bot.set_my_commands(commands, scope=scope, language_code=code)

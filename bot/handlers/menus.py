"""Registers the command menus, by kind of chat and by language."""

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.texts.frame import Frame
from bot.texts.languages import FALLBACK, SPOKEN

GROUP = ("play", "tonight", "board", "hand", "rules", "stats", "settings", "help")
PRIVATE = ("play", "challenge", "learn", "games", "stats", "rules", "settings", "help")
"""The commands most wanted; all others work when typed, and /help lists them."""
ALONE = ("rules", "stats", "help")
"""Those of a group that nobody else need see, nor their answers: apps that know such commands send
them so from the menu. https://core.telegram.org/bots/api#botcommand"""


async def set_menus(bot: Bot, frame: Frame) -> None:
    """Tell Telegram what to offer behind "/"; the fallback language serves all others."""
    for language in SPOKEN:
        code = None if language == FALLBACK else language
        for scope, names in (
            (BotCommandScopeAllGroupChats(), GROUP),
            (BotCommandScopeAllPrivateChats(), PRIVATE),
        ):
            in_group = names is GROUP
            commands = [_listed(frame, language, name, in_group=in_group) for name in names]
            await bot.set_my_commands(commands, scope=scope, language_code=code)


def _listed(frame: Frame, language: str, name: str, *, in_group: bool) -> BotCommand:
    """Return a line of a menu."""
    said = frame.say(language, f"command-{name}")
    alone = {"is_ephemeral": True} if in_group and name in ALONE else None
    return BotCommand(name, said, api_kwargs=alone)  # the library does not know the field yet

"""The lists of commands, by kind of chat: the menus, which are registered by language, and what
/help lists.
"""

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import BadRequest

from bot.texts.frame import Frame
from bot.texts.languages import FALLBACK, SPOKEN

GROUP = ("play", "again", "tonight", "board", "hand", "rules", "stats", "settings", "help")
PRIVATE = ("play", "challenge", "learn", "games", "stats", "rules", "settings", "help")
"""The commands most wanted; all others work when typed, and /help lists them."""
ALONE = ("rules", "stats", "help")
"""Those of a group that nobody else need see, nor their answers: apps that know such commands send
them so from the menu. https://core.telegram.org/bots/api#botcommand"""

LISTED_IN_GROUP = (
    "listed-title",
    "listed-play-group",
    "listed-other-bots",
    "listed-again",
    "listed-tonight",
    "listed-callme",
    "listed-join",
    "listed-board",
    "listed-hand-group",
    "listed-learn",
    "listed-rules-group",
    "listed-hint-group",
    "listed-replay",
    "listed-undo",
    "listed-skip",
    "listed-pause",
    "listed-computers",
    "listed-leave",
    "listed-export",
    "listed-games",
    "listed-history-group",
    "listed-stats-group",
    "listed-stop",
    "listed-settings-group",
)
LISTED_IN_PRIVATE = (
    "listed-title",
    "listed-play-private",
    "listed-friends",
    "listed-anyone",
    "listed-again",
    "listed-challenge",
    "listed-hint-private",
    "listed-replay",
    "listed-games",
    "listed-history-private",
    "listed-stats-private",
    "listed-hand-private",
    "listed-as-in-group",
    "listed-export",
    "listed-learn",
    "listed-rules-private",
    "listed-settings-private",
    "listed-nick",
    "listed-mydata",
    "listed-forget",
    "listed-privacy",
    "listed-about",
    "listed-asking",
)
"""The lines of /help that list all commands, in a group and in a private chat."""


async def set_menus(bot: Bot, frame: Frame) -> None:
    """Tell Telegram what to offer behind "/"; the fallback language serves all others."""
    for language in SPOKEN:
        code = None if language == FALLBACK else language
        for scope, names in (
            (BotCommandScopeAllGroupChats(), GROUP),
            (BotCommandScopeAllPrivateChats(), PRIVATE),
        ):
            in_group = names is GROUP
            commands = [_menu_line(frame, language, name, in_group=in_group) for name in names]
            try:
                await bot.set_my_commands(commands, scope=scope, language_code=code)
            except BadRequest:  # a server that does not take hidden commands
                bare = [BotCommand(one.command, one.description) for one in commands]
                await bot.set_my_commands(bare, scope=scope, language_code=code)


def _menu_line(frame: Frame, language: str, name: str, *, in_group: bool) -> BotCommand:
    """Return a line of a menu."""
    said = frame.say(language, f"command-{name}")
    alone = {"is_ephemeral": True} if in_group and name in ALONE else None
    return BotCommand(name, said, api_kwargs=alone)  # the library does not know the field yet

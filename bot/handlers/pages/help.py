"""/help: how it works, in few words, and behind a button all commands."""

from bot.display import buttons
from bot.display.more import more_word
from bot.display.values import Button, Keyboard
from bot.features.lessons.shown import lessons_button
from bot.handlers.feature import Feature
from bot.handlers.menus import LISTED_IN_GROUP, LISTED_IN_PRIVATE
from bot.handlers.person import is_private, language_in
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.texts.frame import Frame
from games.core.message import Message


async def help_(typed: Typed) -> None:
    """/help."""
    frame, language = typed.service.frame, typed.language
    typed.send(*help_page(frame, language, is_private=typed.is_private))


def help_page(
    frame: Frame, language: str, *, is_private: bool, lists: bool = False
) -> tuple[str, Keyboard]:
    """Return how it works, or the list of all commands, with the way to the other."""
    us = {"bot": frame.username}
    if lists:
        listed = LISTED_IN_PRIVATE if is_private else LISTED_IN_GROUP
        commands = "\n".join(frame.say(language, Message(line, us)) for line in listed)
        back = Button(frame.say(language, "button-back"), buttons.Help(""))
        return commands, ((back,),)
    said = Message("help-private" if is_private else "help-group", us)
    all_commands = buttons.Help("", "commands")
    more = Button(f"{more_word(frame, language)}: /…", all_commands)
    if not is_private:
        return frame.say(language, said), ((more,),)
    settings = Button(frame.say(language, "settings-title"), buttons.Settings(""))
    return frame.say(language, said), ((lessons_button(frame, language), settings), (more,))


async def _turn(tap: Tap, says: buttons.Help) -> Answer:
    """Turn to the list of commands, or back."""
    language = await language_in(tap.service, tap.update)
    told = help_page(
        tap.service.frame, language, is_private=is_private(tap.update), lists=bool(says.page)
    )
    return tap.rewrite(*told)


FEATURE = Feature(handlers=(on(buttons.Help, _turn),), commands={"help": help_})

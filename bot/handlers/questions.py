"""Small messages with buttons that belong to no surface: stop? which language?"""

from msgspec import Struct

from bot.frame import Frame
from bot.shown import Button, Keyboard
from bot.table import Live, Phase
from bot.texts import LANGUAGES
from bot.token import Token, Verb
from games.core.message import Message

_LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


class Asked(Struct, frozen=True):
    """A text and its buttons."""

    text: str
    keyboard: Keyboard


def stop_question(frame: Frame, live: Live) -> Asked:
    """Ask whether the table shall end; host and admins decide, others vote."""
    table = live.table
    votes = {"votes": len(table.votes), "needed": len(table.people) // 2 + 1}
    running = table.phase is Phase.RUNNING
    text = frame.say(table.language, Message("stop-question" if running else "stop-lobby", votes))
    stop = Button(
        frame.say(table.language, Message("button-stop", votes)),
        Token(table.id, Verb.STOP, ("q",)),
        style="danger",
    )
    go_on = Button(frame.say(table.language, "button-go-on"), Token(table.id, Verb.CANCEL))
    return Asked(text, ((stop, go_on),))


def language_keyboard(chosen: str) -> Keyboard:
    """Offer the languages, the chosen one ticked."""
    return (
        tuple(
            Button(
                ("✓ " if language == chosen else "") + _LANGUAGE_NAMES[language],
                Token("", Verb.LANGUAGE, (language,)),
            )
            for language in LANGUAGES
        ),
    )

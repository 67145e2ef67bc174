"""The button by which somebody is called no more. PURE."""

from bot.display.values import Button, Keyboard
from bot.features.calling.buttons import CallMe
from bot.texts.frame import Frame


def off(frame: Frame, language: str) -> Keyboard:
    """Let somebody who is called be called no more."""
    return ((Button(frame.say(language, "button-call-no-more"), CallMe("", "n")),),)

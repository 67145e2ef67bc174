"""The button by which somebody leaves the list of people to call. PURE."""

from bot.display.values import Button, Keyboard
from bot.features.calling.buttons import CallMe
from bot.texts.frame import Frame


def off(frame: Frame, language: str) -> Keyboard:
    """Return the button by which somebody leaves the list."""
    return ((Button(frame.say(language, "button-call-no-more"), CallMe("", "n")),),)

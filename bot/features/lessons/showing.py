"""Shows a step of a lesson, or a chapter about it, in the message of the lesson."""

from bot.display.board.aloud import panel_of
from bot.display.buttons import Read
from bot.display.values import Surface
from bot.features.lessons.shown import asked, focus_of, taught_at
from bot.handlers.taps import Answer, Tap
from bot.texts.frame import for_reader

LINK = "learn"
"""The prefix of links to lessons."""


async def read_beside(tap: Tap, says: Read) -> Answer:
    """Show a chapter about the step's position in the place of the step, or the step again."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, tap.token.table, user.language)
    panel = panel_of(says)
    return show_step(tap, asked(frame, at, user.id, focus_of(frame, at), panel=panel))


def show_step(tap: Tap, shown: Surface, *, is_new: bool = False) -> Answer:
    """Show a step in the message with the button; in a new message if the lesson begins, or if
    Telegram does not tell the old one.
    """
    message = None if is_new else tap.asking
    if message:
        tap.service.messenger.sender.rewrite(shown, message.message_id)
    else:
        tap.service.messenger.sender.say_once(f"{LINK} {tap.token}", [shown])
    return Answer()

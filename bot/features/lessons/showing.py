"""Shows a step of a lesson where the lesson stands; and what can be read beside it."""

from bot.display.board.aloud import panel_of
from bot.display.buttons import Read
from bot.display.values import Surface
from bot.features.lessons.shown import asked, focus_of, taught_at
from bot.handlers.taps import Answer, Tap
from bot.texts.frame import for_reader

LINK = "learn"
"""How the links begin that lead to lessons."""


async def read_beside(tap: Tap, says: Read) -> Answer:
    """Show a chapter of what lies on the table in the step's place, or the step again."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, tap.token.table, user.language)
    panel = panel_of(says)
    return show_step(tap, asked(frame, at, user.id, focus_of(frame, at), panel=panel))


def show_step(tap: Tap, shown: Surface, *, is_new: bool = False) -> Answer:
    """Show a step in the message with the button, or where that is too old to be known, anew."""
    message = None if is_new else tap.asking
    if message:
        tap.service.messenger.sender.rewrite(shown, message.message_id)
    else:
        tap.service.messenger.sender.say_once(f"{LINK} {tap.token}", [shown])
    return Answer()

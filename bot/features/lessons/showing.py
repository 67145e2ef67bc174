"""Shows a chapter about a step in the message of the lesson."""

from bot.display.board.aloud import panel_of
from bot.display.buttons import Read
from bot.features.lessons.shown import asked, focus_of, taught_at
from bot.handlers.taps import Answer, Tap
from bot.texts.frame import for_reader


async def read_beside(tap: Tap, says: Read) -> Answer:
    """Show a chapter about the step's position in the place of the step, or the step again."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, tap.token.table, user.language)
    panel = panel_of(says)
    return tap.turn(asked(frame, at, user.id, focus_of(frame, at), panel=panel))

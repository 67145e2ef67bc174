"""Playing in words: the setting, and the chapters of a board or a lesson."""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.aloud import panel_of
from bot.display.board.hands import hand_key
from bot.display.token import BadToken
from bot.display.values import BOARD
from bot.features.lessons.shown import asked, focus_of, is_step, taught_at
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_settings
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.table.seating import seated
from bot.table.values import Phase, Refused
from bot.texts.frame import for_reader


async def _aloud(tap: Tap, says: buttons.Aloud) -> Answer:
    """Set whether one plays in words: at once at all one's tables."""
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    language = tap.user.language
    user = await tap.service.prefer(tap.user, aloud=says.answer == "y", language=language)
    await show_settings(replace(tap, user=user), "words")
    return Answer()


async def _read(tap: Tap, says: buttons.Read) -> Answer:
    """Show a chapter in the message with the button, or the message again: whatever happens next
    shows it, too.

    :raises Refused: when the message is not the presser's own.
    """
    if is_step(says.table):
        return _read_step(tap, says)
    live = tap.found
    chair = seated(live.table, tap.user)
    own = {hand_key(chair), *((BOARD,) if live.table.place.is_private else ())}
    if says.key not in own or live.table.phase is not Phase.RUNNING:
        raise Refused("refused-outdated")
    return tap.open(panel_of(says) if says.chapter else "")


def _read_step(tap: Tap, says: buttons.Read) -> Answer:
    """Show a chapter about the position of a lesson in the place of its step, or that again."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, says.table, user.language)
    return tap.turn(asked(frame, at, user.id, focus_of(frame, at), panel=panel_of(says)))


FEATURE = Feature(
    handlers=(on(buttons.Aloud, _aloud), on(buttons.Read, _read)),
)

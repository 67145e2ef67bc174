"""Playing in words: the setting, and the chapters of a board or a lesson."""

from bot.display import buttons
from bot.display.board.aloud import panel_of
from bot.display.values import BOARD, hand_key
from bot.features.lessons.shown import asked, focus_of, is_step, taught_at
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import ALOUD, Switch
from bot.handlers.taps import Answer, Tap, on
from bot.table.seating import own_chair
from bot.table.values import Phase, Refused
from bot.texts.frame import for_reader


async def _update_all_tables(tap: Tap, user: int) -> None:
    """Play as it is set, at once at all tables, in the language of now."""
    await tap.service.prefer(tap.user, language=tap.user.language)


async def _show_chapter(tap: Tap, says: buttons.Read) -> Answer:
    """Show a chapter in the message with the button, or the message again: whatever happens next
    shows it, too.

    :raises Refused: when the message is not the presser's own.
    """
    if is_step(says.table):
        return _read_step(tap, says)
    live = tap.found
    chair = own_chair(live.table, tap.user)
    own = {hand_key(chair), *((BOARD,) if live.table.place.is_private else ())}
    if says.key not in own or live.table.phase is not Phase.RUNNING:
        raise Refused("refused-outdated")
    return tap.open(panel_of(says) if says.chapter else "")


def _read_step(tap: Tap, says: buttons.Read) -> Answer:
    """Show a chapter about the position of a lesson in the place of its step, or that again."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, says.table, user.language)
    return tap.turn(asked(frame, at, user.id, focus_of(frame, at), panel=panel_of(says)))


_ALOUD = Switch(buttons.Aloud, "aloud", "settings-aloud", 0, choices=ALOUD, page="words")
FEATURE = Feature(
    handlers=(switching(_ALOUD, _update_all_tables), on(buttons.Read, _show_chapter)),
    switches=(_ALOUD,),
)

"""Tips in first games, turned off and on; and a first game that becomes a usual one
(docs/adr/0087).
"""

from contextlib import suppress

from bot.features.tips import buttons
from bot.features.tips.table import Accompany
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_settings
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.table.first_games import PlayAsUsual
from bot.table.values import Refused


async def _tips(tap: Tap, says: buttons.Tips) -> Answer:
    """Turn tips off, or on from the beginning: at once at all one's tables."""
    is_on, user, service = says.answer == "y", tap.user, tap.service
    tips = () if is_on else None
    await service.remember(user.id, accompanied=is_on, tips=())
    for id in await service.store.agenda.tables_of(user.id):
        with suppress(Refused):  # a table that is no more
            await service.change(id, user, Accompany(tips))
    if tap.token.table:
        return Answer(service.frame.say(user.language, "toast-no-tips"))
    if is_private(tap.update):
        await show_settings(tap, "moves")
    return Answer()


async def _usual(tap: Tap, says: buttons.Usual) -> Answer:
    """Deal a first game anew, as a usual one."""
    await tap.change(PlayAsUsual(tap.service.seed()))
    return Answer()


FEATURE = Feature(
    handlers=(on(buttons.Tips, _tips), on(buttons.Usual, _usual)),
)

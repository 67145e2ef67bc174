"""Tips in first games, turned off and on; and a first game that becomes a usual one
(docs/adr/0087).
"""

from contextlib import suppress

from bot.features.tips import buttons
from bot.features.tips.table import Accompany
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.taps import Answer, Tap, on
from bot.table.first_games import PlayAsUsual
from bot.table.values import Refused


async def _tips(tap: Tap, says: buttons.Tips) -> Answer:
    """Turn tips off below one, or off and on in /settings."""
    if not says.table:
        return await _SETTING.handle(tap)
    await tap.service.remember(tap.user.id, accompanied=says.is_on)
    await _begin_again(tap, tap.user.id)
    return Answer(tap.service.frame.say(tap.user.language, "toast-no-tips"))


async def _begin_again(tap: Tap, user: int) -> None:
    """Forget which tips somebody has had: at once at all their tables."""
    service = tap.service
    await service.remember(user, tips=())
    tips = () if (await service.store.profiles.of(user)).accompanied else None
    for id in await service.store.agenda.tables_of(user):
        with suppress(Refused):  # a table that is no more
            await service.change(id, tap.user, Accompany(tips))


async def _usual(tap: Tap, says: buttons.Usual) -> Answer:
    """Deal a first game anew, as a usual one."""
    await tap.change(PlayAsUsual(tap.service.seed()))
    return Answer()


_SWITCH = Switch(buttons.Tips, "accompanied", "setting-tips", "settings-tips", rank=1, page="moves")
_SETTING = switching(_SWITCH, _begin_again)
FEATURE = Feature(
    handlers=(on(buttons.Tips, _tips), on(buttons.Usual, _usual)),
    switches=(_SWITCH,),
)

"""Tips in first games, turned off and on; and a first game that becomes a usual one
(docs/adr/0087).
"""

from bot.features.tips.shown import Tips, Usual
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.taps import Answer, Tap, on
from bot.table.first_games import PlayAsUsual


async def _tips(tap: Tap, says: Tips) -> Answer:
    """Turn tips off below one, or off and on in /settings."""
    if not says.table:
        return await _SETTING.handle(tap)
    await tap.service.prefer(tap.user, accompanied=says.is_on, tips=())
    return tap.toast("toast-no-tips")


async def _begin_again(tap: Tap, user: int) -> None:
    """Forget which tips somebody has had."""
    await tap.service.prefer(tap.user, tips=())


async def _usual(tap: Tap, says: Usual) -> Answer:
    """Deal a first game anew, as a usual one."""
    await tap.change(PlayAsUsual(tap.service.seed(), tap.service.today))
    return Answer()


_SWITCH = Switch(Tips, "accompanied", "settings-tips", 1, held="setting-tips", page="moves")
_SETTING = switching(_SWITCH, _begin_again)
FEATURE = Feature(
    handlers=(on(Tips, _tips), on(Usual, _usual)),
    switches=(_SWITCH,),
)

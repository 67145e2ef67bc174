"""Presses of signs."""

from bot.display.token import BadToken
from bot.features.signs import buttons
from bot.features.signs.shown import PANEL
from bot.features.signs.table import SIGNS, MakeSign, Mute
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.table.seating import seated


async def _sign(tap: Tap, says: buttons.Sign) -> Answer:
    """Show the signs in the presser's chat, leave them, or make one."""
    number = says.sign
    if number > len(SIGNS):
        raise BadToken(str(tap.token))
    if number > 0:
        await tap.change(MakeSign(number - 1, tap.service.now), tap.look(""))
        return Answer()
    seated(tap.found.table, tap.user)
    return tap.open("" if number else PANEL)


async def _mute(tap: Tap, says: buttons.Mute) -> Answer:
    """Show the presser no signs here, or show them again."""
    is_on = says.answer == "y"
    await tap.change(Mute(is_on), tap.look(""))
    said = "toast-muted" if is_on else "toast-unmuted"
    return tap.toast(said)


FEATURE = Feature(handlers=(on(buttons.Sign, _sign), on(buttons.Mute, _mute)))

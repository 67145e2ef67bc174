"""Making signs at a table of people (docs/adr/0102)."""

from bot.display import buttons
from bot.display.board.signs import PANEL
from bot.display.token import BadToken
from bot.handlers.taps import Answer, Handlers, Tap, on
from bot.table.seating import seated
from bot.table.signs import SIGNS, MakeSign, Mute


async def _sign(tap: Tap, says: buttons.Sign) -> Answer:
    """Show the signs in the presser's chat, leave them, or make one."""
    number = says.sign
    if number > len(SIGNS):
        raise BadToken(str(tap.token))
    if number > 0:
        await tap.change(MakeSign(number - 1, tap.service.now), tap.look(""))
        return Answer()
    table = tap.found.table
    seated(table, tap.user)
    tap.service.messenger.show(table.id, tap.look("" if number else PANEL))
    return Answer()


async def _mute(tap: Tap, says: buttons.Mute) -> Answer:
    """Show the presser no signs here, or show them again."""
    is_on = says.answer == "y"
    await tap.change(Mute(is_on), tap.look(""))
    said = "toast-muted" if is_on else "toast-unmuted"
    return Answer(tap.service.frame.say(tap.user.language, said))


SIGNING: Handlers = (on(buttons.Sign, _sign), on(buttons.Mute, _mute))
"""By what a button does."""

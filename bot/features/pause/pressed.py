"""/pause, and the buttons of a pause."""

from bot.display.token import BadToken
from bot.features.pause import buttons
from bot.features.pause.shown import how_long
from bot.features.pause.table import DAYS, AskPause, Consent, Decline, Resume
from bot.handlers.door import with_rights
from bot.handlers.feature import Feature
from bot.handlers.questions import Asked
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.seating import seated
from bot.table.values import Refused
from bot.table.votes import in_charge
from games.core.message import Message


async def pause(typed: Typed) -> None:
    """/pause: asks for how long; the others are asked once somebody has chosen."""
    live = await typed.game()
    user = await with_rights(typed.service, typed.user, live.table)
    if live.table.is_paused:
        raise Refused("refused-paused-already")
    if not in_charge(live.table, user):
        seated(live.table, user)
    frame, language = typed.service.frame, live.table.language
    rows = how_long(frame, language, live.table.id)
    said = Message("pause-question", {"clock": int(live.table.clock > 0)})
    await typed.ask(live, Asked(frame.say(language, said), rows))


async def _pause(tap: Tap, says: buttons.Pause) -> Answer:
    """Pause, or ask the others; the question how long goes."""
    if says.days not in DAYS:
        raise BadToken(str(tap.token))
    tap = await tap.with_rights() if says.days == 1 else tap  # an admin may, as the host
    after = await tap.change(AskPause(says.days, tap.service.now))
    tap.take_away()
    return tap.toast("toast-paused" if after.table.is_paused else "told-asked")


async def _answer(tap: Tap, says: buttons.Answer) -> Answer:
    """Agree to a pause, or let it be."""
    if says.answer == "n":
        await tap.change(Decline(says.wish))
        return tap.toast("toast-no-pause")
    after = await tap.change(Consent(says.wish))
    return tap.toast("toast-paused" if after.table.is_paused else "toast-voted")


async def _resume(tap: Tap, says: buttons.Resume) -> Answer:
    """Go on."""
    tap = await tap.with_rights()  # an admin may, as the host
    await tap.change(Resume(tap.service.now))
    return tap.toast("toast-resumed")


FEATURE = Feature(
    handlers=(
        on(buttons.Pause, _pause),
        on(buttons.Answer, _answer),
        on(buttons.Resume, _resume),
    ),
    at_one={"pause": pause},
)

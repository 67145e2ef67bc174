"""/again, for when the last word with its button "Rematch" has long scrolled away; and the button
that puts a rematch off.
"""

from bot.features.again import shown
from bot.features.again.table import PutOff
from bot.features.calling.calls import call
from bot.handlers.feature import Feature
from bot.handlers.table.opening import play
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed


async def again(typed: Typed) -> None:
    """/again: a rematch of the last game here. Where a table stands already, /play leads to it."""
    service = typed.service
    if await service.standing(typed.place):
        return await play(typed)
    last = await typed.last_game()
    if last is None:
        return typed.reply("again-nothing")
    return await call(service, await service.rematch(last, typed.user), typed.user.id)


async def _put_off(tap: Tap, says: shown.PutOff) -> Answer:
    """Keep the rematch from beginning by itself."""
    await tap.change(PutOff())
    return tap.toast("toast-put-off")


FEATURE = Feature(commands={"again": again}, handlers=(on(shown.PutOff, _put_off),))

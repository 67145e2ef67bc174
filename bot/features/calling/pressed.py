"""/callme, and the button below each call."""

from bot.display.token import BadToken
from bot.features.calling.buttons import CallMe
from bot.features.calling.shown import off
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.values import Refused


async def call_me(typed: Typed) -> None:
    """/callme in a group: be called there from now on."""
    if typed.is_private:
        raise Refused("callme-in-group")
    if not typed.user.is_person:
        raise Refused("refused-anonymous")
    callings = typed.service.store.callings
    if not await callings.join(typed.place.chat, typed.user.id, typed.user.name):
        raise Refused("refused-many-called")
    typed.reply("callme", off(typed.service.frame, typed.language))


async def call_no_more(tap: Tap, says: CallMe) -> Answer:
    """Take the presser off the list of the group."""
    chat = tap.update.effective_chat
    if chat is None or says.answer != "n":
        raise BadToken(str(tap.token))
    await tap.service.store.callings.leave(chat.id, tap.user.id)
    return tap.toast("toast-called-no-more")


FEATURE = Feature(handlers=(on(CallMe, call_no_more),), commands={"callme": call_me})

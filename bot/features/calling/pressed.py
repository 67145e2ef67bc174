"""/callme, and the button below each call; how turns are called; what is done if somebody
vanishes.
"""

from bot.display.lobby.options import OPTIONS
from bot.display.token import BadToken
from bot.features.calling.buttons import CallApart, CallMe, HourIs, Vanishing
from bot.features.calling.hours import OFTEN, count_presses
from bot.features.calling.shown import cities_question, off
from bot.features.calling.table import SetVanishing
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_settings, show_tables, switching, with_habits
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.person import is_private
from bot.handlers.table.lobby import on_panel, show_panel
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.clock import Work
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


async def _prefer(tap: Tap, chat: int) -> None:
    """Have the tables of a chat call as it wants to be called by now."""
    if chat > 0:
        profile = await tap.service.store.profiles.of(chat)
        await tap.service.prefer(tap.user, calls=profile.calls)
    else:
        await show_tables(tap, chat)


@on_panel
async def _set_vanishing(tap: Tap, says: Vanishing) -> Answer:
    """Set what is done if somebody vanishes, and show the options again."""
    await show_panel(tap, await tap.change(SetVanishing(says.what)), OPTIONS)
    return Answer()


async def _hour_is(tap: Tap, says: HourIs) -> Answer:
    """Live by the clock that was guessed, and be thanked; or choose a city."""
    is_alone = tap.ephemeral is not None
    if not (is_alone or is_private(tap.update)):
        raise BadToken(str(tap.token))
    profile = await tap.service.store.profiles.of(tap.user.id)
    habits, language = profile.habits, tap.user.language
    if says.answer == "n" or habits.is_told or not habits.has_clock(language):
        if is_alone:
            return tap.rewrite(*cities_question(tap.service.frame, language))
        return await show_settings(tap, "quiet")
    zone = habits.guess(language)
    clock = {"zone": zone} if zone else {"offset": habits.ahead}
    return await with_habits(tap, None, is_known=True, **clock)


_APART = Switch(
    CallApart,
    "calls",
    "settings-calls",
    5,
    held="setting-calls",
    page="reminders",
    is_of_groups=True,
)
FEATURE = Feature(
    handlers=(
        on(CallMe, call_no_more),
        switching(_APART, _prefer),
        on(Vanishing, _set_vanishing),
        on(HourIs, _hour_is),
    ),
    works=(Work("the hours of presses", count_presses, OFTEN),),
    switches=(_APART,),
    commands={"callme": call_me},
)

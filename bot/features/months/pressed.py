"""The button of a group's settings that switches its months on or off."""

from bot.features.months.calendar import next_telling
from bot.features.months.sending import send_due
from bot.features.months.shown import Months
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.taps import Tap
from bot.service.clock import Work
from bot.texts.catalogues import spoken


async def _note_next_month(tap: Tap, chat: int) -> None:
    """Tell a group its months from the next one on, or none any more."""
    profile, timetable = await tap.service.store.profiles.of(chat), tap.service.store.months
    if profile.months:
        language, now = spoken(profile.language), tap.service.now
        await timetable.note(chat, next_telling(profile.habits, language, now))
    else:
        await timetable.forget(chat)


_MONTHS = Switch(Months, "months", "settings-months", 4, held="setting-months", is_of_groups=True)
FEATURE = Feature(
    handlers=(switching(_MONTHS, _note_next_month),),
    switches=(_MONTHS,),
    works=(Work("the months of groups", lambda service, _: send_due(service), 5.0),),
)

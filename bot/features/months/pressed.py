"""The button of a group's settings that switches its months on or off."""

from bot.features.months import buttons
from bot.features.months.calendar import next_telling
from bot.features.months.sending import send_due
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import governed, show_settings
from bot.handlers.taps import Answer, Tap, on
from bot.service.clock import Work
from bot.texts.catalogues import spoken


async def _months(tap: Tap, says: buttons.Months) -> Answer:
    """Set whether a group is told its months: by its admins."""
    service, chat = tap.service, await governed(tap)
    if says.is_on:
        language = spoken((await service.store.profiles.of(chat)).language)
        await service.store.months.note(chat, next_telling(language, service.now))
    else:
        await service.store.months.forget(chat)
    await service.remember(chat, months=says.is_on)
    await show_settings(tap, "")
    return Answer()


FEATURE = Feature(
    handlers=(on(buttons.Months, _months),),
    works=(Work("the months of groups", lambda service, _: send_due(service), 5.0),),
)

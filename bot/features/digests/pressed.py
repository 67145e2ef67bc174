"""The hour of the daily list."""

from bot.display import buttons
from bot.features.digests.sending import send_due
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import with_habits
from bot.handlers.taps import Answer, Tap, on
from bot.service.clock import Work


async def _digest(tap: Tap, says: buttons.Digest) -> Answer:
    """Set the hour of the daily list."""
    return await with_habits(tap, "reminders", says.hour in range(24), hour=says.hour)


FEATURE = Feature(
    handlers=(on(buttons.Digest, _digest),),
    # at most ten lists a second, where Telegram takes thirty messages
    works=(Work("the daily lists", lambda service, _: send_due(service), 5.0),),
)

"""The button that tells who has how much time left."""

from bot.features.banks import buttons
from bot.features.banks.shown import banks_text
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.table.moves import running
from bot.table.values import Refused


async def _banks(tap: Tap, says: buttons.Banks) -> Answer:
    """Tell it to the presser alone."""
    live = tap.found
    running(live)
    if not live.table.increment:
        raise Refused("refused-outdated")
    told = banks_text(tap.service.frame, live, tap.user.language, tap.service.now)
    return Answer(told, stays=True)


FEATURE = Feature(handlers=(on(buttons.Banks, _banks),))

"""The button that says of how many games the best wins a series."""

from bot.display.lobby.options import OPTIONS
from bot.features.series.shown import BestOf, best_of_help
from bot.features.series.table import SetBestOf
from bot.handlers.feature import Feature
from bot.handlers.table.lobby import on_panel, show_panel
from bot.handlers.taps import Answer, Tap, on


@on_panel
async def _best_of(tap: Tap, says: BestOf) -> Answer:
    """Say how a series is won; the panel stays open."""
    await show_panel(tap, await tap.change(SetBestOf(says.games)), OPTIONS)
    return tap.toast(best_of_help(says.games))


FEATURE = Feature(handlers=(on(BestOf, _best_of),))

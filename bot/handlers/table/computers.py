"""Buttons about computer players: adding them in the lobby, taking one's seat back from one."""

from bot.display import buttons
from bot.display.lobby.computers import COMPUTERS as PANEL
from bot.display.token import BadToken
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.table.gathering import AddComputer, RemoveComputer, SetHints, SetPace, hosted
from bot.table.values import Command
from bot.table.votes import SitAgain
from games.core.contract import Level


async def _panel(tap: Tap, says: buttons.Computers) -> Answer:
    """Open the panel. Only the host may."""
    hosted(tap.found, tap.user)
    return tap.open(PANEL)


async def _add(tap: Tap, says: buttons.AddComputer) -> Answer:
    level = says.level
    if level not in {known.value for known in Level}:
        raise BadToken(str(tap.token))
    return await _change(tap, AddComputer(Level(level)))


async def _remove(tap: Tap, says: buttons.RemoveComputer) -> Answer:
    return await _change(tap, RemoveComputer(says.chair, says.stamp))


async def _pace(tap: Tap, says: buttons.Pace) -> Answer:
    seconds = says.seconds
    if seconds is None:
        raise BadToken(str(tap.token))
    return await _change(tap, SetPace(seconds))


async def _hints(tap: Tap, says: buttons.Hints) -> Answer:
    return await _change(tap, SetHints(says.is_on))


async def _change(tap: Tap, command: Command) -> Answer:
    """Change something and stay on the panel."""
    await tap.change(command, tap.look(PANEL))
    return Answer()


async def _sit_again(tap: Tap, says: buttons.SitAgain) -> Answer:
    await tap.change(SitAgain())
    return tap.toast("toast-sits-again")


FEATURE = Feature(
    handlers=(
        on(buttons.Computers, _panel),
        on(buttons.AddComputer, _add),
        on(buttons.RemoveComputer, _remove),
        on(buttons.Pace, _pace),
        on(buttons.Hints, _hints),
        on(buttons.SitAgain, _sit_again),
    ),
)

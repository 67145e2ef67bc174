"""Buttons about computer players: adding them in the lobby, taking one's seat back from one."""

from bot.display.lobby.computers import COMPUTERS as PANEL
from bot.display.token import (
    BadToken,
    Paces,
    Picks,
    Switches,
    Takes,
)
from bot.display.verb import Verb
from bot.handlers.taps import Answer, Handlers, Tap
from bot.table.commands import (
    AddComputer,
    Command,
    RemoveComputer,
    SetHints,
    SetPace,
    SitAgain,
)
from bot.table.gathering import hosted
from games.core.contract import Level


async def _panel(tap: Tap) -> Answer:
    """Open the panel. Only the host may."""
    live = tap.found
    hosted(live, tap.user)
    tap.service.messenger.show(live.table.id, tap.look(PANEL))
    return Answer()


async def _add(tap: Tap, says: Picks) -> Answer:
    level = says.what
    if level not in {known.value for known in Level}:
        raise BadToken(str(tap.token))
    return await _change(tap, AddComputer(Level(level)))


async def _remove(tap: Tap, says: Takes) -> Answer:
    return await _change(tap, RemoveComputer(says.chair, says.stamp))


async def _pace(tap: Tap, says: Paces) -> Answer:
    seconds = says.seconds
    if seconds is None:
        raise BadToken(str(tap.token))
    return await _change(tap, SetPace(seconds))


async def _hints(tap: Tap, says: Switches) -> Answer:
    return await _change(tap, SetHints(says.is_on))


async def _change(tap: Tap, command: Command) -> Answer:
    """Change something and stay on the panel."""
    await tap.change(command, tap.look(PANEL))
    return Answer()


async def _sit_again(tap: Tap) -> Answer:
    await tap.change(SitAgain())
    return Answer(tap.service.frame.say(tap.user.language, "toast-sits-again"))


COMPUTERS: Handlers = {
    Verb.COMPUTERS: _panel,
    **Picks.on(Verb.ADD_COMPUTER, _add),
    **Takes.on(Verb.REMOVE_COMPUTER, _remove),
    **Paces.on(Verb.PACE, _pace),
    **Switches.on(Verb.HINTS, _hints),
    Verb.SIT_AGAIN: _sit_again,
}

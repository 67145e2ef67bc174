"""Buttons about computer players: adding them in the lobby, taking one's seat back from one."""

from collections.abc import Awaitable, Callable

from bot.display.lobby.computers import COMPUTERS as PANEL
from bot.display.token import (
    BadToken,
    Paces,
    Picks,
    Switches,
    Takes,
)
from bot.display.verb import Verb
from bot.handlers.taps import Answer, Tap
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


async def _add(tap: Tap) -> Answer:
    level = tap.says(Picks).what
    if level not in {known.value for known in Level}:
        raise BadToken(str(tap.token))
    return await _change(tap, AddComputer(Level(level)))


async def _remove(tap: Tap) -> Answer:
    says = tap.says(Takes)
    return await _change(tap, RemoveComputer(says.chair, says.stamp))


async def _pace(tap: Tap) -> Answer:
    seconds = tap.says(Paces).seconds
    if seconds is None:
        raise BadToken(str(tap.token))
    return await _change(tap, SetPace(seconds))


async def _hints(tap: Tap) -> Answer:
    return await _change(tap, SetHints(tap.says(Switches).is_on))


async def _change(tap: Tap, command: Command) -> Answer:
    """Change something and stay on the panel."""
    await tap.change(command, tap.look(PANEL))
    return Answer()


async def _sit_again(tap: Tap) -> Answer:
    await tap.change(SitAgain())
    return Answer(tap.service.frame.say(tap.user.language, "toast-sits-again"))


COMPUTERS: dict[Verb, Callable[[Tap], Awaitable[Answer]]] = {
    Verb.COMPUTERS: _panel,
    Verb.ADD_COMPUTER: _add,
    Verb.REMOVE_COMPUTER: _remove,
    Verb.PACE: _pace,
    Verb.HINTS: _hints,
    Verb.SIT_AGAIN: _sit_again,
}

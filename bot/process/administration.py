"""`nastolka admin`: the operator's commands that need no chat and work on the store alone
(docs/adr/0084).

Commands that message people, or change a table, belong to /admin: the bot does that.
"""

import time
from collections.abc import Sequence

from msgspec.structs import asdict

from bot.process.copies import Refused, opened
from bot.process.settings import Settings
from bot.service.operator import default_of
from bot.store.operating import MOST, Operating, State

_SHELL = 0
"""The name of the actor in the audit log."""
USAGE = (
    "nastolka admin | admin log | admin ban ID | admin unban ID"
    " | admin default language CODE | admin default clock TIME"
)


async def administer(settings: Settings, words: Sequence[str]) -> str:
    """Do the command that the words give; return the answer to print.

    :raises Refused: when the words are no known command.
    """
    async with opened(settings) as (_, redis):
        operating = Operating(redis)
        match list(words):
            case []:
                return _state_text(await operating.state(int(time.time())))
            case ["log"]:
                return "\n".join(await operating.noted(MOST))
            case ["default", *asked] if default := default_of(asked):
                await operating.note(int(time.time()), _SHELL, " ".join(words))
                await operating.set_default(*default)
                return "done: groups that take the bot in from now on begin with it"
            case [("ban" | "unban") as deed, id] if id.removeprefix("-").isdecimal():
                await operating.note(int(time.time()), _SHELL, f"{deed} {id}")
                await operating.ban(int(id), banned=deed == "ban")
                return "done: the bot leaves them alone, or lets them in, within 5 seconds"
    raise Refused(f"usage: {USAGE}")


def _state_text(state: State) -> str:
    """Return it a line each; groups with the seconds that they waited."""
    slowest = ", ".join(f"{group} ({seconds} s)" for group, seconds in state.slowest)
    told = {**asdict(state), "slowest": slowest or "none"}
    return "\n".join(f"{name}: {fact}" for name, fact in told.items())

"""The operator of the bot: their name and the chats that they let in, from the settings, and their
defaults for new groups.
"""

from collections.abc import Sequence

from msgspec import Struct

from bot.table.values import CLOCKS, DAY, HOUR, MINUTE
from bot.texts.languages import SPOKEN

NONE = "none"
_UNITS = {"d": DAY, "h": HOUR, "m": MINUTE}


class Operator(Struct, frozen=True):
    """The people behind this bot."""

    name: str = ""
    """As /privacy names them; empty: unnamed."""
    contact: str = ""
    admins: frozenset[int] = frozenset()
    """Users who may do what /admin does."""
    groups: frozenset[int] = frozenset()
    """The only groups that are let in; empty: all."""


NOBODY_IN_PARTICULAR = Operator()


def clock_name(clock: int) -> str:
    """Return how operators write a time for a move: `15m`, `12h`, `3d`."""
    unit = next(unit for unit, seconds in _UNITS.items() if clock % seconds == 0)
    return f"{clock // _UNITS[unit]}{unit}" if clock else NONE


_CLOCKS = {clock_name(clock): clock for clock in CLOCKS}


def default_of(words: Sequence[str]) -> tuple[str, str] | None:
    """Parse the defaults of new groups: `language uk`, `clock 12h`, or `none` for either.

    :return: the fact and its value, as the store keeps them; None where it says nothing that can be
        set.
    """
    match list(words):
        case ["language", code] if code in (*SPOKEN, NONE):
            return "language", code.removesuffix(NONE)
        case ["clock", time] if time in _CLOCKS:
            return "clock", str(_CLOCKS[time])
    return None

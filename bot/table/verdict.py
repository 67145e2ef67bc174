"""Stored form of what the end of a game means to somebody (docs/adr/0048). PURE."""

from enum import Enum


class Verdict(Enum):
    """Whether the result of a chair counts, and if not, why: settled when the game ends."""

    COUNTS = "+"
    COMPUTER = "c"
    """A computer on a chair of its own: people can be beaten by it."""
    LEFT = "l"
    """Its person has left the game, or was removed."""
    REPLACED = "r"
    """A computer plays there in the end, in the place of a person."""
    COMPUTED = "m"
    """A computer has made at least half of the moves."""
    SKIPPED = "s"
    """Its person has made at most half of the moves."""
    SHARED = "h"
    """Several people have sat there in turn."""
    LATE = "n"
    """Its person has come while the game ran."""
    ALONE = "a"
    """Nobody is left to compare with."""
    VOID = "v"
    """The game counts for nobody: who led was removed within their time."""


RANKED = frozenset(
    {Verdict.COUNTS, Verdict.COMPUTER, Verdict.SKIPPED, Verdict.SHARED, Verdict.LATE}
)
"""Those whose chairs are ranked among each other. The others can beat whoever of them does not
count."""

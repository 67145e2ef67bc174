"""The part of a table that counts a series of rematches. PURE."""

from msgspec import Struct


class Tally(Struct, frozen=True, array_like=True):
    """What one player has won so far."""

    user: int = 0
    """In a lobby the user whom it counts for, 0 for a computer; a game counts by chair."""
    wins: int = 0
    points: int = 0
    """Their sum; of games for one score, the best result."""
    lost: int = 0
    """Games that they have not won since they won one."""


class Series(Struct, frozen=True, omit_defaults=True):
    """The games that the same people have played, each as the rematch of the one before."""

    number: int = 0
    """The number of this table's game; 0 at a table that is no rematch."""
    tallies: tuple[Tally, ...] = ()
    """By chair, once the game runs; nothing before the first result."""
    best_of: int = 0
    """Whoever wins most of so many games wins the series; 0: wins are counted, no more."""
    terms: str = ""
    """Game and options of all its games; `MIXED` where they differ, empty before the first."""


MIXED = "-"
"""Terms of games whose points cannot be compared."""

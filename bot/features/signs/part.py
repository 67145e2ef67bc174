"""The part of a table that records signs. PURE."""

from msgspec import Struct


class Sign(Struct, frozen=True):
    """The last sign of somebody."""

    chair: int
    which: int
    """Index among those that there are."""
    position: int
    """Of the game; at the next one it is gone."""
    at: int
    """Seconds since 1970."""
    count: int = 1
    """How many they have made at this position."""


class Signs(Struct, frozen=True, omit_defaults=True):
    """All of a table."""

    made: tuple[Sign, ...] = ()
    """One a chair at most, in the order in which they were made."""
    muted: frozenset[int] = frozenset()
    """Chairs of people who want to see none here."""

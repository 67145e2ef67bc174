"""What is kept of time that stands still: at a table, and of a person's days away. PURE."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from msgspec import Struct


class Span(NamedTuple):
    """Seconds since 1970 between which time stands still."""

    start: int
    end: int


class Absence(Struct, frozen=True):
    """Days on which a person is away, by their own calendar."""

    first: date
    last: date
    """The last of these days; or that on which they were cancelled, for it is spent."""
    planned: int = 0
    """When they were planned, in seconds since 1970: before that nobody was away."""
    is_over: bool = False
    """Whether they were cancelled after they had begun."""


class Suspension(Struct, frozen=True, omit_defaults=True):
    """When a table's clock stands still, besides in a pause."""

    weekends: bool = False
    """Whether the host wants no time to count on Saturdays and Sundays."""
    zone: str = ""
    """The time zone where it is weekend: the host's, as the game began."""
    offset: int = 0
    """Minutes ahead of UTC there, if it has no name."""
    away: Mapping[int, Span] = {}
    """When people are away, by user."""
    turned: int = 0
    """The latest moment at which people who are awaited went away or came back: what is shown
    follows from it, for a board knows no time."""

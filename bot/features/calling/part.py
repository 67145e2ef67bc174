"""The part of a table that records who was called for the present decision (docs/adr/0139)."""

from collections.abc import Mapping

from msgspec import Struct


class Call(Struct, frozen=True):
    """A call of somebody who is awaited, or asked something, in their private chat."""

    at: int
    """Seconds since 1970."""
    is_silent: bool = False
    """Whether it came without a sound: then one with a sound is owed."""
    is_again: bool = False
    """Whether it comes again for news of somebody who has rung lately: without a sound."""


class Calls(Struct, frozen=True, omit_defaults=True):
    """How those who are awaited were called. What it says of somebody ends with their decision."""

    made: Mapping[int, Call] = {}
    """The latest call of each user. Without an entry only the question itself has come."""
    wanted: frozenset[int] = frozenset()
    """Users whom somebody else wants to be called once more."""
    named: frozenset[int] = frozenset()
    """Users who were named in the group because they had not answered in private."""
    shut: frozenset[int] = frozenset()
    """Users whom the board of their turn has named: they could not be called in private."""
    rings: int = -1
    """The generation of the group's board that may make a sound."""
    heard: Mapping[int, int] = {}
    """How many seconds somebody's seat had thought when they pressed a button last: for those who
    had thought for long."""
    polled: Mapping[int, Call] = {}
    """The latest call of each user who was asked something besides their turn, since the latest
    question was put."""
    asks: int = -1
    """The generation of the group's board that may make a sound for those whom it asks something,
    and who cannot be called in private."""
    leaving: Mapping[int, int] = {}
    """When a computer will play for a user, or they will be skipped, as their board has said."""

"""Who runs the bot, as its settings say, and whom they let in."""

from msgspec import Struct


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

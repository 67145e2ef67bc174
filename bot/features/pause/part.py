"""The part of a table that records a pause. PURE."""

from msgspec import Struct


class Wish(Struct, frozen=True):
    """A pause that somebody asks the others for."""

    author: int
    """The user who wishes it."""
    days: int
    """How long the pause is to last; 0: until somebody goes on."""
    position: int
    """Of the game; at the next one the wish is void."""
    agreed: frozenset[int]
    """Users who agree."""


class Pause(Struct, frozen=True, omit_defaults=True):
    """Since when a table stands still, and until when."""

    began: int = 0
    """Seconds since 1970; 0: it does not stand still."""
    until: int = 0
    """When it goes on by itself; 0: when somebody goes on."""
    by: int = 0
    """The user who has asked for it."""
    wish: Wish | None = None

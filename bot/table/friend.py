"""Somebody who is mentioned in a group, and maybe unknown so far (docs/adr/0072)."""

from msgspec import Struct


class Friend(Struct, frozen=True):
    """Whom a seat is offered to."""

    key: str
    """Their number, or their username in small letters: that begins with a letter."""
    name: str
    """As they were mentioned."""

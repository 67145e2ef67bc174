"""Somebody who is mentioned in a group, and maybe unknown so far (docs/adr/0072)."""

from msgspec import Struct


class Friend(Struct, frozen=True):
    """Whom a seat is offered to."""

    key: str
    """Their number, or their username in small letters: that begins with a letter."""
    name: str
    """As they were mentioned."""

    def is_user(self, user: int, username: str) -> bool:
        """Tell whether a user is meant.

        :param username: theirs; empty if they have none.
        """
        return self.key in (str(user), username.lower())

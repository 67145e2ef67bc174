"""Small values that a table keeps beside its game: pace, how it was played last, whom it waits for,
and who is invited. PURE.
"""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct


class Tempo(Enum):
    """How the people of a table play: the first question of their lobby."""

    TONIGHT = "tonight"
    """In one go: minutes a move, and nobody is reminded."""
    DAYS = "days"
    """Over days: a day a move."""


class Choice(Struct, frozen=True):
    """How a group played a game last."""

    game: str
    options: Mapping[str, str]
    clock: int
    weekends: bool = False
    """Whether time stood still on weekends."""
    increment: int = 0
    """Seconds that each move added, where the clock was for the game."""
    tempo: Tempo | None = None
    """At what pace; None where it had none."""
    turn: int = 0
    """Seconds that a turn took on average in their latest game of this kind over days; 0: none was
    played to its end."""


class Wanted(Struct, frozen=True):
    """Others have asked for it."""

    since: int
    """When, in the table's own time."""
    is_kept: bool = False
    """Whether the person has answered that the game goes on."""


class Friend(Struct, frozen=True):
    """Whom a seat is offered to."""

    key: str
    """Their number, or their username in small letters: that begins with a letter."""
    name: str
    """As they were mentioned."""
    language: str = ""
    """That of somebody who asks for the seat; empty of others, who are told nothing."""

    def is_user(self, user: int, username: str) -> bool:
        """Tell whether a user is meant.

        :param username: theirs; empty if they have none.
        """
        return self.key in (str(user), username.lower())


class Invitation(Struct, frozen=True):
    """A message through which a person invites others, sent by way of the bot into one of their
    chats.
    """

    id: str
    """Telegram's name of it: https://core.telegram.org/bots/api#choseninlineresult."""
    language: str
    has_picture: bool

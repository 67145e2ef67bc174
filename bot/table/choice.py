"""How a group played a game last: its next lobby offers it again."""

from collections.abc import Mapping

from msgspec import Struct

from bot.table.tempo import Tempo


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

"""Buttons of statistics. PURE."""

from typing import Literal

from bot.display.token import Token


class Stats(Token, tag="O", frozen=True):
    """Turn to the statistics of a game; of none: of all."""

    game: str = ""


class Counted(Token, tag="V", frozen=True):
    """Say whether the presser is counted in statistics."""

    answer: Literal["y", "n"]
    game: str = ""
    """Of which the statistics are that carry the button."""

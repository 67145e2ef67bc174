"""Buttons of looking for somebody to play with. PURE."""

from typing import Annotated

from msgspec import Meta

from bot.display.buttons import Sitting
from bot.display.token import Token


class Seek(Token, tag="sk", frozen=True):
    """Look for somebody to play with, or choose game and clock for it."""

    game: str = ""
    """`*` for any; empty to choose one."""
    clock: Annotated[int, Meta(ge=0, le=10**6)] = 0
    """Seconds for a move; 0 to choose them."""


class SeekNoMore(Token, tag="sn", frozen=True):
    """Wait for nobody any more."""


class Shun(Token, tag="sh", frozen=True):
    """Do not play with a stranger again: their chair."""

    chair: Sitting


class Relent(Token, tag="sr", frozen=True):
    """Play with all again whom one has not wanted."""

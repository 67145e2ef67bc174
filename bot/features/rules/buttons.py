"""Buttons of the rules. PURE."""

from typing import Annotated, ClassVar

from msgspec import Meta

from bot.display.token import Token


class Rules(Token, tag="i", frozen=True):
    """Show the rules."""


class Chapter(Token, tag="9", frozen=True):
    """Turn to a chapter of the rules, from 0 on; of which game, where it is not a table's."""

    is_for_outsiders: ClassVar[bool] = True
    number: Annotated[int, Meta(ge=0, le=99)]
    game: str = ""

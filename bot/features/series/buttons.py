"""The button of a series. PURE."""

from typing import Annotated

from msgspec import Meta

from bot.display.token import Token


class BestOf(Token, tag="bo", frozen=True):
    """Say of how many games the best wins the series; 0: wins are only counted."""

    games: Annotated[int, Meta(ge=0, le=5)]

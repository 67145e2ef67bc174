"""The button below calls. PURE."""

from typing import Literal

from bot.display.token import Token


class CallMe(Token, tag="cm", frozen=True):
    """Say whether the presser is called in this group once a game is being gathered."""

    answer: Literal["y", "n"]

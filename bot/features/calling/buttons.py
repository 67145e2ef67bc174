"""The button below a call, the setting of how turns are called, and the lobby's question of what is
done if somebody vanishes. PURE.
"""

from typing import Literal

from bot.display.buttons import Switching
from bot.display.token import Token
from bot.table.values import What


class CallMe(Token, tag="cm", frozen=True):
    """Say whether the presser is called in this group once a game is being gathered."""

    answer: Literal["y", "n"]


class CallApart(Switching, tag="ca", frozen=True):
    """Set whether the presser, or the people of this group, are called in private."""


class HourIs(Token, tag="hi", frozen=True):
    """Say whether it is as late for the presser as we think."""

    answer: Literal["y", "n"]


class Vanishing(Token, tag="va", frozen=True):
    """Choose what is done if somebody vanishes."""

    what: What

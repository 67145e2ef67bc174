"""Buttons of first games. PURE."""

from typing import Literal

from bot.display.token import Token


class Tips(Token, tag="tp", frozen=True):
    """Turn tips of first games on or off for the presser."""

    answer: Literal["y", "n"]


class Usual(Token, tag="us", frozen=True):
    """Deal a first game anew, as a usual one."""

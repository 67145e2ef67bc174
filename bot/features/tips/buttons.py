"""Buttons of first games. PURE."""

from bot.display.buttons import Switching
from bot.display.token import Token


class Tips(Switching, tag="tp", frozen=True):
    """Turn tips of first games on or off for the presser."""


class Usual(Token, tag="us", frozen=True):
    """Deal a first game anew, as a usual one."""

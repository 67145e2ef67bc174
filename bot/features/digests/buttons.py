"""The button of the daily list. PURE."""

from bot.display.buttons import Number
from bot.display.token import Token


class Digest(Token, tag="dg", frozen=True):
    """Set at which hour the presser's daily list comes."""

    hour: Number

"""The button of a group's months. PURE."""

from bot.display.token import Token


class Months(Token, tag="mn", frozen=True):
    """Say whether this group is told each month who played, and who won."""

    is_on: bool

"""The button of hints. PURE."""

from bot.display.token import Token


class Hint(Token, tag="I", frozen=True):
    """Ask what a computer would do."""

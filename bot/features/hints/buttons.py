"""The button of hints. PURE."""

from bot.display.token import Token


class Hint(Token, tag="I", frozen=True):
    """Ask for the move that a computer would make."""

"""The button that tells who has how much time. PURE."""

from bot.display.token import Token


class Banks(Token, tag="bk", frozen=True):
    """Tell how much time each seat has left for the game."""

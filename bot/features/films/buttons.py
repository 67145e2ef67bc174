"""The button of films. PURE."""

from bot.display.token import Token


class Film(Token, tag="F", frozen=True):
    """Send the game as a film."""

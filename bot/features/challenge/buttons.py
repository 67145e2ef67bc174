"""The button of today's challenge. PURE."""

from bot.display.token import Token


class Challenge(Token, tag="ch", frozen=True):
    """Begin today's challenge of a game, or lead back to it; of none: show them all. With a table:
    tell how its person stands.
    """

    game: str = ""

"""The button of today's challenge. PURE."""

from bot.display.token import Token


class Challenge(Token, tag="ch", frozen=True):
    """Begin today's challenge of a game, or lead back to its table. Without a game, list all of
    today's challenges; with a table, tell its person how they stand.
    """

    game: str = ""

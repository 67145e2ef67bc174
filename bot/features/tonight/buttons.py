"""The button of a vote on what to play. PURE."""

from bot.display.token import Token


class Decide(Token, tag="0", frozen=True):
    """Close the vote on what to play."""

"""Buttons of a rematch's lobby."""

from bot.display.token import Token


class PutOff(Token, tag="po", frozen=True):
    """Keep a rematch from beginning by itself."""

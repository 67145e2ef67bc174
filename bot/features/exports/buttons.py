"""The button of files. PURE."""

from bot.display.token import Token


class Export(Token, tag="p", frozen=True):
    """Send the table as files."""

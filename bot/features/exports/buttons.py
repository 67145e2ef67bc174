"""The button of files. PURE."""

from typing import ClassVar

from bot.display.token import Token


class Export(Token, tag="p", frozen=True):
    """Send the table as files."""

    is_for_outsiders: ClassVar[bool] = True

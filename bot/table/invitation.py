"""An invitation to a table of people. PURE."""

from msgspec import Struct


class Invitation(Struct, frozen=True):
    """What somebody has sent through us into a chat of theirs, so that others join."""

    id: str
    """Telegram's name of it: https://core.telegram.org/bots/api#choseninlineresult."""
    language: str
    has_picture: bool

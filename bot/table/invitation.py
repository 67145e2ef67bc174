"""An invitation to a table of people. PURE."""

from msgspec import Struct


class Invitation(Struct, frozen=True):
    """A message through which a person invites others, sent by way of the bot into one of their
    chats.
    """

    id: str
    """Telegram's name of it: https://core.telegram.org/bots/api#choseninlineresult."""
    language: str
    has_picture: bool

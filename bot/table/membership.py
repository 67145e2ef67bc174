"""What Telegram tells of somebody in a chat. PURE."""

from enum import Enum


class Membership(Enum):
    """What somebody is in a chat."""

    ADMIN = "admin"
    MEMBER = "member"
    OUT = "out"
    """Telegram says that they are not there."""
    HIDDEN = "hidden"
    """Telegram tells us nothing of its members: they are hidden, and the bot is no admin."""
    UNKNOWN = "unknown"
    """Telegram does not answer just now."""

    @property
    def is_in(self) -> bool:
        """Tell whether they are known to be there."""
        return self in (Membership.ADMIN, Membership.MEMBER)

    @property
    def is_told(self) -> bool:
        """Tell whether Telegram says what they are."""
        return self not in (Membership.HIDDEN, Membership.UNKNOWN)

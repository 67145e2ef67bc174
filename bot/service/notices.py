"""A kind of news that comes unasked (`Notice`), and how a chat reads it (`NoticeReader`): whether
its person wants it, can be written to or is asleep is asked here alone.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.display.values import Surface
from bot.store.profiles import Profile
from bot.table.habits import is_quiet
from bot.texts.catalogues import spoken


class NoticeReader(NamedTuple):
    """How a chat is told something."""

    language: str
    is_silent: bool

    def hears(self, said: Surface) -> Surface:
        """Return a message as it is sent: with a sound, or without."""
        return replace(said, silent=self.is_silent)


class Notice(Struct, frozen=True):
    """What holds for all news of a kind."""

    wanted: Callable[[Profile], bool] = lambda _: True
    """The setting that turns it off."""
    rings: bool = False
    """Whether it makes a sound; in quiet hours nothing does."""
    in_group: bool = False
    """Whether it stands in a group: else it comes to people who can be written to."""

    def reader(self, profile: Profile, language: str, now: int) -> NoticeReader | None:
        """Return how it is read where these settings hold; None where it does not come.

        :param language: of the chat, if none is set: the time zone is guessed from it, too.
        """
        if not (self.wanted(profile) and (self.in_group or profile.reachable)):
            return None
        language = spoken(profile.language or language)
        silent = not self.rings or is_quiet(profile.habits, language, now)
        return NoticeReader(language, silent)

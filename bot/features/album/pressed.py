"""The button of a group's settings that keeps all boards."""

from bot.display.buttons import Switching
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import Switch


class Album(Switching, tag="ab", frozen=True):
    """Say whether this group keeps all boards of a running game."""


_ALBUM = Switch(Album, "album", "settings-album", 5, held="setting-album", is_of_groups=True)
FEATURE = Feature(handlers=(switching(_ALBUM),), switches=(_ALBUM,))

"""The button of a group's settings that keeps all boards."""

from bot.features.album import buttons
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import switching
from bot.handlers.pages.settings_pages import Switch

_ALBUM = Switch(
    buttons.Album, "album", "settings-album", 5, held="setting-album", is_of_groups=True
)
FEATURE = Feature(handlers=(switching(_ALBUM),), switches=(_ALBUM,))

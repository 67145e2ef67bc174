"""High contrast, switched on and off: in a private chat by its person, in a group by its admins; at
once at all tables of the chat.
"""

from bot.features.contrast.shown import Contrast
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_tables, switching
from bot.handlers.pages.settings_pages import Switch

_CONTRAST = Switch(
    Contrast,
    "contrast",
    "settings-contrast",
    3,
    held="setting-contrast",
    page="words",
    is_of_groups=True,
)
FEATURE = Feature(handlers=(switching(_CONTRAST, show_tables),), switches=(_CONTRAST,))

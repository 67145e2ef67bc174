"""Rewrites every private message to a person who plays in words, on its way out, for their screen
reader. No surface has to see to it by itself.
"""

from collections.abc import Awaitable, Callable

from bot.display.heard import heard_surface
from bot.display.values import Surface
from bot.store.profiles import Profiles
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame

Hear = Callable[[Surface, int], Awaitable[Surface]]


def hearing(frame: Frame, profiles: Profiles) -> Hear:
    """Return the function that rewrites a message for its reader, if they play in words."""

    async def hear(surface: Surface, reader: int) -> Surface:
        """:param reader: the chat of the message: a person who may play in words, or a group (a
        negative id), whose messages stay as they are.
        """
        if reader < 0 or not (profile := await profiles.of(reader)).aloud:
            return surface
        return heard_surface(surface, frame.say(spoken(profile.language), "aloud-chosen"))

    return hear

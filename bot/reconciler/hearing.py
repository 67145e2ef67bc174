"""Rewrites every message on its way out as its chat wants to read it: for the screen reader of a
person who plays in words; with a picture in high contrast. No surface has to see to it by itself.
"""

from typing import Protocol

from bot.display.heard import heard_surface
from bot.display.values import Surface
from bot.features.contrast.shown import contrasted
from bot.store.profiles import Profile, Profiles
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame


class Hear(Protocol):
    """Rewrites a message for its reader."""

    async def __call__(
        self, surface: Surface, reader: int, profile: Profile | None = None
    ) -> Surface:
        """:param reader: the chat of the message: a person, or a group (a negative id).
        :param profile: the reader's, where it is known already.
        """


def hearing(frame: Frame, profiles: Profiles) -> Hear:
    """Return the function that rewrites a message as the profile of its reader wants it."""

    async def hear(surface: Surface, reader: int, profile: Profile | None = None) -> Surface:
        profile = profile or await profiles.of(reader)
        if profile.aloud:
            surface = heard_surface(surface, frame.say(spoken(profile.language), "aloud-chosen"))
        return contrasted(surface) if profile.contrast else surface

    return hear

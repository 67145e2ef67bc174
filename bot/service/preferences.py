"""A person's own settings as commands and boards use them, read in one place."""

from msgspec.structs import replace

from bot.store.profiles import Profile
from bot.table.values import User
from bot.texts.catalogues import spoken


def preferring(user: User, profile: Profile) -> User:
    """Return a user with the settings of their profile: language, way of playing, name.

    :param user: in the language that their client speaks, called by their first name.
    """
    return replace(
        user,
        language=spoken(profile.language or user.language),
        reachable=profile.reachable,
        confirms=profile.confirms,
        aloud=profile.aloud,
        full=profile.full,
        contrast=profile.contrast,
        tips=profile.tips if profile.accompanied else None,
        alias=profile.nick or user.alias,
    )

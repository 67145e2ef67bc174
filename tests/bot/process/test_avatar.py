"""The bot has a face, unless an operator has given it one, or taken it away."""

from typing import Any, NamedTuple

from redis.asyncio import Redis
from telegram import InputProfilePhotoStatic

from bot.process.avatar import show_face


class Photos(NamedTuple):
    total_count: int


class Profile:
    """Telegram's side of it."""

    id = 123

    def __init__(self, photos: int = 0) -> None:
        self.photos = photos
        self.calls = 0

    async def get_user_profile_photos(self, user: int, limit: int) -> Photos:
        assert (user, limit) == (self.id, 1)
        self.calls += 1
        return Photos(self.photos)

    async def set_my_profile_photo(self, photo: InputProfilePhotoStatic) -> bool:
        assert photo.photo
        self.calls += 1
        self.photos += 1
        return True


async def test_a_bot_without_a_face_gets_ours_once(redis: Redis) -> None:
    profile: Any = Profile()
    await show_face(profile, redis)
    assert profile.photos == 1
    profile.photos, before = 0, profile.calls  # its operator has taken it away
    await show_face(profile, redis)
    assert (profile.photos, profile.calls) == (0, before)


async def test_the_face_of_an_operator_stays(redis: Redis) -> None:
    profile: Any = Profile(photos=1)
    await show_face(profile, redis)
    await show_face(profile, redis)
    assert (profile.photos, profile.calls) == (1, 1)


async def test_another_bot_on_the_same_store_gets_its_own(redis: Redis) -> None:
    first: Any = Profile()
    second: Any = Profile()
    second.id = 124
    for profile in (first, second):
        await show_face(profile, redis)
    assert (first.photos, second.photos) == (1, 1)

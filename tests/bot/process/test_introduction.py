"""The bot's profile says what it is, unless an operator has written there. docs/adr/0084."""

from typing import Any, NamedTuple

from redis.asyncio import Redis

from bot.process.introduction import introduce
from bot.texts.languages import SPOKEN
from tests.bot.tables import FRAME
from tests.proofs import filled


class Said(NamedTuple):
    description: str = ""
    short_description: str = ""


class Profile:
    """Telegram's side of it: where a language has no text of its own, the one for all is told."""

    def __init__(self) -> None:
        self.long: dict[str, str] = {}
        self.short: dict[str, str] = {}
        self.calls = 0

    async def get_my_description(self, language: str) -> Said:
        self.calls += 1
        return Said(description=self.long.get(language) or self.long.get("", ""))

    async def get_my_short_description(self, language: str) -> Said:
        self.calls += 1
        return Said(short_description=self.short.get(language) or self.short.get("", ""))

    async def set_my_description(self, text: str, language: str) -> bool:
        self.calls += 1
        self.long[language] = text
        return True

    async def set_my_short_description(self, text: str, language: str) -> bool:
        self.calls += 1
        self.short[language] = text
        return True


async def introduced(redis: Redis, profile: Any) -> Profile:
    await introduce(profile, FRAME, redis)
    assert isinstance(profile, Profile)
    return profile


async def test_an_empty_profile_is_filled_in_each_language_within_its_limits(redis: Redis) -> None:
    """0-512 and 0-120 characters: core.telegram.org/bots/api#setmydescription"""
    profile = await introduced(redis, Profile())
    assert set(profile.long) == set(profile.short) == {"", *SPOKEN[1:]}
    assert all(filled(len(text) <= 512 for text in profile.long.values()))
    assert all(len(text) <= 120 for text in profile.short.values())
    assert len({*profile.long.values()}) == len(SPOKEN)


async def test_it_is_not_asked_again_in_the_same_release(redis: Redis) -> None:
    profile = await introduced(redis, Profile())
    before = profile.calls
    assert (await introduced(redis, profile)).calls == before


async def test_what_an_operator_has_written_for_all_stays(redis: Redis) -> None:
    profile = Profile()
    profile.long = {"": "The games of our club"}
    await introduced(redis, profile)
    assert profile.long == {"": "The games of our club"}
    assert set(profile.short) == {"", *SPOKEN[1:]}


async def test_what_an_operator_has_written_in_one_language_stays(redis: Redis) -> None:
    profile = Profile()
    profile.short = {"uk": "Ігри нашого клубу"}
    await introduced(redis, profile)
    assert profile.short["uk"] == "Ігри нашого клубу"
    assert set(profile.short) == {"", *SPOKEN[1:]}


async def test_what_an_earlier_release_has_said_is_brought_up_to_date(redis: Redis) -> None:
    profile = await introduced(redis, Profile())
    now = dict(profile.short)
    profile.short = {"": "Old words", "ru": "Старые слова", "uk": "Слова оператора"}
    earlier: Any = {"profile-short:en": "Old words", "profile-short:ru": "Старые слова"}
    await redis.hset("introduction", mapping=earlier)
    await introduced(redis, profile)
    assert profile.short == {**now, "uk": "Слова оператора"}

"""The texts of the bot's profile, in each language: updated with each release, but never over an
operator's own.

Telegram shows the description in an empty chat, the short one on the profile and where the bot is
shared. https://core.telegram.org/bots/api#setmydescription
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from telegram import Bot

from bot.store.client import AnyRedis
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.languages import FALLBACK, SPOKEN
from games.core.message import Message

_KEY = "introduction"
"""A hash of the texts set last, by kind and language. docs/adr/0084."""
_KINDS = ("profile-description", "profile-short")

_Texts: TypeAlias = dict[str, str]
"""By language, or by kind and language."""


async def introduce(bot: Bot, frame: Frame, redis: AnyRedis) -> None:
    """Set the texts of the bot's profile, once for each release; texts that somebody else has
    written stay.
    """
    ours = {kind: {each: _profile_text(frame, kind, each) for each in SPOKEN} for kind in _KINDS}
    fields: Any = {f"{kind}:{each}": ours[kind][each] for kind in _KINDS for each in SPOKEN}
    found: Any = await redis.hgetall(_KEY)
    kept: _Texts = {key.decode(): text.decode() for key, text in found.items()}
    if kept == fields:
        return
    for kind in _KINDS:
        before = {each: kept.get(f"{kind}:{each}", "") for each in SPOKEN}
        await _set_texts(*_doors(bot, kind), ours[kind], before)
    await redis.hset(_KEY, mapping=fields)


def _profile_text(frame: Frame, kind: str, language: str) -> str:
    names = [frame.say(language, message_id(game, "name")) for game in frame.games]
    return frame.say(language, Message(kind, {"games": frame.listed(language, names)}))


_Get: TypeAlias = Callable[[str], Awaitable[str]]
_Set: TypeAlias = Callable[[str, str], Awaitable[bool]]


def _doors(bot: Bot, kind: str) -> tuple[_Get, _Set]:
    """Return the calls that read and write a text; an empty language is the default for all
    others.
    """

    async def description(language: str) -> str:
        return (await bot.get_my_description(language)).description

    async def short(language: str) -> str:
        return (await bot.get_my_short_description(language)).short_description

    if kind == _KINDS[0]:
        return description, bot.set_my_description
    return short, bot.set_my_short_description


async def _set_texts(get: _Get, put: _Set, ours: _Texts, before: _Texts) -> None:
    """Set the text of each language that has none, or still has the text of an earlier release. An
    operator's own texts stay.
    """
    for_all = await get("")
    if for_all not in ("", ours[FALLBACK], before[FALLBACK]):
        return
    await put(ours[FALLBACK], "")
    for language in SPOKEN:
        if language == FALLBACK:
            continue
        there = await get(language)  # the one for all where there is none of its own
        if there in ("", ours[FALLBACK], ours[language], before[language]):
            await put(ours[language], language)

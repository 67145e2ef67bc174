"""The bot's avatar: set once, and never over an operator's own.

https://core.telegram.org/bots/api#setmyprofilephoto
"""

from pathlib import Path

from telegram import Bot, InputProfilePhotoStatic

from bot.store.client import AnyRedis

_FILE = Path(__file__).parent / "avatar.jpg"
"""Drawn by bench/faces.py."""
_KEY = "avatar"
"""A set of the ids of bots that had an avatar once: whoever takes it away does not get it again."""


async def show_face(bot: Bot, redis: AnyRedis) -> None:
    """Give the bot its avatar, unless it has, or had, one."""
    if await redis.sismember(_KEY, str(bot.id)):
        return
    if not (await bot.get_user_profile_photos(bot.id, limit=1)).total_count:
        await bot.set_my_profile_photo(InputProfilePhotoStatic(_FILE.read_bytes()))
    await redis.sadd(_KEY, str(bot.id))

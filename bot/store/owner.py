"""Records whose store it is: another bot would show its people the tables of the first one.

bot    string: the id of the bot that works on the store, the first part of its token (the rest is
       renewed)
"""

from bot.store.client import AnyRedis, text_of
from bot.store.release import Unfit

_KEY = "bot"


def check_owner(theirs: str, ours: str, instead_of: int | None, what: str = "the store") -> None:
    """Make sure that a store, or a copy of one, is not that of another bot.

    :param theirs: the id of its bot; empty when none is noted.
    :param ours: our id.
    :param instead_of: the id of the bot whose place we take on purpose.
    :raises Unfit: when it is another bot's.
    """
    if theirs in ("", ours, str(instead_of or "")):
        return
    raise Unfit(
        f"{what} is of bot {theirs}, and TELEGRAM_TOKEN of bot {ours}: is it the right one? To "
        f"move to the new bot for good, set INSTEAD_OF={theirs} (docs/operations.md)"
    )


async def owner_of(redis: AnyRedis) -> str:
    """Return the id of the bot of a store; empty when none is noted."""
    found = await redis.get(_KEY)
    return text_of(found) if found else ""


async def own(redis: AnyRedis, ours: str) -> None:
    """Note that a store is ours."""
    if await owner_of(redis) != ours:
        await redis.set(_KEY, ours)

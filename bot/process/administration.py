"""`nastolka admin`: what an operator may do without a chat, on the store alone (docs/adr/0084).

All that speaks to people, or changes a table, is /admin's part: the bot does that.
"""

import time
from collections.abc import Sequence

from msgspec.structs import asdict

from bot.ingest.inbox import AGREED
from bot.process.copies import Refused, opened
from bot.process.settings import Settings
from bot.store.client import AnyRedis, text_of
from bot.store.operating import MOST, Operating

_SHELL = 0
"""Who did it, in the audit log."""
USAGE = "nastolka admin | admin log | admin ban ID | admin unban ID"


async def administer(settings: Settings, words: Sequence[str]) -> str:
    """Do what the words say; return what there is to tell.

    :raises Refused: when they say nothing that we know.
    """
    async with opened(settings) as (_, redis):
        operating = Operating(redis, await _shards(redis, settings))
        match list(words):
            case []:
                state = asdict(await operating.state(int(time.time())))
                return "\n".join(f"{name}: {count}" for name, count in state.items())
            case ["log"]:
                return "\n".join(await operating.noted(MOST))
            case [("ban" | "unban") as deed, id] if id.removeprefix("-").isdecimal():
                await operating.note(int(time.time()), _SHELL, f"{deed} {id}")
                await operating.ban(int(id), banned=deed == "ban")
                return "done: the bot leaves them alone, or lets them in, within 5 seconds"
    raise Refused(f"usage: {USAGE}")


async def _shards(redis: AnyRedis, settings: Settings) -> int:
    """Return how many there are, or are being made."""
    found = await redis.get(AGREED)
    return max(int(text_of(found).partition("<")[0]) if found else 0, settings.shards)

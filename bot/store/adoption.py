"""Keys of releases without a prefix get one, once (docs/adr/0096).

May be killed and done again, and done by several workers at once: nobody works on the store before
it has done all of it. Bots of such releases do not start on it again: they find a newer `release`.
"""

import asyncio
import re
from collections.abc import AsyncIterator

from bot.store.client import AnyRedis, prefix_of, text_of
from bot.store.prefix import PREFIX, Prefix
from bot.store.release import RESTORING, Unfit, release_of
from bot.store.scripts import are_apart

_FENCE = "1000 (which puts a prefix before its keys)"
"""The `release` that bots without a prefix find, in a new store, too: newer than they are."""
_VERSION = re.compile(r"\d+\.\d+\..*")
_OURS = re.compile(
    r"\{(t:[^{}]+|due|inbox:\d+|workers)\}(:.*)?|b:\{(all|-?\d+)\}(:until)?"
    r"|(at|p|sat|past|shut|callme|calls|called):-?\d+(:.*)?|open:\d+|(poll|votes|f):[\w-]+"
    r"|open|due|aside|banned|audit|digests|introduction|poll-ends|told(:dead)?"
)
"""All keys that there were, but for `workers`, leases and `release`."""
_MOVE = """
for i = 1, #KEYS, 2 do
  if redis.call('EXISTS', KEYS[i]) == 1 then redis.call('RENAME', KEYS[i], KEYS[i + 1]) end
end
"""
"""KEYS: keys, each with its new name behind it."""
_PAGE = 200


async def is_unsure(redis: AnyRedis) -> bool:
    """Tell whether there may be keys without a prefix that are this bot's."""
    return prefix_of(redis) == Prefix(PREFIX) and not await release_of(redis)


async def adopt(server: AnyRedis) -> int:
    """Put the prefix before all keys of ours; return how many there were. Nobody is at work.

    :param server: a client without a prefix.
    :raises Unfit: when a copy is only half put back there.
    """
    theirs = await release_of(server)
    if theirs == RESTORING:
        raise Unfit("the store is half restored: restore the copy with the release that began it")
    if not theirs or _VERSION.fullmatch(theirs):  # else it is another program's
        await server.set("release", _FENCE)
    count = 0
    async for keys in _pages(server):
        await (_each if are_apart(server) else _at_once)(server, keys)
        count += len(keys)
    return count


async def _pages(server: AnyRedis) -> AsyncIterator[list[str]]:
    page = list[str]()
    async for key in server.scan_iter(count=_PAGE):
        if _OURS.fullmatch(text_of(key)):
            page.append(text_of(key))
        if len(page) == _PAGE:
            yield page
            page = []
    if page:
        yield page


async def _at_once(server: AnyRedis, keys: list[str]) -> None:
    await server.register_script(_MOVE)(keys=[name for key in keys for name in (key, _new(key))])


async def _each(server: AnyRedis, keys: list[str]) -> None:
    await asyncio.gather(*(_move(server, key) for key in keys))


async def _move(server: AnyRedis, key: str) -> None:
    """Move a key of a cluster. What stands in braces keeps it where it is; else it goes to another
    slot, as a whole, before it is deleted here.
    """
    if key.startswith("{"):
        return await _at_once(server, [key])
    lasts, value = await server.pttl(key), await server.dump(key)
    if value is not None and not await server.exists(_new(key)):
        await server.restore(_new(key), max(lasts, 0), value)
    await server.delete(key)
    return None


def _new(key: str) -> str:
    return f"{PREFIX}:{key}"

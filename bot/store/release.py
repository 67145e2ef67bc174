"""Records the newest release that has written in a store: an older release does not touch it
(docs/adr/0083).

release    string: the newest that has come to work there, "1.3.0"; "restoring" while a copy is
           being put back
"""

import re

from bot.store.client import AnyRedis, text_of

_KEY = "release"
RESTORING = "restoring"
HALF_RESTORED = "the store is half restored: restore the copy once more, with --replace, to its end"


class Unfit(Exception):
    """We must not work on this store; the text is one line that says what to do."""


def is_newer(theirs: str, ours: str) -> bool:
    """Tell whether a release may write what ours cannot read. Those that differ in the last number
    only read one another (docs/releasing.md).
    """
    return _form(theirs) > _form(ours)


def _form(release: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", release)[:2]))


async def release_of(redis: AnyRedis) -> str:
    """Return the release that has written in a store; empty when none is noted."""
    found = await redis.get(_KEY)
    return text_of(found) if found else ""


async def admit(redis: AnyRedis, ours: str) -> None:
    """Make sure that we can read what the store keeps, and note that we write there.

    :raises Unfit: when we cannot read the store.
    """
    theirs = await release_of(redis)
    if theirs == RESTORING:
        raise Unfit(HALF_RESTORED)
    if is_newer(theirs, ours):
        raise Unfit(
            f"the store was written by release {theirs}, which this one, {ours}, cannot read: "
            f"start {theirs} again, or restore a copy that {ours} has made (docs/operations.md)"
        )
    if theirs != ours:
        await redis.set(_KEY, ours)


async def begin_restoring(redis: AnyRedis) -> None:
    """Have nobody work on the store until the copy is whole."""
    await redis.set(_KEY, RESTORING)


async def end_restoring(redis: AnyRedis, release: str) -> None:
    """Let everybody work on the store again.

    :param release: the release that made the copy.
    """
    await redis.set(_KEY, release)

"""Chats that Telegram tells to be quiet: for as long as a test wants, and not by the clock."""

import asyncio

from bot.store.client import connect
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, until

LONG = 600
"""Seconds: no test lasts so long, so nothing ends before it is ended."""
REFUSAL = "Too Many Requests: retry after"
"""What a 429 says, before the seconds that are left: fewer on a machine that was slow to ask."""


def hush(stage: Stage, group: Group, seconds: int = LONG) -> None:
    """Let Telegram refuse everything in a chat, with a 429."""
    stage.host.fault("too_many", chat_id=group.chat, seconds=seconds)


def until_heard(stage: Stage, group: Group) -> None:
    """Wait until the bot has got its 429 and written it down."""
    until(lambda: asyncio.run(_is_noted(stage, group)))


def wait_out(stage: Stage, group: Group) -> None:
    """Let the time pass that a chat has to be quiet; the bot shows it when there is news."""
    until_heard(stage, group)
    stage.host.advance(LONG)
    asyncio.run(_forget(stage, group))


async def _is_noted(stage: Stage, group: Group) -> bool:
    async with connect(f"unix://{stage.bot.socket}") as redis:
        return bool(await redis.exists(_until(group)))


async def _forget(stage: Stage, group: Group) -> None:
    async with connect(f"unix://{stage.bot.socket}") as redis:
        await redis.delete(_until(group))


def _until(group: Group) -> str:
    """The key of `bot.store.rate_limits` that says how long a chat takes nothing."""
    return f"b:{group.chat}:until"

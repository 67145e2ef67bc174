"""The direct messages of a channel are no group: whoever writes there gets no word and no table.

https://core.telegram.org/bots/api#chat (`is_direct_messages`)
"""

import json
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.display.buttons import Choice, Join
from bot.handlers.features import ROUTES
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, NOON, begun

CHAT = {"id": -100, "type": "supergroup", "title": "News", "is_direct_messages": True}
SENDER = {"id": ANNA.id, "is_bot": False, "first_name": "Anna", "language_code": "en"}
US = {"id": 77, "is_bot": True, "first_name": "Nastolka"}
_NUMBERS = count(1)


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for bot in at_work(redis, NOON):
        yield bot


async def dealt(bot: Pressed, update: dict[str, Any]) -> None:
    number = next(_NUMBERS)
    with delivered(number):
        body = json.dumps({"update_id": number, **update}).encode()
        await deal(bot.app, Entry("", number, body))


def written(text: str, **more: Any) -> dict[str, Any]:
    """A message of somebody who writes to the channel."""
    topic = {"topic_id": ANNA.id, "user": SENDER}
    message = {"message_id": 6, "date": 1, "chat": CHAT, "from": SENDER, **more}
    command = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
    told = {"text": text, "entities": [command]} if text.startswith("/") else {"text": text}
    return {"message": {**message, "direct_messages_topic": topic, **told}}


async def test_no_command_and_no_word_is_answered_there(bot: Pressed, redis: Redis) -> None:
    before = await kept(redis)
    for command in ROUTES.entrances.commands:
        await dealt(bot, written(f"/{command}"))
    await dealt(bot, written("Hello!"))
    await dealt(bot, written("/start@some_bot alone"))
    assert bot.messenger.surfaces == []
    assert await kept(redis) == before


async def test_the_bot_comes_there_without_a_greeting(bot: Pressed, redis: Redis) -> None:
    change = {
        "chat": CHAT,
        "from": SENDER,
        "date": 1,
        "old_chat_member": {"user": US, "status": "left"},
        "new_chat_member": {"user": US, "status": "member"},
    }
    await dealt(bot, {"my_chat_member": change})
    await dealt(bot, written("-", new_chat_members=[US]))
    assert bot.messenger.surfaces == []


async def test_buttons_that_stand_there_do_nothing_and_their_presses_are_answered(
    bot: Pressed, redis: Redis
) -> None:
    """A table of release 0.1.0 may stand there."""
    live = await saved(bot.store, begun("gifts", ANNA, BORIS))
    before = await kept(redis)
    for token in (Join(live.table.id), Choice(live.table.id, "0x0", "0")):
        message = {"message_id": 5, "date": 1, "chat": CHAT}
        query = {"id": str(token), "chat_instance": "c", "data": str(token), "from": SENDER}
        await dealt(bot, {"callback_query": {**query, "message": message}})
        assert bot.telegram.answered[str(token)] == 1
    assert bot.telegram.said == ["", ""]
    assert await kept(redis) == before


async def kept(redis: Redis) -> dict[bytes, bytes | None]:
    """All that is stored, but which update it was that came last."""
    keys = [key async for key in redis.scan_iter("*")]
    return {key: await redis.dump(key) for key in sorted(keys)}

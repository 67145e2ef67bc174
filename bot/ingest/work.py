"""Handles updates of the inbox: passes them to the handlers."""

import msgspec
from telegram import Bot, Update

from bot.handlers.registering import App
from bot.ingest.inbox import Entry
from bot.ingest.updates import spared
from bot.service.delivery import current


async def deal(app: App, entry: Entry) -> None:
    """Handle an entry to its end; the messages that it causes may be sent later.

    :raises RedisError: when the store is away: the update is to be dealt with again.
    """
    await app.process_update(update_of(app.bot, entry.body))
    delivery = current()
    assert delivery
    if delivery.fault:
        raise delivery.fault


def update_of(bot: Bot, body: bytes) -> Update:
    """Parse an update.

    :raises ValueError: when the body is no update.
    """
    try:
        update = Update.de_json(spared(msgspec.json.decode(body, type=dict)), bot)
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no update") from error
    assert update
    return update

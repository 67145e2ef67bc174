"""Handles the entries of a worker's shards: passes updates to the handlers and notes to the
reconciler.
"""

from collections.abc import Sequence

import msgspec
from telegram import Bot, Update

from bot.handlers import App
from bot.ingest.inbox import SHOW, UPDATE, Entry, Inbox
from bot.ingest.router import Router
from bot.ingest.updates import Incoming, spared
from bot.metrics import RECEIVED
from bot.service.delivery import current
from bot.store.client import STORE_AWAY


class Dealing:
    """Deals with entries."""

    def __init__(self, app: App, messenger: Router) -> None:
        self._app = app
        self._messenger = messenger

    async def deal(self, entry: Entry) -> None:
        """Deal with an entry to its end; what is to be shown may come later.

        :raises RedisError: when the store is away: the update is to be dealt with again.
        """
        if entry.what == SHOW:
            return self._messenger.follow(entry)
        await self._app.process_update(update_of(self._app.bot, entry.body))
        delivery = current()
        assert delivery
        for promise in delivery.promises:
            await promise
        if isinstance(delivery.fault, STORE_AWAY):
            raise delivery.fault
        return None

    async def take(self, shard: int) -> None:
        """Show what a former owner may have left half shown."""
        await self._messenger.take(shard)

    async def give(self, shard: int) -> None:
        """Finish what is being shown."""
        await self._messenger.give(shard)


async def receive(inbox: Inbox, updates: Sequence[Incoming]) -> None:
    """Put updates into the inbox; those that it knows are passed over."""
    entries = [Entry(update.lane, UPDATE, update.body, update.id) for update in updates]
    RECEIVED.inc(await inbox.put(entries))


def update_of(bot: Bot, body: bytes) -> Update:
    """Read an update.

    :raises ValueError: when it is none.
    """
    try:
        update = Update.de_json(spared(msgspec.json.decode(body, type=dict)), bot)
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no update") from error
    assert update
    return update

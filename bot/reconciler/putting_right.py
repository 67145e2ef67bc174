"""After a start, repairs messages that a former worker has left half shown."""

import asyncio
import logging

from bot.reconciler.reconcile import Reconciler
from bot.store.client import Attempt
from bot.store.store import Store

_PAUSE = 1.0
"""Seconds between attempts while the store is unavailable."""
_log = logging.getLogger(__name__)


async def put_right(store: Store, tables: Reconciler) -> None:
    """Look through all open tables, again if the store was away meanwhile."""
    while True:
        with Attempt(_log, "looking through the tables"):
            return await _look_through(store, tables)
        await asyncio.sleep(_PAUSE)


async def _look_through(store: Store, tables: Reconciler) -> None:
    """Queue tables that may be out of sync, and have those looked at that the agenda lacks: page by
    page, to bound the memory.
    """
    async for page in store.places.pages():
        await store.agenda.note_missing(page)
        tables.scheduler.look_after(await tables.synced.unsure(page))
        await tables.scheduler.looked_after()

"""Repairs messages: after a start those that a former worker has left half shown, after an outage
all, because each deadline is another.
"""

import asyncio
import logging

from bot.reconciler.reconcile import Reconciler
from bot.store.client import Attempt
from bot.store.store import Store

_PAUSE = 1.0
"""Seconds between attempts while the store is unavailable."""
_log = logging.getLogger(__name__)


async def put_right(store: Store, tables: Reconciler, *, is_all: bool = False) -> None:
    """Look through all open tables, again if the store was away meanwhile.

    :param is_all: whether also those are shown that have not changed themselves.
    """
    while True:
        with Attempt(_log, "looking through the tables"):
            return await _look_through(store, tables, is_all=is_all)
        await asyncio.sleep(_PAUSE)


async def _look_through(store: Store, tables: Reconciler, *, is_all: bool) -> None:
    """Queue tables that may be out of sync, and have those looked at that the agenda lacks: page by
    page, to bound the memory.
    """
    async for page in store.places.pages():
        await store.agenda.note_missing(page)
        tables.scheduler.look_after(page if is_all else await tables.synced.unsure(page))
        await tables.scheduler.looked_after()

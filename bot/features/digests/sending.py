"""Sends somebody once a day, silently, the list of the tables that wait for them, at an hour of
their own, instead of reminders.
"""

import asyncio

from msgspec.structs import replace

from bot.display.tables_of import waits_for
from bot.display.values import reply
from bot.handlers.pages.mine import overview
from bot.service.clock import going_on
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.hours import DIGEST
from bot.table.values import Live, Place, User, is_open
from bot.texts.catalogues import spoken
from bot.waiting import waited

PULSE = 5.0
"""Seconds between looks: at most ten lists a second are sent by a worker, where Telegram takes
thirty messages."""


async def keep_digests(service: TableService, stopping: asyncio.Event) -> None:
    """Send the lists that are due until `stopping` is set."""
    while not stopping.is_set():
        await going_on(send_due(service), "the daily lists")
        await waited(stopping, PULSE)


async def send_due(service: TableService) -> None:
    """Send the lists that are due now."""
    people = await service.store.digests.claim_due(service.now)
    await asyncio.gather(*(going_on(_send(service, id), f"the list of {id}") for id in people))


async def _send(service: TableService, id: int) -> None:
    profile = await service.store.profiles.of(id)
    if profile.habits.reminders != DIGEST:
        return await service.store.digests.forget(id)
    if not profile.reachable:
        return None
    tables = [await service.store.readable(one) for one in await service.store.agenda.tables_of(id)]
    waiting = [read_by(one, id) for one in tables if one and is_open(one.table)]
    waiting = [one for one in waiting if waits_for(service.frame, one, id)]
    if not waiting:
        return None
    user = User(id, "", spoken(profile.language or _spoken_at(waiting[0], id)))
    text, rows = await overview(service, waiting, user)
    said = f"{service.frame.say(user.language, 'digest')}\n{text}"
    return service.messenger.sender.say(replace(reply(Place(id), said, rows), silent=True))


def _spoken_at(live: Live, user: int) -> str:
    """Return the language of somebody at a table."""
    people = (person.language for person in live.table.people if person.user == user)
    return next(people, live.table.language)

"""Sends somebody once a day, silently, the list of the tables that wait for them, at an hour of
their own, instead of reminders.
"""

from bot.display.tables_of import waits_for
from bot.display.values import reply
from bot.features.holidays.table import is_out
from bot.handlers.pages.mine import overview
from bot.service.clock import tell_due
from bot.service.notices import Notice
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.habits import DIGEST, next_digest
from bot.table.values import Live, Place, User, is_open
from bot.texts.catalogues import spoken

LIST = Notice(lambda profile: profile.habits.reminders == DIGEST)


async def send_due(service: TableService) -> None:
    """Send the lists that are due now."""
    await tell_due(service, service.store.digests, LIST, _send)


async def _send(service: TableService, id: int) -> None:
    profile = await service.store.profiles.of(id)
    # anew: by the clock on the wall, two days differ by an hour where summer time begins
    next_one = next_digest(profile.habits, spoken(profile.language), service.now + 1)
    await service.store.digests.note(id, next_one)
    tables = [await service.store.readable(one) for one in await service.store.agenda.tables_of(id)]
    waiting = [read_by(one, id) for one in tables if one and is_open(one.table)]
    waiting = [
        one
        for one in waiting
        if waits_for(service.frame, one, id) and not is_out(one.table, id, service.now)
    ]
    if waiting and (reader := await service.reader(LIST, id, _spoken_at(waiting[0], id))):
        text, rows = await overview(service, waiting, User(id, "", reader.language))
        said = f"{service.frame.say(reader.language, 'digest')}\n{text}"
        service.messenger.sender.say(reader.hears(reply(Place(id), said, rows)))


def _spoken_at(live: Live, user: int) -> str:
    """Return the language of somebody at a table."""
    people = (person.language for person in live.table.people if person.user == user)
    return next(people, live.table.language)

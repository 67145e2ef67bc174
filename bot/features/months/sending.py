"""Tells groups once a month, silently, who played and who won what, if they want that."""

import asyncio

from bot.display.values import Surface
from bot.features.months.calendar import Month, last_month, next_telling
from bot.features.months.shown import month_surface
from bot.features.statistics.counts import people, without
from bot.service.clock import tell_due
from bot.service.notices import Notice
from bot.service.table_service import TableService
from bot.table.played import Played
from bot.table.values import DAY, Place, Table
from bot.texts.catalogues import spoken

MONTH = Notice(lambda profile: profile.months, in_group=True)


async def send_due(service: TableService) -> None:
    """Tell the months that are due now."""
    await tell_due(service, service.store.months, MONTH, _send)


async def _send(service: TableService, chat: int) -> None:
    profile = await service.store.profiles.of(chat)
    # anew: by the clock on the wall, months differ by an hour where summer time begins, and by a
    # day where the group's clock has moved west
    told = next_telling(profile.habits, spoken(profile.language), service.now + 2 * DAY)
    await service.store.months.note(chat, told)
    reader = await service.reader(MONTH, chat, "")
    if reader and (said := await _month_report(service, chat, reader.language)):
        service.messenger.sender.say(reader.hears(said))


async def _month_report(service: TableService, chat: int, language: str) -> Surface | None:
    """Return what a group is told, without people who are in nobody's statistics; None if nothing
    was played.
    """
    habits = (await service.store.profiles.of(chat)).habits
    month = last_month(habits, language, service.now + DAY)  # where it is still the last day
    played = await _played_in(service, chat, month)
    aside = await service.store.past.aside(people(played))
    latest = await _latest_game(service, chat)
    counted = without(played, aside)
    title, place = (latest.title, latest.place) if latest else ("", Place(chat))
    return await asyncio.to_thread(
        month_surface, service.frame, language, counted, month, title, place
    )


async def _played_in(service: TableService, chat: int, month: Month) -> list[Played]:
    """Return the games that ended in a month, the latest first."""
    found: list[Played] = []
    async for page in service.store.past.played(chat):
        found += [one for one in page if month.start <= one.ended < month.end]
        if page and page[-1].ended < month.start:
            break
    return found


async def _latest_game(service: TableService, chat: int) -> Table | None:
    """Return the table of the group's latest game, which knows what the group is called and in
    which topic it plays.
    """
    for id in await service.store.past.of(chat, 0, 1):
        live = await service.store.readable(id)
        return live.table if live else None
    return None

"""By which clock people live: learnt from the hours of their presses, and asked with the first call
that might wake them, once (docs/adr/0139).
"""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from bot.display.values import reply
from bot.features.calling.shown import hour_question
from bot.service.table_service import TableService
from bot.table.values import HOUR, Place
from bot.table.waking import hours_up, learnt_offset, with_press

OFTEN = 300.0
"""Seconds between two times at which presses are counted."""


async def count_presses(service: TableService, stopping: asyncio.Event) -> None:
    """Count an hour in which somebody has pressed, once, until they say by which clock they live.

    A restart forgets which hours it has counted: one may count twice.
    """
    now = service.now
    for user, pressed in list(service.presses.items()):
        hour = pressed // HOUR
        if now - pressed >= HOUR or service.counted_hours.get(user) == hour:
            continue
        service.counted_hours[user] = hour
        await _count(service, user, pressed)
        if stopping.is_set():
            return


async def _count(service: TableService, user: int, pressed: int) -> None:
    profiles = service.store.profiles
    profile = await profiles.of(user)
    if profile.habits.is_told:
        return
    hours = with_press(profile.hours, pressed)
    await profiles.change(user, hours=hours)
    habits = replace(profile.habits, learnt=learnt_offset(hours), up=hours_up(hours))
    if habits != profile.habits:
        await service.remember(user, habits=habits)


async def ask_hours(service: TableService, users: Iterable[tuple[int, str]]) -> None:
    """Ask people who are called by which clock they live, unless they have said so, or were asked.

    :param users: those who can be written to, each with their language.
    """
    for user, language in users:
        profile = await service.store.profiles.of(user)
        if profile.habits.is_told or profile.is_hour_asked:
            continue
        await service.store.profiles.change(user, is_hour_asked=True)  # a crash loses it
        said, rows = hour_question(service.frame, language, profile.habits, service.now)
        service.messenger.sender.say(reply(Place(user), said, rows))

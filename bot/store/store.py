"""The store (`Store`): all its parts together. Their modules list the keys."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Protocol

from bot.features.album.store import KeptBoards
from bot.features.calling.store import Callings
from bot.features.challenge.store import Challenges
from bot.features.challenge.table import is_kept, outcome
from bot.features.moments.store import Moments
from bot.features.months.calendar import AT_ONCE, end_of_month
from bot.features.seeking.store import Seekers
from bot.features.tonight.store import Polls
from bot.metrics import fault
from bot.store import profiles, tables
from bot.store.agenda import Agenda
from bot.store.client import AnyRedis, ScriptRunner
from bot.store.operating import Operating
from bot.store.outages import Outages
from bot.store.passing import Passing
from bot.store.past import Past
from bot.store.places import Places
from bot.store.profiles import Profile, Profiles
from bot.store.rings import Rings
from bot.store.tables import Tables, Unreadable
from bot.store.timetable import Timetable
from bot.table.recent import with_speed
from bot.table.slots import slots
from bot.table.values import DAY, NOBODY, Games, Live, Phase, Place, Table, is_over_days
from bot.table.zones import USUAL, most_common

_log = logging.getLogger(__name__)
_SIDE_BY_SIDE = 16
"""Tables that are forgotten at once."""


class Personal(Protocol):
    """A part of the store that knows something of people besides their tables and settings."""

    async def told(self, user: int, day: str) -> Mapping[str, object]:
        """Return what /mydata tells somebody, by name.

        :param day: today.
        """

    async def forget_person(self, user: int, day: str) -> None:
        """Delete it, as /forget does."""


class Store:
    """All parts of the store."""

    def __init__(
        self,
        redis: AnyRedis,
        games: Games,
        keeps: int = 0,
        days: int = 0,
        outages: Outages | None = None,
    ) -> None:
        """:param keeps: how many tables to keep in memory, to be read again only once changed.
        :param days: how long a table is kept once its end has been shown; 0 is for ever.
        :param outages: time that does not count for anybody.
        """
        self.days = days
        self._games = games
        self._seconds = days * DAY
        self._scripts = ScriptRunner(redis)
        self.outages = outages = outages or Outages()
        self.tables = Tables(redis, games, keeps, outages)
        self.places = Places(redis)
        self.profiles = Profiles(redis)
        self.polls = Polls(redis)
        self.agenda = Agenda(redis, self._seconds)
        self.kept_boards = KeptBoards(redis)
        self.callings = Callings(redis)
        self.challenges = Challenges(redis, games)
        self.digests = Timetable(redis, "digests", lambda now: now)
        self.moments = Moments(redis)
        self.months = Timetable(redis, "months", end_of_month, AT_ONCE)
        self.operating = Operating(redis)
        self.rings = Rings(redis)
        self.seekers = Seekers(redis, outages)
        self.passing = Passing(redis)
        self.past = Past(redis, games, self._seconds)
        self.personal: tuple[Personal, ...] = (
            self.callings,
            self.challenges,
            self.past,
            self.seekers,
        )

    async def meet(self, user: int, id: str) -> tuple[Profile, Live | None]:
        """Return somebody's profile, and a table: in one trip if that is stored here."""
        reading = profiles.reading(user), tables.standing(id)
        facts, commit = await self._scripts.make(*reading, hang_together=False)
        return profiles.read(facts), await self.tables.load(id, commit) if commit else None

    async def near(self, table: Table) -> str:
        """Return the time zone by which most of a table's people live who have said so; else the
        usual one of its language. Empty if there is none, and among strangers: nobody's clock is a
        guess at another's.
        """
        if table.strangers:
            return ""
        users = sorted({person.user for person in table.people} - {NOBODY})
        profiles = [await self.profiles.of(user) for user in users]
        told = most_common(profile.habits.zone for profile in profiles)
        return told or USUAL.get(table.language, "")

    async def at(self, place: Place, slot: int = 0) -> Live | None:
        """Return the table that stands in a slot of a place. A table that cannot be read counts as
        none, so that another can be put there.
        """
        id = await self.places.at(place, slot)
        return await self.readable(id) if id else None

    async def readable(self, id: str) -> Live | None:
        """Return a table; None also where it cannot be read, for those who look at others, too."""
        try:
            return await self.tables.load(id)
        except Unreadable:
            fault(_log, "table %s cannot be read", id)
            return None

    async def all_at(self, place: Place) -> tuple[Live, ...]:
        """Return the tables that stand in a place, also those that are over, by slot."""
        found = await asyncio.gather(*(self.at(place, slot) for slot in slots(place)))
        return tuple(live for live in found if live)

    async def let_expire(self, id: str) -> None:
        """Note that a table is over whose chat is closed: it waits for that chat to open as long as
        other tables are kept that are over, and no longer.
        """
        live = await self.tables.load(id) if self._seconds else None
        if live and not await self.tables.expires(id):
            await self.tables.expire(id, self._retention_seconds(live.table))

    async def finish(self, table: Table) -> None:
        """Note that the end of a table has been shown: it is forgotten after a while."""
        now = await self.tables.load(table.id)  # somebody may have been forgotten meanwhile
        if now and now.table.phase is Phase.OVER:
            await self._note_end(now)  # again: who made the last move may have died over it
        if kept := self._retention_seconds(table):
            if not await self.tables.expires(table.id):
                await self.tables.expire(table.id, kept)
            await self.places.expire(table.place, table.id, kept, table.slot)
        await self.places.finish(table.id)

    async def note(self, live: Live) -> None:
        """Note a game that has just ended, for statistics, as a challenge if it is one, and for
        how fast its group plays.
        """
        await self._note_end(live)
        await self._note_speed(live.table)

    async def _note_end(self, live: Live) -> None:
        await self.past.note(live)
        table = live.table
        if not (table.game and table.is_challenge and is_kept(table.day, table.since)):
            return
        for user in {person.user for person in table.people}:
            reached = outcome(self._games, live, user)
            if reached is not None:
                await self.challenges.note(table.day, table.game, user, reached)

    async def _note_speed(self, ended: Table) -> None:
        """Note how fast a group plays over days: its next lobby tells how long a game will take."""
        if not ended.place.is_group or not is_over_days(ended):
            return
        before = (await self.profiles.of(ended.place.chat)).recent
        if (recent := with_speed(ended, before)) != before:
            await self.profiles.change(ended.place.chat, recent=recent)

    def _retention_seconds(self, table: Table) -> int:
        """Return for how many seconds to keep a table that is over. A lobby in which no game began
        is kept for a day at most: nobody will ever ask for it again.
        """
        return self._seconds if table.log else min(self._seconds, DAY)

    async def forget_group(self, chat: int) -> None:
        """Delete a group's settings and the games that it has played to their end."""
        ids = await self.past.of(chat)
        for start in range(0, len(ids), _SIDE_BY_SIDE):
            await asyncio.gather(*map(self._erase, ids[start : start + _SIDE_BY_SIDE]))
        await self.past.forget(chat)
        if former := (await self.operating.upgraded()).get(chat):
            await self.past.forget_move(former)
        await self.callings.forget_group(chat)
        await self.profiles.forget(chat)

    async def _erase(self, id: str) -> None:
        """Forget a game that was played."""
        if live := await self.readable(id):
            await self.past.strike(live.table)
        await self.tables.drop(id)

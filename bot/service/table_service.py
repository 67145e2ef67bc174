"""The table service (`TableService`): every change of a table goes through it: load, apply, save
with a check of the revision (retry on conflict), show.
"""

import hmac
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from datetime import UTC, datetime

from cachetools import LRUCache
from msgspec.structs import replace

from bot.display.selections import SelectionMemory
from bot.display.tables_of import address, headed
from bot.display.values import Selection, reply
from bot.features.latecomers.telling import ANSWERED, outcome, outcomes
from bot.features.moments.reviewing import Reviews
from bot.features.seeking.desertion import mark_of
from bot.features.series.table import handed_on
from bot.features.statistics.cache import StatisticsCache
from bot.features.tonight.part import Ballot
from bot.metrics import ENDED, fault
from bot.service.delivery import Delivery
from bot.service.guests import rematch_guests
from bot.service.messenger import Messenger
from bot.service.notices import Notice, NoticeReader
from bot.service.operator import NOBODY_IN_PARTICULAR, Operator
from bot.service.people import named, preferring
from bot.service.sitting import sat_down, with_days_away
from bot.service.thinking import Thinker
from bot.store.client import DONE
from bot.store.profiles import Fact
from bot.store.rate_limits import Wait
from bot.store.store import Store
from bot.store.tables import AlreadyMade, StoreConflict, Unreadable
from bot.table.circles import read_by
from bot.table.computers import levels
from bot.table.forgetting import Forget
from bot.table.gathering import opened, seated_at_once
from bot.table.hours import soonest
from bot.table.moves import next_up
from bot.table.pace import as_usual
from bot.table.parting import Parted, Reached
from bot.table.recent import remembered
from bot.table.referee import handle
from bot.table.relations import language_of
from bot.table.rematches import rematch_lobby, rematch_people
from bot.table.seating import awaited_guests, chair_of, name_at
from bot.table.showing import TellApart
from bot.table.speech import Prefer, Speak
from bot.table.suspension import is_out
from bot.table.values import (
    DAY,
    NOBODY,
    VANISHING,
    Command,
    Live,
    Phase,
    Place,
    Refused,
    Table,
    User,
    is_gathering,
    is_open,
)
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame
from games.core.contract import Level

Seeds = Callable[[], int]
"""Returns a seed for a new game."""
Now = Callable[[], float]
"""Clock: returns the time in seconds since 1970."""
_WORD = 32
"""Letters of a hash."""
SOON = Notice(lambda profile: profile.soon)
_log = logging.getLogger(__name__)
_PRESSERS = 10_000
"""How many people's last presses are remembered."""
_TRIES = 8
"""How often a change is attempted anew after a conflict."""


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(63)


class TableService:
    """The application service of all handlers: loads, changes, saves and shows tables."""

    def __init__(
        self,
        frame: Frame,
        store: Store,
        messenger: Messenger,
        thinker: Thinker,
        seed: Seeds,
        now: Now = time.time,
        operator: Operator = NOBODY_IN_PARTICULAR,
        key: str = "",
        selections: SelectionMemory | None = None,
    ) -> None:
        """:param key: the key of keyed hashes, which is not in the store; if empty, a random one
            that ends with this process.
        :param selections: the selections that the reconciler shows.
        """
        self.delivery: Delivery | None = None
        """The update that is handled with it; None outside of updates."""
        self.frame = frame
        self.operator = operator
        self.store = store
        self.messenger = messenger
        self.thinker = thinker
        self.seed = seed
        self.told = StatisticsCache()
        self.presses: LRUCache[int, int] = LRUCache(_PRESSERS)
        """When each user pressed a button last: nobody is called who is there. A restart costs a
        call.
        """
        self.reviews = Reviews(frame, thinker, store.moments)
        self.counted_hours: LRUCache[int, int] = LRUCache(_PRESSERS)
        """The hour since 1970 in which a press of each user was counted last."""
        self.selections = SelectionMemory(frame.games) if selections is None else selections
        self._now = now
        self._key = (key or secrets.token_hex()).encode()

    def during(self, delivery: Delivery | None) -> "TableService":
        """Return the same service, for handling an update: its changes bear the update's marks."""
        service = copy(self)
        service.delivery = delivery
        return service

    @property
    def now(self) -> int:
        """The current time, in whole seconds since 1970."""
        return int(self._now())

    @property
    def moment(self) -> float:
        """The current time, in seconds since 1970."""
        return self._now()

    @property
    def today(self) -> str:
        """The current date by UTC: `2026-11-20`."""
        return datetime.fromtimestamp(self.now, UTC).date().isoformat()

    async def change(
        self,
        id: str,
        user: User,
        command: Command,
        selection: Selection | None = None,
        *,
        found: Live | None = None,
        is_all: bool = False,
        wait: Wait | None = None,
    ) -> Live:
        """Let a table handle a command, save what has changed and have it shown.

        :param found: the table as it has just been read; None to read it.
        :param is_all: whether the update being handled wants nothing else; then the step that saves
            the change also takes the update out of the inbox.
        :param wait: asks, in the same trip to the store, how long a chat must wait before it sees
            the change.
        :raises Refused: when the table refuses the command.
        """
        for _ in range(_TRIES):
            live, found = found or await self.find(id), None
            if await self._claim_repeat(id):
                await self.store.places.list(id)  # where a crash has kept it from that
                self.messenger.show(id, selection)
                return live
            games = self.frame.games
            after = handle(games, live, user, command, self.now)
            after = replace(after, table=named(self.frame, after.table))
            beside: tuple[Table, ...] = ()
            sits = [chair_of(one.table, user.id) is not None for one in (live, after)]
            if sits == [False, True] and is_open(after.table):  # in a lobby, or on another's seat
                after, beside = await sat_down(self.store, after, user.id)
            if after.table.people != live.table.people:
                after = await with_days_away(games, self.store, live.table, after, self.now)
            try:
                saved = (
                    after if after == live else await self._save(after, live, wait, is_all=is_all)
                )
            except StoreConflict:
                continue
            self.messenger.show(id, selection)
            if beside:
                await self.tell_apart(user.id, beside)
            await self._tell_next(live, saved)
            if live.table.offer or live.table.invited:
                for guest, text in outcomes(live.table, saved.table, user.id):
                    language = language_of(live.table, guest)
                    await self._tell_latecomer(saved.table, guest, text, language)
            return saved
        raise StoreConflict(id)

    async def _tell_latecomer(self, table: Table, user: int, text: str, language: str) -> None:
        reader = await self.reader(ANSWERED, user, language)
        if reader:
            said = outcome(self.frame, table, user, text, reader.language)
            self.messenger.sender.say(reader.hears(said))

    async def tell_apart(self, user: int, tables: Sequence[Table]) -> None:
        """Have some tables called by their letters in somebody's private chat."""
        await self.change_all([table.id for table in tables], User(user, "", ""), TellApart())

    async def change_all(self, tables: Iterable[str], user: User, command: Command) -> None:
        """Let several tables handle a command: one that is no more, or cannot be read, keeps none
        of the others from it.
        """
        for id in tables:
            try:
                await self.change(id, user, command)
            except Refused:  # a table that is no more
                continue
            except Unreadable:
                fault(_log, "table %s cannot be read", id)

    async def _tell_next(self, before: Live, after: Live) -> None:
        """Silently tell the next player in private, if they want that. A crash may lose it."""
        person = next_up(self.frame.games, before, after)
        if person is None or is_out(after.table, person.user, self.now):
            return
        if reader := await self.reader(SOON, person.user, person.language):
            here, said = read_by(after, person.user), self.frame.say(reader.language, "soon")
            said = await self.headed(here, reader.language, said)
            self.messenger.sender.say(reader.hears(reply(Place(person.user), said)))

    async def reader(self, notice: Notice, chat: int, language: str) -> NoticeReader | None:
        """Return how a person or a group reads a notice; None where it does not come.

        :param language: theirs, if they have set none.
        """
        return notice.reader(await self.store.profiles.of(chat), language, self.now)

    async def _claim_repeat(self, id: str) -> bool:
        """Count the next change of this table as made, if an earlier delivery of the current update
        has made it already; return whether it has.
        """
        delivery = self.delivery
        if delivery is None or not delivery.is_repeated:
            return False
        if not await self.store.tables.has_made(id, delivery.mark(id)):
            return False
        delivery.made(id)
        return True

    async def _save(self, after: Live, before: Live, wait: Wait | None, *, is_all: bool) -> Live:
        delivery, id = self.delivery, after.table.id
        mark = delivery.mark(id) if delivery else ""
        leaving = delivery.leaving if delivery and is_all else None
        moment = soonest(self.frame.games, after) if is_open(after.table) else 0
        noting = self.store.agenda.noting(after.table, before.table, self.now, moment)
        scripts = (*noting, leaving) if leaving else noting
        has_left = False
        try:
            asking = wait.steps if wait else ()
            saved, answers = await self.store.tables.save_with(
                after, before, mark, (*scripts, *asking)
            )
            has_left = leaving is not None and answers[: len(scripts)] == [DONE] * len(scripts)
            if wait:
                wait.answered(answers[len(scripts) :])
            if saved.table.phase is Phase.OVER and before.table.phase is not Phase.OVER:
                ENDED.labels(saved.table.game or "").inc()
            if saved.table.phase is Phase.OVER:  # again, where somebody is forgotten afterwards
                await self.store.note(saved)
        except AlreadyMade:  # meanwhile, by a former worker
            saved = await self.find(id)
        self._wake(saved.table)
        if delivery:
            delivery.made(id)
            delivery.has_left = has_left
        return saved

    def _wake(self, table: Table) -> None:
        """Start the thinking processes before the first computer is to move."""
        if any(person.computer for person in table.people):
            self.thinker.wake()

    async def find(self, id: str) -> Live:
        """Return a table.

        :raises Refused: when the table does not exist.
        """
        live = await self.store.tables.load(id)
        if live is None:
            raise Refused("refused-outdated")
        return live

    async def headed(self, live: Live, language: str, html: str) -> str:
        """Return a private text about a table below its name, which links to its board."""
        stands = await self.messenger.boards.stands(live.table.id)
        link = address(*stands) if stands else None
        return headed(self.frame, live.table, language, html, link)

    async def standing(self, place: Place) -> tuple[Live, ...]:
        """Return the tables in a place that are not over, by slot."""
        return tuple(live for live in await self.store.all_at(place) if is_open(live.table))

    async def open(
        self,
        place: Place,
        host: User,
        language: str,
        game: str | None,
        title: str = "",
        slot: int = 0,
    ) -> Live:
        """Put a new table into a slot and show it, or return the one that stands there already."""
        live = await self.prepare(place, host, language, game, title, slot)
        if live.revision == 1:
            self.messenger.show(live.table.id)
        return live

    async def prepare(
        self,
        place: Place,
        host: User,
        language: str,
        game: str | None,
        title: str = "",
        slot: int = 0,
        ballot: Ballot | None = None,
    ) -> Live:
        """Put a new table into a slot without showing it: for a game that begins at once.

        :param ballot: the ballot of the vote that is to choose the game.
        """
        games = self.frame.games
        only = next(iter(games)) if len(games) == 1 and not ballot else None
        profile = await self.store.profiles.of(place.chat or host.id)
        is_new = place.is_group and not profile.recent
        if place.is_group and not profile.album_told:
            await self._with_album(place, language, is_new=is_new)
        clock = (await self.store.operating.defaults()).clock if is_new else 0

        hushed = not await self._claim_lobby_sound(place, host.id)

        def fresh(id: str) -> Table:
            first = host.id if host.is_person else NOBODY
            table = Table(id, place, language, first, title=title, slot=slot, since=self.now)
            table = replace(table, clock=clock, hushed=hushed, vanishing=VANISHING[0])
            table = replace(table, recent=profile.recent, host_name=host.name if first else "")
            phase = Phase.VOTING if ballot else Phase.LOBBY
            table = as_usual(replace(table, ballot=ballot, phase=phase))
            return seated_at_once(games, opened(games, table, host, game or only), host)

        return await self.put(place, slot, fresh)

    async def _with_album(self, place: Place, language: str, *, is_new: bool) -> None:
        """Let former boards go in a new group; tell others once that they could choose that."""
        if is_new:
            await self.remember(place.chat, album=False, album_told=True)
            return
        await self.remember(place.chat, album_told=True)
        self.messenger.sender.say(reply(place, self.frame.say(language, "album-told")))

    async def _claim_lobby_sound(self, place: Place, host: int) -> bool:
        """Claim the sound of somebody's lobby; False where another one has rung lately."""
        return not place.is_group or await self.store.rings.claim(place.chat, host, "lobby")

    async def rematch(self, old: Live, host: User, level: Level | None = None) -> Live:
        """Open a lobby with the game and the options of a finished table, or return the lobby that
        stands there. The user who asks sits down if they can; the others who played are invited.

        :param level: how well its computers shall play; None: as they did.

        :raises Refused: when the user did not play to the end, after a challenge, where a game runs
            by now, or no computer plays so well.
        """
        if old.table.is_challenge:
            raise Refused("refused-challenge-once")
        if level and level not in levels(self.frame.games, old.table):
            raise Refused("refused-outdated")
        language = await self.language_of(old.table.place.chat, old.table.language)
        people = rematch_people(self.frame.games, old.table, host, language, level)
        invited = await rematch_guests(self.store, self.messenger.chats, old.table, host.id)
        place, latest = old.table.place, await self._latest_game(old)
        hushed = not await self._claim_lobby_sound(place, host.id)
        recent = remembered(old.table, ())
        if place.is_group:
            recent = (await self.store.profiles.of(place.chat)).recent

        def fresh(id: str) -> Table:
            lobby = Table(id, place, language, host.id, since=self.now, hushed=hushed)
            named = replace(lobby, host_name=name_at(old.table, host), people=people, recent=recent)
            again = rematch_lobby(old.table, named, invited)
            return handed_on(self.frame.games, latest, again)

        live = await self.put(old.table.place, old.table.slot, fresh)
        if not is_gathering(live.table):
            raise Refused("refused-game-here")
        for guest in awaited_guests(live.table):
            await self.store.rings.invited(guest.user, host.id, live.table.id)
        self.messenger.show(live.table.id)
        return live

    async def _latest_game(self, old: Live) -> Live:
        """Return the game that was played last where an old one was: it alone hands on its series.
        A lobby that came to nothing is passed over.
        """
        there = await self.store.at(old.table.place, old.table.slot)
        latest = _last_played(there)
        return (await self.store.readable(latest) if latest else None) or old

    async def reached(self, user: User, *, reachable: bool) -> None:
        """Record whether a private chat is reachable; its person's lobbies show it at once."""
        await self.remember(user.id, reachable=reachable)
        await self._at_all_tables(user, Reached(reachable))

    async def prefer(self, user: User, **facts: Fact) -> User:
        """Change how somebody plays, at once at all their tables; return them as they play now."""
        await self.remember(user.id, **facts)
        user = preferring(user, await self.store.profiles.of(user.id))
        await self._at_all_tables(user, Prefer())
        return user

    async def _at_all_tables(self, user: User, command: Command) -> None:
        await self.change_all(await self.store.agenda.open_tables_of(user.id), user, command)

    async def parted(self, user: int, chat: int, username: str | None, *, is_back: bool) -> None:
        """Tell the tables of a chat that somebody has left it, or has come back."""
        name = (username or "").lower()
        named = await self.store.agenda.open_tables_of(f"@{name}") if name else ()
        ids = {*await self.store.agenda.open_tables_of(user), *named}
        known = [live.table for id in ids if (live := await self.store.readable(id))]
        tables = sorted(table.id for table in known if table.place.chat == chat)
        who = User(user, "", "", username=name)
        await self.change_all(tables, who, Parted(is_back))

    async def put(
        self,
        place: Place,
        slot: int,
        fresh: Callable[[str], Table],
        dealt: Callable[[Live], Live] = lambda lobby: lobby,
    ) -> Live:
        """Put a table, made from its id, into a slot, unless one stands there that is not over; by
        now the tables beside it are called by their letters.

        :param dealt: begins its game, where that is not to wait for a lobby.
        """
        beside = any(live.table.slot != slot for live in await self.standing(place))
        live = await self._stood(place, slot, lambda id: replace(fresh(id), lettered=beside), dealt)
        standing = await self.standing(place)  # again: of two who open at once one sees the other
        if len(standing) < 2:
            return live
        await self.tell_apart(NOBODY, [one.table for one in standing if not one.table.lettered])
        return await self.find(live.table.id)

    async def _stood(
        self,
        place: Place,
        slot: int,
        fresh: Callable[[str], Table],
        dealt: Callable[[Live], Live],
    ) -> Live:
        over = await self.store.places.at(place, slot)
        there = await self.store.at(place, slot)
        if there and is_open(there.table):
            return there
        id = secrets.token_hex(5)
        empty = Live(replace(fresh(id), previous=_last_played(there)))
        live, beside = await sat_down(self.store, empty, empty.table.host)
        nobody = replace(empty.table, people=())
        live = await with_days_away(self.frame.games, self.store, nobody, live, self.now)
        delivery = self.delivery
        mark = delivery.mark(id) if delivery else ""
        lobby = Live(named(self.frame, live.table))
        made = await self.store.tables.save(dealt(lobby), None, mark)
        self._wake(made.table)
        if delivery:
            delivery.made(id)
        won = await self.store.places.claim(place, made.table.id, over, slot)
        if won != made.table.id:  # somebody else was faster: their table it is
            await self.store.tables.drop(made.table.id)
            return await self.find(won)
        await self.store.agenda.note(made.table, None, self.now)
        await self.tell_apart(made.table.host, beside)
        return made

    async def forget(self, user: User) -> None:
        """Delete what is known of somebody; at tables they are called by another name from now on,
        in the language that is spoken there.
        """
        await self._mark(user.id)
        tables = await self.store.agenda.all_tables_of(user.id, user.username)
        await self.messenger.chats.forget(user.id, tables)
        for id in tables:
            try:
                table = (await self.find(id)).table
                await self.change(id, user, Forget(self._nobody(table.language)))
            except Refused:  # a table that is kept no more
                continue
            except Unreadable:  # all else is forgotten
                fault(_log, "table %s cannot be read, and names somebody who is forgotten", id)
        for part in self.store.personal:
            await part.forget_person(user.id, self.today)
        await self.store.digests.forget(user.id)
        await self.store.profiles.forget(user.id)
        self.presses.pop(user.id, None)  # or its hour would be counted

    async def _mark(self, user: int) -> None:
        """Remember by hashes whom somebody has deserted: else /forget would be the way to meet them
        again.
        """
        ids = await self.store.agenda.tables_since(user, self.now - DAY)
        tables = [live.table for id in ids if (live := await self.store.readable(id))]
        mark = mark_of(tables, user, self.now, self.hashed)
        await self.store.seekers.mark(self.hashed(user), mark, self.now)

    def hashed(self, thing: object) -> str:
        """Return a word for a person or a table that tells nobody who has the store which it is."""
        return hmac.digest(self._key, f"desertion {thing}".encode(), "sha256").hex()[:_WORD]

    async def is_loud(self, table: Table) -> bool:
        """Tell whether a table's group wants to be notified of each turn."""
        place = table.place
        return place.is_group and not (await self.store.profiles.of(place.chat)).calls

    async def speak(self, user: User, place: Place, language: str) -> None:
        """Change a chat's language at once; a private chat's at all tables of its person, in their
        private messages.
        """
        tables = {live.table.id for live in await self.standing(place)}
        ids = sorted(tables.union(await self.store.agenda.open_tables_of(place.chat)))
        await self.change_all(ids, user, Speak(place.chat, language, self._nobody(language)))

    def _nobody(self, language: str) -> str:
        """Return the name of people who were forgotten."""
        return self.frame.say(language, "forgotten-name")

    async def language_of(self, id: int, code: str | None) -> str:
        """Return the language of a user or chat: as set, else by Telegram's `code`."""
        profile = await self.store.profiles.of(id)
        return spoken(profile.language or code)

    async def remember(self, id: int, **facts: Fact) -> None:
        """Change a profile of a user or chat: language, reachability, habits."""
        await self.store.profiles.change(id, **facts)
        if facts.keys() & {"habits", "reachable", "away"}:
            await self.store.agenda.hurry_all(id)


def _last_played(there: Live | None) -> str:
    """Return the id of the game that was played last in a slot; empty if none is known.

    :param there: the last table that stood there.
    """
    if there is None:
        return ""
    return there.table.id if there.table.log else there.table.previous

"""A world of people, their chats and their tables: what people do goes through the bot's own
handlers, as Telegram brings it, and afterwards everything must be as it must.
"""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from redis.asyncio import Redis
from telegram import User as Sender
from telegram.ext import Application

from bot.app.door import Door
from bot.display.buttons import Forget, Language
from bot.display.values import Surface
from bot.features.seeking.matching import match_all
from bot.handlers.features import ROUTES
from bot.handlers.gate import Gate
from bot.handlers.registering import register
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.metrics import faults_so_far
from bot.reconciler.state.shown import Records, ShownMessages
from bot.reconciler.tidying import note_panel, panels_kept
from bot.service.clock import look_at
from bot.service.delivery import delivered
from bot.service.sitting import span_away
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import (
    DAY,
    NOBODY,
    Command,
    Live,
    Phase,
    Refused,
    Table,
    User,
    is_gathering,
    is_open,
)
from games.core.contract import AnyGame, Level
from games.core.log import Log, replay
from games.core.rng import Rng
from games.core.values import Seat
from tests.bot.tables import ALL, NOON
from tests.bot.thinking import ThinkingHere
from tests.deeds.changes import Told
from tests.deeds.judge import Judge
from tests.deeds.languages import MARKED, of_foreign_letters, of_foreign_words, speaks
from tests.deeds.model import USERNAMES
from tests.deeds.reading import shown, unsendable
from tests.deeds.secrets import of_secrets
from tests.deeds.town import Bugs, Seen, Town, noting_refusals

NAMES = ("Anna", "Bo<b>&", "Cl</i>", "דורה", "Emil", "Fe\u0301\u0489&", "Galya")
"""Signs of HTML, from right to left, combining: no name breaks a message, or is not read."""
USERS = tuple(
    User(n, name, ("en", "ru", "uk")[n % 3], username=username)
    for n, (name, username) in enumerate(zip(NAMES, USERNAMES, strict=True), 1)
)
GROUP = -100
DONE = "deeds done"
_NUMBERS = count(1)


class Chance(ThinkingHere):
    """Computers that move at random, but the same each time: nobody has to wait for them."""

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        actions = [*game.legal_actions(replay(game, log).state, seat)]
        return str(Random(len(log.moves)).choice(actions))


class World:
    """Does deeds, and judges what has come of each."""

    def __init__(self, redis: Redis, seed: int) -> None:
        self.redis = redis
        self.chance = Random(seed)
        self.now = NOON + self.chance.randrange(7) * DAY
        self.store = Store(redis, ALL, keeps=50)
        self.records = Records(redis)
        self.town = Town(self.store)
        self.trail: list[str] = []
        self.drawn: dict[str, int] = {}
        self.old: list[Seen] = []
        """Buttons that have stood."""
        self.has_plans = False
        """Whether anybody has planned days away."""
        self.judge = Judge(self.town)
        self.languages = {user.id: user.language for user in USERS}
        """What each user reads."""
        self.forgotten: set[int] = set()
        """Users who have just been forgotten."""
        self.both: set[int] = set()
        """Users who were forgotten: a game that they play on asks them in the language that they
        had chosen, all else speaks their client's.
        """
        self.seen: dict[str, tuple[Surface, ...]] = {}

    @asynccontextmanager
    async def open(self) -> AsyncIterator["World"]:
        """Start the bot, and let some games begin."""
        same = Random(self.chance.randrange(10**9))
        with (
            patch("secrets.token_hex", lambda n=32: f"{same.getrandbits(8 * n):0{2 * n}x}"),
            Bugs().listening() as self.bugs,
        ):
            app: Any = (
                Application.builder()
                .token("1:x")
                .updater(None)
                .request(self.town)
                .get_updates_request(self.town)
                .build()
            )
            self.town.bot = app.bot
            self.service = TableService(
                MARKED,
                self.store,
                self.town,  # type: ignore[arg-type]
                Chance(),
                lambda: same.getrandbits(60),
                lambda: self.now,
                key="k",
                selections=self.town.selected,
            )
            self.door = Door(self.service, Gate(self.service))
            register(app, self.service, noting_refusals(ROUTES, self.town))
            self.app = app
            for user in USERS:
                is_met = user.id < len(USERS)
                await self.store.profiles.remember(user.id, Profile(None, reachable=is_met))
            async with app:
                yield self

    async def do(self, name: str, deed: "Deed", a: int, b: int, c: int) -> None:
        """Do a deed, if it can be done now, and judge what has come of it."""
        self.told = Told()
        self.said = ""
        await deed(self, a, b, c)
        self.drawn[name] = self.drawn.get(name, 0) + 1
        await self.end_step(c)

    async def end_step(self, c: int) -> None:
        """Write down what was done last, and judge what has come of it."""
        if self.said:
            self.trail.append(self.said)
            self.drawn[DONE] = self.drawn.get(DONE, 0) + 1
        self.said = ""
        await self.judge_all(c)

    async def judge_all(self, c: int) -> None:
        if self.town.blocked or self.has_plans:  # the clock looks at once at what has changed
            await self._look_at(sorted(self.town.touched))
        assert not self.bugs.found, f"I1: {self.bugs.found}"
        assert not self.town.unreadable, self.town.unreadable
        called = await self.store.callings.people(GROUP)
        assert not (lost := [n for n in called if (GROUP, n) in self.town.out]), f"I4: call {lost}"
        reader = USERS[c % len(USERS)]
        for id, revision in (await self.store.tables.revisions(self.tables())).items():
            if self.judge.knows(id, revision) and id not in self.town.touched:
                continue
            live = await self.store.tables.load(id)
            if live is None:
                self.seen.pop(id, None)
                continue
            seen = shown(live, self.town.selections(id))
            for one in seen:
                assert not (wrong := unsendable(one)), wrong
            self._hold_languages(live.table, seen)
            self._note(live, seen)
            is_other = self.town.panels[id].panel or any(one.aloud for one in live.table.people)
            bare = shown(live, {}) if is_other else seen  # as it is read before anything is chosen
            await self._hold_days_off(live)
            await self._hold_options(live)
            await self._hold_page(live, reader)
            if c % 3 == 0:  # it takes as long as all the rest
                assert not (leaks := [*of_secrets(live, reader, c)]), leaks
            for chair in live.table.gone:
                await self._hold_page(live, USERS[live.table.people[chair].user - 1])
            self.judge.judge(live, bare, self.told, reader, self.now)
        self._hold_letters()
        self.town.touched.clear()

    def _hold_languages(self, table: Table, seen: Sequence[Surface]) -> None:
        """Hold what a table shows to the languages of its readers (I25)."""
        foreign = [said for one in seen for said in of_foreign_words(table, one, self.languages)]
        assert not foreign, foreign

    def _hold_letters(self) -> None:
        """Hold what was said besides to the languages of its readers (I25)."""
        letters = self.town.heard
        known = {user: own for user, own in self.languages.items() if user not in self.both}
        foreign = [said for one in letters for said in of_foreign_letters(one, known)]
        assert not foreign, foreign
        letters.clear()
        self.languages |= {user: USERS[user - 1].language for user in self.forgotten}
        self.both |= self.forgotten
        self.forgotten.clear()

    async def _hold_days_off(self, live: Live) -> None:
        """Hold a game to knowing who of its newcomers has days off (I13)."""
        before, table = self.judge.known.get(live.table.id), live.table
        if not (before and self.has_plans) or table.phase is not Phase.RUNNING or table.strangers:
            return
        known = {one.user for one in (*before.table.people, *before.table.invited)}
        for one in table.people:
            if one.user in known or one.user == NOBODY:
                continue
            span = span_away(await self.store.profiles.of(one.user), one.language, self.now)
            told = table.still.away.get(one.user)
            is_away = span is not None and span.start <= self.now < span.end
            is_told = told is not None and told.start <= self.now < told.end
            assert is_away == is_told, f"I13: user {one.user} is away {span}, and {told} is known"

    async def _hold_options(self, live: Live) -> None:
        """I21: a lobby's options stand in the private chat of its host alone."""
        table = live.table
        for sent in self.town.options:
            await note_panel(self.records, sent, next(_NUMBERS))
        self.town.options.clear()
        standing = ShownMessages(await self.records.of(table.id))
        for key in await panels_kept(MARKED, self.records, live, standing):
            chat = standing[key].place.chat
            is_right = is_gathering(table) and chat == table.host
            assert is_right, f"I21: options stand at {chat}"

    async def _hold_page(self, live: Live, reader: User) -> None:
        """I24: who plays without a group sees the game's page, and who has left it does not."""
        table = live.table
        chair = next((n for n, one in enumerate(table.people) if one.user == reader.id), None)
        if not table.place.is_circle or table.phase is not Phase.RUNNING or chair is None:
            return
        try:
            await self.door.admit(Sender(reader.id, reader.name, is_bot=False), table.id)
        except Refused:
            is_let_in = False
        else:
            is_let_in = True
        assert is_let_in == (chair not in table.gone), (
            f"I24: user {reader.id} is let in: {is_let_in}"
        )

    def _note(self, live: Live, seen: tuple[Surface, ...]) -> None:
        gone = self.seen.get(live.table.id, ())
        stands = {str(one.button.token) for one in _buttons(seen, live.table.id)}
        past = (one for one in _buttons(gone, live.table.id) if str(one.button.token) not in stands)
        self.old = [*self.old, *past][-80:]
        self.seen[live.table.id] = seen
        if not is_open(live.table) and len(self.seen) > 8:
            closed = (id for id in self.seen if not self._is_open(id))
            self.seen.pop(next(closed, live.table.id))

    def _is_open(self, id: str) -> bool:
        known = self.judge.known.get(id)
        return known is None or is_open(known.table)

    def tables(self) -> list[str]:
        return [*self.town.panels]

    async def open_tables(self) -> list[Live]:
        return [live async for live in self._tables() if is_open(live.table)]

    async def _tables(self) -> AsyncIterator[Live]:
        """Yield all tables as they are; what was judged as it is by now is not loaded again."""
        for id, revision in (await self.store.tables.revisions(self.tables())).items():
            live = self.judge.known[id] if self.judge.knows(id, revision) else None
            if live := live or await self.store.tables.load(id):
                yield live

    async def running(self) -> list[Live]:
        """Return the games that run."""
        found = await self.open_tables()
        return [live for live in found if live.table.phase is Phase.RUNNING]

    # What people do

    def standing(self) -> list[Seen]:
        own = [one for id, seen in self.seen.items() for one in _buttons(seen, id)]
        found = (*own, *self.town.standing())
        return [one for one in found if one.button.token and self.readers(one.chat)]

    def readers(self, chat: int) -> list[User]:
        """Return who can press in a chat."""
        if chat == NOBODY:
            return []
        return [
            user
            for user in USERS
            if self.town.has_in(chat, user.id) and not (chat > 0 and user.id in self.town.blocked)
        ]

    async def press(self, user: User, one: Seen, when: str = "", id: int = 5) -> str | None:
        """Press a button.

        :param id: of the message with the button.
        """
        token = one.button.token
        message = {"message_id": id, "date": 1, "chat": self.chat_of(one.chat)}
        row = [{"text": "x", "callback_data": str(token)}]
        message |= {"reply_markup": {"inline_keyboard": [row]}}
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": sender(user)}
        self.town.refused, self.town.toast = None, ""
        self.told = Told(user.id, token)
        await self.deal({"callback_query": {**query, "message": message}})
        answered = speaks(self.town.toast)
        if not isinstance(token, Language):  # which says in that one that it is spoken now
            answered -= {self.languages[user.id]}
            assert not answered, f"I25: user {user.id} is answered: {self.town.toast}"
        refused = self.town.refused
        if refused:  # whatever has changed meanwhile, by others
            self.told = Told(user.id)
        else:
            self.judge.note_wish(user.id, token)
            self._note_language(user, token, one.chat)
        where = f" in chat {one.chat}" if one.chat < 0 else ""
        kind = type(token).__name__
        told = f": {refused}" if refused else ""
        self.said = f"{user.name} presses [{one.button.text}] ({kind}){when}{where}{told}"
        return refused

    def _note_language(self, user: User, pressed: Any, chat: int) -> None:
        """Note what somebody reads, who has chosen a language, or has forgotten their choice; of
        that they still read by it.
        """
        if isinstance(pressed, Language) and chat == user.id:
            self.languages[user.id] = pressed.language
        if isinstance(pressed, Forget) and pressed.answer == "y":
            self.forgotten.add(user.id)

    async def try_command(self, id: str, user: User, command: Command) -> None:
        self.told = Told(user.id, command)
        try:
            await self.service.change(id, user, command)
        except Refused as refusal:
            self.judge.of_refusal(id, user.id, refusal, command)

    async def user_of(self, user: User) -> User:
        profile = await self.store.profiles.of(user.id)
        language = self.languages[user.id]
        return replace(user, reachable=profile.reachable, alias=user.name, language=language)

    async def deal(self, what: dict[str, object]) -> None:
        number, bugs = next(_NUMBERS), faults_so_far()
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))
            await self.town.work()
        assert faults_so_far() == bugs, f"I1: {self.bugs.found}"

    async def tick(self) -> None:
        ids = [live.table.id for live in await self.open_tables()]
        await self._look_at(ids)
        self.town.touched.update(ids)
        await match_all(self.service)

    async def _look_at(self, ids: Sequence[str]) -> None:
        """Have the clock look at tables, and note at which it has done something."""
        before = await self.store.tables.revisions(ids)
        for id in ids:
            await look_at(self.service, id)
        after = await self.store.tables.revisions(ids)
        changed = frozenset(id for id in ids if before.get(id) != after.get(id))
        self.told = replace(self.told, looked=self.told.looked | changed)

    def chat_of(self, chat: int) -> dict[str, object]:
        kind = "private" if chat > 0 else "supergroup"
        return {"id": chat, "type": kind, "title": "Friends"}


def _buttons(seen: tuple[Surface, ...], table: str) -> Iterator[Seen]:
    for surface in seen:
        for row in (*surface.keyboard, *surface.more):
            for button in row:
                if button.token:
                    yield Seen(surface.place.chat, button, table)


def sender(user: User) -> dict[str, object]:
    """Return what Telegram tells of whoever writes or presses."""
    known = {"first_name": user.name, "username": user.username, "language_code": user.language}
    return {"id": user.id, "is_bot": False, **known}


Deed = Callable[[World, int, int, int], Awaitable[None]]

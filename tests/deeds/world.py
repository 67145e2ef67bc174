"""A world of people, their chats and their tables: each deed goes through the bot's own handlers,
as Telegram brings it, and afterwards everything must be as it must.
"""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.ext import Application

from bot.display import buttons
from bot.display.lobby.invitations import invitation
from bot.display.values import Button, Surface
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.holidays import buttons as holidays
from bot.features.latecomers.table import AskToJoin
from bot.features.pause import buttons as pausing
from bot.features.pause.table import AskPause
from bot.features.seeking.buttons import Seek
from bot.features.seeking.matching import match_all
from bot.features.seeking.table import LIVE, sizes
from bot.features.tonight.table import Vote, is_voting
from bot.handlers.features import ROUTES
from bot.handlers.registering import register
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.metrics import faults_so_far
from bot.service.clock import look_at
from bot.service.delivery import delivered
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.computers import levels, people_asked
from bot.table.gathering import (
    AddComputer,
    Join,
    SetClock,
    SetHints,
    SetOption,
    SetWeekends,
    Start,
)
from bot.table.values import (
    BANKS,
    CLOCKS,
    DAY,
    HOUR,
    LETTERS,
    MINUTE,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    Refused,
    User,
    game_of,
    is_open,
    position,
    stamp_of_table,
)
from bot.table.votes import Agree, AskHints, Resign, SitAgain, Stop, TakeBack
from games.core.contract import AnyGame, Level
from games.core.log import Log, replay
from games.core.rng import Rng
from games.core.seats import lawful_people
from games.core.values import Seat
from tests.bot.tables import ALL, FRAME, NOON, random_press
from tests.bot.thinking import ThinkingHere
from tests.deeds.judge import Judge, Told
from tests.deeds.reading import shown, unreadable
from tests.deeds.town import BOT, Bugs, Seen, Town, member, noting_refusals

NAMES = ("Anna", "Bo<b>&", "Cl</i>", "דורה", "Emil", "Fe\u0301\u0489&", "Galya")
"""Signs of HTML, from right to left, combining: no name breaks a message, or is not read."""
USERNAMES = ("anna", "boris", "clara", "dora", "emil", "fedir", "galya")
USERS = tuple(
    User(n, name, ("en", "ru", "uk")[n % 3], username=username)
    for n, (name, username) in enumerate(zip(NAMES, USERNAMES, strict=True), 1)
)
GROUP = -100
_NUMBERS = count(1)
WAITS = (5, 5, 5, 20, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 2 * DAY, 8 * DAY, 30 * DAY)
"""Seconds that pass."""
COMMANDS = (
    *("leave", "kick", "skip", "undo", "stop", "pause", "join", "hint") * 3,
    *("leave", "pause", "stop") * 3,
    *("board", "again", "hand"),
    *("play", "play gifts", "tonight", "settings", "games", "leave @dora", "kick !", "callme"),
    *("history", "stats", "start", "help", "rules", "learn", "mydata", "challenge", "time"),
)
_PEOPLES = (
    *("Agree", "Object", "Retract", "Resign", "SitAgain", "Stop", "OfferSeat", "KeepSeat"),
    *("TakeOver", "AskToJoin", "AnswerLatecomer", "Pause", "Answer", "Resume", "Dismiss", "Join"),
    *("Leave", "Decline", "Rematch", "Start", "Call", "Sign", "Mute", "BestOf", "Do", "Keep"),
    *("Want", "Another", "Decide"),
)
"""Kinds of buttons that are drawn more often: they are about people."""
_ANSWERS = (
    *("Agree", "Answer", "AnswerLatecomer", "TakeOver", "AskToJoin", "OfferSeat", "SitAgain"),
    *("Pause", "Resign"),
)
"""Kinds that are drawn still more often: what is asked is answered."""
_WEIGHT, _WEIGHT_OF_ANSWERS = 12, 24
Deed = tuple[str, int, int, int]


class Chance(ThinkingHere):
    """Computers that move at random, but the same each time: nobody has to wait for them."""

    async def decide(self, game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> str:
        actions = [*game.legal_actions(replay(game, log).state, seat)]
        return str(Random(len(log.moves)).choice(actions))


class World:
    """Does deeds, and judges what has come of each."""

    def __init__(self, redis: Redis, seed: int) -> None:
        self.chance = Random(seed)
        self.now = NOON + self.chance.randrange(7) * DAY
        self.store = Store(redis, ALL)
        self.town = Town(self.store)
        self.trail: list[str] = []
        self.drawn: dict[str, int] = {}
        self.old: list[Seen] = []
        """Buttons that have stood."""
        self.judge = Judge(self.town)
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
                FRAME,
                self.store,
                self.town,  # type: ignore[arg-type]
                Chance(),
                lambda: same.getrandbits(60),
                lambda: self.now,
                key="k",
                selections=self.town.selected,
            )
            register(app, self.service, noting_refusals(ROUTES, self.town))
            self.app = app
            for user in USERS:
                is_met = user.id < len(USERS)
                await self.store.profiles.remember(user.id, Profile(None, reachable=is_met))
            async with app:
                yield self

    async def do(self, name: str, a: int, b: int, c: int) -> None:
        """Do a deed, if it can be done now, and judge what has come of it."""
        self.told = Told()
        self.said = ""
        await getattr(self, name)(a, b, c)
        if self.said:
            self.trail.append(self.said)
        self.drawn[name] = self.drawn.get(name, 0) + 1
        await self._judge(c)

    async def _judge(self, c: int) -> None:
        if self.town.blocked:  # the clock looks at once at what has changed
            for id in sorted(self.town.touched):
                await look_at(self.service, id)
        assert not self.bugs.found, f"I1: {self.bugs.found}"
        assert not self.town.unreadable, self.town.unreadable
        reader = USERS[c % len(USERS)]
        for id in self._tables():
            live = await self.store.tables.load(id)
            if live is None:
                self.seen.pop(id, None)
                continue
            if not self.judge.is_new(live) and id not in self.town.touched:
                continue
            seen = shown(live, self.town.selections(id))
            for one in seen:
                assert not (wrong := unreadable(one.text)), wrong
            self._note(live, seen)
            is_other = self.town.panels[id].panel or any(one.aloud for one in live.table.people)
            bare = shown(live, {}) if is_other else seen  # as it is read before anything is chosen
            self.judge.judge(live, bare, self.told, reader, self.now)
        self.town.touched.clear()

    def _note(self, live: Live, seen: tuple[Surface, ...]) -> None:
        gone = self.seen.get(live.table.id, ())
        stands = {str(one.button.token) for one in _buttons(seen, live.table.id)}
        past = (one for one in _buttons(gone, live.table.id) if str(one.button.token) not in stands)
        self.old = [*self.old, *past][-80:]
        self.seen[live.table.id] = seen
        if not is_open(live.table) and len(self.seen) > 8:
            self.seen.pop(live.table.id)

    def _tables(self) -> list[str]:
        return [*self.town.panels]

    async def _open_tables(self) -> list[Live]:
        found = [await self.store.tables.load(id) for id in self._tables()]
        return [live for live in found if live and is_open(live.table)]

    # What people press

    def _standing(self) -> list[Seen]:
        own = [one for id, seen in self.seen.items() for one in _buttons(seen, id)]
        found = (*own, *self.town.standing())
        return [one for one in found if one.button.token and self._readers(one.chat)]

    def _readers(self, chat: int) -> list[User]:
        """Return who can press in a chat."""
        if chat == NOBODY:
            return []
        return [
            user
            for user in USERS
            if self.town.has_in(chat, user.id) and not (chat > 0 and user.id in self.town.blocked)
        ]

    async def press(self, a: int, b: int, c: int) -> None:
        """Somebody presses a button that stands; whom it refuses leaves it to others who see it."""
        by_kind: dict[str, list[Seen]] = {}
        for one in self._standing():
            by_kind.setdefault(type(one.button.token).__name__, []).append(one)
        weighed = [kind for kind in sorted(by_kind) for _ in range(_weight(kind))]
        if not weighed:
            return
        kind = weighed[a % len(weighed)]
        asked = [one for one in by_kind[kind] for _ in range(1 if _is_no(one) else 4)]
        one = asked[b % len(asked)]
        people = self._readers(one.chat)
        Random(c).shuffle(people)
        said, refusals = [], []
        for user in people:
            refusal = await self._press(user, one)
            said.append(self.said)
            if refusal is None:
                break
            refusals.append(refusal)
        else:
            self.judge.nobody_can_press(kind, one, refusals, said)
        self.said = "\n".join(said)
        self.drawn[f"[{kind}]"] = self.drawn.get(f"[{kind}]", 0) + 1

    async def press_old(self, a: int, b: int, c: int) -> None:
        """Somebody presses a button that has stood, or stands."""
        peoples = [one for one in self.old if type(one.button.token).__name__ in _ANSWERS]
        known = (self._apt() or peoples[-30:] or self.old) if a % 4 else self.old
        if not known:
            return
        one = known[a % len(known)]
        people = self._readers(one.chat)
        if people:
            await self._press(people[b % len(people)], one, " (of before)")

    def _apt(self) -> list[Seen]:
        """Return old buttons by which something else was answered than what is asked now."""
        asked = {(one.table, type(one.button.token)) for one in self._standing() if one.table}
        found = [one for one in self.old if (one.table, type(one.button.token)) in asked]
        return [one for one in found if isinstance(one.button.token, pausing.Answer)]

    async def agree(self, a: int, b: int, c: int) -> None:
        """All who see what is asked agree, one after the other, or some of them."""
        kinds = ("Agree", "Answer", "AnswerLatecomer")
        asked = [
            one
            for one in self._standing()
            if one.table and type(one.button.token).__name__ in kinds and not _is_no(one)
        ]
        if not asked:
            return
        one = asked[a % len(asked)]
        people = self._readers(one.chat)
        Random(b).shuffle(people)
        for user in people[: None if c % 2 else 3]:
            await self._press(user, one)
            self.trail.append(self.said)
            self.said = ""
            await self._judge(c)

    async def ask(self, a: int, b: int, c: int) -> None:
        """Somebody at a game asks the others for something, as commands and questions do."""
        running = [one for one in await self._open_tables() if one.table.phase is Phase.RUNNING]
        if not running:
            return
        live = running[a % len(running)]
        user = USERS[b % len(USERS)]
        if user not in self._readers(live.table.place.chat or user.id):
            return
        table, chair = live.table, Chair(c % len(live.table.people))
        stamp, at = stamp_of_table(table), position(table)
        asked: tuple[Command, ...] = (
            *(AskPause(days, self.now) for days in (1, 3, 7)),
            *(Stop(stamp), Stop(stamp), AskHints(), TakeBack(), SitAgain(), SitAgain()),
            *(Agree(matter, chair, at) for matter in (Matter.REMOVE, Matter.REPLACE)),
            *(Agree(matter, chair, at) for matter in (Matter.REPLACE, Matter.RETURN)),
            *(Resign(stamp, is_replaced=True), AskToJoin(self.now)),
        )
        command = asked[(a + b + c) % len(asked)]
        if table.pause.wish and c % 3 == 0:
            command = asked[b % 3]
        self.said = f"{user.name} asks at {table.game} {table.id}: {command}"
        await self._try(table.id, await self._user(user), command)

    async def hand_on(self, a: int, b: int, c: int) -> None:
        """Somebody hands on their seat, mostly to one who waits for another."""
        running = [one for one in await self._open_tables() if one.table.phase is Phase.RUNNING]
        if not running:
            return
        live = running[a % len(running)]
        table = live.table
        own = [one.user for n, one in enumerate(table.people) if one.user and n not in table.gone]
        sitting = {one.user for one in table.people}
        waiting = [one.user for one in table.invited if one.user not in sitting]
        others = waiting or [one.id for one in USERS if one.id not in sitting]
        if not own or not others:
            return
        giver, taker = USERS[own[b % len(own)] - 1], USERS[others[c % len(others)] - 1]
        chat = table.place.chat
        if not all(one in self._readers(chat or one.id) for one in (giver, taker)):
            return
        self.said = f"{giver.name} hands on a seat at {table.game} {table.id} to {taker.name}"
        stood = [one for one in self._standing() if one.table == table.id]
        await self._try(table.id, await self._user(giver), OfferSeat(self.now))
        await self._judge(c)
        table = (await self.service.find(table.id)).table
        if table.offer and table.offer.agreed is None:
            word = word_of_offer(table, table.offer)
            command = TakeOver(table.offer.chair, word, self.now)
            await self._try(table.id, await self._user(taker), command)
            await self._cross(stood, table.offer.chair, b, c)

    async def _cross(self, stood: list[Seen], chair: int, b: int, c: int) -> None:
        """Somebody answers what was asked about a person who has just handed on their seat."""
        kinds = (buttons.Agree, buttons.Object)
        tokens = [(one, one.button.token) for one in stood]
        old = [one for one, t in tokens if isinstance(t, kinds) and t.chair == chair]
        if not old:
            return
        self.trail.append(self.said)
        await self._judge(c)
        one = old[b % len(old)]
        sitting = {person.user for person in (await self.service.find(one.table)).table.people}
        people = [user for user in self._readers(one.chat) if user.id in sitting]
        if people:
            await self._press(people[c % len(people)], one, " (of before)")

    async def _press(self, user: User, one: Seen, when: str = "") -> str | None:
        token = one.button.token
        message = {"message_id": 5, "date": 1, "chat": self._chat(one.chat)}
        row = [{"text": "x", "callback_data": str(token)}]
        message |= {"reply_markup": {"inline_keyboard": [row]}}
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": _sender(user)}
        self.town.refused = None
        self.told = Told(user.id, token)
        await self._deal({"callback_query": {**query, "message": message}})
        refused = self.town.refused
        where = f" in chat {one.chat}" if one.chat < 0 else ""
        kind = type(token).__name__
        told = f": {refused}" if refused else ""
        self.said = f"{user.name} presses [{one.button.text}] ({kind}){when}{where}{told}"
        return refused

    async def move(self, a: int, b: int, c: int) -> None:
        """Somebody who is awaited moves."""
        running = [one for one in await self._open_tables() if people_asked(ALL, one)]
        if not running:
            return
        live = running[a % len(running)]
        seats = people_asked(ALL, live)
        seat = seats[b % len(seats)]
        users = [USERS[one.user - 1] for one in self.judge.at_seat(live, seat)]
        assert users, f"I8: nobody sits at seat {seat}"
        chat = live.table.place.chat
        users = [u for u in users if u in (*self._readers(u.id), *self._readers(chat))]
        if not users:
            return
        user = users[c % len(users)]
        press = replace(random_press(live, seat, Random(c)), now=self.now)
        self.said = f"{user.name} moves at {live.table.game} {live.table.id}"
        self.told = Told(user.id)
        try:
            await self.service.change(live.table.id, await self._user(user), press)
        except Refused as refusal:
            raise AssertionError(f"I8: {user.name} cannot move: {refusal}") from refusal

    # What people write

    async def write(self, a: int, b: int, c: int) -> None:
        """Somebody writes a command, in their group or in their private chat."""
        words = COMMANDS[a % len(COMMANDS)]
        user = USERS[b % len(USERS)]
        chat = user.id if c % 3 == 0 else GROUP
        if user in self._readers(chat):
            await self._write(user, chat, words, c)

    async def _write(self, user: User, chat: int, words: str, c: int = 0) -> None:
        replied = USERS[c % len(USERS)]
        text = f"/{words.removesuffix(' !')}"
        entities = [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}]
        if "@" in text:
            at = text.index("@")
            entities.append({"type": "mention", "offset": at, "length": len(text) - at})
        message = {"message_id": 6, "date": 1, "chat": self._chat(chat), "from": _sender(user)}
        if words.endswith("!"):
            said = {"message_id": 4, "date": 1, "chat": self._chat(chat), "text": "x"}
            message["reply_to_message"] = {**said, "from": _sender(replied)}
        self.told = Told(user.id, text)
        await self._deal({"message": {**message, "text": text, "entities": entities}})
        to = f" (to {replied.name})" if words.endswith("!") else ""
        self.said = f"{user.name}{' in private' if chat > 0 else ''}: {text}{to}"

    async def follow(self, a: int, b: int, c: int) -> None:
        """Somebody follows a link that stands, or an invitation that was sent to them."""
        links = self.town.links([one for seen in self.seen.values() for one in seen])
        for live in await self._open_tables():
            if live.table.place.is_circle and live.table.game and live.table.phase is Phase.LOBBY:
                rows = invitation(FRAME, live, "en").keyboard
                links += [str(row[0].url).partition("start=")[2] for row in rows] * 3
        if not links:
            return
        user = USERS[b % len(USERS)]
        if user in self._readers(user.id):
            await self._write(user, user.id, f"start {links[a % len(links)]}")
            await self._start(user)

    async def _start(self, user: User) -> None:
        """Whoever writes to the bot has opened the private chat."""
        if not (await self.store.profiles.of(user.id)).reachable:
            await self._reached(user, "member")

    # Who comes and goes

    async def _of_interest(self, a: int, b: int) -> User:
        """Return somebody: mostly one whom something that is asked depends on."""
        found = set[int]()
        for live in await self._open_tables():
            table = live.table
            found |= {table.host} | table.votes | {one.user for one in table.invited}
            for motion in table.motions:
                found |= {table.people[motion.chair].user} | motion.votes | motion.against
            if wish := table.pause.wish:
                found |= {wish.author} | wish.agreed
            if offer := table.offer:
                friend = offer.friend.key if offer.friend else ""
                found |= (offer.agreed or frozenset()) | (
                    {int(friend)} if friend.isdigit() else set()
                )
        people = sorted(found - {NOBODY}) if b % 3 else []
        return USERS[people[a % len(people)] - 1] if people else USERS[a % len(USERS)]

    async def leave_chat(self, a: int, b: int, c: int) -> None:
        """Somebody leaves the group."""
        user = await self._of_interest(a, b)
        if (GROUP, user.id) in self.town.out:
            return
        self.town.out.add((GROUP, user.id))
        self.said = f"{user.name} leaves the group"
        await self._member(user, "member", "left")

    async def come_back(self, a: int, b: int, c: int) -> None:
        """Somebody comes back to the group."""
        out = sorted(user for chat, user in self.town.out)
        if not out:
            return
        user = USERS[out[a % len(out)] - 1]
        self.town.out.discard((GROUP, user.id))
        self.said = f"{user.name} comes back to the group"
        await self._member(user, "left", "member")

    async def _member(self, user: User, old: str, new: str) -> None:
        change = {"chat": self._chat(GROUP), "from": _sender(user), "date": 1}
        both = {"old_chat_member": member(user.id, old), "new_chat_member": member(user.id, new)}
        await self._deal({"chat_member": {**change, **both}})

    async def block(self, a: int, b: int, c: int) -> None:
        """Somebody blocks the bot."""
        user = await self._of_interest(a, b)
        if user.id in self.town.blocked:
            return
        self.town.blocked.add(user.id)
        self.said = f"{user.name} blocks the bot"
        await self._reached(user, "kicked")
        await self._tick()

    async def unblock(self, a: int, b: int, c: int) -> None:
        """Somebody takes the bot in again."""
        if not self.town.blocked:
            return
        blocked = sorted(self.town.blocked)
        user = USERS[blocked[a % len(blocked)] - 1]
        self.town.blocked.discard(user.id)
        self.said = f"{user.name} unblocks the bot"
        await self._reached(user, "member")

    async def _reached(self, user: User, new: str) -> None:
        old = "member" if new == "kicked" else "kicked"
        both = {"old_chat_member": _ours(old), "new_chat_member": _ours(new)}
        change = {"chat": self._chat(user.id), "from": _sender(user), "date": 1}
        await self._deal({"my_chat_member": {**change, **both}})

    async def promote(self, a: int, b: int, c: int) -> None:
        """Somebody becomes an admin of the group, or is none any more."""
        user = USERS[a % len(USERS)]
        self.town.admins ^= {user.id}
        self.said = f"{user.name} is {'an' if user.id in self.town.admins else 'no'} admin"

    async def wait(self, a: int, b: int, c: int) -> None:
        """Time passes."""
        seconds = WAITS[a % (len(WAITS) if b % 4 == 0 else 8)]
        self.now += seconds
        self.said = f"{timedelta(seconds=seconds)} pass"
        await self._tick()

    async def _tick(self) -> None:
        for live in await self._open_tables():
            await look_at(self.service, live.table.id)
            self.town.touched.add(live.table.id)
        await match_all(self.service)

    async def plan(self, a: int, b: int, c: int) -> None:
        """Somebody plans days away, by the calendar in their settings."""
        user = await self._of_interest(a, b)
        if user not in self._readers(user.id):
            return
        first = datetime.fromtimestamp(self.now, UTC).date() + timedelta(days=b % 3)
        token = holidays.Day("", (first + timedelta(days=c % 6)).toordinal(), first.toordinal())
        button = Button("the days away", token)
        await self._press(user, Seen(user.id, button, ""))

    async def forget(self, a: int, b: int, c: int) -> None:
        """Somebody has all forgotten."""
        user = await self._of_interest(a, c)
        if b % 3 or user not in self._readers(user.id):
            return
        token = buttons.Forget("", "y")
        await self._press(user, Seen(user.id, Button("forget", token), ""))

    async def speak(self, a: int, b: int, c: int) -> None:
        """Somebody changes their language, or that of the group."""
        user = USERS[a % len(USERS)]
        chat = user.id if b % 3 else GROUP
        if user not in self._readers(chat):
            return
        token = buttons.Language("", ("en", "ru", "uk")[c % 3])
        await self._press(user, Seen(chat, Button("language", token), ""))

    async def prefer(self, a: int, b: int, c: int) -> None:
        """Somebody plays in words, or by pictures again."""
        user = USERS[a % len(USERS)]
        if user in self._readers(user.id):
            token = buttons.Aloud("", b % 2 == 0)
            await self._press(user, Seen(user.id, Button("in words", token), ""))

    # Games that begin

    async def gather(self, a: int, b: int, c: int) -> None:
        """Some people open a table, if there are few, and mostly begin."""
        tables = await self._open_tables()
        if len(tables) >= (1, 1, 1, 2, 3)[a % 5]:
            return
        chance = Random(a * 1_000_003 + b * 1009 + c)
        users = [one for one in USERS if one.id not in self.town.blocked]
        chance.shuffle(users)
        game = chance.choice([*sorted(ALL), "saboteur", "saboteur", "gifts"])
        kind = chance.choice(["group"] * 6 + ["circle"] * 4 + ["strangers"])
        if kind == "strangers":
            await self._seek(chance, users)
            return
        if kind == "group":
            users = [one for one in users if (GROUP, one.id) not in self.town.out]
        if len(users) < 2:
            return
        place = Place(GROUP) if kind == "group" else Place(NOBODY, 1 + a)
        standing = await self.service.standing(place)
        slots = {live.table.slot for live in standing}
        letters = range(len(LETTERS) if kind == "group" else 1)
        slot = next((n for n in letters if n not in slots), None)
        if slot is None:
            return
        host = await self._user(users[0])
        live = await self.service.open(place, host, users[0].language, game, "Friends", slot)
        self.said = f"{host.name} opens {live.table.id} ({kind}, {game})"
        await self._set_up(live.table.id, chance, users)

    async def _set_up(self, id: str, chance: Random, users: list[User]) -> None:
        live = await self.service.find(id)
        host, game = await self._user(users[0]), game_of(ALL, live.table)
        if option := chance.choice([None, *game.options]):
            await self._try(id, host, SetOption(option.id, chance.choice([*option.values])))
        clock = chance.choice([(clock, 0) for clock in CLOCKS] + [*BANKS])
        await self._try(id, host, SetClock(*clock))
        await self._try(id, host, SetWeekends(chance.random() < 0.3))
        await self._try(id, host, SetHints(chance.random() < 0.3))
        live = await self.service.find(id)
        numbers = lawful_people(game, live.table.options) or (2,)
        wanted = chance.choice([n for n in numbers if 3 <= n <= 5] or list(numbers)[:2])
        for user in users[:wanted]:
            await self._try(id, await self._user(user), Join())
        while chance.random() < 0.45 and levels(ALL, live.table):
            await self._try(id, host, AddComputer(levels(ALL, live.table)[0]))
        sitting = [one.name for one in (await self.service.find(id)).table.people]
        if chance.random() < 0.85:
            await self._try(id, host, Start(chance.randrange(10**6), "", self.now))
            self.said += f"; {', '.join(sitting)} play"

    async def _seek(self, chance: Random, users: list[User]) -> None:
        game = chance.choice(sorted(sizes(ALL)))
        met = [one for one in users if (await self.store.profiles.of(one.id)).reachable]
        for user in met[: sizes(ALL)[game]]:
            token = Seek("", game, chance.choice([LIVE, DAY]) if chance.random() < 0.2 else DAY)
            await self._press(user, Seen(user.id, Button("seek", token), ""))
        await match_all(self.service)
        self.said = f"{', '.join(one.name for one in met[: sizes(ALL)[game]])} seek {game}"

    async def vote(self, a: int, b: int, c: int) -> None:
        """Somebody votes on what to play."""
        voting = [live for live in await self._open_tables() if is_voting(live.table)]
        user = USERS[b % len(USERS)]
        if voting and user in self._readers(voting[0].table.place.chat):
            options = (c % 3, c % 5)
            await self._try(voting[0].table.id, await self._user(user), Vote(options))
            self.said = f"{user.name} votes for {options}"

    # How it is done

    async def _try(self, id: str, user: User, command: Command) -> None:
        self.told = Told(user.id, command)
        with suppress(Refused):
            await self.service.change(id, user, command)

    async def _user(self, user: User) -> User:
        profile = await self.store.profiles.of(user.id)
        return replace(user, reachable=profile.reachable, alias=user.name)

    async def _deal(self, what: dict[str, object]) -> None:
        number, bugs = next(_NUMBERS), faults_so_far()
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))
        assert faults_so_far() == bugs, f"I1: {self.bugs.found}"

    def _chat(self, chat: int) -> dict[str, object]:
        kind = "private" if chat > 0 else "supergroup"
        return {"id": chat, "type": kind, "title": "Friends"}


def _buttons(seen: tuple[Surface, ...], table: str) -> Iterator[Seen]:
    for surface in seen:
        for row in (*surface.keyboard, *surface.more):
            for button in row:
                if button.token:
                    yield Seen(surface.place.chat, button, table)


def _is_no(one: Seen) -> bool:
    """Tell whether a button turns down what is asked."""
    return getattr(one.button.token, "answer", "") == "n"


def _weight(kind: str) -> int:
    """Return how often a kind of button is pressed."""
    if kind in _ANSWERS:
        return _WEIGHT_OF_ANSWERS
    return _WEIGHT if kind in _PEOPLES else 1


def _ours(status: str) -> dict[str, object]:
    """Return what Telegram tells of the bot in a private chat."""
    until = {"until_date": 0} if status == "kicked" else {}
    return {"user": BOT, "status": status, **until}


def _sender(user: User) -> dict[str, object]:
    known = {"first_name": user.name, "username": user.username, "language_code": user.language}
    return {"id": user.id, "is_bot": False, **known}


DEEDS = {
    "press": 50,
    "press_old": 14,
    "agree": 5,
    "ask": 12,
    "hand_on": 4,
    "move": 10,
    "write": 9,
    "follow": 4,
    "leave_chat": 5,
    "come_back": 7,
    "block": 2,
    "unblock": 4,
    "promote": 1,
    "wait": 6,
    "plan": 2,
    "forget": 2,
    "speak": 1,
    "prefer": 1,
    "gather": 4,
    "vote": 1,
}
"""Deeds, and how often each is done."""


def drawn(chance: Random, amount: int) -> list[Deed]:
    """Draw deeds; at first a game begins."""
    deeds: list[Deed] = []
    for name in ("gather", *[""] * (amount - 1)):
        (any_one,) = chance.choices([*DEEDS], weights=[*DEEDS.values()])
        numbers = (chance.randrange(1000) for _ in range(3))
        deeds.append((name or any_one, *numbers))  # type: ignore[arg-type]
    return deeds

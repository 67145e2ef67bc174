"""Whole games of all kinds at full speed, each to its end: what memory the bot takes meanwhile.

`python -m bench.endurance`, the better part of an hour; no part of `make bench`. All tables stand
from the beginning; a few at a time are played, by people who press at random as soon as they are
answered, at every other table beside a computer. The bot is one worker with an embedded store and
one painter, as it ships. Memory is the proportional set size (PSS) of the bot and of all processes
that it has started, each second (proc(5), smaps_rollup): what they share is counted once.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import NamedTuple

from bench.processes import family, share
from bench.world import bot, fill, playground
from bot.display.buttons import Choice, Choose, Confirm, Rematch
from bot.display.token import BadToken, Token, reader
from bot.table.values import NOBODY, Live, Person, Phase, Place, Table
from games import GAMES
from games.core.contract import Level, defaults
from games.core.log import Log, replay
from games.core.rng import Rng
from playground.state import Playground
from playground.world import chats
from playground.world.changes import (
    AnyChange,
    MessageDeleted,
    MessageEdited,
    MessageSent,
    QueryAnswered,
)
from playground.world.errors import ApiError
from playground.world.presses import press
from playground.world.values import Button, Message

_LIMIT = 1000
"""Megabytes that operators are told to have."""
_PATIENCE = 20.0
"""Seconds to wait for an answer, or for something new to press."""
_SHRUG = 1.0
"""The same where a press was answered with words: it was too late, or somebody else's."""
_CONFIRMS = 0.85
"""How often somebody makes the move that is seen, where they could look at another."""
_NAMES = ("Anna", "Boris", "Clara", "Max")
_read = reader((Choose, Confirm, Rematch))


class Kind(NamedTuple):
    """A game as it is played."""

    name: str
    game: str
    seats: int
    options: Mapping[str, str] = {}


KINDS = (
    Kind("Carcassonne", "carcassonne", 3),
    Kind("Saboteur", "saboteur", 4),
    Kind("Saboteur 2", "saboteur", 4, {"expansion": "on"}),
    Kind("Guilds of Laar", "laar", 3),
    Kind("Land vs Sea", "land_vs_sea", 2),
    Kind("Glastonbury", "glastonbury", 3),
    Kind("The Castle", "castle", 2),
)


class Seating:
    """A table, what stands in the chats of its people, and how far they have come."""

    def __init__(self, kind: Kind, chat: int, people: Sequence[int], seed: int) -> None:
        self.kind = kind
        self.chat = chat
        self.people = people
        self.is_over = False
        self.changed = asyncio.Event()
        """Set when a message of theirs has changed since the event was cleared."""
        self._standing: dict[tuple[int, int], Message] = {}
        self._chance = Random(seed)
        self._at: Choice | None = None

    def choose(self) -> tuple[int, Message, Button] | None:
        """Return a person, a message and a button that leads on; None while nobody is asked."""
        messages = sorted(self._standing.values(), key=lambda one: one.id, reverse=True)
        asking = [one for one in messages if any(_choices(one))]
        if not asking:
            return None
        message = self._chance.choice(asking)
        return self._asked(message), message, self._button(message)

    def note(self, message: Message) -> None:
        """Remember a message that is new or has changed."""
        self._standing[message.chat_id, message.id] = message
        if any(isinstance(does, Rematch) for _, does in _deeds(message)):
            self.is_over = True
        self.changed.set()

    def forget(self, chat: int, message: int) -> None:
        """Forget a message that is deleted."""
        self._standing.pop((chat, message), None)
        self.changed.set()

    def _asked(self, message: Message) -> int:
        """Return whom a message asks: the board names them in its line of the turn."""
        if message.chat_id > 0:
            return message.chat_id
        turn = "".join(line for line in message.body.text.split("\n") if "➤" in line)
        named = turn.partition(" — ")[0]
        asked = [user for user, name in zip(self.people, _NAMES, strict=False) if name in named]
        return self._chance.choice(asked or self.people)

    def _button(self, message: Message) -> Button:
        """Choose among what shows anything new, and making the move that is seen."""
        keys = list(_choices(message))
        confirm = [(key, does) for key, does in keys if isinstance(does, Confirm)]
        seen = confirm[0][1] if confirm else self._at
        onward = [
            (key, does)
            for key, does in keys
            if isinstance(does, Choose) and not _is_seen(does, seen)
        ]
        if confirm and (not onward or self._chance.random() < _CONFIRMS):
            key, self._at = confirm[0]
        else:
            key, self._at = self._chance.choice(onward or keys)
        return key


def _is_seen(does: Choice, seen: Choice | None) -> bool:
    """Tell whether a button leads back, or to what is seen already."""
    at = seen.path if seen and seen.stamp == does.stamp else ()
    return at[: len(does.path)] == does.path


def _choices(message: Message) -> Iterator[tuple[Button, Choice]]:
    for key, does in _deeds(message):
        if isinstance(does, Choice):
            yield key, does


def _deeds(message: Message) -> Iterator[tuple[Button, Token]]:
    for key in (key for row in message.keyboard or () for key in row):
        with suppress(BadToken):
            yield key, _read(key.data)


class Hall:
    """All tables of a playground, and those who play at them."""

    def __init__(self, play: Playground, games: int) -> None:
        self.presses = self.pictures = self.unanswered = self.waits = 0
        self.told: Counter[str] = Counter()
        """Toasts of presses, by their words."""
        self.ended: Counter[str] = Counter()
        self.seatings: list[Seating] = []
        self._play = play
        self._by_chat: dict[int, Seating] = {}
        self._pressed: dict[str, asyncio.Future[str | None]] = {}
        for number, kind in enumerate(islice(cycle(KINDS), games)):
            self._seat(number, kind)
        play.world.listen(self._hear)

    def lives(self) -> Iterator[Live]:
        """Return the tables as the bot is to have them: their games have just begun."""
        for number, one in enumerate(self.seatings):
            yield _begun(number, one)

    async def play(self, at_once: int, until: float) -> None:
        """Play all games to their ends, so many at a time, until a moment of `perf_counter`."""
        waiting = iter(self.seatings)

        async def one_after_the_other() -> None:
            for seating in waiting:
                await self._play_out(seating, until)
                self.ended[seating.kind.name] += seating.is_over

        await asyncio.gather(*(one_after_the_other() for _ in range(at_once)))

    def _seat(self, number: int, kind: Kind) -> None:
        world = self._play.world
        computers = number // len(KINDS) % 2
        names = _NAMES[: kind.seats - computers]
        users = tuple(chats.new_user(world, name, None, None, "en").id for name in names)
        chat = chats.new_group(world, "supergroup", f"table {number}", users).id
        for user in users:
            chats.start(world, user)
        seating = Seating(kind, chat, users, number)
        self.seatings.append(seating)
        self._by_chat |= dict.fromkeys((chat, *users), seating)

    async def _play_out(self, seating: Seating, until: float) -> None:
        while not seating.is_over and perf_counter() < until:
            seating.changed.clear()
            chosen = seating.choose()
            is_told = chosen is not None and await self._press(*chosen)
            try:
                await asyncio.wait_for(seating.changed.wait(), _SHRUG if is_told else _PATIENCE)
            except TimeoutError:
                self.waits += not is_told

    async def _press(self, user: int, message: Message, key: Button) -> bool:
        """Press; tell whether the person was told something: then nothing need change by it."""
        try:
            query = press(self._play.world, user, message.chat_id, message.id, data=key.data)
        except ApiError:  # it has gone since
            return True
        self.presses += 1
        answered = self._pressed[query.id] = asyncio.get_running_loop().create_future()
        try:
            said = await asyncio.wait_for(answered, _PATIENCE)
        except TimeoutError:
            self.unanswered += 1
            return False
        if said:
            self.told[said] += 1
        return bool(said)

    def _hear(self, _: int, change: AnyChange) -> None:
        if isinstance(change, QueryAnswered):
            answered = self._pressed.pop(change.query.id, None)
            if answered and not answered.done():
                answered.set_result(change.query.text)
        elif isinstance(change, MessageSent | MessageEdited):
            message = change.message
            self.pictures += message.media is not None
            if seating := self._by_chat.get(message.chat_id):
                seating.note(message)
        elif isinstance(change, MessageDeleted) and (seating := self._by_chat.get(change.chat_id)):
            seating.forget(change.chat_id, change.message_id)


def _begun(number: int, seating: Seating) -> Live:
    """Return a table whose game has just begun."""
    kind, game = seating.kind, GAMES[seating.kind.game]
    options = {**defaults(game), **kind.options}
    log = Log(game.id, game.rules_version, kind.seats, options, Rng(number))
    people = [
        Person(user, name, "en", colour)
        for colour, (user, name) in enumerate(zip(seating.people, _NAMES, strict=False))
    ]
    for colour in range(len(people), kind.seats):
        people.append(Person(NOBODY, "Ada", "en", colour, computer=Level.EASY))
    table = Table(
        *(f"{number:010x}", Place(seating.chat), "en", people[0].user, Phase.RUNNING),
        *(game.id, options, tuple(people), log),
        since=int(time()),
        began=int(time()),
        pace=0,
    )
    return Live(table, replay(game, log))


class Memory:
    """What the bot and its processes hold, each second."""

    def __init__(self, process: int) -> None:
        self.most = 0
        """Megabytes of all together."""
        self.parts: dict[str, int] = {}
        """The same by process, when it was most."""
        self._process = process

    async def watch(self) -> None:
        """Look each second, until it is cancelled."""
        while True:
            parts = {f"{one.name} {one.id}": share(one.id) for one in family(self._process)}
            if sum(parts.values()) > self.most:
                self.most, self.parts = sum(parts.values()), parts
            await asyncio.sleep(1)


@asynccontextmanager
async def _watched(process: int) -> AsyncIterator[Memory]:
    memory = Memory(process)
    watching = asyncio.create_task(memory.watch())
    try:
        yield memory
    finally:
        watching.cancel()


async def endure(games: int, at_once: int, minutes: float) -> bool:
    """Play and tell; return whether all games have ended within the limit."""
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        async with playground(folder) as (play, url):
            hall = Hall(play, games)
            data = Path(folder, "bot")
            await fill(data, hall.lives())
            ours = bot(data, play.world.token, url, PAINTERS="1", PAINTER_NICE="0")
            async with ours as process, _watched(process) as memory:
                telling = asyncio.create_task(_tell(hall, memory, begun))
                await hall.play(at_once, begun + 60 * minutes)
                telling.cancel()
    _say(hall, memory, perf_counter() - begun)
    for said, times in hall.told.most_common(8):
        print(f"  {times:6} x  {said}")
    print("at most:", ", ".join(f"{name} {held} MB" for name, held in memory.parts.items()))
    return hall.ended.total() == games and memory.most < _LIMIT


async def _tell(hall: Hall, memory: Memory, begun: float) -> None:
    while True:
        await asyncio.sleep(60)
        _say(hall, memory, perf_counter() - begun)


def _say(hall: Hall, memory: Memory, seconds: float) -> None:
    ended = ", ".join(f"{name} {count}" for name, count in sorted(hall.ended.items()))
    print(
        f"{seconds:6.0f} s  {hall.ended.total()} games ended ({ended})  {hall.presses} presses  "
        f"{hall.told.total()} told why not  {hall.unanswered} not answered  "
        f"{hall.waits} waits in vain  {hall.pictures} pictures  at most {memory.most} MB",
        flush=True,
    )


def main() -> int:
    """Return 1 when a game has not ended or the bot has taken more than it may."""
    parser = argparse.ArgumentParser("python -m bench.endurance", description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--at-once", type=int, default=7)
    parser.add_argument("--minutes", type=float, default=60)
    given = parser.parse_args()
    return not asyncio.run(endure(given.games, given.at_once, given.minutes))


if __name__ == "__main__":
    sys.exit(main())

"""One game from both ends: as its players saw it, and as the store has it."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.ingest.inbox import Inbox
from bot.store.client import AnyRedis, connect
from bot.store.store import Store
from bot.table.seating import chair_of, seat_at, seat_of
from bot.table.values import Chair, Live, Phase
from games.core.contract import AnyGame
from games.core.log import Log, begin, find, follow, with_joined
from games.core.values import Seat
from playground.world.values import Query
from tests.bot.tables import ALL
from tests.soak.party import Played


class Story(NamedTuple):
    """A game that was played."""

    played: Played
    live: Live
    """As the store gives it: the snapshot, not the log played again."""

    @property
    def name(self) -> str:
        return f"{self.played.plan}, table {self.played.table}"

    @property
    def game(self) -> AnyGame:
        return ALL[self.played.plan.kind.game]

    @property
    def log(self) -> Log:
        assert self.live.table.log
        return self.live.table.log

    @property
    def left(self) -> frozenset[int]:
        """The users who have handed on their seat."""
        here = {person.user for person in self.live.table.people}
        return frozenset({*self.played.users} - here if self.live.table.former else ())

    def seat(self, user: int) -> Seat | None:
        if user in self.left:  # one seat at most is handed on
            return seat_at(self.live.table, self.live.table.former[0].chair)
        return seat_of(self.live.table, user)

    def chair(self, user: int) -> Chair | None:
        return chair_of(self.live.table, user)

    def moments(self) -> Iterator[Live]:
        """The table after each of its moves, from before the first on, by the log alone."""
        return moments(self.game, self.live)


def moments(game: AnyGame, live: Live) -> Iterator[Live]:
    """Yield a table as it was after each of its moves, from before the first on, by its log."""
    assert live.table.log
    reached = begin(game, live.table.log)
    for count, move in enumerate((*live.table.log.moves, None)):
        log = replace(live.table.log, moves=live.table.log.moves[:count])
        table = replace(live.table, log=log, phase=Phase.RUNNING)
        if move is not None or live.table.phase is Phase.STOPPED:
            yield Live(table, reached)
        if move is None:
            yield Live(replace(table, phase=live.table.phase), reached)
        else:
            action = find(game, reached.state, move.seat, move.action)
            reached = follow(game, reached, move.seat, action, move.by)
            reached = with_joined(game, log, reached, count + 1)


class Stored(NamedTuple):
    """The content of the store."""

    stories: list[Story]
    lost: list[str]
    """Games that the store lacks, or for which it has another game."""
    pictures: dict[str, str]
    """Digest of a picture -> Telegram's id of its file."""


def load(url: str, games: Sequence[Played]) -> Stored:
    """Read all tables, and which pictures were sent."""

    async def ask() -> Stored:
        async with connect(url) as redis:
            store = Store(redis, ALL)
            found = [(played, await store.tables.load(played.table)) for played in games]
            return sorted_out(found, await pictures_sent(redis))

    return asyncio.run(ask())


def sorted_out(found: Iterable[tuple[Played, Live | None]], pictures: dict[str, str]) -> Stored:
    """Tell games that are there, as they were opened or voted for, from those that are lost."""
    stories, lost = list[Story](), list[str]()
    for played, live in found:
        if not live or not live.table.log:
            lost.append(f"{played.plan}: no such game")
        elif live.table.game != played.plan.kind.game:
            lost.append(f"{played.plan} has become {live.table.game}")
        else:
            stories.append(Story(played, live))
    return Stored(stories, lost, pictures)


async def pictures_sent(redis: AnyRedis) -> dict[str, str]:
    """Return which pictures were sent: digest -> Telegram's id of the file."""
    keys = [key async for key in redis.scan_iter("f:*", count=1000)]
    ids = zip(keys, await redis.mget(keys) if keys else (), strict=True)
    return {_text(key).removeprefix("f:"): _text(id) for key, id in ids}


def unshown(url: str, games: Sequence[Played]) -> set[str]:
    """Return the tables whose messages are not up to date yet: old boards wait for a quiet
    moment.
    """

    async def ask() -> set[str]:
        async with connect(url) as redis:
            tables = await Store(redis, ALL).places.open_tables()
            return {played.table for played in games}.intersection(tables)

    return asyncio.run(ask())


def left(url: str) -> tuple[int, int]:
    """How many updates wait, and how many are dead letters."""

    async def ask() -> tuple[int, int]:
        async with connect(url) as redis:
            return await Inbox(redis, redis).lengths()

    return asyncio.run(ask())


def by_table(presses: Iterable[Query]) -> dict[str, list[Query]]:
    """Presses by the table that their buttons name."""
    found: dict[str, list[Query]] = {}
    for press in presses:
        found.setdefault(press.data.partition(":")[0], []).append(press)
    return found


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)

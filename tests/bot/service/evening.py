"""An evening whose clock a test moves, on a real store."""

import asyncio
from collections.abc import Callable, Sequence
from typing import cast

from msgspec.structs import replace

from bot.display.values import Selection, Surface
from bot.service.clock import Checks, begin_due
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.gathering import SetClock, Start
from bot.table.habits import Habits
from bot.table.membership import Membership
from bot.table.values import DAY, HOUR, Chair, Command, Live, Place, User
from tests.bot.tables import ANNA, FRAME, NOON, PEOPLE, Asked, lobby
from tests.bot.thinking import ThinkingHere


async def do_due(service: TableService) -> None:
    """Let the clock come by once, and wait until it has looked at what is due."""
    looks: Checks = {}
    await begin_due(service, looks)
    await asyncio.gather(*looks.values())


class Recorder:
    """Stands where the reconciler stands: nobody is shown anything, it is written down."""

    def __init__(self, now: Callable[[], int] = lambda: 0) -> None:
        self.now = now
        self.kept: list[tuple[int, int]] = []
        """Users whose private chats got all of a table anew before it vanished, and when."""
        self.shown: list[str] = []
        self.looked_through = 0
        """How often all tables were to be shown anew."""
        self.said: list[Surface] = []
        self.reposted: list[tuple[str, int]] = []
        """Tables of which all that stands in somebody's chat was brought there anew."""
        self.hands: list[tuple[str, int]] = []
        """Tables of which somebody's hand alone was brought there anew."""
        self.board: tuple[Place, int] | None = None
        self.sent: dict[int, int] = {}
        """When the board of a chat was sent."""
        self.shut = frozenset[int]()
        """Chats that take nothing from us."""
        self.boards = self.sender = self.chats = self

    async def membership(self, chat: int, user: int) -> Membership:
        return Membership.MEMBER

    def show(self, table: str, selection: Selection | None = None) -> None:
        self.shown.append(table)

    def put_right(self, *, is_all: bool = False) -> None:
        self.looked_through += is_all

    def say(self, surface: Surface) -> None:
        self.said.append(surface)

    async def posted(self, table: str, chat: int) -> int | None:
        return self.sent.get(chat)

    async def stands(self, table: str) -> tuple[Place, int] | None:
        return self.board

    async def unreachable(self, table: str) -> frozenset[int]:
        return self.shut

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        self.reposted.append((table, user))

    async def keep_in_sight(self, table: str, user: int) -> None:
        self.kept.append((user, self.now()))

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        self.hands.append((table, user))

    async def forget(self, user: int, tables: Sequence[str]) -> None:
        """It has kept nothing that a chat would still have to see."""


class Evening:
    """A service whose time a test moves."""

    def __init__(self, store: Store) -> None:
        self.time = NOON
        self.store = store
        self.messenger = Recorder(lambda: self.time)
        self.thinker = ThinkingHere()
        messenger = cast(Messenger, self.messenger)
        self.service = TableService(
            FRAME, store, messenger, self.thinker, lambda: 1, lambda: self.time
        )

    async def table(self, clock: int = DAY, at: Live | None = None) -> Live:
        """A game of three that has just begun, with a clock; all can be written to."""
        for person in PEOPLE:
            await self.store.profiles.remember(
                person.id, Profile(reachable=True, habits=Habits(offset=0))
            )
        live = await self.gathering(at or lobby("gifts", *PEOPLE))
        await self.do(live, ANNA, SetClock(clock))
        return await self.do(live, ANNA, Start(1))

    async def gathering(self, at: Live) -> Live:
        """A lobby, in the store."""
        open = replace(at.table, since=NOON)
        live = await self.store.tables.save(Live(open), None)
        await self.store.places.claim(live.table.place, live.table.id, None)
        await self.store.agenda.note(live.table, None, NOON)
        return live

    async def do(self, live: Live, user: User, command: Command | Asked) -> Live:
        now = await self.service.find(live.table.id)
        said = command(now) if callable(command) else command
        return await self.service.change(live.table.id, user, said)

    async def until(self, time: int) -> None:
        """Let the clock look whenever it would until then."""
        while self.time < time:
            self.time = min(self.time + HOUR // 2, time)
            await do_due(self.service)

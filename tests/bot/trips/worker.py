"""A whole worker in this process, with a Telegram that takes everything at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from typing import Any

from telegram import Chat, Message, PhotoSize, Update

from bot.display.selections import SelectionMemory
from bot.display.token import Token
from bot.handlers.buttons import on_press
from bot.handlers.features import ROUTES
from bot.ingest.consumer import Consumer, deal
from bot.ingest.inbox import Inbox, Intake
from bot.ingest.updates import incoming
from bot.reconciler import Messenger
from bot.service.delivery import current
from bot.service.table_service import TableService, fresh_seed
from bot.store.client import AnyRedis
from bot.store.rate_limits import Rate, RateLimiter, Rates
from bot.store.store import Store
from bot.table.values import Live, to_act
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP
from tests.bot.telegrams import Brush, Telegram
from tests.bot.thinking import ThinkingHere
from tests.bot.trips.counting import Trips

_AMPLE = Rates(Rate(1000, 5), Rate(1000, 60), Rate(1000, 1))
"""Budgets that are asked for, and never short."""
_PATIENCE = 60
"""Seconds; what takes longer hangs."""


class Phone(Telegram):
    """Takes pictures, and hears answers to presses."""

    def __init__(self, trips: Trips) -> None:
        super().__init__()
        self._trips = trips
        self.heard = asyncio.Event()

    async def answer_callback_query(self, **rest: Any) -> bool:
        self._trips.note_answer()
        self.heard.set()
        return True

    async def send_photo(self, chat: int, photo: Any, **rest: Any) -> Message:
        sent = await super().send_photo(chat, photo, **rest)
        return _with_photo(chat, sent.message_id)

    async def edit_message_media(self, media: Any, chat: int, message: int, **rest: Any) -> Any:
        await super().edit_message_media(media, chat, message, **rest)
        return _with_photo(chat, message)


class Worker:
    """Deals with presses at one table."""

    def __init__(self, redis: AnyRedis, waiting: AnyRedis, trips: Trips) -> None:
        phone: Any = Phone(trips)
        brush: Any = Brush()
        self.phone: Phone = phone
        self.bot = phone
        self.store = Store(redis, ALL, keeps=8, days=90)
        self._trips = trips
        self._inbox = Inbox(redis, waiting)
        limiter = RateLimiter(redis, _AMPLE)
        looks = SelectionMemory(ALL)
        self.messenger = Messenger(
            FRAME, phone, self.store, redis, brush, limiter, selections=looks
        )
        self.service = TableService(
            FRAME, self.store, self.messenger, ThinkingHere(), fresh_seed, selections=looks
        )
        app: Any = self
        self.consumer = Consumer(self._inbox, partial(deal, app))
        self._take_in = Intake(self._inbox, phone, FRAME)
        self._updates = 0

    async def process_update(self, update: Update) -> None:
        await on_press(self.service.during(current()), update, ROUTES)

    async def begin(self, live: Live) -> Live:
        """Have a table shown that nobody knows yet; all of its people can be written to."""
        saved = await self.store.tables.save(live, None)
        await self.store.places.claim(live.table.place, live.table.id, None)
        await self.store.agenda.note(saved.table, None, self.service.now)
        for person in live.table.people:
            await self.store.profiles.change(person.user, reachable=True)
        self.consumer.start()
        self.messenger.put_right()
        async with asyncio.timeout(_PATIENCE):
            while GROUP.chat not in self.phone.messages:
                await asyncio.sleep(0.01)
        await self._rest()
        return await self._now(saved)

    async def press(
        self,
        live: Live,
        kind: type[Token],
        watched: AbstractContextManager[None] = nullcontext(),  # noqa: B008 - it has no state
    ) -> Live:
        """Have whoever is awaited press the button of that kind that leads furthest; wait for all
        that comes of it.

        :param watched: around all that the press does, and nothing else.
        """
        seat = to_act(ALL, live)[0]
        button = max((b for b in self.tokens if type(ROUTES.read(b)) is kind), key=len)
        update = self._press(live.table.people[seat].user, button)
        self._trips.begin()
        self.phone.heard.clear()
        with watched:
            await self._take_in([incoming(update)])
            await asyncio.wait_for(self.phone.heard.wait(), _PATIENCE)
            await self._rest()
        return await self._now(live)

    async def _rest(self) -> None:
        scheduler = self.messenger._tables.scheduler  # no call to it: a trace would count it
        async with asyncio.timeout(_PATIENCE):
            while scheduler._turns or self.consumer._queues._tasks:
                await asyncio.sleep(0.01)

    async def _now(self, live: Live) -> Live:
        """Return the table as it is kept; to ask for it is not counted."""
        counted = list(self._trips.sent)
        now = await self.service.find(live.table.id)
        self._trips.sent = counted
        return now

    @property
    def tokens(self) -> list[str]:
        """What the buttons of the board say."""
        rows = self.phone.live(GROUP.chat)["buttons"]
        return [
            button["callback_data"] for row in rows for button in row if "callback_data" in button
        ]

    def _press(self, user: int, data: str) -> dict[str, Any]:
        self._updates += 1
        message = max(self.phone.messages[GROUP.chat])
        return {
            "update_id": self._updates,
            "callback_query": {
                "id": str(self._updates),
                "from": {"id": user, "is_bot": False, "first_name": _NAMES[user]},
                "chat_instance": "1",
                "data": data,
                "message": {
                    "message_id": message,
                    "date": 1,
                    "chat": {"id": GROUP.chat, "type": "supergroup"},
                },
            },
        }


_NAMES = {one.id: one.name for one in (ANNA, BORIS)}


@asynccontextmanager
async def at_work(redis: AnyRedis, waiting: AnyRedis, trips: Trips) -> AsyncIterator[Worker]:
    worker = Worker(redis, waiting, trips)
    try:
        yield worker
    finally:
        await worker.consumer.stop()


def _with_photo(chat: int, message: int) -> Message:
    picture = PhotoSize(f"file {message}", f"unique {message}", 1280, 720)
    now, group = datetime.now(UTC), Chat(chat, Chat.SUPERGROUP)
    return Message(message, now, group, photo=(picture,))

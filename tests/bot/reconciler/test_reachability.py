"""Chats that open while a refusal is on its way: the table is shown there, at the bottom."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from redis.asyncio import Redis
from telegram.error import Forbidden

from bot.display.values import Selection
from bot.reconciler import Messenger
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.store.profiles import Profile
from bot.store.rate_limits import RateLimiter, Rates
from bot.store.store import Store
from bot.table.values import NOBODY, Live, Place, stamp_of, to_act, with_changes
from games.core.values import Seat
from tests.bot.tables import ALL, BORIS, FRAME, GROUP, NOON, PEOPLE, begun
from tests.bot.telegrams import Brush

OPENING = Callable[[], Awaitable[None]]


class Sent:
    """A message as Telegram tells of it."""

    photo = ()
    animation = poll = None
    date = datetime(2026, 1, 1, tzinfo=UTC)

    def __init__(self, message: int) -> None:
        self.message_id = message


class Telegram:
    """Takes what is sent; refuses one edit, and something else happens before that is heard of."""

    def __init__(self) -> None:
        self.sent: list[int] = []
        self.meanwhile: OPENING | None = None
        self.shut = 0
        """The private chat of somebody who has blocked us."""

    async def send_message(self, chat: int, text: str, **_: object) -> Sent:
        if chat == self.shut:
            raise Forbidden("bot was blocked by the user")
        self.sent.append(chat)
        return Sent(len(self.sent))

    async def get_chat(self, chat: int) -> Any:
        return SimpleNamespace(id=chat, message_auto_delete_time=None)

    async def edit_message_text(self, text: str, chat: int, message: int, **_: object) -> bool:
        if meanwhile := self.meanwhile:
            self.meanwhile = None
            await meanwhile()
            raise Forbidden("bot was kicked from the group chat")
        return True


@pytest.fixture
def telegram() -> Telegram:
    return Telegram()


@pytest.fixture
def messenger(telegram: Telegram, store: Store, redis: Redis) -> Messenger:
    bot: Any = telegram
    brush: Any = Brush()
    return Messenger(FRAME, bot, store, redis, brush, RateLimiter(redis, Rates(None, None, None)))


async def shown(messenger: Messenger, store: Store, game: str) -> Live:
    """A game that has just begun, and stands where it shall."""
    live = await store.tables.save(begun(game, *PEOPLE), None)
    messenger.show(live.table.id)
    await messenger.settle()
    return live


def preview(live: Live) -> Selection:
    """What somebody looks at after a tap."""
    seat = to_act(ALL, live)[0]
    return Selection(seat, stamp_of(ALL, live, seat), (0,))


async def test_group_that_opens_before_its_refusal_is_heard_has_the_board_at_the_bottom(
    messenger: Messenger, store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await shown(messenger, store, "gifts")
    telegram.meanwhile = lambda: messenger.chats.opened(GROUP.chat)
    messenger.show(live.table.id, preview(live))
    await messenger.settle()
    assert telegram.sent == [GROUP.chat, GROUP.chat]
    assert GROUP.chat not in await UnreachableChats(redis).of(live.table.id)


async def test_group_that_opens_while_its_refusal_is_written_down_is_not_taken_for_closed(
    messenger: Messenger,
    store: Store,
    redis: Redis,
    telegram: Telegram,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await shown(messenger, store, "gifts")
    shut = UnreachableChats.shut

    async def opened_meanwhile(*arguments: Any, **more: Any) -> bool:
        await messenger.chats.opened(GROUP.chat)
        return await shut(*arguments, **more)

    monkeypatch.setattr(UnreachableChats, "shut", opened_meanwhile)
    telegram.meanwhile = lambda: asyncio.sleep(0)
    messenger.show(live.table.id, preview(live))
    await messenger.settle()
    assert telegram.sent == [GROUP.chat, GROUP.chat]
    assert GROUP.chat not in await UnreachableChats(redis).of(live.table.id)


async def test_person_who_unblocks_before_the_refusal_is_heard_can_be_written_to(
    messenger: Messenger, store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await shown(messenger, store, "sealed")
    (seat,) = [Seat(n) for n, person in enumerate(live.table.people) if person.user == BORIS.id]

    async def comes_back() -> None:
        await messenger.chats.opened(BORIS.id)
        await store.profiles.remember(BORIS.id, Profile(reachable=True))

    telegram.sent.clear()
    telegram.meanwhile = comes_back
    messenger.show(live.table.id, Selection(seat, stamp_of(ALL, live, seat), (0,)))
    await messenger.settle()
    assert telegram.sent == [BORIS.id, BORIS.id]  # the note and the hand, at the bottom
    assert (await store.profiles.of(BORIS.id)).reachable
    assert BORIS.id not in await UnreachableChats(redis).of(live.table.id)


async def test_table_of_people_is_looked_at_at_once_where_a_board_is_refused(
    messenger: Messenger, store: Store, telegram: Telegram
) -> None:
    """Who has blocked the bot is away: no update need ever say so, as of a deleted account."""
    telegram.shut = BORIS.id
    live = with_changes(begun("gifts", *PEOPLE), place=Place(NOBODY, 5))
    live = await store.tables.save(live, None)
    await store.agenda.look(live.table.id, NOON + 99)
    messenger.show(live.table.id)
    await messenger.settle()
    assert await messenger.chats.unreachable(live.table.id) == {BORIS.id}
    assert live.table.id in await store.agenda.claim_due(NOON)


async def test_table_of_people_is_looked_at_at_once_where_somebody_blocks_the_bot(
    messenger: Messenger, store: Store
) -> None:
    live = with_changes(begun("gifts", *PEOPLE), place=Place(NOBODY, 5))
    live = await store.tables.save(live, None)
    await store.agenda.seat(live.table, None, NOON)
    await store.agenda.look(live.table.id, NOON + 99)
    await messenger.chats.shut(BORIS.id)
    assert await messenger.chats.unreachable(live.table.id) == {BORIS.id}
    assert live.table.id in await store.agenda.claim_due(NOON)


async def test_who_has_deleted_a_topic_of_their_chat_can_be_reached(
    messenger: Messenger, store: Store, redis: Redis
) -> None:
    """The table goes on in the private chat itself."""
    live = with_changes(begun("gifts", *PEOPLE), place=Place(NOBODY, 5))
    live = await store.tables.save(live, None)
    closed = UnreachableChats(redis)
    await closed.shut(live.table.id, Place(BORIS.id, 7), topic_only=True)
    assert await messenger.chats.unreachable(live.table.id) == frozenset()
    await closed.shut(live.table.id, Place(BORIS.id, 7), topic_only=False)
    assert await messenger.chats.unreachable(live.table.id) == {BORIS.id}

"""Former boards of a running game go once two newer ones stand, unless somebody wants them."""

import time

import pytest
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.seating import posted_anew
from bot.table.values import HOUR, Live, with_changes
from tests.bot.tables import ANNA, BORIS, GROUP, begun
from tests.bot.telegrams import Telegram, messenger_at, shown


class Chat:
    """A group whose boards are posted one after another."""

    def __init__(self, telegram: Telegram, store: Store, redis: Redis) -> None:
        self.telegram, self.store = telegram, store
        self.later = 0
        """Seconds that have passed."""
        self.messenger: Messenger = messenger_at(
            telegram, store, redis, now=lambda: time.time() + self.later
        )
        self.live: Live | None = None

    async def boards(self, count: int) -> list[int]:
        """Post so many boards; return what stands then."""
        for _ in range(count):
            before = self.live
            now = (
                with_changes(begun("gifts", ANNA, BORIS), since=int(time.time()))
                if before is None
                else Live(posted_anew(before.table), before.play, before.revision)
            )
            self.live = await self.store.tables.save(now, before)
            await self.store.places.claim(now.table.place, now.table.id, None)
            await shown(self.messenger, self.live)
        return sorted(self.telegram.messages[GROUP.chat])


@pytest.fixture
async def chat(telegram: Telegram, store: Store, redis: Redis) -> Chat:
    await store.profiles.remember(GROUP.chat, Profile(album=False))
    return Chat(telegram, store, redis)


async def test_the_first_and_the_last_two_stay(chat: Chat) -> None:
    assert await chat.boards(3) == [1, 2, 3]
    assert await chat.boards(1) == [1, 3, 4]
    assert await chat.boards(3) == [1, 6, 7]


async def test_an_album_keeps_all(chat: Chat) -> None:
    """So does a group that has played before: it could not choose."""
    await chat.store.profiles.remember(GROUP.chat, Profile())
    assert await chat.boards(6) == [1, 2, 3, 4, 5, 6]


async def test_what_somebody_has_replied_to_or_pinned_stays(chat: Chat) -> None:
    await chat.boards(3)
    await chat.store.kept_boards.keep(GROUP.chat, 3)
    assert await chat.boards(4) == [1, 3, 6, 7]


async def test_older_ones_keep_their_picture_and_their_line(chat: Chat) -> None:
    """Telegram deletes nothing that is older than two days, for admins, too."""
    await chat.boards(3)
    chat.later = 47 * HOUR + 1
    assert await chat.boards(1) == [1, 2, 3, 4]
    chat.later = 0
    assert await chat.boards(2) == [1, 2, 5, 6]


async def test_nothing_goes_before_the_newest_is_known_to_stand(chat: Chat) -> None:
    await chat.boards(3)
    chat.telegram.silent.add("send_message")
    stands = await chat.boards(1)
    assert {1, 2, 3} <= {*stands}


async def test_a_board_that_is_gone_already_holds_up_nothing(chat: Chat) -> None:
    await chat.boards(3)
    chat.telegram.refusals["delete_message"].append(BadRequest("Message to delete not found"))
    assert await chat.boards(2) == [1, 2, 4, 5]

"""Former boards of a running game go once two newer ones stand, unless somebody wants them."""

import time

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.parts import Choice
from bot.table.seating import posted_anew
from bot.table.values import HOUR, Live, Place, stamp_of_table
from bot.table.votes import Stop
from games.core.contract import notes_of
from games.core.values import TABLE
from tests.bot.handlers.pressing import Pressed
from tests.bot.handlers.test_chats import US, said
from tests.bot.service.evening import Evening
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, GROUP, begun, moved
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
            await self.post(self.live or begun("gifts", ANNA, BORIS))
        return sorted(self.telegram.messages[GROUP.chat])

    async def post(self, now: Live) -> int:
        """Post the board of a table as it is now; return its message."""
        before = self.live
        table = posted_anew(now.table) if before else now.table
        timed = replace(table, since=int(time.time()))
        self.live = await self.store.tables.save(Live(timed, now.play, now.revision), before)
        await self.store.places.claim(table.place, table.id, None)
        await shown(self.messenger, self.live)
        stands = self.telegram.messages[GROUP.chat]
        return max([n for n, one in stands.items() if "photo" in one] or stands)


@pytest.fixture
async def chat(telegram: Telegram, store: Store, redis: Redis) -> Chat:
    await store.profiles.remember(GROUP.chat, Profile(album=False))
    return Chat(telegram, store, redis)


async def test_the_first_and_the_last_two_stay(chat: Chat) -> None:
    assert await chat.boards(3) == [1, 2, 3]
    assert await chat.boards(1) == [1, 3, 4]
    assert await chat.boards(3) == [1, 6, 7]


async def test_the_last_of_a_round_stays(chat: Chat) -> None:
    """Its picture is the only one of what the round has come to."""
    lives = [begun("saboteur", ANNA, BORIS, CLARA)]
    while not _rounds(lives[-4:][0]):
        lives.append(moved(lives[-1], 1, seed=len(lives)))
    first = await chat.post(lives[0])
    posted = [await chat.post(_at(chat, live)) for live in lives[-7:]]
    stands = [n for n in posted if n in chat.telegram.messages[GROUP.chat]]
    assert first in chat.telegram.messages[GROUP.chat]
    assert stands == [posted[2], *posted[-2:]]


def _rounds(live: Live) -> int:
    assert live.play
    game = ALL[live.table.game or ""]
    return len(notes_of(game, game.view(live.play.state, TABLE)))


def _at(chat: Chat, live: Live) -> Live:
    """The same table, some moves later."""
    assert chat.live
    table = replace(live.table, generation=chat.live.table.generation)
    return Live(table, live.play, chat.live.revision)


async def test_an_album_keeps_all(chat: Chat) -> None:
    """So does a group that has played before: it could not choose."""
    await chat.store.profiles.remember(GROUP.chat, Profile())
    assert await chat.boards(6) == [1, 2, 3, 4, 5, 6]


async def test_what_somebody_has_replied_to_or_pinned_stays(chat: Chat) -> None:
    await chat.boards(3)
    await chat.store.kept_boards.keep(GROUP.chat, 3)
    assert await chat.boards(4) == [1, 3, 6, 7]


async def test_what_somebody_replies_to_or_pins_stays_where_telegram_tells_of_it(
    bot: Pressed,
) -> None:
    board = said(ANNA) | {"message_id": 4, "text": "a board", "from": US}
    await bot.told(message=said(BORIS, text="What a move!", reply_to_message=board))
    await bot.told(message=said(BORIS, pinned_message=board | {"message_id": 6}))
    other = said(ANNA) | {"message_id": 5, "text": "hello"}
    await bot.told(message=said(BORIS, text="Hi", reply_to_message=other))
    assert await bot.store.kept_boards.among(GROUP.chat, [4, 5, 6]) == {4, 6}


async def test_group_that_played_before_keeps_all_and_is_told_once_that_it_may_choose(
    evening: Evening,
) -> None:
    """A new one lets them go, and is told nothing."""
    before, new = GROUP, Place(-200)
    await evening.store.profiles.change(before.chat, recent=(Choice("gifts", {}, 0),))
    for _ in range(2):
        for place in (before, new):
            live = await evening.service.open(place, ANNA, "en", "gifts")
            await evening.do(live, ANNA, Stop(stamp_of_table(live.table)))
    profiles = [await evening.store.profiles.of(place.chat) for place in (before, new)]
    assert [profile.album for profile in profiles] == [True, False]
    told = [one.place for one in evening.messenger.said if "older boards" in one.text]
    assert told == [before]


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

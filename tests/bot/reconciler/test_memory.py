"""What the reconciler writes down for its next process."""

from random import Random
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.selections import SelectionMemory
from bot.display.surfaces import surfaces
from bot.display.values import Selection, picture_digest
from bot.reconciler.api.photos import Photos
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.reconciler.state.shown import Records
from bot.table.values import DAY, Place, stamp_of, to_act
from tests.bot.stores import SHOWN
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, begun, decide


async def test_what_is_shown_is_written_down_and_forgotten(redis: Redis) -> None:
    await Records(redis).remember("a", "board", SHOWN)
    await Records(redis).remember("a", "hand0", replace(SHOWN, message=78))
    assert await Records(redis).of("a") == {"board": SHOWN, "hand0": replace(SHOWN, message=78)}
    await Records(redis).remember("a", "board", None)
    assert list(await Records(redis).of("a")) == ["hand0"]


async def test_picture_is_known_by_its_file_id_for_a_week(redis: Redis) -> None:
    (board,) = surfaces(FRAME, begun("carcassonne", ANNA, BORIS))
    assert board.picture
    no_painter: Any = None
    taken: Any = SimpleNamespace(photo=(SimpleNamespace(file_id="AgAC"),), animation=None)
    photos = Photos(redis, no_painter)
    await photos.sent(board, b"a JPEG", taken)
    assert await photos.known(board) == "AgAC"
    assert 6 * DAY < await redis.ttl(f"f:{picture_digest(board.picture)}") <= 7 * DAY


# Chats that are closed


async def test_closed_chat_is_news_once(redis: Redis) -> None:
    assert GROUP.chat not in await UnreachableChats(redis).of("a")
    assert await UnreachableChats(redis).shut("a", GROUP, topic_only=False)
    assert not await UnreachableChats(redis).shut("a", GROUP, topic_only=False)
    assert GROUP.chat in await UnreachableChats(redis).of("a")
    assert GROUP.chat not in await UnreachableChats(redis).of("b")


async def test_chat_that_opens_gives_its_tables_back_once(redis: Redis) -> None:
    for table, topic in (("b", 5), ("a", None)):
        await UnreachableChats(redis).shut(table, Place(GROUP.chat, topic), topic_only=False)
    assert await UnreachableChats(redis).reopen(GROUP.chat) == ("a", "b")
    assert await UnreachableChats(redis).reopen(GROUP.chat) == ()
    assert GROUP.chat not in await UnreachableChats(redis).of("a")


async def test_topic_opens_by_itself_and_not_with_its_chat(redis: Redis) -> None:
    await UnreachableChats(redis).shut("a", Place(GROUP.chat, 5), topic_only=True)
    await UnreachableChats(redis).shut("b", Place(GROUP.chat, 6), topic_only=True)
    assert await UnreachableChats(redis).reopen(GROUP.chat) == ()
    assert await UnreachableChats(redis).reopen(GROUP.chat, 5) == ("a",)
    assert GROUP.chat in await UnreachableChats(redis).of("b")


async def test_closed_chat_is_forgotten_after_a_while(redis: Redis) -> None:
    await UnreachableChats(redis).shut("0123456789", Place(5), topic_only=False)
    assert 0 < await redis.ttl("shut:5") <= 90 * DAY


# Selections


async def test_looks_are_forgotten_once_their_decision_is_made() -> None:
    """They stayed for every table that a worker had ever shown."""
    looks, live = SelectionMemory(ALL), begun("gifts", ANNA, BORIS)
    (seat,) = to_act(ALL, live)
    look = Selection(seat, stamp_of(ALL, live, seat), (0,))
    looks.note(live.table.id, look)
    assert looks.still(live, looks.of(live.table.id)) == {seat: look}
    before = looks.of(live.table.id)
    after = decide(live, seat, Random(1))
    later = Selection(seat, "a later one", (0,))
    looks.note(live.table.id, later)  # between reading the looks and reading the table
    assert looks.still(after, before) == {seat: later}
    assert looks.still(after, looks.of(live.table.id)) == {}
    assert len(looks) == 0

"""A store that has lost the last moves, as a replica that takes over may, or a backup put back:
boards are ahead of it, and are put right (docs/adr/0059).
"""

import asyncio
from random import Random

from msgspec.structs import replace

from bot.reconciler.state.shown import Records, Shown
from bot.store.client import connect
from playground.person import Post
from tests.e2e.bots import Bot
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, play, table_of, until


def kept(bot: Bot, board: Post) -> dict[bytes, bytes]:
    """All that the store keeps of a table alone, as it writes it down."""

    async def dump() -> dict[bytes, bytes]:
        async with connect(f"unix://{bot.socket}") as redis:
            keys = [key async for key in redis.scan_iter(f"t:{table_of(board)}*")]
            dumps = [(key, await redis.dump(key)) for key in keys]
            return {key: value for key, value in dumps if value}

    return asyncio.run(dump())


def put_back(bot: Bot, board: Post, old: dict[bytes, bytes]) -> None:
    """Have the store know of a table what it has known before, and nothing else."""
    new = kept(bot, board)

    async def restore() -> None:
        async with connect(f"unix://{bot.socket}") as redis:
            if gone := new.keys() - old.keys():
                await redis.delete(*gone)
            for key, value in old.items():
                await redis.restore(key, 0, value, replace=True)

    asyncio.run(restore())


def shown(bot: Bot, board: Post) -> dict[str, Shown]:
    """What is written down of a table's messages."""

    async def read() -> dict[str, Shown]:
        async with connect(f"unix://{bot.socket}") as redis:
            return await Records(redis).of(table_of(board))

    return asyncio.run(read())


def write_down(bot: Bot, board: Post, message: int) -> None:
    """Have the bot think that its board is another message."""
    there = shown(bot, board)["board"]

    async def write() -> None:
        async with connect(f"unix://{bot.socket}") as redis:
            await Records(redis).remember(table_of(board), "board", replace(there, message=message))

    asyncio.run(write())


def is_done(bot: Bot, board: Post) -> bool:
    """Tell whether the reconciler has done with a board and all above it, and knows that it
    stands.
    """
    there = shown(bot, board)
    return set(there) == {"board"} and (there["board"].message, there["board"].stale) == (
        board.id,
        (),
    )


def begun(toys: Stage, group: Group) -> Post:
    """Begin a game; return its board, once all is written down."""
    board = group.begin("/play gifts")
    until(lambda: is_done(toys.bot, board))
    return board


def moved(toys: Stage, group: Group, chance: Random) -> Post:
    """Make a move: a choice, and its confirmation. Return the next board, likewise."""
    board = play(group, chance, 2)[-1]
    until(lambda: is_done(toys.bot, board))
    return board


def test_board_that_is_ahead_is_put_right_and_the_game_goes_on(toys: Stage) -> None:
    group, chance = toys.group("en", "ru"), Random(4)
    first = begun(toys, group)
    old = kept(toys.bot, first)
    ahead = moved(toys, group, chance)
    put_back(toys.bot, first, old)
    assert group.awaited(ahead).press(ahead, data=data_of(ahead, "c")).text
    true = group.wait(lambda post: post.id == ahead.id and post.text == first.text)
    assert data_of(true, "c") == data_of(first, "c")
    assert has(play(group, chance)[-1], "r")


def test_board_that_was_sent_twice_is_the_one_that_people_tap_on(toys: Stage) -> None:
    """As by a worker that had slept in the middle of it: the other one was written down."""
    group, chance = toys.group("en", "ru"), Random(4)
    first, board = begun(toys, group), moved(toys, group, chance)
    write_down(toys.bot, board, first.id)
    group.awaited(board).press(board, data=data_of(board, "c"))
    chosen = group.wait(lambda post: has(post, "y"))
    assert chosen.id == board.id
    assert [post.id for post in group.bots() if post.keyboard] == [board.id]
    assert has(play(group, chance)[-1], "r")

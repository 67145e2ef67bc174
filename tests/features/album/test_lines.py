"""Below a former board stands the line of the move that its picture shows."""

from random import Random

from redis.asyncio import Redis

from bot.display.values import Selection
from bot.store.store import Store
from bot.table.values import to_act
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, do, random_press, user_at
from tests.bot.telegrams import Telegram, messenger_at, shown


async def test_a_previewed_board_keeps_the_line_of_its_own_move(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """It kept the line of the move before, below a picture of this one."""
    messenger = messenger_at(telegram, store, redis)
    live = await store.tables.save(begun("carcassonne", ANNA, BORIS), None)
    await store.places.claim(live.table.place, live.table.id, None)
    chance = Random(3)
    for _ in range(3):
        seat = to_act(ALL, live)[0]
        press = random_press(live, seat, chance)
        await shown(messenger, live)
        await shown(messenger, live, Selection(seat, press.stamp, press.path))
        before, mover = max(telegram.messages[GROUP.chat]), user_at(live, seat)
        live = await store.tables.save(do(live, mover, press), live)
        await shown(messenger, live)
        line = telegram.messages[GROUP.chat][before]["caption"]
        assert mover.name in line
        assert "➤" not in line

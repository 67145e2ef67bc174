"""A press in a chat to which Telegram lets nothing be sent for long is told so with its answer:
nothing else shows there that it has counted (docs/adr/0007).
"""

from bot.display.buttons import Retract
from bot.table.values import HOUR, MINUTE, position
from games.core.message import Message
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, FRAME, STRANGER, begun

WAITS = FRAME.say("en", Message("toast-chat-waits", {"hours": 2, "minutes": 5}))


async def test_refusal_is_told_with_how_long_the_chat_waits(bot: Pressed) -> None:
    live = await saved(bot.store, begun("gifts", ANNA, BORIS))
    chat, back = live.table.place.chat, Retract(live.table.id, position(live.table))
    bot.messenger.silence = 2 * HOUR + 4.5 * MINUTE
    assert await bot.press(STRANGER, chat, back) == f"You’re not at this table. {WAITS}"


async def test_outdated_button_is_told_how_long_the_chat_waits_and_not_that_a_board_follows(
    bot: Pressed,
) -> None:
    """No other message is there to look at."""
    live = await saved(bot.store, begun("gifts", ANNA, BORIS))
    chat, back = live.table.place.chat, Retract(live.table.id, position(live.table) + 1)
    outdated = await bot.press(ANNA, chat, back)
    assert outdated == FRAME.say("en", "refused-outdated")
    bot.messenger.silence = 2 * HOUR + 4.5 * MINUTE
    assert await bot.press(ANNA, chat, back) == WAITS

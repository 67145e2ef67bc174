"""The switch of a group's months, pressed through the real handlers."""

from bot.features.months.shown import Months
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA, FRAME, GROUP


async def test_only_admins_switch_it(bot: Pressed) -> None:
    said = await bot.press(ANNA, GROUP.chat, Months("", is_on=True))
    assert said == FRAME.say("en", "refused-rights-unknown")
    assert not (await bot.store.profiles.of(GROUP.chat)).months


async def test_no_private_chat_has_it(bot: Pressed) -> None:
    await bot.press(ANNA, ANNA.id, Months("", is_on=True))
    assert not (await bot.store.profiles.of(ANNA.id)).months

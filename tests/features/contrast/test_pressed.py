"""High contrast, pressed through the real handlers: each chat's own."""

from bot.features.contrast.shown import Contrast
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP


async def test_a_person_sets_it_for_the_private_chat_alone(bot: Pressed) -> None:
    await bot.press(ANNA, ANNA.id, Contrast("", is_on=True))
    profiles = bot.store.profiles
    assert (await profiles.of(ANNA.id)).contrast
    assert not (await profiles.of(BORIS.id)).contrast
    assert not (await profiles.of(GROUP.chat)).contrast
    await bot.press(ANNA, ANNA.id, Contrast("", is_on=False))
    assert not (await profiles.of(ANNA.id)).contrast


async def test_in_a_group_only_admins_set_it(bot: Pressed) -> None:
    said = await bot.press(BORIS, GROUP.chat, Contrast("", is_on=True))
    assert said == FRAME.say("en", "refused-rights-unknown")
    assert not (await bot.store.profiles.of(GROUP.chat)).contrast

"""/pause, typed and pressed through the real handlers."""

from typing import Literal

from bot.features.pause import buttons
from bot.features.pause.table import stamp_of_wish, wish_of
from bot.table.values import Live, with_changes
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun


async def game(bot: Pressed) -> Live:
    live = await saved(bot.store, begun("gifts", ANNA, BORIS))
    await bot.store.places.claim(GROUP, live.table.id, None)
    return live


async def now(bot: Pressed, live: Live) -> Live:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return found


async def answer(bot: Pressed, live: Live, said: Literal["y", "n"]) -> buttons.Answer:
    wish = wish_of((await now(bot, live)).table)
    assert wish
    return buttons.Answer(live.table.id, said, stamp_of_wish(wish))


async def test_all_agree_and_one_goes_on(bot: Pressed) -> None:
    live = await game(bot)
    id = live.table.id
    assert await bot.press(BORIS, GROUP.chat, buttons.Pause(id, 3)) == _said("told-asked")
    assert await bot.press(ANNA, GROUP.chat, await answer(bot, live, "y")) == _said("toast-paused")
    assert (await now(bot, live)).table.is_paused
    assert await bot.press(ANNA, GROUP.chat, buttons.Resume(id)) == _said("toast-resumed")
    assert not (await now(bot, live)).table.is_paused


async def test_question_how_long_is_asked_in_the_words_of_its_table(bot: Pressed) -> None:
    """In a group that has chosen no language, below a letter in another one."""
    live = with_changes(begun("gifts", ANNA, BORIS, language="ru"), lettered=True)
    await bot.store.places.claim(GROUP, (await saved(bot.store, live)).table.id, None)
    (asked,) = await bot.say(ANNA, GROUP.chat, "/pause")
    assert asked.startswith("<b>Стол A")
    assert "На сколько" in asked


async def test_one_says_no(bot: Pressed) -> None:
    live = await game(bot)
    id = live.table.id
    await bot.press(BORIS, GROUP.chat, buttons.Pause(id, 3))
    assert await bot.press(ANNA, GROUP.chat, await answer(bot, live, "n")) == _said(
        "toast-no-pause"
    )
    assert not (await now(bot, live)).table.is_paused


async def test_a_length_that_nobody_offers_is_no_button(bot: Pressed) -> None:
    live = await game(bot)
    said = await bot.press(ANNA, GROUP.chat, buttons.Pause(live.table.id, 5))
    assert said == _said("refused-outdated")
    assert await now(bot, live) == live


def _said(id: str) -> str:
    return FRAME.say("en", id)

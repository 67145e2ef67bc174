"""The welcome asks whom the bot cannot greet in their own language in which of its own."""

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.values import Surface
from bot.texts.languages import NAMES, SPOKEN
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA

KAZAKH = replace(ANNA, id=4321, language="kk")


def offered(welcome: Surface) -> list[str]:
    """Return the languages that are offered."""
    every = (button for row in welcome.keyboard for button in row)
    return [one.text for one in every if isinstance(one.token, buttons.Language)]


async def test_who_has_telegram_in_another_language_chooses_one(bot: Pressed) -> None:
    (said,) = await bot.say(KAZAKH, KAZAKH.id, "/start")
    assert said.startswith("<b>Hello!</b>")
    assert offered(bot.messenger.surfaces[-1]) == [NAMES[one] for one in SPOKEN]
    await bot.press(KAZAKH, KAZAKH.id, buttons.Language("", "uk", "w"))
    turned = [*bot.messenger.surfaces, *bot.messenger.rewritten][-1]
    assert turned.text.startswith("<b>Вітаю!</b>")
    assert offered(turned) == []
    (said,) = await bot.say(KAZAKH, KAZAKH.id, "/start")
    assert said.startswith("<b>Вітаю!</b>")
    assert offered(bot.messenger.surfaces[-1]) == []


async def test_question_stands_when_the_list_is_opened(bot: Pressed) -> None:
    await bot.press(KAZAKH, KAZAKH.id, buttons.More("", "welcome"))
    assert not offered([*bot.messenger.surfaces, *bot.messenger.rewritten][-1])
    await bot.press(KAZAKH, KAZAKH.id, buttons.More("", "welcome", "n"))
    assert len(offered([*bot.messenger.surfaces, *bot.messenger.rewritten][-1])) == len(SPOKEN)


@pytest.mark.parametrize("code", ["en", "uk", "ru-RU"])
async def test_nobody_else_is_asked(bot: Pressed, code: str) -> None:
    person = replace(ANNA, id=4321, language=code)
    await bot.say(person, person.id, "/start")
    assert offered(bot.messenger.surfaces[-1]) == []

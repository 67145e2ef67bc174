"""A page is turned in the message with its button, wherever it is read (docs/adr/0133)."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.display import buttons
from bot.display.token import Token
from bot.display.values import Surface
from bot.features.calling.buttons import HourIs
from bot.features.lessons.buttons import Learn
from bot.features.rules.buttons import Chapter
from bot.features.statistics.buttons import Counted
from bot.handlers.table.opening import WELCOME
from bot.table.habits import Habits
from bot.table.values import Live
from bot.table.words import LOOKING, word_of
from tests.bot.handlers.test_lenses import GROUP, Evening, Json, alone, evening, message
from tests.bot.tables import ANNA, BORIS, FRAME, STRANGER, over

__all__ = ["evening"]
PHOTO: Json = {"photo": [{"file_id": "f", "file_unique_id": "u", "width": 1, "height": 1}]}
OUTDATED = FRAME.say("en", "refused-outdated")


@pytest.fixture
async def live(evening: Evening) -> Live:
    return await evening.put(over("carcassonne", ANNA, BORIS), GROUP)


@pytest.fixture
def turned(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[Surface]:
    """What is shown in the message with the button."""
    turned: list[Surface] = []
    monkeypatch.setattr(evening.messenger, "rewrite", lambda page, _: turned.append(page))
    return turned


@pytest.fixture
def answers(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The answers to presses."""
    answers: list[Any] = []
    request = evening.telegram.do_request

    async def noted(url: str, method: str, request_data: Any = None, **more: Any) -> Any:
        if url.endswith("answerCallbackQuery"):
            answers.append(request_data.parameters)
        return await request(url, method, request_data, **more)

    monkeypatch.setattr(evening.telegram, "do_request", noted)
    return answers


def inaccessible(chat: int, token: Token) -> Json:
    """What Telegram says of a message that is too old (bots/api#inaccessiblemessage)."""
    return {**message(chat, token), "date": 0, "reply_markup": None}


def step(live: Live) -> Token:
    return buttons.Step(live.table.id, 3, "p")


PAGES: dict[str, Callable[[Live], Token]] = {
    "help": lambda _: buttons.Help("", "commands"),
    "settings": lambda _: buttons.Settings("", "language"),
    "statistics": lambda _: Counted("", "n"),
    "rules": lambda _: Chapter("", 1, "carcassonne"),
    "lesson": lambda _: Learn("", "carcassonne", 1),
    "step": step,
    "welcome": lambda _: buttons.More("", WELCOME),
}


@pytest.mark.parametrize("token", PAGES.values(), ids=PAGES)
async def test_page_of_a_private_chat_comes_anew_where_its_message_is_too_old(
    evening: Evening, live: Live, turned: list[Surface], token: Callable[[Live], Token]
) -> None:
    """Some pages said that the button was old, and some nothing."""
    says = token(live)
    await evening.press(ANNA, inaccessible(ANNA.id, says), says)
    assert (evening.messenger.said, turned) == (1, [])
    await evening.press(ANNA, message(ANNA.id, says), says)
    assert (evening.messenger.said, len(turned)) == (1, 1)


async def test_page_of_a_group_comes_to_no_message_but_its_own(
    evening: Evening, answers: list[Any], turned: list[Surface]
) -> None:
    """Its presser is told that the button is old: the group shall not get the page once more."""
    says = buttons.Help("", "commands")
    await evening.press(ANNA, inaccessible(GROUP.chat, says), says)
    assert [answer["text"] for answer in answers] == [OUTDATED]
    assert (evening.messenger.said, turned) == (0, [])


async def test_page_of_a_private_chat_is_shown_in_no_group(
    evening: Evening, answers: list[Any], turned: list[Surface]
) -> None:
    """A forged press: the group's message has another number in the private chat."""
    says = Chapter("", 1, "carcassonne")
    for there in (message, inaccessible):
        await evening.press(ANNA, there(GROUP.chat, says), says)
    assert [answer["text"] for answer in answers] == [OUTDATED] * 2
    assert (evening.messenger.said, turned) == (0, [])


async def test_page_in_words_takes_the_place_of_a_picture(
    evening: Evening, live: Live, turned: list[Surface]
) -> None:
    """No edit takes a picture out of a message (bots/api#editmessagetext): whoever began a lesson,
    and then chose to play in words, saw the same step for ever.
    """
    await evening.store.profiles.change(ANNA.id, aloud=True)
    for says in (Learn("", "carcassonne", 1), step(live)):
        await evening.press(ANNA, message(ANNA.id, says, **PHOTO), says)
    assert evening.messenger.deleted == [(ANNA.id, 5)] * 2
    assert (evening.messenger.said, turned) == (2, [])


async def test_picture_comes_into_a_message_of_words(
    evening: Evening, live: Live, turned: list[Surface]
) -> None:
    """An edit adds it (bots/api#editmessagemedia): the message keeps its place."""
    says = step(live)
    await evening.press(ANNA, message(ANNA.id, says), says)
    assert [bool(page.picture) for page in turned] == [True]
    assert evening.messenger.deleted == []


async def test_whoever_says_yes_to_the_hour_is_thanked_and_asked_nothing_more(
    evening: Evening, turned: list[Surface]
) -> None:
    """The whole page of settings came, with thirteen buttons, between the board and the hand."""
    await evening.store.profiles.change(ANNA.id, habits=Habits(near="Europe/London"))
    says = HourIs("", "y")
    await evening.press(ANNA, message(ANNA.id, says), says)
    said = FRAME.say("en", "toast-hour-known")
    assert [(page.text, page.keyboard) for page in turned] == [(said, ())]


async def test_page_that_one_person_sees_in_a_group_stays_there(
    evening: Evening, turned: list[Surface]
) -> None:
    says = buttons.Help("", "commands")
    await evening.press(ANNA, message(GROUP.chat, says, **alone(3)), says)
    ((_, listener),) = evening.messenger.ephemeral.seen
    assert (listener.user, listener.place, turned) == (ANNA.id, GROUP, [])


async def test_game_that_is_over_is_not_tried_where_no_picture_can_be_sent(
    evening: Evening, live: Live, answers: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no private chat with the bot is led there, as from a lens: nothing could be shown
    instead.
    """

    async def no_photos(chat: int, right: str) -> bool:
        return False

    monkeypatch.setattr(evening.messenger, "may_send", no_photos)
    says = buttons.Recall(live.table.id)
    await evening.press(STRANGER, message(GROUP.chat, says), says)
    assert evening.messenger.ephemeral.seen == []
    link = FRAME.deep_link(f"past_{live.table.id}_{word_of(live.table, LOOKING)}")
    assert [answer.get("url") for answer in answers] == [link]


async def test_who_is_left_out_reads_it_before_the_press_is_answered(
    evening: Evening, live: Live, answers: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a message that they alone see: its page needs the press, perhaps until it is answered."""
    shown: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(evening.messenger.ephemeral, "show", lambda *_: shown)
    await evening.store.note(live)
    says = Counted("", "n")
    await evening.deal(ANNA, message(GROUP.chat, says, **alone(3)), says)
    assert not answers
    shown.set_result(True)
    async with asyncio.timeout(30):
        while not answers:
            await asyncio.sleep(0)
    assert [answer["text"] for answer in answers] == [FRAME.say("en", "toast-counted-out")]

"""Lenses are called up and left by presses: each is answered, whoever forges it (docs/adr/0035)."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram import CallbackQuery

from bot.display import buttons
from bot.display.token import Token
from bot.display.values import Button, Listener, Selection, Surface
from bot.handlers.registering import App
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.reconciler.api.calls import written
from bot.service.delivery import delivered
from bot.service.messenger import Job
from bot.store.store import Store
from bot.table.values import Live, Place, User
from bot.table.words import LOOKING, word_of
from tests.bot.handlers.pressing import Alone, Telegram, Watched, started
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, STRANGER, begun, do, stop

GROUP = Place(-100)
Json = dict[str, Any]


class Noting(Alone):
    """What one person alone is shown, and what is taken away, is noted."""

    def __init__(self, say: Callable[[Surface], None]) -> None:
        super().__init__(say)
        self.seen: list[tuple[Surface, Listener]] = []
        self.gone: list[tuple[int, int]] = []
        self.instead: list[Job] = []

    def show(self, surface: Surface, listener: Listener, instead: Job) -> None:
        self.seen.append((surface, listener))

    def delete(self, number: int, listener: Listener, instead: Job) -> None:
        self.gone.append((number, listener.user))
        self.instead.append(instead)


class Looking(Watched):
    """What it is asked to delete and to bring to the bottom is noted."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.ephemeral: Noting = Noting(self.say)
        self.deleted: list[tuple[int, int]] = []
        self.brought: list[tuple[str, str]] = []

    async def may_send(self, chat: int, right: str) -> bool:
        return True

    def delete(self, chat: int, message: int) -> None:
        self.deleted.append((chat, message))

    async def repost(self, table: str, key: str) -> None:
        self.brought.append((table, key))


class Evening(NamedTuple):
    """A bot over a real store."""

    store: Store
    telegram: Telegram
    messenger: Looking
    app: App

    async def press(self, user: User, message: Json, token: Token) -> None:
        before = self.telegram.answered["1"]
        await self.deal(user, message, token)
        assert self.telegram.answered["1"] == before + 1

    async def deal(self, user: User, message: Json, token: Token) -> None:
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": sender}
        update = {"update_id": 1, "callback_query": {**query, "message": message}}
        with delivered(1):
            await deal(self.app, Entry("", 1, json.dumps(update).encode()))

    async def put(self, live: Live, place: Place) -> Live:
        return await self.store.tables.save(
            replace(live, table=replace(live.table, place=place)), None
        )


def message(chat: int, token: Token, **more: Any) -> Json:
    """A message with a button."""
    kind = "private" if chat > 0 else "supergroup"
    markup = json.loads(written(((Button("x", token),),)))
    there = {"id": chat, "type": kind}
    return {"message_id": 5, "date": 1, "chat": there, "reply_markup": markup, **more}


def alone(number: int) -> Json:
    """What Telegram says of a message that one person sees (bots/api#message)."""
    return {"message_id": 0, "ephemeral_message_id": number}


@pytest.fixture
async def evening(redis: Redis) -> AsyncIterator[Evening]:
    store, telegram = Store(redis, ALL), Telegram()
    messenger = Looking(store)
    async with started(store, telegram, messenger) as (app, _):
        yield Evening(store, telegram, messenger, app)


@pytest.fixture
async def live(evening: Evening) -> Live:
    return await evening.put(begun("carcassonne", ANNA, BORIS), GROUP)


def left(live: Live) -> Token:
    return buttons.Lens(live.table.id, "left")


def away(live: Live) -> Token:
    return buttons.Away(live.table.id)


def back(live: Live) -> Token:
    return buttons.Away(live.table.id, "p")


async def test_lens_is_seen_in_the_place_of_the_board(evening: Evening, live: Live) -> None:
    await evening.press(STRANGER, message(GROUP.chat, left(live)), left(live))
    ((surface, listener),) = evening.messenger.ephemeral.seen
    assert listener.in_place
    assert surface.keyboard == ((Button("‹ Back", back(live)),),)


@pytest.mark.parametrize("is_shown", [True, False])
async def test_press_is_answered_once_the_lens_is_shown_or_not(
    evening: Evening, live: Live, monkeypatch: pytest.MonkeyPatch, is_shown: bool
) -> None:
    """Telegram may take the id of a press for an ephemeral message only until it is answered. Who
    has no private chat with the bot is led there where nothing is shown.
    """
    shown: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    answers = list[Any]()

    async def note(query: CallbackQuery, text: object, stays: object, url: object) -> bool:
        answers.append(url)
        return True

    monkeypatch.setattr(CallbackQuery, "answer", note)
    monkeypatch.setattr(evening.messenger.ephemeral, "show", lambda *_: shown)
    await evening.deal(STRANGER, message(GROUP.chat, left(live)), left(live))
    assert not answers
    shown.set_result(is_shown)
    async with asyncio.timeout(30):
        while not answers:
            await asyncio.sleep(0)
    way = FRAME.deep_link(f"look_{live.table.id}_{word_of(live.table, LOOKING)}_left")
    assert answers == [None if is_shown else way]


async def test_question_asked_again_to_one_alone_is_shown_before_the_press_is_answered(
    evening: Evening, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As above: it was answered at once, and the id of the press used up."""
    shown: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    answers, pages = list[Any](), list[Surface]()

    async def note(query: CallbackQuery, text: object, stays: object, url: object) -> bool:
        answers.append(text)
        return True

    def show(page: Surface, *_: object) -> asyncio.Future[bool]:
        pages.append(page)
        return shown

    monkeypatch.setattr(CallbackQuery, "answer", note)
    monkeypatch.setattr(evening.messenger.ephemeral, "show", show)
    old = buttons.Stop(live.table.id, "0" * 8, "q")
    await evening.deal(ANNA, message(GROUP.chat, old, **alone(3)), old)
    assert [len(page.keyboard) > 0 for page in pages] == [True]
    assert not answers
    shown.set_result(True)
    async with asyncio.timeout(30):
        while not answers:
            await asyncio.sleep(0)
    assert answers == [FRAME.say("en", "toast-asked-again")]


async def test_nobody_is_told_of_a_question_that_stands_nowhere(
    evening: Evening, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message that is too old to be known cannot be turned to it."""
    answers = list[Any]()

    async def note(query: CallbackQuery, text: object, stays: object, url: object) -> bool:
        answers.append(text)
        return True

    monkeypatch.setattr(CallbackQuery, "answer", note)
    old = buttons.Stop(live.table.id, "0" * 8, "q")
    unknown = {"message_id": 5, "date": 0, "chat": {"id": GROUP.chat, "type": "supergroup"}}
    await evening.deal(ANNA, unknown, old)
    assert answers == [FRAME.say("en", "refused-outdated")]


async def test_nothing_is_replaced_by_a_press_on_what_one_person_sees(
    evening: Evening, live: Live
) -> None:
    """It must be edited (bots/api#ephemeralmessageparameters): only a forged press asks so."""
    await evening.press(ANNA, message(GROUP.chat, away(live), **alone(3)), left(live))
    ((_, listener),) = evening.messenger.ephemeral.seen
    assert not listener.in_place


@pytest.mark.parametrize("buttons", [{}, {"reply_markup": None}], ids=["told", "not told"])
async def test_back_deletes_what_the_presser_sees(
    evening: Evening, live: Live, buttons: Json
) -> None:
    """Whether Telegram tells the buttons of such a message is not promised."""
    there = {**message(GROUP.chat, back(live), **alone(3)), **buttons}
    await evening.press(BORIS, there, back(live))
    assert evening.messenger.ephemeral.gone == [(3, BORIS.id)]
    assert evening.messenger.brought == []
    await evening.messenger.ephemeral.instead[0]()
    assert evening.messenger.brought == [(live.table.id, "board")]


async def test_board_of_another_chat_is_brought_to_no_bottom(evening: Evening, live: Live) -> None:
    """A forged button names a table of another group."""
    await evening.press(BORIS, message(-200, back(live), **alone(3)), back(live))
    await evening.messenger.ephemeral.instead[0]()
    assert evening.messenger.brought == []


async def test_what_is_over_or_forgotten_can_be_left(evening: Evening) -> None:
    stopped = do(begun("carcassonne", ANNA, BORIS), ANNA, stop)
    for token in (back(await evening.put(stopped, GROUP)), buttons.Away("f" * 10, "p")):
        await evening.press(ANNA, message(GROUP.chat, token, **alone(3)), token)
        await evening.messenger.ephemeral.instead[-1]()
    assert len(evening.messenger.ephemeral.gone) == 2
    assert evening.messenger.brought == []


async def test_forged_button_takes_away_no_board(evening: Evening, live: Live) -> None:
    for token in (away(live), left(live)):  # as said by the message; as it really is
        await evening.press(ANNA, message(GROUP.chat, token), away(live))
    await evening.press(ANNA, message(ANNA.id, left(live)), away(live))
    assert (evening.messenger.ephemeral.gone, evening.messenger.deleted) == ([], [])


async def test_hand_that_is_not_closed_hid_no_board(evening: Evening, live: Live) -> None:
    await evening.press(BORIS, message(GROUP.chat, away(live), **alone(3)), away(live))
    await evening.messenger.ephemeral.instead[0]()
    assert (evening.messenger.ephemeral.gone, evening.messenger.brought) == ([(3, BORIS.id)], [])


async def test_private_lens_of_a_groups_table_is_closed(evening: Evening, live: Live) -> None:
    await evening.press(ANNA, message(ANNA.id, away(live)), away(live))
    assert evening.messenger.deleted == [(ANNA.id, 5)]


async def test_where_one_plays_alone_the_boards_own_message_shows_it(evening: Evening) -> None:
    live = await evening.put(begun("carcassonne", ANNA, BORIS), Place(ANNA.id))
    board = buttons.Lens(live.table.id, "board")
    await evening.press(ANNA, message(ANNA.id, left(live)), left(live))
    assert evening.messenger.looks.pop() == (live.table.id, Selection(panel="left"))
    await evening.press(ANNA, message(ANNA.id, board), board)
    assert evening.messenger.looks.pop() == (live.table.id, Selection())
    none = buttons.Lens(live.table.id, "nothing")
    await evening.press(ANNA, message(ANNA.id, none), none)
    assert evening.messenger.looks == []
    assert evening.messenger.said == 0

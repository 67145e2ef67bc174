"""Updates are confirmed only after they have been dealt with, in order in each lane."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from telegram import CallbackQuery, Chat, Message, Update, User
from telegram.error import Conflict, InvalidToken, NetworkError

from bot import poller
from bot.poller import ALLOWED, lane_of, poll

ANNA = User(1, "Anna", is_bot=False)


class Telegram:
    """Hands out batches of updates, or what goes wrong; then says nothing any more."""

    def __init__(self, *answers: list[Update] | Exception) -> None:
        self.answers = list(answers)
        self.offsets: list[int | None] = []
        self.allowed: set[tuple[str, ...]] = set()
        self.silent = asyncio.Event()

    async def get_updates(
        self, *, offset: int | None, allowed_updates: tuple[str, ...], **_: object
    ) -> list[Update]:
        self.offsets.append(offset)
        self.allowed.add(allowed_updates)
        if not self.answers:
            self.silent.set()
            await asyncio.sleep(0 if "limit" in _ else 3600)
            return []
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Dealer:
    """Notes what begins and ends; waits where it is told to."""

    def __init__(self, telegram: Telegram) -> None:
        self.telegram = telegram
        self.notes: list[str] = []
        self.gates: dict[int, asyncio.Event] = {}
        self.faulty: set[int] = set()

    async def __call__(self, update: Update) -> None:
        id = update.update_id
        self.notes.append(f"begin {id}")
        if id in self.gates:
            await self.gates[id].wait()
        if id in self.faulty:
            raise RuntimeError("a bug")
        self.notes.append(f"end {id}")


def said(id: int, chat: int, text: str = "/play") -> Update:
    message = Message(id, None, Chat(chat, "group"), from_user=ANNA, text=text)  # type: ignore[arg-type]
    return Update(id, message=message)


def pressed(id: int, data: str | None, chat: int = -1) -> Update:
    message = Message(5, None, Chat(chat, "group"))  # type: ignore[arg-type]
    return Update(id, callback_query=CallbackQuery(str(id), ANNA, "c", message=message, data=data))


async def polled(telegram: Telegram, deal: Any, beats: Callable[[], None] = lambda: None) -> None:
    """Poll until there is nothing more, then stop."""
    stopping = asyncio.Event()
    bot: Any = telegram
    async with asyncio.timeout(10):
        task = asyncio.create_task(poll(bot, deal, stopping, beats))
        waiting = asyncio.create_task(telegram.silent.wait())
        await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
        stopping.set()
        waiting.cancel()
        await task


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poller, "_PAUSE", 0.0)


async def test_updates_are_confirmed_after_they_are_dealt_with() -> None:
    telegram = Telegram([said(7, -1), said(8, -2)], [said(9, -1)])
    dealer = Dealer(telegram)
    dealer.gates[8] = asyncio.Event()
    task = asyncio.create_task(polled(telegram, dealer))
    while "end 7" not in dealer.notes:
        await asyncio.sleep(0)
    assert telegram.offsets == [None]
    dealer.gates[8].set()
    await task
    assert telegram.offsets == [None, 9, 10, 10]


async def test_batch_in_reverse_confirms_nothing_that_is_not_dealt_with() -> None:
    telegram = Telegram([said(9, -1), said(8, -1)])
    await polled(telegram, Dealer(telegram))
    assert telegram.offsets == [None, 10, 10]


async def test_update_that_is_delivered_again_is_passed_over() -> None:
    telegram = Telegram([said(7, -1), said(8, -1)], [said(7, -1), said(8, -1), said(3, -1)])
    dealer = Dealer(telegram)
    await polled(telegram, dealer)
    assert [note for note in dealer.notes if "begin" in note] == ["begin 7", "begin 8", "begin 3"]


async def test_lane_keeps_its_order_and_lanes_run_side_by_side() -> None:
    telegram = Telegram([said(1, -1), said(2, -1), said(3, -2)])
    dealer = Dealer(telegram)
    dealer.gates[1] = asyncio.Event()
    task = asyncio.create_task(polled(telegram, dealer))
    while "end 3" not in dealer.notes:
        await asyncio.sleep(0)
    assert dealer.notes == ["begin 1", "begin 3", "end 3"]
    dealer.gates[1].set()
    await task
    assert dealer.notes[3:] == ["end 1", "begin 2", "end 2"]


async def test_handler_that_fails_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    telegram = Telegram([said(1, -1), said(2, -1)], [said(3, -1)])
    dealer = Dealer(telegram)
    dealer.faulty = {1}
    await polled(telegram, dealer)
    assert dealer.notes[-2:] == ["begin 3", "end 3"]
    assert "end 2" in dealer.notes
    assert telegram.offsets[-1] == 4
    assert "update 1 is passed over" in caplog.text


@pytest.mark.parametrize(
    "trouble", [NetworkError("away"), Conflict("terminated by other getUpdates request")], ids=str
)
async def test_trouble_is_waited_out(trouble: Exception, caplog: pytest.LogCaptureFixture) -> None:
    telegram = Telegram(trouble, [said(1, -1)], trouble, [said(2, -1)])
    dealer = Dealer(telegram)
    await polled(telegram, dealer)
    assert dealer.notes == ["begin 1", "end 1", "begin 2", "end 2"]
    assert telegram.offsets == [None, None, 2, 2, 3, 3]
    assert str(trouble) in caplog.text


async def test_wrong_token_ends_it() -> None:
    telegram = Telegram(InvalidToken())
    with pytest.raises(InvalidToken):
        await polled(telegram, Dealer(telegram))


async def test_pulse_beats_with_each_answer() -> None:
    beats: list[int] = []
    telegram = Telegram([said(1, -1)], NetworkError("away"), [said(2, -1)])
    await polled(telegram, Dealer(telegram), lambda: beats.append(1))
    assert len(beats) == 3  # two answers, and the one that the stop cut short


async def test_last_confirmation_may_fail() -> None:
    telegram = Telegram([said(1, -1)])
    ask = telegram.get_updates

    async def broken_at_the_end(**arguments: Any) -> list[Update]:
        if "limit" in arguments:
            raise NetworkError("away")
        return await ask(**arguments)

    telegram.get_updates = broken_at_the_end  # type: ignore[method-assign]
    dealer = Dealer(telegram)
    await polled(telegram, dealer)
    assert dealer.notes == ["begin 1", "end 1"]


async def test_only_what_is_needed_is_asked_for() -> None:
    telegram = Telegram([said(1, -1)])
    await polled(telegram, Dealer(telegram))
    assert telegram.allowed == {ALLOWED}


@pytest.mark.parametrize(
    ("update", "lane"),
    [
        (said(1, -7), "-7"),
        (pressed(1, "0123456789:j", chat=-7), "0123456789"),
        (pressed(1, "0123456789:j", chat=42), "0123456789"),
        (pressed(1, ":t:en", chat=42), "42"),
        (pressed(1, "forged", chat=42), "42"),
        (pressed(1, None, chat=42), "42"),
        (Update(1), ""),
    ],
    ids=str,
)
def test_lane_is_the_table_else_the_chat(update: Update, lane: str) -> None:
    assert lane_of(update) == lane

"""Updates are confirmed only after they are kept; one of all processes asks for them."""

import asyncio
import itertools
import json
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from telegram.error import Conflict, InvalidToken, NetworkError

from bot.ingest import poller
from bot.ingest.poller import poll
from bot.ingest.updates import Incoming, Written, incoming


class Telegram:
    """Hands out batches of updates, or what goes wrong; then says nothing any more."""

    base_url = "https://telegram/bot1:x"

    def __init__(self, *answers: list[Written] | Exception) -> None:
        self.answers = list(answers)
        self.offsets: list[int | None] = []
        self.allowed: set[str] = set()
        self.silent = asyncio.Event()

    @property
    def request(self) -> "Telegram":
        """Its own connection."""
        return self

    async def post(self, url: str, *, read_timeout: float) -> list[Written]:
        assert url.startswith(f"{self.base_url}/getUpdates?")
        asked = dict(parse_qsl(urlsplit(url).query))
        assert read_timeout > float(asked["timeout"])
        self.offsets.append(int(asked["offset"]) if "offset" in asked else None)
        self.allowed.add(asked["allowed_updates"])
        if not self.answers:
            self.silent.set()
            await asyncio.sleep(0 if "limit" in asked else 3600)
            return []
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Keeper:
    """Keeps updates, or fails a number of times; waits where it is told to."""

    def __init__(self, away: int = 0) -> None:
        self.kept: list[int] = []
        self.away = away
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, updates: Sequence[Incoming]) -> bool:
        await self.gate.wait()
        if self.away:
            self.away -= 1
            return False
        self.kept += [update.id for update in updates]
        return True


def said(id: int, chat: int, text: str = "/play") -> Written:
    return {"update_id": id, "message": {"chat": {"id": chat}, "text": text}}


def pressed(id: int, data: str | None, chat: int = -1) -> Written:
    query = {"id": str(id), "message": {"chat": {"id": chat}}, "data": data}
    return {"update_id": id, "callback_query": query}


async def polled(
    telegram: Telegram,
    put: Keeper,
    beats: Callable[[], None] = lambda: None,
    holds: Callable[[], bool] = lambda: True,
) -> None:
    """Poll until there is nothing more, then stop."""
    stopping = asyncio.Event()
    bot: Any = telegram
    async with asyncio.timeout(60):
        task = asyncio.create_task(poll(bot, put, stopping, beats, holds))
        waiting = asyncio.create_task(telegram.silent.wait())
        await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
        stopping.set()
        waiting.cancel()
        await task


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poller, "_PAUSE", 0.0)


async def test_updates_are_confirmed_after_they_are_kept() -> None:
    telegram = Telegram([said(7, -1), said(8, -2)], [said(9, -1)])
    keeper = Keeper()
    keeper.gate.clear()
    task = asyncio.create_task(polled(telegram, keeper))
    while not telegram.offsets:
        await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    assert telegram.offsets == [None]
    keeper.gate.set()
    await task
    assert keeper.kept == [7, 8, 9]
    assert telegram.offsets == [None, 9, 10, 10]


async def test_batch_in_reverse_confirms_all_of_it() -> None:
    telegram = Telegram([said(9, -1), said(8, -1)])
    await polled(telegram, Keeper())
    assert telegram.offsets == [None, 10, 10]


async def test_what_cannot_be_kept_is_not_confirmed() -> None:
    telegram = Telegram([said(7, -1)], [said(7, -1), said(8, -1)])
    keeper = Keeper(away=1)
    await polled(telegram, keeper)
    assert keeper.kept == [7, 8]
    assert telegram.offsets == [None, None, 9, 9]


async def test_update_that_is_no_unicode_keeps_no_other_waiting() -> None:
    """Half a character can be written in JSON, and not be kept: the poller ended."""
    forged = [said(7, -1, "\ud800"), pressed(8, "\ud800:j")]
    keeper = Keeper()
    await polled(Telegram([*forged, said(9, -1)]), keeper)
    assert keeper.kept == [7, 8, 9]
    assert [incoming(update).lane for update in forged] == ["-1", "?"]
    json.loads(incoming(forged[0]).body)


async def test_process_that_does_not_know_whether_it_is_at_work_polls_on_until_another_does() -> (
    None
):
    """While the store is away nobody can know: people are answered all the same. A process that
    polls makes Telegram answer the former one with a conflict.
    """
    telegram = Telegram([said(7, -1)], Conflict("terminated by other"), [said(90, -1)])
    turns = iter([False, False, True])
    await polled(telegram, Keeper(), holds=lambda: next(turns, True))
    assert telegram.offsets == [None, 8, None, 91, 91]
    assert next(turns, None) is None


@pytest.mark.parametrize(
    "trouble",
    [
        NetworkError("away"),
        Conflict("terminated by other getUpdates request"),
        InvalidToken("Unauthorized"),  # tdlib/telegram-bot-api issue 77: by mistake
    ],
    ids=str,
)
async def test_trouble_is_waited_out(trouble: Exception, caplog: pytest.LogCaptureFixture) -> None:
    telegram = Telegram(trouble, [said(1, -1)], trouble, [said(2, -1)])
    keeper = Keeper()
    await polled(telegram, keeper)
    assert keeper.kept == [1, 2]
    assert telegram.offsets == [None, None, 2, 2, 3, 3]
    said_of_it = [one for one in caplog.records if str(trouble) in one.getMessage()]
    assert len(said_of_it) == 2
    # each try says so, and the log keeps one line in half a minute
    assert all(getattr(one, "is_seldom", False) for one in said_of_it)


@pytest.fixture
def _slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two minutes pass between looks at it."""
    moments = itertools.count(step=120)
    monkeypatch.setattr(poller, "monotonic", lambda: next(moments))


@pytest.mark.usefixtures("_slow_clock")
async def test_token_that_is_not_known_for_minutes_ends_it() -> None:
    telegram = Telegram(*[InvalidToken()] * 9)
    with pytest.raises(InvalidToken):
        await polled(telegram, Keeper())
    assert len(telegram.offsets) == 4


@pytest.mark.usefixtures("_slow_clock")
async def test_mistakes_of_telegram_are_not_added_up() -> None:
    answers: list[list[Written] | Exception] = [InvalidToken(), InvalidToken(), [said(1, -1)]]
    keeper = Keeper()
    await polled(Telegram(*answers * 3), keeper)
    assert len(keeper.kept) == 3


async def test_pulse_beats_with_each_answer() -> None:
    beats: list[int] = []
    telegram = Telegram([said(1, -1)], NetworkError("away"), [said(2, -1)])
    await polled(telegram, Keeper(), lambda: beats.append(1))
    assert len(beats) == 3  # two answers, and the one that the stop cut short


async def test_last_confirmation_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    telegram = Telegram([said(1, -1)])
    ask = telegram.post

    async def broken_at_the_end(url: str, **given: float) -> list[Written]:
        if "limit=" in url:
            raise NetworkError("away")
        return await ask(url, **given)

    monkeypatch.setattr(telegram, "post", broken_at_the_end)
    keeper = Keeper()
    await polled(telegram, keeper)
    assert keeper.kept == [1]


async def test_only_what_is_needed_is_asked_for() -> None:
    telegram = Telegram([said(1, -1)])
    await polled(telegram, Keeper())
    (asked,) = (json.loads(each) for each in telegram.allowed)
    members, polls = {"my_chat_member", "chat_member"}, {"poll", "poll_answer"}
    inline = {"inline_query", "chosen_inline_result"}
    assert {*asked} == {"message", "callback_query"} | members | polls | inline


@pytest.mark.parametrize(
    ("update", "lane"),
    [
        (said(1, -7), "-7"),
        (pressed(1, "0123456789:j", chat=-7), "0123456789"),
        (pressed(1, "0123456789:j", chat=42), "0123456789"),
        (pressed(1, ":t:en", chat=42), "42"),
        (pressed(1, "forged", chat=42), "42"),
        (pressed(1, None, chat=42), "42"),
        ({"update_id": 1, "my_chat_member": {"chat": {"id": -7}}}, "-7"),
        ({"update_id": 1, "poll": {"id": "9"}}, "poll:9"),
        ({"update_id": 1, "poll_answer": {"poll_id": "9", "option_ids": [0]}}, "poll:9"),
        ({"update_id": 1, "inline_query": {"from": {"id": 42}, "query": ""}}, "inline:42"),
        ({"update_id": 1, "message": "not as described"}, ""),
    ],
    ids=str,
)
def test_lane_is_the_table_else_the_chat(update: Written, lane: str) -> None:
    assert incoming(update) == (1, lane, json.dumps(update, separators=(",", ":")).encode())

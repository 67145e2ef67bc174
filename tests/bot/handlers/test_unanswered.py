"""Whatever fails between a press and its answer, the press is answered.

Telegram promises getChatMember for others to those bots only that are admins:
https://core.telegram.org/bots/api#getchatmember
"""

import asyncio
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisConnectionError
from telegram.error import TimedOut

from bot.display.buttons import Agree, Forget, Hand, Language, Stop
from bot.handlers import buttons
from bot.reconciler.api import retry
from bot.reconciler.reachability import chats
from bot.table.seating import chairs_at
from bot.table.values import Live, Matter, Phase, position, stamp_of_table, to_act
from bot.table.words import check_of
from tests.bot.handlers.pressing import ADMIN_REQUIRED, Alone, Pressed
from tests.bot.stores import saved
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, PEOPLE, begun, lobby

BROKEN = (500, "Internal Server Error")


async def phase(evening: Pressed, live: Live) -> Phase:
    found = await evening.store.tables.load(live.table.id)
    assert found
    return found.table.phase


@pytest.fixture
def evening(bot: Pressed, monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """A bot that does not wait before it tries again."""
    monkeypatch.setattr(retry, "_PAUSE", 0.0)
    return bot


@pytest.fixture(params=["refused", "broken", "silent"])
def trouble(
    request: pytest.FixtureRequest, evening: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What becomes of all calls but the answer."""
    if request.param == "silent":
        monkeypatch.setattr(chats, "PATIENCE", 0.05)
    evening.telegram.refusal = {"refused": ADMIN_REQUIRED, "broken": BROKEN}.get(request.param)


pytestmark = pytest.mark.usefixtures("trouble")


async def test_host_cancels_his_lobby(evening: Pressed) -> None:
    live = await saved(evening.store, lobby("gifts", ANNA))
    await evening.press(ANNA, live.table.place.chat, Stop(live.table.id))
    assert await phase(evening, live) is Phase.STOPPED


async def test_host_ends_his_game(evening: Pressed) -> None:
    live = await saved(evening.store, begun("gifts", *PEOPLE))
    ends = Stop(live.table.id, stamp_of_table(live.table))
    await evening.press(ANNA, live.table.place.chat, ends)
    assert await phase(evening, live) is Phase.STOPPED


async def test_who_may_be_an_admin_is_none(evening: Pressed) -> None:
    live = await saved(evening.store, lobby("gifts", ANNA, BORIS))
    ends = Stop(live.table.id, stamp_of_table(live.table))
    told = await evening.press(BORIS, live.table.place.chat, ends)
    assert told == FRAME.say("en", "refused-rights-unknown")
    assert await phase(evening, live) is Phase.LOBBY


async def test_vote_is_counted(evening: Pressed) -> None:
    live = await saved(evening.store, begun("gifts", *PEOPLE))
    chair = chairs_at(live.table, to_act(ALL, live)[0])[0]
    voter = next(one for one in PEOPLE if one.id not in (live.table.people[chair].user, ANNA.id))
    skips = Agree(
        live.table.id,
        Matter.SKIP,
        chair,
        position(live.table),
        who=check_of(live.table, live.table.people[chair].user),
    )
    assert await evening.press(voter, live.table.place.chat, skips)


async def test_question_that_cannot_be_deleted_is_answered(evening: Pressed) -> None:
    """Back of /forget."""
    back = Forget("", "n")
    assert await evening.press(ANNA, ANNA.id, back) == ""


async def test_language_of_a_group_whose_admins_are_not_known(evening: Pressed) -> None:
    said = await evening.press(ANNA, -100_1, Language("", "ru"))
    assert said == FRAME.say("en", "refused-rights-unknown")


async def test_what_fails_anywhere_else_is_told(
    evening: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of Telegram's doing, no bug of ours, and no silence."""

    async def fails(*_: object) -> bool:
        raise TimedOut

    monkeypatch.setattr(Alone, "can_show", fails)
    live = await saved(evening.store, begun("sealed", *PEOPLE))
    said = await evening.press(ANNA, live.table.place.chat, Hand(live.table.id))
    assert said == FRAME.say("en", "fault-telegram")


async def test_press_that_has_to_wait_long_is_answered_and_counts(
    evening: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some 15 seconds it would be void: the store or Telegram may be away for longer."""
    monkeypatch.setattr(buttons, "_SLOW", 0.0)
    answered = asyncio.Event()
    live = await saved(evening.store, lobby("gifts", ANNA))
    meet = evening.store.meet

    async def slow(user: int, table: str) -> Any:
        await answered.wait()
        return await meet(user, table)

    monkeypatch.setattr(evening.store, "meet", slow)
    token = Stop(live.table.id)
    pressing = asyncio.create_task(evening.press(ANNA, live.table.place.chat, token))
    while not evening.telegram.said:
        await asyncio.sleep(0)
    assert evening.telegram.said == [FRAME.say("en", "toast-slow")]
    evening.telegram.answered.clear()
    answered.set()
    await pressing
    assert await phase(evening, live) is Phase.STOPPED


async def test_bug_while_the_store_is_away_is_answered_when_it_is_back(
    evening: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The apology asks the store for the language: it counted as dealt with, unanswered."""

    async def buggy(*_: object) -> bool:
        raise ZeroDivisionError

    async def away(*_: object) -> Any:
        raise RedisConnectionError

    monkeypatch.setattr(Alone, "can_show", buggy)
    live = await saved(evening.store, begun("sealed", *PEOPLE))
    chat, token = live.table.place.chat, Hand(live.table.id)
    with monkeypatch.context() as patched:
        patched.setattr(evening.store.profiles, "of", away)
        with pytest.raises(RedisConnectionError):
            await evening.press(ANNA, chat, token)
    assert await evening.press(ANNA, chat, token) == FRAME.say("en", "fault")

"""The host's panel of options in the private chat has buttons as long as there is a lobby
(docs/adr/0039).
"""

import asyncio
from datetime import timedelta
from typing import Any, cast

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import Forbidden, RetryAfter

from bot.handlers.pages.mine import panel_in_private
from bot.reconciler.messenger import Messenger
from bot.reconciler.state.shown import Records
from bot.service.messenger import Messenger as AnyMessenger
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.gathering import Leave, Start
from bot.table.values import Live, Phase
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, do, lobby, stop
from tests.bot.telegrams import Telegram, messenger_at
from tests.bot.thinking import ThinkingHere
from tests.proofs import filled

BEGUN = "The game has already begun."


class Evening:
    """A lobby of Anna's, and the reconciler that shows it."""

    def __init__(self, redis: Redis) -> None:
        self.redis, self.telegram, self.store = redis, Telegram(), Store(redis, ALL)
        self.live = lobby("gifts", ANNA, BORIS)
        self.wake()

    def wake(self) -> None:
        """Another process goes on."""
        self.messenger: Messenger = messenger_at(self.telegram, self.store, self.redis)
        speaker = cast(AnyMessenger, self.messenger)
        self.service = TableService(FRAME, self.store, speaker, ThinkingHere(), lambda: 1)

    async def save(self, live: Live, was: Live | None) -> None:
        self.live = await self.store.tables.save(live, was)
        await self.store.places.claim(live.table.place, live.table.id, None)
        self.messenger.show(live.table.id)
        await self.settle()

    async def begin(self) -> None:
        await self.save(do(self.live, ANNA, Start(1)), self.live)

    async def settle(self) -> None:
        await asyncio.wait_for(self.messenger.settle(), 60)

    async def ask(self) -> None:
        """Anna asks for the panel."""
        self.messenger.sender.say_once(
            "options", [await panel_in_private(self.service, self.live, ANNA)]
        )
        await self.settle()

    @property
    def panels(self) -> list[tuple[str, bool]]:
        """What stands in her private chat, and whether with buttons."""
        messages: list[dict[str, Any]] = list(self.telegram.messages[ANNA.id].values())
        return [(one["text"], bool(one["buttons"])) for one in messages]


@pytest.fixture
async def evening(redis: Redis) -> Evening:
    evening = Evening(redis)
    await evening.save(evening.live, None)
    return evening


async def test_panel_has_its_buttons_until_the_game_begins_and_says_so_then(
    evening: Evening,
) -> None:
    await evening.ask()
    await evening.save(evening.live, evening.live)
    [(text, has_buttons)] = evening.panels
    assert "Options" in text
    assert has_buttons
    await evening.begin()
    [(text, has_buttons)] = evening.panels
    assert text.endswith(BEGUN)
    assert not has_buttons
    calls = len(evening.telegram.calls)
    await evening.save(evening.live, evening.live)
    assert len(evening.telegram.calls) == calls
    known = await Records(evening.redis).of(evening.live.table.id)
    assert not any(filled(shown.place.chat == ANNA.id for shown in known.values()))


@pytest.mark.parametrize(
    ("phase", "said"), [(Phase.STOPPED, "was cancelled"), (Phase.EXPIRED, "waited too long")]
)
async def test_panel_of_a_lobby_that_is_no_more_says_so(
    evening: Evening, phase: Phase, said: str
) -> None:
    await evening.ask()
    table = replace(do(evening.live, ANNA, stop(evening.live)).table, phase=phase)
    await evening.save(replace(evening.live, table=table), evening.live)
    [(text, has_buttons)] = evening.panels
    assert said in text
    assert not has_buttons


async def test_new_panel_takes_the_place_of_the_former(evening: Evening) -> None:
    for _ in range(5):
        await evening.ask()
    assert [has_buttons for _, has_buttons in evening.panels] == [True]
    assert list(evening.telegram.messages[ANNA.id]) == [5]
    known = await Records(evening.redis).of(evening.live.table.id)
    assert sum(shown.place.chat == ANNA.id for shown in known.values()) == 1


async def test_panel_goes_with_its_host(evening: Evening) -> None:
    """Boris decides about the options now."""
    await evening.ask()
    await evening.save(do(evening.live, ANNA, Leave()), evening.live)
    assert evening.live.table.host == BORIS.id
    assert evening.panels == []


async def test_another_process_knows_of_the_panel(evening: Evening) -> None:
    await evening.ask()
    evening.wake()
    await evening.begin()
    assert [has_buttons for _, has_buttons in evening.panels] == [False]


async def test_panel_that_was_under_way_when_the_game_began_has_no_buttons_either(
    evening: Evening,
) -> None:
    asked = await panel_in_private(evening.service, evening.live, ANNA)
    await evening.begin()
    evening.messenger.sender.say_once("options", [asked])
    await evening.settle()
    assert [has_buttons for _, has_buttons in evening.panels] == [False]


async def test_panel_of_a_host_who_is_forgotten_names_nobody_and_loses_its_buttons(
    evening: Evening,
) -> None:
    """They are host as before, by another name."""
    await evening.ask()
    await evening.service.forget(ANNA)
    await evening.settle()
    evening.live = await evening.service.find(evening.live.table.id)
    assert evening.live.table.host == ANNA.id
    await evening.begin()
    [(text, has_buttons)] = evening.panels
    assert text.endswith(BEGUN)
    assert "Anna" not in text
    assert not has_buttons


async def test_closed_private_chat_keeps_nothing_else_waiting(evening: Evening) -> None:
    await evening.ask()
    evening.telegram.refusals["edit_message_text"] = [Forbidden("bot was blocked")] * 2
    await evening.begin()
    assert [has_buttons for _, has_buttons in evening.panels] == [True]  # they answer "outdated"
    assert evening.telegram.live(evening.live.table.place.chat)["buttons"]


async def test_telegram_that_wants_us_to_wait_is_obeyed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does
    await evening.ask()
    evening.telegram.refusals["edit_message_text"] = [RetryAfter(timedelta(seconds=60))] * 2
    await evening.begin()
    assert [has_buttons for _, has_buttons in evening.panels] == [True]
    await evening.redis.delete(*await evening.redis.keys("b:*"))
    evening.wake()
    await evening.save(evening.live, evening.live)
    assert [has_buttons for _, has_buttons in evening.panels] == [False]

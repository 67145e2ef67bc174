"""What inline mode offers where Telegram has got no picture, or has forgotten it."""

from typing import Any

import pytest
from telegram import InlineQueryResultArticle, InputTextMessageContent, Update

from bot.display.records.stepping import step_link
from bot.features.sharing.inline import on_inline
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import Live
from tests.bot.stores import Watch, saved
from tests.bot.tables import ANNA, BORIS, over
from tests.features.sharing.test_inviting import with_files

Offer = tuple[tuple[Any, ...], str | None]


@pytest.fixture
async def live(store: Store, watch: Watch) -> Live:
    with_files(watch)
    live = await saved(store, over("gifts", ANNA, BORIS))
    await store.past.note(live)
    return live


async def offered(service: TableService, query: str, monkeypatch: pytest.MonkeyPatch) -> Offer:
    """What Anna is offered, and where the button above it leads."""
    sender = {"id": ANNA.id, "is_bot": False, "first_name": ANNA.name, "language_code": "en"}
    asked = {"id": "1", "from": sender, "query": query, "offset": ""}
    update = Update.de_json({"update_id": 1, "inline_query": asked}, None)
    assert update
    assert update.inline_query
    answers: list[Offer] = []

    async def answer(
        self: object,
        results: Any,
        cache: int,
        is_personal: bool,
        button: Any,
    ) -> bool:
        answers.append((tuple(results), button and button.start_parameter))
        return True

    monkeypatch.setattr(type(update.inline_query), "answer", answer)
    await on_inline(service, update)
    (only,) = answers
    return only


async def test_what_is_not_known_any_more_is_shown_first(
    service: TableService, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moment that is shared, not the end of the game, which never brings it."""
    id = live.table.id
    assert await offered(service, id, monkeypatch) == ((), f"past_{id}")
    moment = step_link(live.table, "_3")
    assert await offered(service, f"{id}/3", monkeypatch) == ((), moment)


@pytest.mark.parametrize("moment", ["", "/3"])
async def test_who_plays_in_words_shares_words(
    service: TableService, live: Live, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No picture of it was ever shown to them."""
    await service.remember(ANNA.id, aloud=True)
    (one,), button = await offered(service, f"{live.table.id}{moment}", monkeypatch)
    assert isinstance(one, InlineQueryResultArticle)
    assert isinstance(one.input_message_content, InputTextMessageContent)
    assert f"start=step_{live.table.id}" in one.input_message_content.message_text
    assert button is None

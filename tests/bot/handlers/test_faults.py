"""What is logged of our own bugs: enough to find the table, nothing that tells a hand."""

import pytest
from prometheus_client import REGISTRY
from redis.asyncio import Redis
from telegram import CallbackQuery, Chat, Message, Update
from telegram import User as Sender
from telegram.error import TimedOut
from telegram.ext import Application

from bot.handlers import faults
from bot.handlers.registering import register
from bot.service.table_service import TableService, fresh_seed
from bot.store.store import Store
from bot.store.tables import Unreadable
from tests.bot.tables import ALL, FRAME, PEOPLE, begun, moved
from tests.bot.thinking import ThinkingHere
from tests.proofs import filled


async def test_fault_names_the_table_and_tells_no_secret(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await store.tables.save(moved(begun("sealed", *PEOPLE, seed=987_654_321), 2), None)
    message = Message(5, None, Chat(-1, "group"))  # type: ignore[arg-type]
    data = f"{live.table.id}:j"
    query = CallbackQuery("1", Sender(1, "Anna", is_bot=False), "c", message=message, data=data)

    async def apologise(*_: object) -> None:
        pass

    monkeypatch.setattr(faults, "_apologise", apologise)
    service = TableService(FRAME, store, None, ThinkingHere(), fresh_seed)  # type: ignore[arg-type]
    await faults.on_fault(service, Update(7, callback_query=query), RuntimeError("a bug"))
    assert f"update 7: table {live.table.id} at revision 1" in caplog.text
    assert "987654321" not in caplog.text
    assert live.table.log
    assert not any(filled(str(move.action) in caplog.text for move in live.table.log.moves))
    assert "Anna" not in caplog.text


async def test_fault_at_a_table_that_cannot_be_read_gets_an_apology_too(
    store: Store, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await store.tables.save(begun("gifts", *PEOPLE), None)
    await redis.hset(f"t:{live.table.id}", "table", b"{")
    query = CallbackQuery("1", Sender(1, "Anna", is_bot=False), "c", data=f"{live.table.id}:j")
    apologies = []

    async def apologise(_: TableService, update: Update, why: str) -> None:
        apologies.append((update.update_id, why))

    monkeypatch.setattr(faults, "_apologise", apologise)
    service = TableService(FRAME, Store(redis, ALL), None, ThinkingHere(), fresh_seed)  # type: ignore[arg-type]
    await faults.on_fault(service, Update(7, callback_query=query), Unreadable(live.table.id))
    assert apologies == [(7, "fault")]


@pytest.mark.parametrize(("error", "bugs"), [(TimedOut(), 0), (RuntimeError("a bug"), 1)], ids=repr)
async def test_only_bugs_of_ours_are_counted_as_such(
    store: Store, error: Exception, bugs: int
) -> None:
    """The operator was told that somebody had run into a bug where the network had failed."""

    app = Application.builder().token("1:x").build()
    service = TableService(FRAME, store, None, ThinkingHere(), fresh_seed)  # type: ignore[arg-type]
    register(app, service)
    before = counted()
    await app.process_error(object(), error)
    assert counted() - before == bugs


def counted() -> float:
    return REGISTRY.get_sample_value("nastolka_faults_total") or 0.0

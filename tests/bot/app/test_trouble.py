"""The page in trouble: store and Telegram away, bugs of ours, requests that are none."""

import asyncio
from typing import Any

import pytest
from telegram.error import BadRequest, NetworkError, TelegramError, TimedOut

from bot.app import door, routes
from bot.metrics import faults_so_far
from bot.reconciler.api import retry
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import User
from tests.bot.app.scene import ROOT, Members, acting, page, running, signed
from tests.bot.app.test_page import NOBODY, decided
from tests.bot.tables import ANNA, FRAME, STRANGER, user_at


@pytest.mark.parametrize("blip", [TimedOut(), NetworkError("Bad Gateway")])
async def test_answer_that_telegram_owes_is_not_taken_for_a_no(
    store: Store, service: TableService, blip: TelegramError, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A member of the group would be kept out for minutes, in words that are not true."""
    monkeypatch.setattr(retry, "_PAUSE", 0.0)
    live, members = await running(store), Members(STRANGER.id, fault=blip)
    async with page(service, members) as web:
        unsure = await web.ask(STRANGER, live.table.id)
        assert unsure.status_code == 503
        assert unsure.json() == {"error": FRAME.say("en", "fault-telegram")}
        members.fault = None
        assert (await web.ask(STRANGER, live.table.id)).status_code == 200


async def test_refusal_of_telegram_is_a_no(store: Store, service: TableService) -> None:
    live, members = await running(store), Members(STRANGER.id, fault=BadRequest("Chat not found"))
    async with page(service, members) as web:
        assert (await web.ask(STRANGER, live.table.id)).status_code == NOBODY
        assert (await web.ask(STRANGER, live.table.id)).status_code == NOBODY


async def test_who_has_joined_the_group_is_let_in_at_once(
    store: Store, service: TableService
) -> None:
    """A "no" was remembered for five minutes: whoever was led to the group first was kept out."""
    live, members = await running(store), Members()
    async with page(service, members) as web:
        assert (await web.ask(STRANGER, live.table.id)).status_code == NOBODY
        members.users = (STRANGER.id,)
        assert (await web.ask(STRANGER, live.table.id)).status_code == 200


async def test_nobody_is_led_to_an_address_that_a_request_names(service: TableService) -> None:
    async with page(service) as web:
        for path in (f"{ROOT}/", f"{ROOT}/table/0123456789/"):
            answer = await web.client.get(path, headers={"host": "evil.example"})
            assert answer.status_code == 404
            assert "location" not in answer.headers


async def test_request_for_the_head_of_the_news_holds_no_stream(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    headers = {"authorization": f"tma {signed(ANNA, service.moment)}"}
    async with page(service) as web:
        address = f"{ROOT}/table/{live.table.id}/news"
        answer = await web.client.head(address, headers=headers)
        assert answer.status_code == 405


async def test_who_looks_while_the_store_is_frozen_is_told_so(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await running(store)
    monkeypatch.setattr(routes, "_PATIENCE", 0.01)
    monkeypatch.setattr(store, "meet", never)
    async with page(service) as web:
        for path in ("", "/press", "/picture"):
            answer = await web.ask(ANNA, live.table.id, path)
            assert answer.status_code == 503
            assert answer.json() == {"error": FRAME.say("en", "toast-slow")}


async def test_who_looks_while_the_bot_stops_is_told_so(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that stops cancels what takes too long: a soak found it as a crash in the log."""
    live, looking = await running(store), asyncio.Event()

    async def meet(*_: object) -> Any:
        looking.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(store, "meet", meet)
    async with page(service) as web:
        request = asyncio.create_task(web.ask(ANNA, live.table.id))
        await looking.wait()
        request.cancel()
        answer = await request
        assert answer.status_code == 503
        assert answer.json() == {"error": FRAME.say("en", "toast-slow")}


async def never(*_: object) -> Any:
    await asyncio.Event().wait()


async def test_press_while_the_store_is_frozen_is_answered_and_counts_when_it_is_back(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    back, change, meet = asyncio.Event(), service.change, store.meet

    async def met(*args: Any) -> Any:
        found = await meet(*args)
        monkeypatch.setattr(routes, "_PATIENCE", 0.01)
        return found

    async def slow(*args: Any, **more: Any) -> Any:
        await back.wait()
        return await change(*args, **more)

    async with page(service) as web:
        look = await decided(web, player, id)
        monkeypatch.setattr(store, "meet", met)
        monkeypatch.setattr(service, "change", slow)
        answer = await web.ask(player, id, "/press", stamp=look["stamp"], path=look["path"])
        assert answer.status_code == 503
        assert answer.json() == {"error": FRAME.say(player.language, "toast-slow")}
        back.set()
        while (await service.find(id)).revision == live.revision:
            await asyncio.sleep(0)


async def test_bug_of_a_look_is_counted_and_told(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one of a press: whoever runs the bot hears of it by the same counter."""

    def buggy(*_: object) -> Any:
        raise ZeroDivisionError

    live, before = await running(store), faults_so_far()
    monkeypatch.setattr(door, "look", buggy)
    async with page(service) as web:
        answer = await web.ask(ANNA, live.table.id)
    assert answer.status_code == 500
    assert answer.json() == {"error": FRAME.say("en", "fault")}
    assert faults_so_far() == before + 1


async def test_bytes_that_are_no_text_are_no_request(store: Store, service: TableService) -> None:
    live, before = await running(store), faults_so_far()
    headers = {"authorization": f"tma {signed(ANNA, service.moment)}"}
    async with page(service) as web:
        address = f"{ROOT}/table/{live.table.id}"
        answer = await web.client.post(address, content=b'{"stamp":"\xff"}', headers=headers)
    assert answer.status_code == 400
    assert faults_so_far() == before


@pytest.mark.parametrize(
    ("asked", "language"),
    [("ru-RU,ru;q=0.9", "ru"), ("uk", "uk"), ("de-DE", "de"), ("be", "en"), ("", "en")],
)
async def test_page_says_in_which_language_it_is(
    service: TableService, asked: str, language: str
) -> None:
    """Screen readers choose their voice by it (WCAG 2.2, 3.1.1), also before the first answer."""
    async with page(service) as web:
        answer = await web.client.get(ROOT, headers={"accept-language": asked})
    assert f'<html lang="{language}">' in answer.text
    assert FRAME.say(language, "app-offline") in answer.text
    assert answer.headers["vary"] == "accept-language"


async def test_look_says_in_which_language_it_is(store: Store, service: TableService) -> None:
    live = await running(store)
    async with page(service) as web:
        seen = await web.seen(User(ANNA.id, ANNA.name, "uk"), live.table.id)
    assert seen["language"] == "uk"


async def test_refusal_comes_in_the_language_that_its_reader_has_chosen(
    store: Store, service: TableService
) -> None:
    await store.profiles.change(ANNA.id, language="uk")
    async with page(service) as web:
        answer = await web.ask(ANNA, "f" * 10)
    assert ANNA.language != "uk"
    assert answer.status_code == 403
    assert answer.json() == {"error": FRAME.say("uk", "app-closed")}

"""How the bot gets its updates (bots/api#getting-updates): polling, webhook, what it asked for."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, ClassVar

import pytest
from telegram import Bot, Update
from telegram.error import BadRequest, Conflict

from playground.person import PATIENCE, Host, RefusedError
from playground.settings import Settings
from tests.playground.conftest import Friends


async def test_an_offset_confirms_what_is_below_it(bot: Bot, friends: Friends) -> None:
    for word in ["one", "two", "three"]:
        friends.anna.send(friends.group, f"/{word}")
    updates = await bot.get_updates()
    assert [update.update_id for update in updates] == [1, 2, 3, 4, 5]
    assert len(await bot.get_updates()) == 5
    assert [u.update_id for u in await bot.get_updates(offset=4)] == [4, 5]
    assert [u.update_id for u in await bot.get_updates(offset=-1)] == [5]
    assert [u.update_id for u in await bot.get_updates()] == [5]


async def polling(
    bot: Bot, host: Host, offset: int | None = None
) -> asyncio.Task[tuple[Update, ...]]:
    """A long poll that has arrived: a harmless fault tells that it was met."""
    host.fault("delay", "getUpdates", seconds=0)
    poll = asyncio.create_task(bot.get_updates(offset=offset, timeout=50))
    while await asyncio.to_thread(host.get, "faults"):
        await asyncio.sleep(0.01)
    return poll


async def test_a_long_poll_ends_with_the_first_update(
    bot: Bot, host: Host, friends: Friends
) -> None:
    await bot.get_updates(offset=-1)
    last = (await bot.get_updates())[-1].update_id
    poll = await polling(bot, host, offset=last + 1)
    assert not poll.done()
    friends.anna.send(friends.group, "/play")
    (update,) = await poll
    assert update.message is not None
    assert update.message.text == "/play"


async def test_who_speaks_as_a_chat_is_hidden(bot: Bot, friends: Friends) -> None:
    """https://core.telegram.org/bots/api#message: `sender_chat`; `from` tells nothing."""
    for voice in ("group", "channel"):
        friends.anna.send(friends.group, "/play", voice=voice)
    group, channel = [update.message for update in await bot.get_updates(offset=-2)]
    assert group
    assert channel
    assert group.sender_chat == group.chat
    assert group.from_user
    assert group.from_user.username == "GroupAnonymousBot"
    assert channel.sender_chat
    assert channel.sender_chat.type == "channel"
    with pytest.raises(RefusedError, match="only admins"):
        friends.boris.send(friends.group, "/play", voice="group")


async def test_a_second_poller_ends_the_first(bot: Bot, host: Host) -> None:
    first = await polling(bot, host)
    await bot.get_updates()
    with pytest.raises(Conflict, match="terminated by other getUpdates request"):
        await first


async def test_only_wanted_kinds_are_queued_and_the_choice_stays(
    bot: Bot, friends: Friends
) -> None:
    await bot.get_updates(offset=-1, allowed_updates=["callback_query"])
    await bot.get_updates(offset=100)
    friends.anna.send(friends.group, "/play")
    assert await bot.get_updates() == ()
    await bot.get_updates(allowed_updates=[])
    friends.anna.send(friends.group, "/play")
    assert len(await bot.get_updates()) == 1


async def test_changes_of_other_members_come_only_on_demand_and_to_administrators(
    bot: Bot, host: Host, friends: Friends
) -> None:
    await bot.get_updates(offset=100)
    host.post(f"chats/{friends.group}/admins", {"user_id": bot.id, "admin": True})
    await bot.get_updates(offset=100, allowed_updates=["chat_member"])
    host.post(f"chats/{friends.group}/members", {"user_id": friends.clara.user_id})
    (update,) = await bot.get_updates()
    assert update.chat_member is not None
    assert update.chat_member.new_chat_member.user.first_name == "Clara"


async def test_updates_are_kept_for_a_day(bot: Bot, host: Host, friends: Friends) -> None:
    assert len(await bot.get_updates()) == 2
    host.advance(24 * 3600 + 1)
    assert await bot.get_updates() == ()


async def test_updates_can_come_twice_and_out_of_order(
    bot: Bot, host: Host, friends: Friends
) -> None:
    host.fault("reorder", "getUpdates")
    assert [u.update_id for u in await bot.get_updates()] == [2, 1]
    friends.anna.send(friends.group, "/play")
    host.fault("duplicate", "getUpdates")
    assert [u.update_id for u in await bot.get_updates(offset=3)] == [1, 2, 3]
    assert [u.update_id for u in await bot.get_updates(offset=3)] == [3]


class Hook(BaseHTTPRequestHandler):
    """A webhook that fails as often as it is told and notes what it receives."""

    failures: ClassVar[int] = 0
    received: ClassVar[list[tuple[str | None, dict[str, Any]]]] = []
    heard: ClassVar[threading.Condition] = threading.Condition()

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with Hook.heard:
            failed = Hook.failures > 0
            Hook.failures -= failed
            if not failed:
                secret = self.headers["X-Telegram-Bot-Api-Secret-Token"]
                Hook.received.append((secret, body))
            Hook.heard.notify_all()
        self.send_response(503 if failed else 200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.failures, Hook.received = 0, []
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/hook"
        server.shutdown()
        thread.join()


def received(count: int) -> list[int]:
    """The ids of the updates that came, as soon as there are `count`."""
    with Hook.heard:
        assert Hook.heard.wait_for(lambda: len(Hook.received) >= count, PATIENCE)
    return [body["update_id"] for _, body in Hook.received]


async def test_a_webhook_gets_the_updates_with_its_secret(
    bot: Bot, friends: Friends, hook: str
) -> None:
    await bot.set_webhook(hook, secret_token="se_cret-1")
    friends.anna.send(friends.group, "/play")
    assert await asyncio.to_thread(received, 3) == [1, 2, 3]
    assert {secret for secret, _ in Hook.received} == {"se_cret-1"}


async def test_a_webhook_is_tried_again_until_it_answers_well(
    bot: Bot, host: Host, friends: Friends, hook: str
) -> None:
    Hook.failures = 2
    await bot.set_webhook(hook)
    assert await asyncio.to_thread(received, 2) == [1, 2]
    info = await bot.get_webhook_info()
    assert info.last_error_message == "Wrong response from the webhook: 503 Service Unavailable"
    assert info.url == hook


async def test_a_webhook_may_get_updates_twice(
    bot: Bot, host: Host, friends: Friends, hook: str
) -> None:
    host.fault("duplicate", "webhook")
    await bot.set_webhook(hook)
    assert await asyncio.to_thread(received, 3) == [1, 1, 2]


async def test_polling_and_webhook_exclude_one_another(
    bot: Bot, host: Host, friends: Friends, hook: str
) -> None:
    await bot.get_updates(offset=100)
    poll = await polling(bot, host)
    await bot.set_webhook(hook)
    with pytest.raises(Conflict, match="terminated by setWebhook request"):
        await poll
    with pytest.raises(Conflict, match="use deleteWebhook to delete the webhook first"):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_a_webhook_has_an_address_and_a_plain_secret(bot: Bot) -> None:
    with pytest.raises(BadRequest, match="Bad webhook"):
        await bot.set_webhook("ftp://example.org")
    with pytest.raises(BadRequest, match="Secret token contains unallowed characters"):
        await bot.set_webhook("https://example.org", secret_token="with space")


class TestTelegramsOwn:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(is_local=False)

    async def test_it_takes_webhooks_of_https_at_four_ports(self, bot: Bot) -> None:
        for url in ("http://example.org/x", "https://example.org:8080/x"):
            with pytest.raises(BadRequest, match="Bad webhook"):
                await bot.set_webhook(url)
        for port in ("", ":443", ":80", ":88", ":8443"):
            await bot.set_webhook(f"https://example.org{port}/x")

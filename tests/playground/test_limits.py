"""Rates: per chat, per group, in all; and faults. The clock is moved, nothing is measured."""

from __future__ import annotations

from datetime import timedelta

import pytest
from telegram import Bot
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter

from playground.limits import SentLately
from playground.person import Host
from playground.settings import Rates, Settings
from playground.world.errors import TooManyError
from tests.playground.conftest import Friends, picture


class TestRates:
    """With Telegram's documented rates on."""

    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(rates=Rates(chat_per_second=1, chat_burst=3, group_per_minute=6))

    async def test_a_burst_is_fine_and_then_a_message_a_second(
        self, bot: Bot, host: Host, friends: Friends
    ) -> None:
        sent = [await bot.send_message(friends.group, str(n)) for n in range(3)]
        with pytest.raises(RetryAfter) as refusal:
            await bot.edit_message_text("edits count", friends.group, sent[0].message_id)
        assert refusal.value.retry_after == timedelta(seconds=3)
        host.advance(3)
        await bot.edit_message_text("edits count", friends.group, sent[0].message_id)

    async def test_a_group_takes_so_many_a_minute_in_all_topics_together(
        self, bot: Bot, host: Host, friends: Friends, forum: int
    ) -> None:
        topics = [host.topic(forum, "one"), host.topic(forum, "two")]
        for n in range(6):
            await bot.send_message(forum, "x", message_thread_id=topics[n % 2])
            host.advance(5)
        with pytest.raises(RetryAfter) as refusal:
            await bot.send_message(forum, "x")
        assert refusal.value.retry_after == timedelta(seconds=30)
        await bot.send_message(friends.group, "another group is not concerned")

    async def test_private_chats_have_no_limit_a_minute(
        self, bot: Bot, host: Host, friends: Friends
    ) -> None:
        friends.anna.start()
        for _ in range(8):
            await bot.send_message(friends.anna.user_id, "x")
            host.advance(2)
        assert len(friends.anna.messages()) == 9

    async def test_answers_and_deletions_are_free(
        self, bot: Bot, host: Host, friends: Friends
    ) -> None:
        sent = [await bot.send_message(friends.group, str(n)) for n in range(3)]
        await bot.delete_message(friends.group, sent[0].message_id)
        await bot.send_chat_action(friends.group, "typing")
        assert [post.text for post in friends.anna.messages(friends.group)[-2:]] == ["1", "2"]

    async def test_what_was_refused_is_not_there(
        self, bot: Bot, host: Host, friends: Friends
    ) -> None:
        before = len(friends.anna.messages(friends.group))
        for n in range(3):
            await bot.send_message(friends.group, str(n))
        with pytest.raises(RetryAfter):
            await bot.send_photo(friends.group, picture())
        assert len(friends.anna.messages(friends.group)) == before + 3


def test_thirty_a_second_in_all() -> None:
    budget = SentLately(Rates(), lambda: 1000.0)
    for chat in range(1, 31):
        budget.spend(chat)
    with pytest.raises(TooManyError) as refusal:
        budget.spend(31)
    assert refusal.value.parameters == {"retry_after": 1}


async def test_a_page_of_a_proxy_is_no_answer_of_telegram(bot: Bot, host: Host) -> None:
    host.fault("proxy", "getMe")
    with pytest.raises(NetworkError):
        await bot.get_me()
    assert host.log()[-1]["error"] == "fault before: proxy"


async def test_a_fault_before_leaves_nothing_and_a_fault_after_leaves_the_message(
    bot: Bot, host: Host, friends: Friends
) -> None:
    host.fault("error", "sendMessage")
    with pytest.raises(NetworkError, match="Internal Server Error"):
        await bot.send_message(friends.group, "before")
    host.fault("error", "sendMessage", when="after")
    with pytest.raises(NetworkError, match="Internal Server Error"):
        await bot.send_message(friends.group, "after")
    await bot.send_message(friends.group, "whole")
    assert [post.text for post in friends.anna.messages(friends.group)] == ["", "after", "whole"]


@pytest.mark.parametrize(
    ("kind", "error", "said"),
    [
        ("unauthorized", InvalidToken, "Unauthorized"),
        ("gateway", NetworkError, "Bad Gateway"),
        ("image", BadRequest, "Image_process_failed"),
    ],
)
async def test_a_message_may_stand_though_it_was_answered_with_an_error(
    bot: Bot, host: Host, friends: Friends, kind: str, error: type[Exception], said: str
) -> None:
    """As a server answers that is restarted, a gateway, or one that fails on a picture."""
    host.fault(kind, "sendMessage", when="after")
    with pytest.raises(error, match=said):
        await bot.send_message(friends.group, "after")
    assert friends.anna.messages(friends.group)[-1].text == "after"
    assert host.log()[-1]["lost"]


@pytest.mark.parametrize("kind", ["delay", "uplink"])
async def test_what_was_sat_out_or_long_on_the_way_is_done(
    bot: Bot, host: Host, friends: Friends, kind: str
) -> None:
    host.fault(kind, "sendMessage", seconds=0.1)
    await bot.send_message(friends.group, "x")
    assert friends.anna.messages(friends.group)[-1].text == "x"
    assert host.log()[-1]["late"] == 0.1
    assert host.log()[-1]["faults"] == [f"{kind} before"]


async def test_the_log_tells_each_fault_that_a_request_met(
    bot: Bot, host: Host, friends: Friends
) -> None:
    host.fault("delay", "sendMessage", seconds=0.1)
    host.fault("gateway", "sendMessage", when="after")
    with pytest.raises(NetworkError):
        await bot.send_message(friends.group, "x")
    host.fault("error", "sendMessage")
    with pytest.raises(NetworkError):
        await bot.send_message(friends.group, "y")
    await bot.send_message(friends.group, "z")
    met = [one.get("faults", []) for one in host.log() if one["method"] == "sendMessage"]
    assert met == [["delay before", "gateway after"], ["error before"], []]


async def test_a_dropped_connection(bot: Bot, host: Host, friends: Friends) -> None:
    host.fault("drop", "sendMessage", when="after", count=2)
    for _ in range(2):
        with pytest.raises(NetworkError, match="RemoteProtocolError"):
            await bot.send_message(friends.group, "x")
    await bot.send_message(friends.group, "y")
    assert [post.text for post in friends.anna.messages(friends.group)][1:] == ["x", "x", "y"]


async def test_the_log_tells_whose_answers_were_lost(
    bot: Bot, host: Host, friends: Friends
) -> None:
    host.fault("drop", "sendMessage", when="before")
    with pytest.raises(NetworkError):
        await bot.send_message(friends.group, "nothing")
    host.fault("drop", "sendMessage", when="after")
    with pytest.raises(NetworkError):
        await bot.send_message(friends.group, "lost")
    whole = await bot.send_message(friends.group, "whole")
    nothing, lost, last = host.log()[-3:]
    assert (nothing["ok"], nothing["error"]) == (False, "fault before: drop")
    assert (lost["ok"], lost["lost"], lost["message"]) == (True, True, whole.message_id - 1)
    assert (last["ok"], last.get("lost", False), last["message"]) == (True, False, whole.message_id)
    assert lost["connection"] != last["connection"]  # it was broken


async def test_a_chat_can_be_told_to_wait(bot: Bot, host: Host, friends: Friends) -> None:
    host.fault("too_many", chat_id=friends.group, seconds=7)
    with pytest.raises(RetryAfter) as refusal:
        await bot.send_message(friends.group, "x")
    assert refusal.value.retry_after == timedelta(seconds=7)
    await bot.send_chat_action(friends.group, "typing")
    host.advance(7)
    await bot.send_message(friends.group, "x")


async def test_faults_are_seen_until_they_have_hit(bot: Bot, host: Host, friends: Friends) -> None:
    host.fault("error", "sendMessage", count=2)
    for _ in range(2):
        (order,) = host.get("faults")
        assert (order["kind"], order["method"]) == ("error", "sendMessage")
        with pytest.raises(NetworkError):
            await bot.send_message(friends.group, "x")
    assert host.get("faults") == []


async def test_faults_hit_only_their_method_and_chat(
    bot: Bot, host: Host, friends: Friends
) -> None:
    other = host.group("Other", friends.anna)
    host.fault("too_many", "sendMessage", chat_id=other, seconds=3)
    await bot.send_message(friends.group, "x")
    await bot.get_chat(other)
    with pytest.raises(RetryAfter):
        await bot.send_message(other, "x")
    host.fault("error", "sendMessage")
    host.remove("faults")
    await bot.send_message(other, "x")

"""What an error of the Bot API is about, by its words; how long to wait; and what is repeated."""

from contextlib import nullcontext
from datetime import timedelta
from json import loads

import pytest
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.display.values import Button
from bot.reconciler.api import refusals, retry
from bot.reconciler.api.calls import written

ABOUT = {
    "topic": refusals.is_about_topic,
    "place": refusals.is_about_place,
    "kind": refusals.is_about_kind,
    "pictures": refusals.is_about_pictures,
    "image": refusals.is_about_image,
    "effect": refusals.is_about_effect,
    "bot": refusals.is_about_bot,
}


@pytest.mark.parametrize(
    ("error", "about"),
    [
        (BadRequest("TOPIC_CLOSED"), "topic place"),
        (BadRequest("Message thread not found"), "topic place"),
        (BadRequest("Chat not found"), "place"),
        (BadRequest("Not enough rights to send text messages to the chat"), "place"),
        (BadRequest("Not enough rights to send photos to the chat"), "kind pictures"),
        (BadRequest("CHAT_SEND_MEDIA_FORBIDDEN"), "kind pictures"),
        (BadRequest("Not enough rights to send polls to the chat"), "kind"),
        (BadRequest("CHAT_SEND_GIFS_FORBIDDEN"), "kind"),
        (BadRequest("IMAGE_PROCESS_FAILED"), "image"),
        (BadRequest("EFFECT_ID_INVALID"), "effect"),
        (BadRequest("FROZEN_METHOD_INVALID"), "bot"),
        (BadRequest("Message is too long"), ""),
        (Forbidden("bot was kicked from the group chat"), "place"),
        (Forbidden("topic_closed"), "place"),
        (NetworkError("chat not found"), ""),
    ],
    ids=str,
)
def test_an_error_is_about_what_its_words_say(error: TelegramError, about: str) -> None:
    assert {name for name, is_about in ABOUT.items() if is_about(error)} == {*about.split()}


def test_a_wait_is_told_by_an_error_that_asks_for_one_and_by_no_other() -> None:
    assert retry.told(RetryAfter(timedelta(seconds=3))) == 3
    assert [retry.seconds(wait) for wait in (7, timedelta(seconds=1.5))] == [7, 1.5]
    assert retry.told(TimedOut()) == 0
    assert retry.Lost(9).seconds == 9


class Server:
    """Answers calls with errors first, and counts them."""

    def __init__(self, *errors: Exception) -> None:
        self.errors, self.calls = list(errors), 0

    async def call(self) -> str:
        self.calls += 1
        if self.errors:
            raise self.errors.pop(0)
        return "done"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "_PAUSE", 0)
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does


@pytest.mark.parametrize(
    ("error", "creates", "calls"),
    [
        (NetworkError("x"), False, 2),
        (TimedOut(), False, 1),
        (BadRequest("x"), False, 1),
        (NetworkError("x"), True, 1),
        (Forbidden("x"), False, 1),
    ],
    ids=repr,
)
async def test_a_call_is_repeated_where_that_may_help_and_makes_nothing_twice(
    error: Exception, creates: bool, calls: int
) -> None:
    server = Server(error)
    if calls > 1:
        assert await retry.retried(server.call, creates=creates) == "done"
    else:
        lost = creates and isinstance(error, NetworkError)
        with pytest.raises(retry.Lost if lost else type(error)):
            await retry.retried(server.call, creates=creates)
    assert server.calls == calls


async def test_a_wait_is_waited_for_by_who_has_the_patience_and_makes_nothing_twice() -> None:
    for seconds, patience, calls in ((0, 0, 2), (0.01, 1, 2), (3, 1, 1)):
        server = Server(RetryAfter(timedelta(seconds=seconds)))
        with nullcontext() if calls > 1 else pytest.raises(RetryAfter):
            await retry.retried(server.call, creates=True, patience=patience)
        assert server.calls == calls


async def test_after_some_tries_a_call_fails_with_the_last_error() -> None:
    server = Server(*[NetworkError("x")] * 9)
    with pytest.raises(NetworkError):
        await retry.retried(server.call)
    assert server.calls == 4


def test_a_button_says_what_it_does_and_nothing_else() -> None:
    keyboard = (
        (Button("a", url="https://example.org"), Button("b", copy="word", style="primary")),
        (Button("c", share="game"), Button("d", page="https://example.org/page")),
    )
    anywhere = {"allow_user_chats": True, "allow_group_chats": True, "allow_channel_chats": True}
    assert loads(written(keyboard))["inline_keyboard"] == [
        [
            {"text": "a", "url": "https://example.org"},
            {"text": "b", "copy_text": {"text": "word"}, "style": "primary"},
        ],
        [
            {"text": "c", "switch_inline_query_chosen_chat": {"query": "game", **anywhere}},
            {"text": "d", "web_app": {"url": "https://example.org/page"}},
        ],
    ]

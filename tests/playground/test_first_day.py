"""`make first-day` against the playground: it tells what it saw, and leaves nothing behind."""

import re
from pathlib import Path
from typing import Any

import pytest

from first_day.__main__ import main
from first_day.telegram import Answer, Telegram
from first_day.trials import PICTURES, TRIALS
from playground.person import Host
from playground.settings import NO_RATES, Settings
from playground.testing import Running
from tests.playground.conftest import Friends


@pytest.fixture
def settings() -> Settings:
    return Settings(rates=NO_RATES)


def ready(server: Running, friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", server.token)
    monkeypatch.setenv("GROUP", str(friends.group))
    monkeypatch.setenv("TELEGRAM_API_URL", server.url)


def test_each_trial_tells_what_it_saw_and_the_group_is_as_before(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ready(server, friends, monkeypatch)
    us = host.get("world")["bot"]["id"]
    host.post(f"chats/{friends.group}/admins", {"user_id": us, "admin": True})
    before = friends.anna.messages(friends.group)
    host.fault("too_many", "sendMessage", seconds=1)  # that long it waits
    assert main(pause=0) == 0, capsys.readouterr().out
    told = capsys.readouterr().out
    assert told.count("[as expected]") + told.count("[seen]") == len(TRIALS)
    assert "message is not modified" in told
    assert "the line: taken away" in told
    assert friends.anna.messages(friends.group) == before
    asked = {call["method"].lower() for call in host.log()}
    assert asked & {"getupdates", "setwebhook", "deletewebhook", "setmycommands"} == set()


def test_what_is_otherwise_is_counted(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A pin right without the right to delete leaves the line."""
    ready(server, friends, monkeypatch)
    us = {"user_id": host.get("world")["bot"]["id"], "admin": True, "deletes": False}
    host.post(f"chats/{friends.group}/admins", us)
    assert main(pause=0) == 1
    assert "[OTHERWISE] pins: the line: 400 Bad Request: message can't be deleted" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize(("hours", "told"), [(47, "deleted"), (49, "400 Bad Request")])
def test_two_messages_are_left_to_be_tried_before_and_after_two_days(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    hours: int,
    told: str,
) -> None:
    """The bot is an administrator: that does not help."""
    ready(server, friends, monkeypatch)
    us = host.get("world")["bot"]["id"]
    host.post(f"chats/{friends.group}/admins", {"user_id": us, "admin": True})
    monkeypatch.setattr("first_day.__main__.TRIALS", ())
    monkeypatch.setenv("LEAVE", "1")
    main(pause=0)
    left = dict(re.findall(r"in (\d+) hours: OLD=(\d+) ", capsys.readouterr().out))
    assert {post.text for post in friends.anna.messages(friends.group)} >= {"47 h", "49 h"}
    host.advance(hours * 3600)
    monkeypatch.setenv("OLD", left[str(hours)])
    assert main(pause=0) == 0
    assert f"[as expected] two days: after {hours}.0 hours: {told}" in capsys.readouterr().out


def test_without_token_or_group_it_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TELEGRAM_TOKEN", raising=False)
    assert main(dotenv=Path("no such file")) == 1
    assert "@BotFather" in capsys.readouterr().err


def test_token_is_read_where_the_bot_reads_it(
    server: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Everybody on the machine can read a command line."""
    monkeypatch.setenv("GROUP", "-1")
    file = tmp_path / ".env"
    file.write_text(f"TELEGRAM_TOKEN={server.token}\nTELEGRAM_API_URL={server.url}\n", "utf-8")
    assert main(pause=0, dotenv=file) == 1
    assert "chat not found" in capsys.readouterr().out  # it is asked, and not in that group


def test_nothing_is_tried_in_a_group_that_telegram_does_not_know(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nine trials said "as expected" for "chat not found"."""
    ready(server, friends, monkeypatch)
    monkeypatch.setenv("GROUP", "-4711")
    before = len(host.log())
    assert main(pause=0) == 1
    told = capsys.readouterr().out
    assert told.startswith("nothing was tried: 400 Bad Request: chat not found")
    assert "expected" not in told
    assert [call["method"].lower() for call in host.log()][before:] == ["getme", "getchat"]


def test_a_refusal_in_other_words_is_not_the_one_expected(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ready(server, friends, monkeypatch)
    host.fault("error", "sendMessage", count=1000)
    assert main(pause=0) > 1
    told = capsys.readouterr().out
    assert "[OTHERWISE] too much said: 500" in told
    assert "[OTHERWISE] app in group: 500" in told


def test_a_connection_that_breaks_ends_one_trial(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ready(server, friends, monkeypatch)
    host.fault("drop", "sendPoll")
    before = friends.anna.messages(friends.group)
    assert main(pause=0) >= 1
    told = capsys.readouterr().out
    assert "[NOT TRIED] polls: " in told
    assert f"{PICTURES} edits in a row" in told
    assert friends.anna.messages(friends.group) == before


def test_only_what_is_deleted_counts_as_taken_away(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ready(server, friends, monkeypatch)
    host.fault("error", "deleteMessage", count=1000)
    main(pause=0)
    told = capsys.readouterr().out
    assert "\n0 messages taken away" in told
    assert "stands on: 500" in told


def test_what_somebody_writes_meanwhile_is_not_deleted_for_the_line_about_a_pin(
    server: Running,
    host: Host,
    friends: Friends,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It deleted whatever came after the message that it had pinned."""
    ready(server, friends, monkeypatch)
    us = host.get("world")["bot"]["id"]
    host.post(f"chats/{friends.group}/admins", {"user_id": us, "admin": True})
    here = Telegram.here

    def written_meanwhile(bot: Telegram, method: str, **parameters: Any) -> Answer:
        if method == "pinChatMessage":
            friends.boris.send(friends.group, "Hello!")
        return here(bot, method, **parameters)

    monkeypatch.setattr(Telegram, "here", written_meanwhile)
    main(pause=0)
    assert "[seen] pins: the line was not found" in capsys.readouterr().out
    assert "Hello!" in [post.text for post in friends.anna.messages(friends.group)]

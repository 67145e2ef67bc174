"""`make first-day` against the playground: it tells what it saw, and leaves nothing behind."""

import pytest

from first_day.__main__ import main
from first_day.trials import TRIALS
from playground.person import Host
from playground.settings import NO_RATES, Settings
from playground.testing import Running
from tests.playground.conftest import Friends


@pytest.fixture
def settings() -> Settings:
    return Settings(rates=NO_RATES)


def ready(server: Running, friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN", server.token)
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


def test_without_token_or_group_it_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TOKEN", raising=False)
    assert main() == 1
    assert "@BotFather" in capsys.readouterr().err

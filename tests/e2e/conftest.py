"""Playgrounds with a running bot, shared by all tests of a worker; each test has its own groups."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from playground.person import PATIENCE, Host
from playground.settings import NO_RATES, Settings
from playground.testing import running
from tests.e2e.bot_under_test import AHEAD
from tests.e2e.bots import FRESH, REAL, WITH_TOYS, Bot
from tests.e2e.groups import Group

FAIR = (
    "Bad Request: query is too old",
    "Bad Request: message to edit not found",
    "Bad Request: message to delete not found",
    "Bad Request: message is not modified",
    "Bad Request: message with poll to stop not found",
    "Bad Request: poll has already been closed",
    "Bad Request: group chat was upgraded",
    "Bad Request: TOPIC_CLOSED",
    "Bad Request: not enough rights to send photos to the chat",
    "Bad Request: CHAT_ADMIN_REQUIRED",
    "Bad Request: message thread not found",
    "Forbidden",
    "Conflict",
    "Too Many Requests",
    "fault",
)
"""What Telegram may refuse when people and networks do what they do; all else is our mistake."""


PATIENT = Settings(rates=NO_RATES, query_seconds=PATIENCE, press_seconds=PATIENCE)
"""A Telegram without rates, where a press of a slow bot is not void as soon as a person's."""


class Stage(NamedTuple):
    """A playground and the bot in it."""

    host: Host
    bot: Bot

    def group(self, *languages: str, kind: str = "group") -> Group:
        """A new group of new people who speak these languages; the first of them is its owner."""
        names = ("Anna", "Борис", "Clara", "Дмитро", "Eve")
        people = tuple(
            self.host.person(name, language)
            for name, language in zip(names, languages, strict=False)
        )
        group = Group(people, self.host.group("Friday", *people, kind=kind))
        # The greeting, so that it is not taken for the answer to something.
        group.owner.wait_for(lambda post: post.sender.is_bot, group.chat)
        return group


def _stage(factory: pytest.TempPathFactory, module: tuple[str, ...]) -> Iterator[Stage]:
    folder = factory.mktemp("stage")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(folder / "bot", server.url, server.token, module) as bot,
    ):
        host = Host(server.url)
        yield Stage(host, bot)
        assert "Traceback" not in bot.log, bot.log
        refused = [call["error"] for call in host.log() if not call["ok"]]
        assert [error for error in refused if not error.startswith(FAIR)] == []
        unanswered = [press for press in server.world.queries.values() if not press.answered]
        assert len(unanswered) <= bot.log.count("an answer did not get through"), bot.log


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The bot as people get it."""
    yield from _stage(tmp_path_factory, REAL)


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The bot with the toy games, one of which has secrets."""
    yield from _stage(tmp_path_factory, WITH_TOYS)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Stage]:
    """A bot whose clock a test can set ahead, and each of whose games is dealt anew."""
    with (
        running(tmp_path / "world", PATIENT) as server,
        Bot(tmp_path / "bot", server.url, server.token, FRESH) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def pass_time(stage: Stage, seconds: int) -> None:
    """Set the bot's clock ahead."""
    fresh = stage.bot.folder / f"{AHEAD}.new"
    fresh.write_text(str(seconds))
    fresh.replace(stage.bot.folder / AHEAD)

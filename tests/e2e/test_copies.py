"""A store that is lost: its copy, made while people played, is put back, and they play on.

As docs/operations.md tells it, on the embedded store and on a Redis with `appendonly yes`.
"""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from playground.person import Host, Post
from playground.testing import running
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, has, play
from tests.e2e.test_secrets import begun, bid, hand
from tests.servers import redis_server
from tests.toys.sealed import ROUNDS

pytestmark = pytest.mark.servers


class Lossy(ExitStack):
    """A bot whose store can be destroyed."""

    def __init__(self, folder: Path, url: str, token: str, *, is_embedded: bool) -> None:
        super().__init__()
        self.data = folder / ("bot/store" if is_embedded else "redis")
        self.copy = str(folder / "copy")
        address = "" if is_embedded else f"unix://{self.data}/s"
        self.bot = Bot(folder / "bot", url, token, WITH_TOYS, REDIS_URL=address)
        self._is_embedded = is_embedded

    def serve(self) -> None:
        """Start the server that is not the bot's own."""
        if not self._is_embedded:
            self.enter_context(redis_server(self.data))

    def destroy(self) -> None:
        """As a disk does that breaks; the bot is not running."""
        self.close()
        shutil.rmtree(self.data)
        self.serve()


@pytest.fixture(params=["embedded", "redis"])
def lossy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Lossy, Stage]]:
    is_embedded = request.param == "embedded"
    with (
        running(tmp_path / "world", PATIENT) as server,
        Lossy(tmp_path, server.url, server.token, is_embedded=is_embedded) as lossy,
    ):
        lossy.serve()
        with lossy.bot as bot:
            yield lossy, Stage(Host(server.url), bot)
            assert "Traceback" not in bot.log, bot.log


def played_to_the_end(group: Group, chance: Random) -> None:
    """Sealed bids, by those who have a hand."""
    for _ in range(ROUNDS):
        for person in group.people:
            bid(person, chance)
    assert has(group.live(), "r")


def test_what_is_lost_is_put_back_and_played_to_the_end(lossy: tuple[Lossy, Stage]) -> None:
    store, stage = lossy
    open_group, secret = stage.group("en", "ru"), stage.group("en", "ru", "uk")
    first, chance = open_group.begin("/play gifts"), Random(4)
    begun(secret, 3)
    old = {person.user_id: hand(person) for person in secret.people}

    assert stage.bot.ask("backup", store.copy).returncode == 0
    ahead = play(open_group, chance, 4)[-1]
    bid(secret.owner, chance)

    stage.bot.stop()
    store.destroy()
    told = stage.bot.ask("restore", store.copy)
    assert told.returncode == 0, told.stderr
    assert b"2 tables" in told.stderr
    stage.bot.start()

    again = open_group.wait(lambda post: has(post, "c"), after=ahead.id)
    assert again.text == first.text
    for person in secret.people:
        shown = hand(person, after=old[person.user_id].id)
        assert words(shown) == words(old[person.user_id])
    assert has(play(open_group, chance)[-1], "r")
    played_to_the_end(secret, chance)


def words(post: Post) -> tuple[str, list[str]]:
    return post.text, post.buttons

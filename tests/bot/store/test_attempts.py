"""Work in the background goes on while the store is away, and after a bug of ours."""

import logging
from pathlib import Path

import pytest
from redis.exceptions import ConnectionError as RedisConnectionError

import bot
from bot.metrics import faults_so_far
from bot.store.client import Attempt

_log = logging.getLogger(__name__)
DOORS = {"app/routes.py", "handlers/registering.py", "ingest/inbox.py"}
"""Where updates and requests come in: people are told to wait."""
BACKGROUND = {"store/worker_lock.py"}


def test_store_that_is_away_is_dealt_with_in_one_place_and_at_the_doors() -> None:
    """Elsewhere each handler was another cure for the same illness: one was always missing."""
    folder = Path(bot.__file__).parent
    sources = {str(one.relative_to(folder)): one.read_text("utf-8") for one in folder.rglob("*.py")}
    naming = {name for name, source in sources.items() if "STORE_AWAY" in source}
    assert naming == {"store/client.py"} | DOORS | BACKGROUND


def test_store_that_is_away_is_nobodys_fault(caplog: pytest.LogCaptureFixture) -> None:
    before = faults_so_far()
    with Attempt(_log, "the clock") as attempt:
        raise RedisConnectionError("refused")
    assert (attempt.is_done, attempt.is_away, attempt.is_bug) == (False, True, False)
    assert faults_so_far() == before
    assert "the clock waits for the store: refused" in caplog.text


def test_bug_is_counted_and_told_with_where_it_is(caplog: pytest.LogCaptureFixture) -> None:
    before = faults_so_far()
    with Attempt(_log, "the clock") as attempt:
        raise ValueError("no number")
    assert (attempt.is_done, attempt.is_away, attempt.is_bug) == (False, False, True)
    assert faults_so_far() == before + 1
    assert "a bug in the clock" in caplog.text
    assert "test_attempts.py" in caplog.text


def test_end_of_the_process_is_no_bug_of_ours() -> None:
    with pytest.raises(KeyboardInterrupt), Attempt(_log, "the clock"):
        raise KeyboardInterrupt


def test_what_is_done_is_neither_away_nor_a_bug_and_what_has_not_ended_is_no_success() -> None:
    attempt = Attempt(_log, "the clock")
    assert not attempt.is_done
    with attempt:
        pass
    assert (attempt.is_done, attempt.is_away, attempt.is_bug) == (True, False, False)

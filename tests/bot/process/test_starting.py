"""What is set up wrongly is one line that says what to do; what is away is waited for."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from socket import gethostname
from tempfile import TemporaryDirectory

import pytest
from redis.asyncio import Redis

from bot import __main__ as entry
from bot.process import starting
from bot.process.copies import save_copy
from bot.process.settings import Settings
from bot.process.starting import BadPlace, Stopped, ensure_folder, reach_store
from bot.store.embedded import EmbeddedServer
from tests.ports import held_ports

ROOT = Path(__file__).parents[3]
_NOBODY = 65534


@pytest.fixture
def stopping() -> asyncio.Event:
    return asyncio.Event()


@pytest.fixture
def mute() -> Iterator[str]:
    """The address of a port that accepts and never speaks."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"redis://127.0.0.1:{server.getsockname()[1]}/0"


async def stopped_soon(url: str, stopping: asyncio.Event) -> None:
    """Whoever stops the bot need not wait for the store."""
    reaching = asyncio.create_task(reach_store(url, stopping))
    await asyncio.sleep(0.05)
    assert not reaching.done()
    stopping.set()
    with pytest.raises(Stopped):
        await reaching


async def test_port_that_never_speaks_keeps_nobody_from_stopping(
    mute: str, stopping: asyncio.Event
) -> None:
    await stopped_soon(mute, stopping)


async def test_store_that_is_away_is_told_of_at_once_and_not_again_and_again(
    stopping: asyncio.Event, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "_PAUSE", 0.01)
    with held_ports(1) as (port,):
        await stopped_soon(f"redis://:secret@127.0.0.1:{port}/0", stopping)
    (line,) = caplog.messages
    assert line.startswith(f"the store at 127.0.0.1:{port}/0 is away, and waited for: ")
    assert "secret" not in line


async def test_store_that_comes_is_used(
    embedded: EmbeddedServer, stopping: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "_PAUSE", 0.01)
    await embedded.stop()
    reaching = asyncio.create_task(reach_store(embedded.url, stopping))
    await asyncio.sleep(0.05)
    await embedded.start()
    await asyncio.wait_for(reaching, 60)


async def test_database_that_is_not_there(
    embedded: EmbeddedServer, stopping: asyncio.Event
) -> None:
    with pytest.raises(BadPlace, match="DB index is out of range; see REDIS_URL"):
        await reach_store(f"{embedded.url}?db=77", stopping)


async def test_wrong_password(
    embedded: EmbeddedServer, redis: Redis, stopping: asyncio.Event
) -> None:
    await redis.acl_setuser("bot", enabled=True, passwords=["+right"])
    with pytest.raises(BadPlace, match=r"invalid username-password pair.*see REDIS_URL") as error:
        await reach_store(embedded.url.replace("unix://", "unix://bot:guessed@"), stopping)
    assert "guessed" not in str(error.value)


@pytest.mark.parametrize(
    ("keys", "cats", "commands"),
    [("else:*", ["+@all"], []), ("*", [], ["+eval", "+info"]), ("*", ["+@read"], ["+info"])],
    ids=["keys", "scripts' commands", "scripts"],
)
async def test_rights_that_are_missing(
    embedded: EmbeddedServer,
    redis: Redis,
    stopping: asyncio.Event,
    keys: str,
    cats: list[str],
    commands: list[str],
) -> None:
    await redis.acl_setuser(
        "bot", enabled=True, passwords=["+pw"], keys=[keys], categories=cats, commands=commands
    )
    with pytest.raises(BadPlace, match="give its user more rights"):
        await reach_store(embedded.url.replace("unix://", "unix://bot:pw@"), stopping)


async def test_store_that_may_lose_games_is_told_of(
    embedded: EmbeddedServer,
    redis: Redis,
    stopping: asyncio.Event,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await redis.config_set("appendonly", "no")
    await redis.config_set("maxmemory-policy", "allkeys-lru")
    await reach_store(embedded.url, stopping)
    assert [message.split(": ")[1] for message in caplog.messages] == [
        "set appendonly yes",
        "set maxmemory-policy noeviction",
    ]


def test_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadPlace, match=r"DATA_DIR, .*/file/data, cannot be written: Not a dir"):
        ensure_folder(tmp_path / "file" / "data")


@pytest.fixture
def not_ours() -> Iterator[Path]:
    """A file in our store that we may not use: root's, if we can be somebody else meanwhile."""
    with TemporaryDirectory() as name:  # pytest's own are shut to others
        file = Path(name) / "store" / "server.log"
        file.parent.mkdir()
        file.touch()
        file.chmod(0)
        is_root = os.geteuid() == 0
        if is_root:
            for each in (Path(name), file.parent):
                os.chown(each, _NOBODY, _NOBODY)
            os.seteuid(_NOBODY)
        try:
            yield file
        finally:
            if is_root:
                os.seteuid(0)


def test_file_that_is_not_ours_is_named_with_its_owner(not_ours: Path) -> None:
    """A command by root had left it; the store's program ended, and told its log alone."""
    with pytest.raises(BadPlace) as error:
        ensure_folder(not_ours.parents[1])
    line = str(error.value)
    assert line.startswith(f"{not_ours}: Permission denied")
    if os.geteuid() != not_ours.stat().st_uid:
        assert "(it belongs to root, and this program runs as nobody: " in line
    assert "\n" not in line


async def test_copy_names_a_file_that_is_not_ours(not_ours: Path) -> None:
    settings = Settings("1:a", data_dir=not_ours.parents[1])
    with pytest.raises(PermissionError) as error:
        await save_copy(settings, not_ours.parents[1] / "copy")
    assert error.value.filename == str(not_ours)


@pytest.mark.parametrize("name", ["store", "store/lock", "pulses", f"pulses/{gethostname()}"])
def test_what_stands_in_the_place_of_a_file_is_one_line(tmp_path: Path, name: str) -> None:
    """Each of these ended in a traceback, every five seconds as a service."""
    there = tmp_path / "data" / name
    there.parent.mkdir(parents=True, exist_ok=True)
    if name in ("store", "pulses"):
        there.touch()
    else:
        there.mkdir()
        (there / "something").touch()
    done = subprocess.run(
        (sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "TELEGRAM_TOKEN": "1:AA-secret"}
        | {"DATA_DIR": "data"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
    last = done.stderr.splitlines()[-1]
    assert re.match(rf"nastolka: .*{re.escape(name)}\b.*: \w+", last)


@pytest.mark.parametrize("form", ["text", "json"])
def test_whoever_starts_it_reads_one_line(
    form: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As all of these do; a program that reads the logs gets JSON."""
    caplog.set_level("ERROR")  # puts back afterwards what the bot sets
    (tmp_path / "file").touch()
    surroundings = {
        "TELEGRAM_TOKEN": "1:AA-secret",
        "DATA_DIR": str(tmp_path / "file"),
        "LOG_FORMAT": form,
    }
    for name, value in {**surroundings, "LOG_LEVEL": "ERROR"}.items():
        monkeypatch.setitem(os.environ, name, value)
    monkeypatch.setattr("logging.root.handlers", [])
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    assert entry.main({}) == 2
    (line,) = capfd.readouterr().err.splitlines()
    said = json.loads(line)["message"] if form == "json" else line.removeprefix("nastolka: ")
    assert said.startswith("DATA_DIR, ")


def test_workers_that_start_at_once_find_that_the_folder_can_be_written(tmp_path: Path) -> None:
    """Of four workers one ended: another had taken away the file with which both were trying it."""
    with ThreadPoolExecutor(8) as workers:
        list(workers.map(lambda _: ensure_folder(tmp_path), range(4000)))
    assert not list(tmp_path.iterdir())

"""One command, one folder: what survives kill -9, how the bot is kept alive, how it all ends."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playground.__main__ import main
from playground.bot_process import keep_running
from playground.journal import FolderTakenError
from playground.person import PATIENCE, Host, turns
from playground.state import Playground
from playground.testing import running
from tests.playground.conftest import WEB
from tests.processes import lives


@contextmanager
def launched(data: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The launcher as a process, and the address that it tells."""
    command = [sys.executable, "-m", "playground", "--data", str(data), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield process, line.split()[2]
        finally:
            process.kill()


def test_everything_survives_kill_9(tmp_path: Path) -> None:
    with launched(tmp_path, "--port", "0", "--no-bot") as (process, url):
        assert process.stdout is not None
        token = process.stdout.readline().split()[0].removeprefix("TELEGRAM_TOKEN=")
        host = Host(url)
        anna = host.people()["Anna"]
        group = next(chat["id"] for chat in host.get("world")["chats"] if not chat["is_forum"])
        said = anna.send(group, "/play")
        menu = {"commands": [{"command": "play", "description": "Play"}]}
        WEB.post(f"{url}/bot{token}/setMyCommands", json=menu)
        files = {"document": ("log.txt", b"place 3,-1 r90")}
        WEB.post(f"{url}/bot{token}/sendDocument", data={"chat_id": group}, files=files)
        world = host.get("world")
        process.send_signal(signal.SIGKILL)
        process.wait()
    with launched(tmp_path, "--port", "0", "--no-bot") as (process, url):
        assert Host(url).get("world") == world
        anna = Host(url).people()["Anna"]
        assert said in anna.messages(group)
        document = anna.messages(group)[-1].document
        assert document is not None
        assert WEB.get(url + document["url"]).content == b"place 3,-1 r90"
        assert anna.commands(group) == {"play": "Play"}
        updates = WEB.get(f"{url}/bot{token}/getUpdates").json()["result"]
        assert updates[-1]["message"]["text"] == "/play"


def test_it_ends_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    options = ("--port", "0", "--no-bot")
    with (
        launched(tmp_path, *options) as (process, url),
        WEB.stream("GET", f"{url}/play/events"),
    ):
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_taken_port_gives_way_to_the_next_free_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with launched(tmp_path, "--port", str(port), "--no-bot") as (_, url):
            assert int(url.rpartition(":")[2]) > port
            assert WEB.get(f"{url}/play/world").is_success


def test_two_playgrounds_do_not_share_a_folder(tmp_path: Path) -> None:
    with running(tmp_path), pytest.raises(FolderTakenError, match="already using"):
        Playground(tmp_path)


def test_a_line_that_a_crash_cut_short_is_forgotten(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        Host(server.url).person("Anna")
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write('{"type":"UserPut","user":{"id":')
    with running(tmp_path) as server:
        assert list(Host(server.url).people()) == ["Anna"]
        Host(server.url).person("Boris")
    with running(tmp_path) as server:
        assert list(Host(server.url).people()) == ["Anna", "Boris"]


def test_a_folder_of_another_version_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "journal.jsonl").write_text('{"type":"Unheard"}\n')
    monkeypatch.setattr(sys, "argv", ["playground", "--data", str(tmp_path), "--no-bot"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, str)  # said on stderr, with exit code 1
    assert ended.value.code.startswith(f"Line 1 of {tmp_path}/journal.jsonl cannot be read")


def script(text: str) -> tuple[str, ...]:
    """A stand-in for the bot."""
    return (sys.executable, "-c", text)


async def test_a_crashed_bot_is_started_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.bot_process.FIRST_PAUSE", 0.01)
    log = tmp_path / "bot.log"
    crash = script("import os; print('token', os.environ['TELEGRAM_TOKEN']); raise SystemExit(7)")
    task = asyncio.create_task(keep_running({"TELEGRAM_TOKEN": "1:x"}, log, crash))
    await until(lambda: caplog.text.count("exit code 7") >= 2)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert "token 1:x" in caplog.text
    assert "Starting it again in" in caplog.text


async def test_a_bot_that_calls_its_settings_wrong_is_not_started_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = script("import sys; print('TOKEN is wrong'); sys.exit(2)")
    await asyncio.wait_for(keep_running({}, tmp_path / "bot.log", wrong), PATIENCE)
    assert "TOKEN is wrong" in caplog.text
    assert "again" not in caplog.text


async def test_the_bot_is_told_to_stop_with_the_playground(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.bot_process.STOP_SECONDS", PATIENCE)
    log = tmp_path / "bot.log"
    patient = script(
        "import os, signal, sys, time\n"
        "def bye(*_):\n"
        "    print('bye', flush=True)\n"
        "    sys.exit()\n"
        "signal.signal(signal.SIGTERM, bye)\n"
        "print(os.getpid(), flush=True)\n"
        "time.sleep(60)\n"
    )
    task = asyncio.create_task(keep_running({}, log, patient))
    await until(lambda: log.exists() and log.read_text().endswith("\n"))
    pid = int(log.read_text().split()[0])
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert log.read_text().split() == [str(pid), "bye"]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_bot_ends_with_a_launcher_that_is_killed(tmp_path: Path) -> None:
    """Linux: else its heir would meet a second bot, which polls with the same token."""
    log = tmp_path / "bot.log"
    sleeper = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
    launcher = (
        "import asyncio, pathlib, sys\n"
        "from playground.bot_process import keep_running\n"
        f"command = (sys.executable, '-c', {sleeper!r})\n"
        f"asyncio.run(keep_running({{}}, pathlib.Path({str(log)!r}), command))\n"
    )
    with subprocess.Popen([sys.executable, "-c", launcher]) as process:
        wait_until(lambda: log.exists() and log.read_text().endswith("\n"))
        process.kill()
    wait_until(lambda: not lives(int(log.read_text())))


def wait_until(done: Callable[[], bool]) -> None:
    assert any(done() for _ in turns())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)

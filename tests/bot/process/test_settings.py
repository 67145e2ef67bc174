"""Settings: one clear line and exit code 2 when something is missing or wrong."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.settings import BadSettings, Settings, read_settings
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.store.owner import own
from bot.store.rate_limits import Rate, Rates
from playground.settings import NO_RATES
from playground.settings import Settings as PlaygroundSettings
from playground.testing import running
from tests.proofs import filled

TOKEN = "123456:AA-secret_secret"
ROOT = Path(__file__).parents[3]


def read(**environ: str) -> Settings:
    return read_settings({"TELEGRAM_TOKEN": TOKEN, **environ}, Path("no such file"))


def test_token_is_enough() -> None:
    settings = read()
    assert settings == Settings(TOKEN)
    assert settings.telegram_api_url == "https://api.telegram.org"
    assert settings.redis_url is None


def test_everything_can_be_set() -> None:
    settings = read(
        TELEGRAM_API_URL="http://127.0.0.1:8081",
        REDIS_URL="redis://redis:6379/3",
        DATA_DIR="/var/lib/nastolka",
        PAINTERS="3",
        LOG_LEVEL="DEBUG",
        CHAT_RATE="off",
        GROUP_RATE="30/60",
        ALL_RATE="1000/1",
        PATH="/bin",
    )
    assert settings == Settings(
        TOKEN,
        "http://127.0.0.1:8081",
        "redis://redis:6379/3",
        Path("/var/lib/nastolka"),
        3,
        "DEBUG",
        "off",
        "30/60",
        "1000/1",
    )
    assert settings.rates == Rates(None, Rate(30, 60), Rate(1000, 1))


def test_rates_are_telegrams_own() -> None:
    """https://core.telegram.org/bots/faq#my-bot-is-hitting-limits"""
    assert read().rates == Rates(Rate(5, 5), Rate(20, 60), Rate(30, 1))


def test_empty_is_not_set() -> None:
    assert read(REDIS_URL="", PAINTERS="", TELEGRAM_API_URL="") == Settings(TOKEN)


def test_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"TELEGRAM_TOKEN={TOKEN}\nPAINTERS=2\nLOG_LEVEL=ERROR\n", "utf-8")
    assert read_settings({"PAINTERS": "5"}, file) == Settings(TOKEN, painters=5, log_level="ERROR")


WRONG = [
    ("TELEGRAM_TOKEN", "secret:secret"),
    ("TELEGRAM_API_URL", "telegram.org"),
    ("REDIS_URL", "localhost:6379"),
    ("PAINTERS", "0"),
    ("PAINTERS", "many"),
    ("CHAT_RATE", "fast"),
    ("GROUP_RATE", "0/7"),
    ("ALL_RATE", "20/minute"),
    ("LOG_LEVEL", "LOUD"),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_wrong_value_is_named_and_not_shown(name: str, value: str) -> None:
    with pytest.raises(BadSettings) as wrong:
        read(**{name: value})
    line = str(wrong.value)
    assert line.startswith(f"{name} must be ")
    assert line.endswith("(see .env.example)")
    assert "\n" not in line
    assert value not in line


@pytest.mark.parametrize(
    ("written", "meant"),
    [("REDIS_UR", "REDIS_URL"), ("OPERATOR_CHATS", "OPERATOR_CHAT"), ("PICTURE_MB", "PICTURES_MB")],
)
def test_misspelt_setting_of_the_file_is_told(tmp_path: Path, written: str, meant: str) -> None:
    """Else it would be as if it was not there, and nobody would know."""
    file = tmp_path / ".env"
    file.write_text(f"TELEGRAM_TOKEN={TOKEN}\n{written}=1\n", "utf-8")
    with pytest.raises(BadSettings, match=f"{written} in .* is no setting: is {meant} meant"):
        read_settings({}, file)


def test_settings_of_other_programs_are_none_of_ours(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"TELEGRAM_TOKEN={TOKEN}\nCOMPOSE_PROFILES=x\nREDIS_PASSWORD=y\n", "utf-8")
    assert read_settings({"XDG_DATA_DIRS": "/"}, file) == Settings(TOKEN)


@pytest.mark.parametrize(
    "url",
    ["http://example.org/x", "https://example.org:8080/x", "https://example.org:x/y"],
)
def test_webhook_that_telegram_does_not_call_is_refused_with_what_it_calls(url: str) -> None:
    with pytest.raises(BadSettings, match="443, 80, 88 and 8443"):
        read(WEBHOOK_URL=url)
    assert read(WEBHOOK_URL="http://bot:8080/x", TELEGRAM_API_URL="http://api:8081").webhook_url


@pytest.mark.parametrize("port", ["", ":443", ":80", ":88", ":8443"])
def test_webhook_that_telegram_calls_is_taken(port: str) -> None:
    assert read(WEBHOOK_URL=f"https://example.org{port}/x").webhook_url


# As a process


def run(folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Start the bot in an empty folder with these variables and no others."""
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], **environ},
        capture_output=True,
        text=True,
        timeout=180,
    )


def test_missing_token_is_one_line_and_exit_2(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "nastolka: TELEGRAM_TOKEN is not set: put it into the environment or into .env "
        "(see .env.example)\n"
    )


def test_malformed_token_is_one_line_without_it(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TELEGRAM_TOKEN=12345:not a token\n", "utf-8")
    done = run(tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("nastolka: TELEGRAM_TOKEN must be ")
    assert "not a token" not in done.stderr


def test_token_that_telegram_does_not_know_is_one_line_without_it(tmp_path: Path) -> None:
    with running(tmp_path / "world", PlaygroundSettings(rates=NO_RATES)) as server:
        done = run(tmp_path, TELEGRAM_TOKEN=TOKEN, TELEGRAM_API_URL=server.url)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last == "nastolka: TELEGRAM_TOKEN is wrong: Telegram does not know this bot"
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr


async def owned(folder: Path) -> None:
    """Leave a store there that another bot has worked on."""
    server = EmbeddedServer(folder)
    await server.start()
    async with connect(server.url) as redis:
        await own(redis, "333")
    await server.stop()


def test_store_of_another_bot_is_one_line_with_the_way_to_move(tmp_path: Path) -> None:
    """It stood by without a word, and took the other one's tables once that was away."""
    asyncio.run(owned(tmp_path / "data" / "store"))
    with running(tmp_path / "world", PlaygroundSettings(rates=NO_RATES)) as server:
        done = run(tmp_path, TELEGRAM_TOKEN=server.token, TELEGRAM_API_URL=server.url)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("nastolka: the store is of bot 333, and TELEGR")
    assert "INSTEAD_OF=333" in done.stderr


def test_webhook_that_telegram_refuses_is_one_line(tmp_path: Path) -> None:
    world = PlaygroundSettings(rates=NO_RATES, is_local=False)
    with running(tmp_path / "world", world) as server:
        hook = {"WEBHOOK_URL": "http://localhost/x", "WEBHOOK_PORT": "0"}
        done = run(tmp_path, TELEGRAM_TOKEN=server.token, TELEGRAM_API_URL=server.url, **hook)
    assert done.returncode == 2
    # The library lowers the letters of Telegram's sentence, all but the first.
    last = done.stderr.splitlines()[-1].casefold()
    assert last.startswith("nastolka: telegram does not take webhook_url: bad webhook: an https")
    assert "Traceback" not in done.stderr


def test_every_variable_is_documented() -> None:
    documented = (ROOT / ".env.example").read_text("utf-8")
    assert all(filled(name.upper() in documented for name in Settings.__struct_fields__))

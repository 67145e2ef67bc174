"""Entry point, `nastolka` or `python -m bot`: runs the bot, and the commands on its store."""

import argparse
import asyncio
import logging
import os
import runpy
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from telegram.error import InvalidToken

from bot import __version__
from bot.ingest.web import NoPort
from bot.process.administration import USAGE, administer
from bot.process.app import run
from bot.process.copies import STREAM, Refused, put_back, save_copy
from bot.process.logs import complain, set_up
from bot.process.settings import (
    DOTENV,
    WRONG_SETTING,
    BadSettings,
    Settings,
    misspelt,
    read_settings,
)
from bot.process.starting import BadPlace, one_line, tell_of_memory, tell_of_readers, told_of
from bot.process.version import commit
from bot.service.table_service import Now, Seeds, fresh_seed
from bot.store.backup import BadCopy, Tally, TooSlow
from bot.store.client import STORE_FAULTS
from bot.store.embedded import NoServer
from bot.store.release import Unfit
from bot.table.values import Games
from games import GAMES

_log = logging.getLogger("nastolka")


def main(
    games: Games = GAMES,
    seed: Seeds = fresh_seed,
    now: Now = time.time,
) -> int:
    """Run the bot; return the exit code."""
    try:
        settings = _settings()
        _log.info("release %s, %s", __version__, commit() or "of no known commit")
        # Without it the library warns whenever Telegram asks for patience.
        os.environ.setdefault("PTB_TIMEDELTA", "1")
        tell_of_memory(settings.painters)
        with one_line():
            tell_of_readers(DOTENV, settings.data_dir / "store")
        asyncio.run(run(settings, games, seed, now))
    except (BadSettings, BadPlace, NoServer, Unfit) as error:
        return _complain(str(error))
    except NoPort as error:
        return _complain(f"{error}; see METRICS_PORT and WEBHOOK_PORT")
    except InvalidToken:
        return _complain("TELEGRAM_TOKEN is wrong: Telegram does not know this bot")
    return 0


def copy(options: argparse.Namespace) -> int:
    """Back up or restore; return the exit code."""
    try:
        settings, path = _settings(), options.file
        if options.command == "backup":
            said = _tally_line(asyncio.run(save_copy(settings, path)), "copied to", path)
        else:
            tally = asyncio.run(put_back(settings, path, replaces=options.replace))
            said = _tally_line(tally, "restored from", path)
    except (BadSettings, BadPlace, NoServer, Refused, BadCopy, Unfit) as error:
        return _complain(str(error))
    except TooSlow:
        return _complain("the disk is too slow to copy the store while it stands still: try again")
    except STORE_FAULTS as error:
        return _complain(f"{type(error).__name__}: {error}")
    except OSError as error:
        return _complain(told_of(error))
    sys.stderr.write(said)
    return 0


def from_shell(options: argparse.Namespace) -> int:
    """Do what /admin can do without a chat; return the exit code."""
    try:
        sys.stdout.write(f"{asyncio.run(administer(_settings(), options.words))}\n")
    except (BadSettings, BadPlace, NoServer, Refused) as error:
        return _complain(str(error))
    except STORE_FAULTS as error:
        return _complain(f"{type(error).__name__}: {error}")
    except OSError as error:
        return _complain(told_of(error))
    return 0


def _tally_line(tally: Tally, what: str, path: Path) -> str:
    place = "a stream" if path == STREAM else path
    return f"nastolka: {tally.tables} tables, {tally.keys} keys {what} {place}\n"


def _settings() -> Settings:
    with one_line():
        settings = read_settings()
    set_up(settings.log_level, settings.log_format, settings.secrets)
    for name, meant in misspelt(os.environ):
        _log.warning("%s is no setting: is %s meant?", name, meant)
    return settings


def _complain(line: str) -> int:
    complain(line)
    return WRONG_SETTING


def _version() -> str:
    return f"nastolka {__version__} {commit()}".rstrip()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("nastolka", description="Board games in group chats.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", title="commands")
    commands.add_parser("run", help="run the bot; without any command, too")
    commands.add_parser("play", help="try it here: a local Telegram and its page", add_help=False)
    saving = commands.add_parser("backup", help="copy the store, also while the bot runs")
    putting = commands.add_parser("restore", help="make a stopped bot's store what it was")
    administering = commands.add_parser("admin", help="how the bot is; log, ban ID, unban ID")
    administering.add_argument("words", nargs="*", metavar="WORD", help=USAGE)
    for each in (saving, putting):
        each.add_argument("file", type=Path, metavar="FILE", help="- for a stream")
    putting.add_argument("--replace", action="store_true", help="delete what the store keeps first")
    return parser.parse_args()


def _play(arguments: list[str]) -> int:
    """Start the playground, which starts the bot; return the exit code."""
    if find_spec("aiogram") is None:
        return _complain("this needs the extra `playground`: pip install 'nastolka[playground]'")
    sys.argv[1:] = arguments
    runpy.run_module("playground", run_name="__main__", alter_sys=True)
    return 0


def command() -> int:
    """Do what the command line says; return the exit code. Files that it writes can be read by
    their owner alone, because they hold games with hands, and copies of them.
    """
    os.umask(0o077)
    if sys.argv[1:2] == ["play"]:
        return _play(sys.argv[2:])
    options = _arguments()
    if options.command in ("backup", "restore"):
        return copy(options)
    if options.command == "admin":
        return from_shell(options)
    return main()


if __name__ == "__main__":
    sys.exit(command())

"""Entry point, `python -m bot [--workers N]`: starts the bot with the environment's settings."""

import argparse
import asyncio
import os
import sys
import time

from telegram.error import InvalidToken

from bot.ingest.shards import Outnumbered
from bot.process.app import run, run_workers
from bot.process.logs import set_up
from bot.process.settings import WRONG_SETTING, BadSettings, read_settings
from bot.service.table_service import Now, Seeds, fresh_seed
from bot.store.embedded import NoServer
from bot.table.values import Games
from games import GAMES


def main(
    games: Games = GAMES,
    seed: Seeds = fresh_seed,
    now: Now = time.time,
    workers: int | None = None,
) -> int:
    """Run the bot; return the exit code."""
    try:
        settings = read_settings()
        set_up(settings.log_level, settings.log_format, settings.secrets)
        # Without it the library warns whenever Telegram asks for patience.
        os.environ.setdefault("PTB_TIMEDELTA", "1")
        count = workers or settings.workers
        if count > 1 and settings.worker is None:
            return asyncio.run(run_workers(settings, count))
        asyncio.run(run(settings, games, seed, now))
    except (BadSettings, NoServer) as error:
        return _complain(str(error))
    except Outnumbered as error:
        sys.stderr.write(f"nastolka: {error}: start again\n")
        return 1
    except InvalidToken:
        return _complain("TELEGRAM_TOKEN is wrong: Telegram does not know this bot")
    return 0


def _complain(line: str) -> int:
    sys.stderr.write(f"nastolka: {line}\n")
    return WRONG_SETTING


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bot", description="Board games in group chats.")
    parser.add_argument("--workers", type=int, help="processes that share the work (WORKERS)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(workers=_arguments().workers))

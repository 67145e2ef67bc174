"""`python -m bot`: the bot, with what its surroundings say."""

import asyncio
import logging
import os
import sys
import time

from telegram.error import InvalidToken

from bot.app import run
from bot.desk import Now, Seeds, fresh_seed
from bot.embedded import NoServer
from bot.settings import BadSettings, read_settings
from bot.table import Games
from games import GAMES

WRONG_SETTING = 2
"""Exit code."""


def main(games: Games = GAMES, seed: Seeds = fresh_seed, now: Now = time.time) -> int:
    """Run the bot; return the exit code."""
    try:
        settings = read_settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(name)s %(message)s")
        for name in ("httpx", "httpcore"):  # their lines hold the token
            logging.getLogger(name).setLevel(logging.WARNING)
        # Without it the library warns whenever Telegram asks for patience.
        os.environ.setdefault("PTB_TIMEDELTA", "1")
        asyncio.run(run(settings, games, seed, now))
    except (BadSettings, NoServer) as error:
        return _complain(str(error))
    except InvalidToken:
        return _complain("TELEGRAM_TOKEN is wrong: Telegram does not know this bot")
    return 0


def _complain(line: str) -> int:
    sys.stderr.write(f"nastolka: {line}\n")
    return WRONG_SETTING


if __name__ == "__main__":
    sys.exit(main())

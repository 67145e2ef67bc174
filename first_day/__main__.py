"""`make first-day`: tries what only a real bot can tell, prints what it saw, changes nothing else.

TOKEN             the bot's, from @BotFather
GROUP             the id of a test group with the bot in it, best as an administrator who may pin
                  and delete
TELEGRAM_API_URL  another Bot API server than Telegram's

All that it sends to the group is deleted at the end. It asks for no updates: a bot that runs loses
none.
"""

import inspect
import os
import sys
import time

from first_day.telegram import Telegram
from first_day.trials import TRIALS, Trial

_PAUSE = 3.0
"""Seconds between trials: one message a second, and twenty a minute, are what a group takes."""
_MARKS = {True: "as expected", False: "OTHERWISE", None: "seen"}


def main(pause: float = _PAUSE) -> int:
    """Try everything; return how much was otherwise than expected."""
    try:
        token, group = os.environ["TOKEN"], int(os.environ["GROUP"])
    except (KeyError, ValueError):
        sys.stderr.write(f"{__doc__}\n")
        return 1
    api = os.environ.get("TELEGRAM_API_URL", "https://api.telegram.org")
    bot, otherwise = Telegram(api, token, group), 0
    try:
        for trial in TRIALS:
            otherwise += not _tried(bot, trial)
            time.sleep(pause)
    finally:
        _say(f"{bot.take_away()} messages taken away")
        bot.close()
    _say(f"{otherwise} otherwise than expected; what people have to try: docs/telegram.md")
    return otherwise


def _tried(bot: Telegram, trial: Trial) -> bool:
    saw = trial(bot)
    name = trial.__name__.replace("_", " ")
    _say(f"[{_MARKS[saw.as_expected]}] {name}: {saw.what}\n    {inspect.getdoc(trial)}")
    return saw.as_expected is not False


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

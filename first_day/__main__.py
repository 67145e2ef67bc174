"""`make first-day`: tries what only a real bot can tell, prints what it saw, changes nothing else.

TELEGRAM_TOKEN    the bot's, from @BotFather: in `.env`, as for the bot, never on a command line
GROUP             the id of a test group with the bot in it, best as an administrator who may pin
                  and delete: GROUP=-1001234 make first-day
LEAVE             1: leave two messages standing, to be tried after 47 and 49 hours
OLD               the number of one of them: try to delete it, and nothing else
TELEGRAM_API_URL  another Bot API server than Telegram's; in `.env`, too

All else that it sends to the group is deleted at the end. It asks for no updates: a bot that runs
loses none.
"""

import inspect
import os
import sys
import time
from functools import partial
from pathlib import Path

import httpx
from dotenv import dotenv_values

from first_day.telegram import Telegram
from first_day.trials import TRIALS, Trial, two_days

_PAUSE = 3.0
"""Seconds between trials: one message a second, and twenty a minute, are what a group takes."""
_MARKS = {True: "as expected", False: "OTHERWISE", None: "seen"}


def main(pause: float = _PAUSE, dotenv: Path = Path(".env")) -> int:
    """Try everything; return how much was otherwise than expected, or could not be tried."""
    given = {**dotenv_values(dotenv), **os.environ}
    try:
        token, group = given["TELEGRAM_TOKEN"] or "", int(given["GROUP"] or "")
    except (KeyError, ValueError):
        sys.stderr.write(f"{__doc__}\n")
        return 1
    bot = Telegram(given.get("TELEGRAM_API_URL") or "https://api.telegram.org", token, group)
    try:
        if (why := _refused(bot)) is not None:
            _say(f"nothing was tried: {why}")
            return 1
        if old := given.get("OLD"):
            return not _tried(bot, partial(two_days, message=int(old)))
        if given.get("LEAVE"):
            _leave(bot)
        otherwise = _all_tried(bot, pause)
    finally:
        bot.close()
    _say(f"{otherwise} otherwise than expected; what people have to try: docs/telegram.md")
    return otherwise


def _refused(bot: Telegram) -> str | None:
    """Return why nothing can be tried; None if all is well."""
    try:
        for answer in (bot.call("getMe"), bot.here("getChat")):
            if not answer.ok:
                return f"{answer.said}: are TELEGRAM_TOKEN and GROUP right, and is the bot in it?"
    except httpx.HTTPError as error:
        return f"Telegram cannot be reached ({type(error).__name__})"
    return None


def _all_tried(bot: Telegram, pause: float) -> int:
    """Try everything, and take away what was sent; return how much was otherwise."""
    otherwise = 0
    try:
        for trial in TRIALS:
            otherwise += not _tried(bot, trial)
            time.sleep(pause)
    finally:
        _take_away(bot)
    return otherwise


def _leave(bot: Telegram) -> None:
    """Leave two messages standing, and say how to go on with them."""
    for hours in (47, 49):
        message = bot.call("sendMessage", chat_id=bot.group, text=f"{hours} h").result["message_id"]
        _say(f"in {hours} hours: OLD={message} make first-day")


def _take_away(bot: Telegram) -> None:
    count = 0
    try:
        for message, said in bot.take_away():
            count += not said
            if said:
                _say(f"message {message} stands on: {said}")
    except httpx.HTTPError as error:
        _say(f"the rest stands on: the connection broke ({type(error).__name__})")
    _say(f"{count} messages taken away")


def _tried(bot: Telegram, trial: Trial) -> bool:
    """Try one thing and say what was seen; whatever breaks ends this trial alone."""
    name = getattr(trial, "__name__", two_days.__name__).replace("_", " ")
    try:
        saw = trial(bot)
    except (httpx.HTTPError, LookupError, TypeError) as error:  # or another answer than expected
        _say(f"[NOT TRIED] {name}: {type(error).__name__}\n    {inspect.getdoc(trial)}")
        return False
    _say(f"[{_MARKS[saw.as_expected]}] {name}: {saw.what}\n    {inspect.getdoc(trial)}")
    return saw.as_expected is not False


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""Logging: lines for people, or a JSON object each for programs. Secrets of the settings never
appear.

Log lines name updates, tables and chats by their ids; hands, seeds and people's messages are not
logged at all. So an error of our own is logged with its type and place, but without its text: the
text of a KeyError is the card that was looked for. Errors of the network or the system keep their
text.
"""

import logging
import re
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures.process import _RemoteTraceback
from copy import copy
from datetime import UTC, datetime
from traceback import format_tb
from types import TracebackType
from typing import Any

import msgspec
from telegram.error import TelegramError

from bot.seldom import Seldom
from bot.service.delivery import current
from bot.store.client import STORE_FAULTS

HIDDEN = "***"
_PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"
_TIME = "%Y-%m-%dT%H:%M:%S%z"
_WORLDS = (OSError, TelegramError, *STORE_FAULTS)
"""Errors of network, disk, store and Telegram: their messages hold no words of games."""
_FRAME = re.compile(r'^  File ".*\n(?:    .*\n)*', re.MULTILINE)
"""A line of a traceback that is a text by now, with the code below it."""
_HEAD = "Traceback (most recent call last):\n"


def set_up(level: str, form: str, secrets: Iterable[str]) -> None:
    """Log everything to standard error.

    :param form: "text" or "json".
    :param secrets: words that no line may contain.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form, secrets))
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler])
    sys.excepthook = _log_crash
    # Lines of the first may hold the token; the library's own, of DEBUG, all that is said in chats.
    for name in ("aiohttp", "telegram"):
        logging.getLogger(name).setLevel(logging.WARNING)


def complain(line: str) -> None:
    """Say why the bot ends: as a line of the logs, if those are for programs."""
    forms = (handler.formatter for handler in logging.root.handlers)
    if any(isinstance(form, _Secretive) and form.is_json for form in forms):
        logging.getLogger("nastolka").critical(line)
    else:
        sys.stderr.write(f"nastolka: {line}\n")


def _log_crash(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    """Log what ends the bot like all else, instead of Python's own words."""
    logging.getLogger("nastolka").critical("the bot has crashed", exc_info=(kind, error, at))


def formatter(form: str, secrets: Iterable[str]) -> logging.Formatter:
    """Return the formatter of log records."""
    return _Secretive(_Json() if form == "json" else logging.Formatter(_PLAIN, _TIME), secrets)


def _traceback_parts(error: BaseException) -> Iterator[str]:
    """Yield the traceback of an error, after those of its causes."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before:
        yield from _traceback_parts(before)
    frames = format_tb(error.__traceback__)
    if isinstance(error, _RemoteTraceback):  # the text of another process, where it was raised
        frames = _FRAME.findall(error.tb)
    yield f"{_HEAD if frames else ''}{''.join(frames)}{_error_line(error)}"


def _error_line(error: BaseException) -> str:
    kind = type(error).__name__
    return f"{kind}: {error}" if isinstance(error, _WORLDS) else kind


class _Secretive(logging.Formatter):
    """Another formatter's lines, with secrets painted over - wherever they come from."""

    def __init__(self, inner: logging.Formatter, secrets: Iterable[str]) -> None:
        super().__init__()
        self.is_json = isinstance(inner, _Json)
        self._inner = inner
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        line = self._inner.format(_wordless(record))
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return line


def _wordless(record: logging.LogRecord) -> logging.LogRecord:
    """Return a record without what faults say of themselves."""
    told = copy(record)
    if record.exc_info and record.exc_info[1]:
        told.exc_text = "\n".join(_traceback_parts(record.exc_info[1]))
    if record.name == "asyncio":  # it adds the task that has failed, with its fault
        told.msg, told.args = record.getMessage().partition("\n")[0], ()
    return told


class _Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        delivery = current()
        facts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if delivery and delivery.update:
            facts["update"] = delivery.update
        if record.exc_text:
            facts["traceback"] = record.exc_text
        return msgspec.json.encode(facts).decode()

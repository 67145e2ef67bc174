"""Log lines: for people, or a JSON object each for programs. Secrets of the settings never appear.

What is logged names updates, tables and chats by their ids; hands, seeds and what people write are
not logged at all.
"""

import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.desk.delivery import current

HIDDEN = "***"
_PLAIN = "%(asctime)s %(name)s %(message)s"


def set_up(level: str, form: str, secrets: Iterable[str]) -> None:
    """Have everything logged to standard error.

    :param form: "text" or "json".
    :param secrets: what must not appear.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form, secrets))
    logging.basicConfig(level=level, handlers=[handler])
    # Lines of the first may hold the token; the library's own, of DEBUG, all that is said in chats.
    for name in ("aiohttp", "telegram"):
        logging.getLogger(name).setLevel(logging.WARNING)


def formatter(form: str, secrets: Iterable[str]) -> logging.Formatter:
    """Return what makes a line of a record."""
    return _Secretive(_Json() if form == "json" else logging.Formatter(_PLAIN), secrets)


class _Secretive(logging.Formatter):
    """Another formatter's lines, with secrets painted over - wherever they come from."""

    def __init__(self, inner: logging.Formatter, secrets: Iterable[str]) -> None:
        super().__init__()
        self._inner = inner
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        line = self._inner.format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return line


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
        if record.exc_info:
            facts["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(facts).decode()

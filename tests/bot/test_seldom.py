"""What is told again and again while something is away takes a line each half a minute."""

import logging
import sys
from typing import Any

import pytest

from bot.process.logs import set_up
from bot.seldom import SELDOM, Seldom


def lines(*said: tuple[float, str, dict[str, bool]]) -> list[str]:
    """What is written of lines, each with its time, one after the other."""
    now, written = 0.0, list[str]()
    seldom = Seldom(lambda: now)
    for at, line, extra in said:
        now = at
        record = logging.LogRecord("bot", logging.WARNING, "", 0, line, ("x",), None)
        record.__dict__.update(extra)
        if seldom.filter(record):
            written.append(record.getMessage())
    return written


def test_the_same_words_are_told_once_in_half_a_minute_with_how_often() -> None:
    said = [(2.0 * n, "away: %s", SELDOM) for n in range(16)]
    assert lines(*said) == ["away: x", "away: x (and 14 times more before)"]


def test_other_words_and_all_other_lines_are_told() -> None:
    said = [(0.0, "a: %s", SELDOM), (1.0, "b: %s", SELDOM), (2.0, "c: %s", {}), (3.0, "c: %s", {})]
    assert lines(*said) == ["a: x", "b: x", "c: x", "c: x"]


def test_the_bot_writes_its_log_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("aiohttp", "telegram"):  # all that it sets is as before afterwards
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "level", logger.level)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    given = dict[str, Any]()
    monkeypatch.setattr(logging, "basicConfig", given.update)
    set_up("INFO", "text", ())
    (handler,) = given["handlers"]
    assert [type(one) for one in handler.filters] == [Seldom]

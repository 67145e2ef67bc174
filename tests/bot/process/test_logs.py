"""Log lines: no secrets, one JSON object a line."""

import logging

import msgspec

from bot.desk.delivery import delivered
from bot.process.logs import HIDDEN, formatter
from bot.process.settings import Settings

TOKEN = "123456:AA-secret_secret"
SETTINGS = Settings(
    TOKEN, redis_url="redis://:pass-word@redis:6379/0", webhook_secret="only-telegram-knows"
)


def record(text: str, *words: object, fault: Exception | None = None) -> logging.LogRecord:
    info = (type(fault), fault, None) if fault else None
    return logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, text, words, info)


def test_secrets_are_painted_over_wherever_they_come_from() -> None:
    url = f"https://api.telegram.org/bot{TOKEN}/getMe"
    fault = RuntimeError(f"cannot reach {url} nor {SETTINGS.redis_url}")
    for form in ("text", "json"):
        line = formatter(form, SETTINGS.secrets).format(
            record("%s; %s", url, "AA-secret_secret only-telegram-knows", fault=fault)
        )
        assert HIDDEN in line
        for secret in ("AA-secret", "only-telegram", "pass-word"):
            assert secret not in line


def test_nothing_is_painted_over_when_there_are_no_secrets() -> None:
    line = formatter("text", Settings("1:x").secrets[3:]).format(record("all is well"))
    assert line.endswith("bot.x all is well")


def test_json_line_tells_everything() -> None:
    with delivered(7):
        line = formatter("json", ()).format(
            record("table %s\nis odd", "a1", fault=RuntimeError("x"))
        )
    assert "\n" not in line
    told = msgspec.json.decode(line)
    assert told["time"].endswith("+00:00")
    assert (told["level"], told["logger"]) == ("ERROR", "bot.x")
    assert (told["message"], told["update"]) == ("table a1\nis odd", 7)
    assert told["traceback"] == "RuntimeError: x"
    assert "update" not in msgspec.json.decode(formatter("json", ()).format(record("x")))

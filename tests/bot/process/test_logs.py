"""Log lines: no secrets, one JSON object a line."""

import asyncio
import logging

import msgspec
import pytest
from redis.asyncio import Redis

from bot.pool import Pool
from bot.process.logs import HIDDEN, formatter
from bot.process.settings import Settings
from bot.service.delivery import delivered
from bot.store.store import Store
from bot.store.tables import Unreadable
from tests.bot.tables import ALL, ANNA, BORIS, begun, moved

TOKEN = "123456:AA-secret_secret"
SETTINGS = Settings(
    TOKEN, redis_url="redis://:pass-word@redis:6379/0", webhook_secret="only-telegram-knows"
)


def record(text: str, *words: object, fault: Exception | None = None) -> logging.LogRecord:
    info = (type(fault), fault, None) if fault else None
    return logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, text, words, info)


def test_secrets_are_painted_over_wherever_they_come_from() -> None:
    url = f"https://api.telegram.org/bot{TOKEN}/getMe"
    fault = ConnectionError(f"cannot reach {url} nor {SETTINGS.redis_url}")
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
    assert told["traceback"] == "RuntimeError"
    assert "update" not in msgspec.json.decode(formatter("json", ()).format(record("x")))


FORMS = pytest.mark.parametrize("form", ["text", "json"])
CARDS = {"gold": 1}
HELD = "map-of-anna"


def looked_for(card: str) -> int:
    return CARDS[card]


def of_card() -> KeyError:
    with pytest.raises(KeyError) as found:
        looked_for(HELD)
    return found.value


@FORMS
def test_fault_is_told_without_its_own_words_which_may_be_cards(form: str) -> None:
    """docs/operations.md, "Logs": hands are not logged. A KeyError says which card was looked for;
    so does what follows from it.
    """
    fault = ValueError(f"no {HELD} here")
    fault.__cause__ = of_card()
    line = formatter(form, ()).format(record("table a1", fault=fault))
    assert HELD not in line
    assert "KeyError" in line
    assert "in looked_for" in line
    assert "return CARDS[card]" in line
    assert "ValueError" in line


def _nothing() -> None:
    pass


@FORMS
async def test_fault_of_another_process_is_told_without_its_words(form: str) -> None:
    pool = Pool(1, 0, 5, _nothing)
    try:
        with pytest.raises(KeyError) as found:
            await pool.do(looked_for, HELD)
    finally:
        pool.close()
    line = formatter(form, ()).format(record("a computer cannot decide", fault=found.value))
    assert HELD not in line
    assert "return CARDS[card]" in line


@FORMS
async def test_fault_of_a_task_that_nobody_waits_for_is_told_without_its_words(form: str) -> None:
    async def fail() -> None:
        looked_for(HELD)

    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    said = logging.LogRecord(
        "asyncio", logging.ERROR, "x", 1, f"never retrieved\nfuture: {task!r}", (), None
    )
    assert HELD in said.getMessage()
    assert isinstance(task.exception(), KeyError)
    line = formatter(form, ()).format(said)
    assert HELD not in line
    assert "never retrieved" in line


@FORMS
async def test_log_that_cannot_be_played_again_is_told_without_its_moves(
    form: str, store: Store, redis: Redis
) -> None:
    """docs/operations.md, "A game whose rules_version has changed"."""
    live = await store.tables.save(moved(begun("sealed", ANNA, BORIS), 2), None)
    key = f"t:{live.table.id}"
    move = b'{"seat":0,"action":"play the-map"}'
    await redis.rpush(f"{key}:log", move)
    await redis.hdel(key, "snapshot")
    with pytest.raises(Unreadable) as found:
        await Store(redis, ALL).tables.load(live.table.id)
    line = formatter(form, ()).format(record("table", fault=found.value))
    assert "Unreadable" in line
    assert "the-map" not in line


@pytest.mark.parametrize(
    "fault", [ConnectionError("refused by redis"), OSError(28, "No space left on device")], ids=repr
)
def test_what_the_world_says_is_told(fault: Exception) -> None:
    assert str(fault) in formatter("text", ()).format(record("x", fault=fault))

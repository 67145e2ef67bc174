"""Settings: environment variables, and a `.env` file in the working directory."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from dotenv import dotenv_values
from msgspec import Meta, Struct

from bot.service.operator import Operator
from bot.store import rate_limits
from bot.store.rate_limits import Rates

TELEGRAM = "https://api.telegram.org"
_ALIKE = 0.87
"""How far a name is one of ours: a letter or two that are missing, wrong or too many."""
DOTENV = Path(".env")
WRONG_SETTING = 2
"""Exit code of a bot that cannot run as it is set up."""

Token = Annotated[str, Meta(pattern=r"^\d+:[\w-]+$")]
Url = Annotated[str, Meta(pattern=r"^https?://")]
RedisUrl = Annotated[str, Meta(pattern=r"^(rediss?|unix|redis\+sentinel)://")]
Rate = Annotated[str, Meta(pattern=r"^(off|[1-9]\d*/[1-9]\d*)$")]
"""Number of events / seconds: "20/60"."""
Numbers = Annotated[str, Meta(pattern=r"^\s*(-?\d+\s*(,\s*-?\d+\s*)*)?$")]
Port = Annotated[int, Meta(ge=0, le=65535)]
Hook = Annotated[str, Meta(pattern=r"^https?://[^/]+/.")]
AppUrl = Annotated[
    str, Meta(pattern=r"^(https://|http://(localhost|127\.0\.0\.1)[:/])[^?#]*/[A-Za-z0-9_]{3,30}$")
]
"""Its last word is the short name of the app: https://core.telegram.org/bots/webapps"""
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,256}$")]
"""https://core.telegram.org/bots/api#setwebhook"""
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

_HOOK_PORTS = (443, 80, 88, 8443)
"""https://core.telegram.org/bots/api#setwebhook"""
_EXPECTED = {
    "TELEGRAM_TOKEN": "a token such as 123456789:AAE-abc",
    "TELEGRAM_API_URL": "an address that begins with http:// or https://",
    "REDIS_URL": "an address that begins with redis://, rediss://, redis+sentinel:// or unix://",
    "PAINTERS": "a whole number from 1 to 64",
    "PAINTER_NICE": "a whole number from 0 to 20",
    "PICTURES_MB": "a whole number from 10 to 1000000",
    "CHAT_RATE": "COUNT/SECONDS, such as 5/5, or off",
    "GROUP_RATE": "COUNT/SECONDS, such as 20/60, or off",
    "ALL_RATE": "COUNT/SECONDS, such as 30/1, or off",
    "LOG_LEVEL": "DEBUG, INFO, WARNING or ERROR",
    "LOG_FORMAT": "text or json",
    "AVATAR": "on or off",
    "KEEP_DAYS": "a whole number from 0 to 36500",
    "APP_URL": "an address like https://example.org/play, its last word as BotFather was told",
    "METRICS_HOST": "an address of this machine",
    "METRICS_PORT": "a whole number from 1 to 65535, or 0 for none",
    "OPERATOR_CHAT": "the number of a chat, such as 123456789 or -1001234567890",
    "ADMINS": "numbers of users, such as 123456789,987654321",
    "ONLY_GROUPS": "numbers of groups, such as -1001234567890,-1009876543210",
    "INSTEAD_OF": "the id of a bot, the number in front of its token",
    "WEBHOOK_URL": "an address like https://example.org/a-path",
    "WEBHOOK_HOST": "an address of this machine",
    "WEBHOOK_PORT": "a whole number from 0 to 65535",
    "WEBHOOK_SECRET": "up to 256 letters, digits, _ and -",
}


class Settings(Struct, frozen=True, rename="upper"):
    """Every variable that the bot reads; `.env.example` tells what each is for."""

    telegram_token: Token
    telegram_api_url: Url = TELEGRAM
    redis_url: RedisUrl | None = None
    """None: an embedded server in `data_dir`."""
    data_dir: Path = Path("data")
    painters: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that draw."""
    log_level: Level = "INFO"
    chat_rate: Rate = "5/5"
    """Messages and edits that a chat gets."""
    group_rate: Rate = "20/60"
    """... that a group gets, besides."""
    all_rate: Rate = "30/1"
    """... that all chats get together."""
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 90
    """How long a table is kept when it is over; 0 is for ever."""
    painter_nice: Annotated[int, Meta(ge=0, le=20)] = 15
    """How far the painters step back, so that presses are answered before pictures are drawn: as
    nice, or 20 for altogether."""
    pictures_mb: Annotated[int, Meta(ge=10, le=1_000_000)] = 300
    """Megabytes of `data_dir` that the parts of pictures may take, roughly."""
    avatar: Literal["on", "off"] = "on"
    """Whether a bot that has no picture yet gets ours, once."""
    log_format: Literal["text", "json"] = "text"
    """json: one object a line."""
    metrics_host: str = "127.0.0.1"
    metrics_port: Port = 0
    """For `/healthz` and `/metrics`. 0: none."""
    operator_chat: int | None = None
    """The chat that is notified when something needs attention; None: no chat."""
    operator_name: str = ""
    """The operator's name, for /privacy and /about."""
    operator_contact: str = ""
    admins: Numbers = ""
    """Users who may do what /admin does."""
    only_groups: Numbers = ""
    """The only groups that are let in; empty: all."""
    instead_of: Annotated[int, Meta(ge=1)] | None = None
    """The id of the bot whose store this one takes over on purpose; None: of none."""
    webhook_url: Hook | None = None
    """The public address for Telegram's webhook calls; None for long polling."""
    app_url: AppUrl | None = None
    """The public address of the page with the map by touch; None: the bot has no page."""
    webhook_host: str = "127.0.0.1"
    webhook_port: Port = 8080
    """The local address for webhook calls, and for the page."""
    webhook_secret: Secret | None = None
    """None for a secret made from the token."""

    @property
    def bot_id(self) -> str:
        """The id of the bot, which stays when its token is renewed."""
        return self.telegram_token.partition(":")[0]

    @property
    def rates(self) -> Rates:
        """How fast the bot may speak."""
        return Rates(*map(_rate, (self.chat_rate, self.group_rate, self.all_rate)))

    @property
    def operator(self) -> Operator:
        """The operators, and the groups that they let in."""
        name, contact = self.operator_name, self.operator_contact
        return Operator(name, contact, _numbers(self.admins), _numbers(self.only_groups))

    @property
    def secrets(self) -> tuple[str, ...]:
        """Words that must never be shown."""
        login = urlsplit(self.redis_url or "").netloc.rpartition("@")[0]
        password = login.partition(":")[2]
        key = self.telegram_token.partition(":")[2]
        return (self.telegram_token, key, self.webhook_secret or "", password)


class BadSettings(Exception):
    """A variable is missing or wrong; the text is one clear line."""


def read_settings(environ: dict[str, str] | None = None, dotenv: Path = DOTENV) -> Settings:
    """Read the settings from the environment; its variables go before those in `.env`.

    :raises BadSettings: naming the first variable that is missing, wrong or misspelt.
    """
    written: dict[str, Any] = dotenv_values(dotenv)
    for name, meant in misspelt(written):
        raise BadSettings(f"{name} in {dotenv} is no setting: is {meant} meant? (see .env.example)")
    given = {**written, **(os.environ if environ is None else environ)}
    found = {name: given[name] for name in _names() if given.get(name)}
    try:
        settings = msgspec.convert(found, Settings, strict=False, dec_hook=_value_of_kind)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(str(error))) from error
    _check_hook(settings)
    return settings


def _check_hook(settings: Settings) -> None:
    """Refuse an address that Telegram takes no webhook at; a server of one's own may take it.

    :raises BadSettings: saying what Telegram takes.
    """
    if settings.webhook_url is None or settings.telegram_api_url.rstrip("/") != TELEGRAM:
        return
    address, port = urlsplit(settings.webhook_url), None
    with suppress(ValueError):  # no number
        port = 443 if address.port is None else address.port
    if address.scheme != "https" or port not in _HOOK_PORTS:
        raise BadSettings(
            "WEBHOOK_URL must begin with https:// and have no port, or one of 443, 80, 88 and 8443:"
            " Telegram calls no other (see .env.example)"
        )


def _numbers(given: str) -> frozenset[int]:
    return frozenset(int(number) for number in given.split(",") if number.strip())


def _names() -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(Settings)]


def misspelt(given: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield names that look like one of ours and are not, each with the one that may be meant."""
    names = _names()
    for name in given:
        if name not in names and (near := get_close_matches(name, names, 1, _ALIKE)):
            yield name, near[0]


def _rate(given: str) -> rate_limits.Rate | None:
    most, _, seconds = given.partition("/")
    return None if given == "off" else rate_limits.Rate(int(most), int(seconds))


def _value_of_kind(kind: type[Any], value: Any) -> Any:
    return kind(value)


def _explain(problem: str) -> str:
    """Turn msgspec's words into ours, without the value: it may be the token."""
    if problem.startswith("Object missing required field"):
        name = problem.split("`")[1]
        return f"{name} is not set: put it into the environment or into .env (see .env.example)"
    name = problem.rpartition(" - at `$.")[2].rstrip("`")
    return f"{name} must be {_EXPECTED[name]} (see .env.example)"

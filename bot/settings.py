"""What the surroundings say: environment variables, and a `.env` file beside the process."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
from dotenv import dotenv_values
from msgspec import Meta, Struct

TELEGRAM = "https://api.telegram.org"

Token = Annotated[str, Meta(pattern=r"^\d+:[\w-]+$")]
Url = Annotated[str, Meta(pattern=r"^https?://")]


class Settings(Struct, frozen=True, rename="upper"):
    """Every variable that the bot reads; `.env.example` tells what each is for."""

    telegram_token: Token
    telegram_api_url: Url = TELEGRAM
    redis_url: str = ""
    """Empty: an embedded server in `data_dir`."""
    data_dir: Path = Path("data")
    painters: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that draw."""
    log_level: str = "INFO"


class BadSettings(Exception):
    """A variable is missing or wrong; the text is one clear line."""


def read_settings(environ: dict[str, str] | None = None, dotenv: Path = Path(".env")) -> Settings:
    """Read the environment; what stands there goes before what stands in `.env`.

    :raises BadSettings: naming the first variable that is missing or wrong.
    """
    given: dict[str, Any] = {
        **dotenv_values(dotenv),
        **(os.environ if environ is None else environ),
    }
    names = [field.encode_name for field in msgspec.structs.fields(Settings)]
    found = {name: given[name] for name in names if given.get(name)}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(str(error))) from error


def _explain(problem: str) -> str:
    """Turn msgspec's words into ours, without the value: it may be the token."""
    if problem.startswith("Object missing required field"):
        name = problem.split("`")[1]
        return f"{name} is not set: put it into the environment or into .env (see .env.example)"
    what, _, where = problem.partition(" - at `$.")
    return f"{where.rstrip('`')} is wrong: {what[0].lower()}{what[1:]} (see .env.example)"

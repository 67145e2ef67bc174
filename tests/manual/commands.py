"""The commands that docs/operations.md tells its readers, as they stand there."""

import re
from collections.abc import Mapping
from pathlib import Path

MANUAL = Path("docs/operations.md")
_PROGRAMS = {"cp", "docker", "export", "git", "make", "nastolka", "pipx", "prometheus", "python"}
_PROGRAMS |= {"redis-cli", "systemctl", "umask", "uvx", "/opt/nastolka/docs/systemd/as-service"}
_BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_CRON = re.compile(r"(?:[\d*]+ ){5}")

_CONTAINERS = "needs an engine for containers, which CI's own containers have not"
_ROOT = "needs a machine's init, and its root"
_INIT = f"{_ROOT}; tests/docs/test_unit.py has another program in the place of systemd-run"
_SECRET = "shows hands, or what people wrote: for whoever mends a bug"
NOT_FOLLOWED: Mapping[str, str] = {
    "docker compose up -d --build": _CONTAINERS,
    "docker compose up -d --build --scale bot=2": _CONTAINERS,
    "umask 077; docker compose run --rm -T bot python -m bot backup - > new.backup "
    "&& mv new.backup nastolka.backup": _CONTAINERS,
    "docker compose run --rm -T bot python -m bot restore - < nastolka.backup": _CONTAINERS,
    "docker compose stop": _CONTAINERS,
    "docker compose run --rm store redis-check-aof --fix "
    "/data/appendonlydir/appendonly.aof.manifest": _CONTAINERS,
    "docker buildx imagetools inspect redis:7.4-alpine": _CONTAINERS,
    "systemctl enable --now nastolka": _ROOT,
    "systemctl stop nastolka": _ROOT,
    "systemctl start nastolka": _ROOT,
    "umask 077; /opt/nastolka/docs/systemd/as-service backup - > nastolka.backup": _INIT,
    "/opt/nastolka/docs/systemd/as-service restore - < nastolka.backup": _INIT,
    "redis-cli xrange nastolka:inbox:dead - +": _SECRET,
    "redis-cli hget 'nastolka:t:<id>' table": _SECRET,
    "make manual": "this",
    "make first-day": "it asks Telegram itself",
    "python -m bench.faces": "draws a file that is kept already",
    "redis-cli --rdb": "what it tells nobody to do",
    "python -m bot": "the same program as `nastolka`",
    "python -IS bot/process/alive.py": "the container's own check",
}
"""What the script cannot do, and why."""


def commands(manual: str) -> frozenset[str]:
    """All commands of a manual: lines of blocks of shell, and spans of code that begin with a
    program; without comments.
    """
    lines = [line for block in _BLOCK.findall(manual) for line in block.splitlines()]
    spans = _SPAN.findall(_BLOCK.sub("", manual))
    said = [line.partition("  #")[0].strip() for line in lines]
    return frozenset(filter(None, said)) | frozenset(filter(_is_command, spans))


def _is_command(span: str) -> bool:
    words = span.removeprefix(".venv/bin/").split()
    return bool(_CRON.match(span)) or (len(words) > 1 and words[0] in _PROGRAMS)

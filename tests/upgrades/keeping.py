"""Kept stores: the file that `nastolka backup` has written, and the journal of the chats that the
playground has shown; both packed.
"""

import asyncio
import gzip
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from hiredis import Reader, pack_command

from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import Live
from games import GAMES
from tests.e2e.conftest import Stage

FOLDER = Path(__file__).parent
_STORE, _CHATS = "store.backup.gz", "chats.jsonl.gz"
_JOURNAL = "journal.jsonl"


def kept() -> list[Path]:
    """Return the folders of all releases of which a store is kept, by name."""
    return sorted(path.parent for path in FOLDER.glob(f"*/{_STORE}"))


def keep(folder: Path, world: Path, copy: Path) -> int:
    """Pack the playground's folder and a copy; return how many bytes that takes."""
    folder.mkdir(exist_ok=True)
    packed = {
        _STORE: gzip.compress(copy.read_bytes(), mtime=0),
        _CHATS: gzip.compress(_without_updates((world / _JOURNAL).read_bytes()), mtime=0),
    }
    for name, content in packed.items():
        (folder / name).write_bytes(content)
    return sum(map(len, packed.values()))


def unpack(folder: Path, world: Path, copy: Path) -> int:
    """Lay the chats into a folder for the playground and the copy into a file.

    What expires does so as long after now as it would have done then: a kept store does not age.

    :return: how many seconds ago the bot was last at work.
    """
    world.mkdir(parents=True)
    (world / _JOURNAL).write_bytes(gzip.decompress((folder / _CHATS).read_bytes()))
    commands = _commands(gzip.decompress((folder / _STORE).read_bytes()))
    (last,) = [int(words[2]) for words in commands if words[:2] == [b"SET", b"heartbeat"]]
    ago = int(time.time()) - last
    copy.write_bytes(_later(commands, ago))
    return ago


def _without_updates(journal: bytes) -> bytes:
    """Return a journal without presses and updates: the bot has dealt with all. The last update
    stays, for the numbers of later ones follow from it.
    """
    lines = list[bytes]()
    numbered = dict[str, bytes]()
    for line in journal.splitlines(keepends=True):
        kind = msgspec.json.decode(line)["type"]
        if kind in ("UpdateQueued", "UpdatesForgotten"):
            numbered[kind] = line
        elif kind not in ("QueryOpened", "QueryAnswered", "Typing"):
            lines.append(line)
    return b"".join((*lines, *numbered.values()))


def _commands(copy: bytes) -> list[list[Any]]:
    reader, commands = Reader(), list[list[Any]]()
    reader.feed(copy)
    while (words := reader.gets()) is not False:
        commands.append(words)
    return commands


def _later(commands: list[list[Any]], seconds: int) -> bytes:
    """Return a copy of which everything expires so much later, with the digest that it needs."""
    *filling, _ = commands
    lines = b"".join(pack_command(_put_off(words, seconds)) for words in filling)
    return lines + pack_command(("ECHO", blake2b(lines).hexdigest()))  # type: ignore[arg-type, no-any-return]


def _put_off(words: list[Any], seconds: int) -> tuple[Any]:
    if words[0] == b"PEXPIREAT":
        words = [*words[:2], int(words[2]) + seconds * 1000]
    return tuple(words)


def stored(stage: Stage) -> list[Live]:
    """Return all tables of a bot that are not over."""

    async def read() -> list[Live]:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            store = Store(redis, GAMES)
            found = [await store.tables.load(id) for id in await store.places.open_tables()]
            return [live for live in found if live]

    return asyncio.run(read())


def moves(stage: Stage, table: str) -> int:
    """Return how many moves of a table are stored."""
    (live,) = [live for live in stored(stage) if live.table.id == table]
    return len(live.table.log.moves) if live.table.log else 0

"""What has been played already: a ladder of many games is played in pieces, on any evening.

Each game follows from its number, so one that is read from the file is the one that would be
played. What belongs to a player, or to rules, that have changed since counts no more.
"""

from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.ladder.matches import Outcome
from games import GAMES

ROOT = Path(__file__).parents[2]
FILE = ROOT / "data" / "ladder.jsonl"


class Entry(Struct, frozen=True, array_like=True):
    """One game."""

    row: str
    source: str
    """Of all that has played: see `source`."""
    number: int
    outcome: Outcome


def source(game: str) -> str:
    """Return what changes with a game's rules and with all who play it here."""
    own = ROOT / "games" / game
    flat = ROOT / "games" / "core" / "flat.py"
    rivals = Path(__file__).parent.glob(f"rivals/{game}.py")
    files = (*sorted(own.glob("player*.py")), *sorted(own.glob("players/*.py")), flat, *rivals)
    words = b"".join(each.read_bytes() for each in files)
    return f"{GAMES[game].rules_version}-{blake2b(words, digest_size=6).hexdigest()}"


def read(file: Path = FILE) -> dict[tuple[str, str], dict[int, Outcome]]:
    """Return what is kept: (row, source) -> number of the game -> what came of it."""
    found: dict[tuple[str, str], dict[int, Outcome]] = {}
    if file.exists():
        for line in file.read_bytes().splitlines():
            entry = msgspec.json.decode(line, type=Entry)
            found.setdefault((entry.row, entry.source), {})[entry.number] = entry.outcome
    return found


def keep(entry: Entry, file: Path = FILE) -> None:
    """Write down one game more."""
    file.parent.mkdir(exist_ok=True)
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(entry) + b"\n")

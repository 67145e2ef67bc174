"""Keeps the results of played games: a ladder of many games is played in pieces, on any evening.

Each game follows from its number, so a result from the file is the result that would be played.
Results of players or rules that have changed since then do not count.
"""

from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.ladder.matches import Outcome
from games import GAMES

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).parent / "games.jsonl"

_HINTS = {"reasons.py"}
"""What tells why a move is good, and chooses none: a word of it changes no game."""


class Entry(Struct, frozen=True, array_like=True):
    """One game."""

    row: str
    source: str
    """Of all that has played: see `source`."""
    number: int
    outcome: Outcome


def source(game: str) -> str:
    """Return a checksum that changes with a game's rules, and with the code of all players that
    play it here.
    """
    own = ROOT / "games" / game
    flat = ROOT / "games" / "core" / "flat.py"
    rivals = Path(__file__).parent.glob(f"rivals/{game}.py")
    files = (*sorted(own.glob("player*.py")), *sorted(own.glob("players/*.py")), flat, *rivals)
    words = b"".join(each.read_bytes() for each in files if each.name not in _HINTS)
    return f"{GAMES[game].rules_version}-{blake2b(words, digest_size=6).hexdigest()}"


def read(file: Path = FILE) -> dict[tuple[str, str], dict[int, Outcome]]:
    """Return the kept results: (row, source) -> number of the game -> outcome."""
    found: dict[tuple[str, str], dict[int, Outcome]] = {}
    if file.exists():
        for line in file.read_bytes().splitlines():
            entry = msgspec.json.decode(line, type=Entry)
            found.setdefault((entry.row, entry.source), {})[entry.number] = entry.outcome
    return found


def keep(entry: Entry, file: Path = FILE) -> None:
    """Write down one game more."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(entry) + b"\n")

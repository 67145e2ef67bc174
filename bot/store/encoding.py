"""Serialises tables: everything but the moves, each move, a snapshot of the state."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.table.values import Games, Live, Table, revive
from games.core.contract import AnyGame, Transition
from games.core.log import Move

_log = logging.getLogger(__name__)


def decoded(games: Games, blob: bytes, snapshot: bytes | None, moves: Sequence[bytes]) -> Live:
    """Return a table with its state: from the snapshot, or by playing the log again."""
    table = _with_moves(msgspec.json.decode(blob, type=Table), moves)
    if table.game is None or table.log is None:
        return Live(table)
    game = games[table.game]
    if snapshot and table.log.rules_version == game.rules_version:
        try:
            kept = msgspec.msgpack.decode(snapshot, type=_snapshot_type(*_types(game)))
            return Live(table, Transition(kept.state, kept.events))
        except ValueError:  # what it says may tell a hand
            _log.warning("the snapshot of table %s cannot be read: its log is played", table.id)
    return revive(games, table)


def encoded(table: Table) -> bytes:
    """Return a table without the moves of its log."""
    bare = replace(table, log=replace(table.log, moves=())) if table.log else table
    return msgspec.json.encode(bare)


def snapshot_of(live: Live) -> bytes:
    """Return the state and the last events; nothing in the lobby."""
    return msgspec.msgpack.encode(live.play) if live.play else b""


def new_moves(live: Live, before: Live | None) -> tuple[int, list[bytes]]:
    """Return how many moves of the log of before stay, and those that follow."""
    moves, stored = _moves(live), _moves(before) if before else ()
    pairs = zip(moves, stored, strict=False)
    least = min(len(moves), len(stored))
    kept = next((i for i, (a, b) in enumerate(pairs) if a != b), least)
    return kept, [msgspec.json.encode(move) for move in moves[kept:]]


def _types(game: AnyGame) -> tuple[Any, ...]:
    """Return the types that stand for a game as a cache key: a game may not be hashable."""
    return (game.state_type, *game.event_types)


@cache
def _snapshot_type(state: Any, first: Any, *others: Any) -> Any:
    """Return the type of a game's `Transition`, with its open types filled in."""
    events: Any = first
    for kind in others:
        events |= kind
    fields = [("state", state), ("events", tuple[events, ...])]
    return msgspec.defstruct("Snapshot", fields)


def _with_moves(table: Table, moves: Sequence[bytes]) -> Table:
    if table.log is None:
        return table
    decoded = tuple(msgspec.json.decode(move, type=Move) for move in moves)
    return replace(table, log=replace(table.log, moves=decoded))


def _moves(live: Live) -> tuple[Move, ...]:
    return live.table.log.moves if live.table.log else ()

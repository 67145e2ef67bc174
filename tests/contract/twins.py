"""Twins of a game: another past that comes to the same present.

Where a game forgets (docs/adr/0033), two games that differ only in what nobody can look at any
more must not be told apart by anything that may still be read. A twin is found without knowing the
rules: two things of the box change places from the first state on, the same moves are made, and the
views of all are as before. For that the state names things as `components` does.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Event
from games.core.errors import RuleViolation
from games.core.log import find, lasting
from games.core.values import TABLE, Viewer
from tests.contract.plays import Play, Position

TRIES = 40
"""Pairs of things that change places, of which some lead to other views, or to no game."""


def twins(play: Play, moves: int, most: int) -> Iterator[Play]:
    """Yield at most `most` games of `moves` moves that views cannot tell from this one."""
    return islice(_twins(play, moves), most)


def _twins(play: Play, moves: int) -> Iterator[Play]:
    now = names_in(play.game.view(play.states[moves], TABLE))
    box = play.game.components(play.states[moves]).keys() & names_in(play.states[0])
    hidden = sorted(box - now)
    once = set[str]().union(*(_seen(play, count) for count in range(moves)))
    chance, forgotten = Random(moves), [name for name in hidden if name in once]
    pairs = [(one, two) for one in forgotten for two in hidden if one < two or two not in once]
    for one, two in chance.sample(pairs, min(TRIES, len(pairs))):
        twin = _played(play, moves, {one: two, two: one})
        if twin and _is_alike(play, twin, moves):
            yield twin


def _seen(play: Play, moves: int) -> set[str]:
    return names_in(play.game.view(play.states[moves], TABLE))


def _played(play: Play, moves: int, names: Mapping[str, str]) -> Play | None:
    """Make the same moves with other things; None where they are not all lawful."""
    game, positions = play.game, list[Position]()
    state = renamed(play.states[0], names)
    for position in play.positions[:moves]:
        try:
            action = find(game, state, position.seat, str(position.action))
        except RuleViolation:
            return None
        after = game.apply(state, position.seat, action)
        positions.append(Position(state, position.seat, action, after))
        state = after.state
    return Play(game, replace(play.log, moves=play.log.moves[:moves]), tuple(positions))


def _is_alike(play: Play, twin: Play, moves: int) -> bool:
    game, state = play.game, play.states[moves]
    return twin.end != state and all(
        game.view(twin.end, viewer) == game.view(state, viewer) for viewer in play.viewers
    )


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return a value with other names in it, wherever they stand."""
    if isinstance(value, Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return replace(value, **{name: renamed(field, names) for name, field in fields.items()})
    if isinstance(value, tuple):
        items = [renamed(item, names) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    if isinstance(value, Mapping):
        return {renamed(key, names): renamed(item, names) for key, item in value.items()}
    return names.get(value, value) if type(value) is str else value


def names_in(value: Any) -> set[str]:
    """Return all strings in a value."""
    if isinstance(value, Struct):
        return names_in(tuple(getattr(value, name) for name in value.__struct_fields__))
    if isinstance(value, Mapping):
        return names_in((*value.keys(), *value.values()))
    if isinstance(value, tuple):
        return set().union(*map(names_in, value))
    return {value} if type(value) is str else set()


def told(play: Play, moves: int, viewer: Viewer) -> list[Event]:
    """Return all that a viewer may still be told of `moves` moves: of the last one everything, of
    those before what lasts.
    """
    former = [event for p in play.positions[: moves - 1] for event in lasting(p.after.events)]
    latest = play.positions[moves - 1].after.events
    seen = (event.seen_by(viewer) for event in (*former, *latest))
    return [event for event in seen if event is not None]

"""Localisable messages of games: a message id and its variables, before a language is known."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from re import sub
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from games.core.values import Seat


class Named(Struct, frozen=True):
    """A variable that stands for the person on a seat."""

    seat: Seat


Variable: TypeAlias = "int | str | Named | Message | tuple[Named | Message, ...]"
"""A value in a sentence; it may be another sentence, or several."""


class Message(Struct, frozen=True):
    """One sentence of a catalogue (`texts/<language>.ftl`) with its variables filled in."""

    id: str
    variables: Mapping[str, Variable] = {}


def message_of(game: str, said: Struct) -> Message:
    """Name the sentence for an event: class `FeatureScored` of `carcassonne` is message
    `carcassonne-feature-scored`; the event's numbers, words and seats are its variables.
    """
    name = sub(r"(?<!^)(?=[A-Z])", "-", type(said).__name__).lower()
    return Message(f"{game.replace('_', '-')}-{name}", _variables(said))


def is_seat(kind: type[Struct], field: str) -> bool:
    """Tell whether a field holds a seat or seats: at run time they are only numbers."""
    hint = _hints(kind).get(field)
    return _is_seat(hint) or (get_origin(hint) is tuple and _is_seat(get_args(hint)[0]))


def _variables(said: Struct) -> dict[str, Variable]:
    hints = _hints(type(said))
    pairs = ((field, _variable(hints[field], getattr(said, field))) for field in hints)
    return {field: variable for field, variable in pairs if variable is not None}


def _variable(hint: Any, value: Any) -> "Variable | None":
    """Fluent knows numbers and words; of other values a sentence cannot speak."""
    if _is_seat(hint):
        return None if value is None else Named(value)
    if get_origin(hint) is tuple and _is_seat(get_args(hint)[0]):
        return tuple(Named(seat) for seat in value)
    if isinstance(value, Enum):  # one of numbers is a number: it has plural forms
        return value.value if isinstance(value, int) else str(value.value)
    if isinstance(value, (int, str)) and not isinstance(value, bool):
        return value
    return None


def _is_seat(hint: Any) -> bool:
    """`Seat` is an int at run time: only the annotation tells it from a number."""
    if get_origin(hint) in (Union, UnionType):
        return Seat in get_args(hint)
    return hint is Seat


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}

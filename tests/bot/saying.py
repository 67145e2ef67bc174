"""All that a button of some kind can say."""

from collections.abc import Callable, Iterator
from itertools import chain, product
from typing import cast

from msgspec import inspect

from bot.display.token import Token


def all_of(kind: type[Token]) -> Iterator[Token]:
    """Give its tokens, their fields at their limits."""
    about, make = inspect.type_info(kind), cast("Callable[..., Token]", kind)
    assert isinstance(about, inspect.StructType)
    for values in product(*(_all_of(field.type) for field in about.fields)):
        yield make(*values)


def _all_of(type: inspect.Type) -> tuple[object, ...]:
    """Everything that a field can be, or what lies at its limits."""
    match type:
        case inspect.StrType(pattern=str()):
            return ("", "0", "12.0.3")
        case inspect.StrType():
            return ("", "farmers")
        case inspect.IntType(ge=least, le=most, lt=above):
            return (least, 0, most or (above or 2**53) - 1)
        case inspect.BoolType():
            return (False, True)
        case inspect.NoneType():
            return (None,)
        case inspect.EnumType(cls=kind):
            return tuple(kind)
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.UnionType(types=types):
            return tuple(chain.from_iterable(map(_all_of, types)))
    raise AssertionError(type)

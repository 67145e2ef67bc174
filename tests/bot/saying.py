"""What a button of some kind can say, for Hypothesis."""

from collections.abc import Callable
from typing import Any, cast

from hypothesis import strategies as st
from msgspec import inspect

from bot.display.token import LIMIT, Token

_PLAIN = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-.", max_size=10)
_GREATEST = 2**53 - 1
"""Greater numbers are no numbers for JavaScript, and no field has them."""


def tokens(kind: type[Token]) -> st.SearchStrategy[Token]:
    """Make buttons of a kind, with whatever its fields allow and 64 bytes hold."""
    about, make = inspect.type_info(kind), cast("Callable[..., Token]", kind)
    assert isinstance(about, inspect.StructType)
    fields = {field.name: _all_of(field.type) for field in about.fields}
    return st.builds(make, **fields).filter(_fits)


def _fits(token: Token) -> bool:
    try:
        return len(str(token)) <= LIMIT
    except AssertionError:
        return False


def _all_of(type: inspect.Type) -> st.SearchStrategy[Any]:
    match type:
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern, fullmatch=True).filter(lambda said: len(said) < LIMIT)
        case inspect.StrType():
            return _PLAIN
        case inspect.IntType(ge=least, le=most, lt=above):
            return st.integers(least, most if most is not None else (above or _GREATEST + 1) - 1)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=kind):
            return st.sampled_from(kind)
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.UnionType(types=types):
            return st.one_of(*map(_all_of, types))
    raise AssertionError(type)

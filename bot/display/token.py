"""Tokens (`Token`): the callback data of buttons, at most 64 bytes, never a secret.

Each kind of button is a class of its own (`buttons`), whose tag is the code that stands in the
data: `table:code:words`, a word a field. Data may be forged: `reader` checks that it has the form
of a class, and the table checks the rest.
"""

import operator
from collections.abc import Callable, Iterable
from functools import reduce
from typing import ClassVar

import msgspec
from msgspec import Struct

LIMIT = 64
"""Bytes. https://core.telegram.org/bots/api#inlinekeyboardbutton"""


class Token(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Callback data of a button: a table, and one word for each further field. Fields with their
    default value are left out at the end.
    """

    is_for_outsiders: ClassVar[bool] = False
    """Whether it is offered in private to people who do not sit at its table."""

    table: str
    """Empty for buttons that belong to no table."""

    def __str__(self) -> str:
        code, table, *said = msgspec.to_builtins(self)
        defaults = list(self.__struct_defaults__)
        while defaults and said[-1] == defaults.pop():
            said.pop()
        words = (str(int(s) if isinstance(s, bool) else s) for s in said)
        data = ":".join((table, code, *words))
        assert len(data.encode()) <= LIMIT, data
        return data


class BadToken(Exception):
    """Callback data that no button of ours carries."""


def code_of(kind: type[Token]) -> str:
    """Return the second word of the callback data of a kind of button."""
    return str(kind.__struct_config__.tag)


def table_of(data: str | None) -> str:
    """Return the table that callback data names, whatever else it says; empty for none."""
    table, colon, _ = (data or "").partition(":")
    return table if colon else ""


def reader(kinds: Iterable[type[Token]]) -> Callable[[str | None], Token]:
    """Return a function that reads callback data of these kinds of buttons, strictly.

    It raises `BadToken` when the data is not of their form.
    """
    known = reduce(operator.or_, kinds)

    def token_of(data: str | None) -> Token:
        if len((data or "").encode()) > LIMIT:
            raise BadToken(data)
        table, _, rest = (data or "").partition(":")
        code, *words = rest.split(":")
        try:
            said: Token = msgspec.convert((code, table, *words), known, strict=False)
        except msgspec.ValidationError as error:
            raise BadToken(data) from error
        return said

    return token_of

"""Buttons of the calendar of days away. PURE."""

from datetime import date
from typing import Annotated

from msgspec import Meta

from bot.display.token import Token

Ordinal = Annotated[int, Meta(ge=0, le=date.max.toordinal())]
"""The number of a day since the first of January of the year 1; 0: none."""


class Month(Token, tag="hm", frozen=True):
    """Turn to a month."""

    month: Annotated[int, Meta(ge=0, le=99_999)]
    """Since the year 0."""
    first: Ordinal
    """The first day away, if it is chosen already."""


class Day(Token, tag="hy", frozen=True):
    """Choose the first day away, or the last."""

    day: Ordinal
    first: Ordinal
    """The first one, if it is chosen already."""


class Cancel(Token, tag="hx", frozen=True):
    """Cancel the days away that are planned."""

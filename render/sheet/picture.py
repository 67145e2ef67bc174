"""A request for a picture (`Picture`), as the bot sends it to the painters. Equal requests look the
same, so it serves as the cache key.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.core.values import Cell, Seat
from render.theme import TALLEST


class Mark(Struct, frozen=True):
    """An option that can be tapped: the label on the button stands in the picture, too."""

    value: Any
    """Cell, Rotation, Segment, Seat... None for "nothing"."""
    label: str
    picked: bool = False


class MarkRow(Struct, frozen=True):
    """The options of one question."""

    field: str
    """Which field of the action is asked: "cell", "rotation", "meeple"..."""
    marks: tuple[Mark, ...]


class Focus(Struct, frozen=True):
    """The state of a choice: the seat that chooses, the answers so far, and the marks of the
    options.
    """

    seat: Seat
    answers: tuple[tuple[str, Any], ...]
    """Field and value so far, e.g. ("cell", Cell(1, 0)), ("rotation", Rotation.R90)."""
    rows: tuple[MarkRow, ...]
    decided: bool = False
    """Only Confirm is left."""
    regions: tuple[tuple[Cell, ...], ...] = ()
    """The places by regions, of a map that is asked for region by region (docs/adr/0074)."""
    region: int | None = None
    """Which of them is shown large, with its numbers; None: the whole map with their letters."""

    @property
    def near(self) -> tuple[Cell, ...]:
        """The places of the region that is shown large; none where the whole map is."""
        return () if self.region is None else self.regions[self.region]


class Picture(Struct, frozen=True):
    """One picture of a game."""

    game: str
    page: str
    """Which of the pages that `render.pages` names."""
    view: Any
    names: tuple[str, ...]
    """The people by seat, in any script."""
    colours: tuple[int, ...] = ()
    """By seat, which of the theme's seat colours (0..11) the person has chosen; empty = by seat."""
    words: Mapping[str, str] = {}
    """The few words that a picture needs, in the language of the chat, by message id."""
    focus: Focus | None = None
    room: int = TALLEST
    """Pixels of height that are left beside caption and buttons, where something is asked: a layout
    is as low as that if it can be, and no taller than `TALLEST` at all."""
    points: tuple[str, ...] = ()
    """Things that a lesson mentions, pointed at by arrows: as `render.sheet.pointing` finds
    them."""

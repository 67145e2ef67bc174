"""A request for a picture (`Picture`), as the bot sends it to the painters. Equal requests look the
same, so it serves as the cache key.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

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
    """The field of the action that is asked: "cell", "rotation", "meeple"..."""
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
    """The places of each region, of a map whose places are asked for region by region
    (docs/adr/0074)."""
    region: int | None = None
    """The index of the region that is shown large, with its numbers; None for the whole map with
    the letters of all regions."""

    @property
    def near(self) -> tuple[Cell, ...]:
        """The places of the region that is shown large; none where the whole map is."""
        return () if self.region is None else self.regions[self.region]


class Picture(Struct, frozen=True):
    """One picture of a game."""

    game: str
    page: str
    """One of the pages that `render.pages` names."""
    view: Any
    names: tuple[str, ...]
    """The names of the people by seat, in any script."""
    colours: tuple[int, ...] = ()
    """By seat, the index of the chosen seat colour in the theme (0..11); empty if the seat's number
    is the index."""
    words: Mapping[str, str] = {}
    """The few words that a picture needs, in the language of the chat, by message id."""
    focus: Focus | None = None
    room: int = TALLEST
    """Pixels of height that caption and buttons leave for a picture that asks something. A layout
    keeps to this height if it can; it is never taller than `TALLEST`."""
    points: tuple[str, ...] = ()
    """Things that a lesson mentions, in the notation of `render.sheet.pointing`; arrows point at
    them."""
    tall: Literal[True] | UnsetType = UNSET
    """Whether it stands on a page by itself, not in a chat: a layout may use all of `TALLEST`, and
    its ground goes on below what lies on it. Otherwise it has no value, as below."""
    contrast: Literal[True] | UnsetType = UNSET
    """Whether it is drawn in high contrast (docs/adr/0129). Otherwise it has no value, so that it
    is encoded as it always was: by its digest Telegram's ids of pictures are known."""

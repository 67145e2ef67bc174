"""A game read aloud: what its pictures tell, in words alone, for who does not see them
(docs/adr/0080).
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.core.message import Message
from games.core.values import Cell, Seat, Viewer

V = TypeVar("V")

Lines = tuple[Message, ...]
"""One thing each: a line of its own."""

Answers = Mapping[str, Any]
"""What has been answered so far, by field."""


def called(told: Message) -> Message:
    """Return what something is called without what there is to tell of it: of "row 1 column 4: city
    south" the place.
    """
    what = told.variables.get("what") if told.id.endswith("-aloud-told") else None
    return what if isinstance(what, Message) else told


def reader(viewer: Viewer, turn: Seat | None) -> Seat:
    """Return whose things are told first: those of who reads, in public of whose turn it is."""
    return viewer if viewer is not None else turn or Seat(0)


class Aloud(Struct, Generic[V], frozen=True):
    """How a game speaks. All of it is made from a view: it says no more than the viewer may know.
    Places are called by what stands on the buttons, too.
    """

    brief: Callable[[V, Viewer], Lines]
    """What one needs to decide, beside the news, the question and how things stand: the tile or the
    cards, one's own things first."""
    chapters: Callable[[V, Viewer], Mapping[str, Lines]]
    """All the rest, each chapter called up by a button of its own: `<game>-chapter-<name>`."""
    option: Callable[[V, Answers, str, Any], Message | None]
    """(view, answers so far, field, option) -> what an option is, told apart from all others of its
    question; None: the word that its button has anyway."""
    short: Callable[[V, Answers, str, Any], Message | None] | None = None
    """The same in a few letters, for everybody's buttons: more than the game's word for an option
    tells. None: that word."""
    news: Callable[[V, Any], Message | None] | None = None
    """(view, event as its viewer sees it) -> the place of which an event tells, and what lies there
    now; None: it tells of none."""
    place: Callable[[Cell], Message] | None = None
    """What a place is called; None where no lesson speaks of one."""

"""A game read aloud: what its pictures tell, in words alone, for who does not see them
(docs/adr/0080).
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.core.message import Message, Named, Variable
from games.core.values import Cell, Seat, Viewer

V = TypeVar("V")

Lines = tuple[Message, ...]
"""One thing each: a line of its own."""

Answers = Mapping[str, Any]
"""Answers so far, by field."""


def called(told: Message) -> Message:
    """Return what something is called without what there is to tell of it: of "row 1 column 4: city
    south" the place.
    """
    what = told.variables.get("what") if told.id.endswith("-aloud-told") else None
    return what if isinstance(what, Message) else told


def reader(viewer: Viewer, turn: Seat | None) -> Seat:
    """Return whose things are told first: those of who reads, in public of whose turn it is."""
    return viewer if viewer is not None else turn or Seat(0)


COMPLETES = 100
CONCERNS = 10
"""How much an answer matters to who decides, at least: it completes something of theirs, or of
nobody's; something of theirs is there. All others are less."""


def weighed(told: Message, seat: Seat, completing: Collection[str]) -> int:
    """Weigh an answer by what it is called.

    :param completing: the sentences that tell what would be completed, and whose it is.
    """
    inside = tuple(within(told))
    done = [one for one in inside if isinstance(one, Message) and one.id in completing]
    owners = [{of for of in within(one) if isinstance(of, Named)} for one in done]
    if any(not of or Named(seat) in of for of in owners):
        return COMPLETES
    return CONCERNS if Named(seat) in inside else 0


def within(told: Variable) -> Iterator[Variable]:
    """Yield a sentence, and all that it is filled with."""
    yield told
    parts = told.variables.values() if isinstance(told, Message) else told
    if not isinstance(parts, (int, str, Named)):
        for part in parts:
            yield from within(part)


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
    """Function that names a place; None where no lesson speaks of one."""
    weigh: Callable[[V, Seat, Message], int] | None = None
    """(view, who decides, what an answer is called) -> how much it matters to them: `COMPLETES`,
    `CONCERNS`, or more or less. What matters is read first; of the ways to turn a piece the first
    one that completes something is chosen at first, for everybody. None: all matter alike."""

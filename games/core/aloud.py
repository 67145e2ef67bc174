"""A game read aloud: the content of its pictures in words alone, for people who do not see them
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
    """Return the name of something without its description: of "row 1 column 4: city south" the
    place.
    """
    what = told.variables.get("what") if told.id.endswith("-aloud-told") else None
    return what if isinstance(what, Message) else told


def reader(viewer: Viewer, turn: Seat | None) -> Seat:
    """Return the seat whose things are described first: the reader's, in public that of the player
    whose turn it is.
    """
    return viewer if viewer is not None else turn or Seat(0)


COMPLETES = 100
CONCERNS = 10
"""The least weight of an answer that concerns the player who decides: it completes a region of
theirs or of nobody, or touches something of theirs. All others weigh less."""


def weighed(description: Message, seat: Seat, completing: Collection[str]) -> int:
    """Weigh an answer by its description.

    :param completing: the ids of sentences on features that would be completed, and on their
        owners.
    """
    inside = tuple(within(description))
    done = [part for part in inside if isinstance(part, Message) and part.id in completing]
    owners = [{of for of in within(part) if isinstance(of, Named)} for part in done]
    if any(not of or Named(seat) in of for of in owners):
        return COMPLETES
    return CONCERNS if Named(seat) in inside else 0


def within(sentence: Variable) -> Iterator[Variable]:
    """Yield a sentence and, recursively, the sentences in its variables."""
    yield sentence
    parts = sentence.variables.values() if isinstance(sentence, Message) else sentence
    if not isinstance(parts, (int, str, Named)):
        for part in parts:
            yield from within(part)


class Aloud(Struct, Generic[V], frozen=True):
    """A game's words for people who do not see its pictures. All are made from a view, so they say
    no more than the viewer may know. Places have the names that stand on the buttons.
    """

    brief: Callable[[V, Viewer], Lines]
    """The lines that the viewer needs for a decision, besides the news, the question and the
    scores: the tile or the cards, their own things first."""
    chapters: Callable[[V, Viewer], Mapping[str, Lines]]
    """All the rest, each chapter called up by a button of its own: `<game>-chapter-<name>`."""
    option: Callable[[V, Answers, str, Any], Message | None]
    """(view, answers so far, field, option) -> what an option is, told apart from all others of its
    question; None: the word that its button has anyway."""
    short: Callable[[V, Answers, str, Any], Message | None] | None = None
    """The same in a few letters, for everybody's buttons: more than the game's word for an option
    tells. None: that word."""
    news: Callable[[V, Any], Message | None] | None = None
    """(view, event as its viewer sees it) -> the place of an event, and the things there now. None
    if the game's events have no places."""
    place: Callable[[Cell], Message] | None = None
    """Function that names a place; None where no lesson speaks of one."""
    weigh: Callable[[V, Seat, Message], int] | None = None
    """(view, seat that decides, description of an answer) -> the weight of the answer: `COMPLETES`,
    `CONCERNS`, or more or less. Heavier answers are read first; and of the ways to turn a piece the
    first one that completes a region is the preset, for everybody. None: all weigh the same."""
    stock: Callable[[V, str], Message | None] | None = None
    """(view, field) -> how much the player on turn has left of what a question asks to place, said
    behind it; the function returns None for a field that asks for no such thing."""

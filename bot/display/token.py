"""Callback data of buttons: encoding and decoding of what a button says to the bot, at most 64
bytes, never a secret.

`table:verb:words`; which words belong to which verbs the subclasses of `Says` tell, and `Says.on`
ties both to a handler that gets the words read. A path is a row
of indexes, so a button in a group tells nothing about the hand of the one who presses it. Data may
be forged: `read` and `said_by` believe nothing but the form, the table checks the rest.
"""

from collections.abc import Callable
from typing import Annotated, Any, Generic, Literal, Protocol, Self, TypeVar

import msgspec
from msgspec import Meta, Struct

from bot.display.verb import Verb
from bot.table.values import LETTERS, Chair, Matter
from games.core.choices import Path

LIMIT = 64
"""Bytes. https://core.telegram.org/bots/api#inlinekeyboardbutton"""


class Token(Struct, frozen=True):
    """What a button says."""

    table: str
    """Empty for buttons that belong to no table."""
    verb: Verb
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        data = ":".join((self.table, self.verb.value, *self.words))
        assert len(data.encode()) <= LIMIT, data
        return data


class BadToken(Exception):
    """Callback data that no button of ours carries."""


def read(data: str | None) -> Token:
    """Read callback data.

    :raises BadToken: when it is not of our form.
    """
    if len((data or "").encode()) > LIMIT:
        raise BadToken(data)
    table, _, rest = (data or "").partition(":")
    verb, *words = rest.split(":")
    try:
        return Token(table, Verb(verb), tuple(words))
    except ValueError as error:
        raise BadToken(data) from error


Number = Annotated[int, Meta(ge=-(10**9), le=10**9)]


V = TypeVar("V", bound=Verb, contravariant=True)
R = TypeVar("R")


class Carries(Protocol):
    """What brings a token: a press."""

    @property
    def token(self) -> Token:
        """Return what the button says."""


P = TypeVar("P", bound=Carries)


class Says(Struct, Generic[V], frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the words of a button say, one a field; those left out at the end are as by default.

    Each class is bound to the verbs whose words it holds: another does not pass the type checker.
    """

    def as_token(self, table: str, verb: V) -> Token:
        """Return the token of a button that says so."""
        said: list[object] = msgspec.to_builtins(self)
        defaults = list(self.__struct_defaults__)
        while defaults and said[-1] == defaults.pop():
            said.pop()
        words = (str(int(s) if isinstance(s, bool) else s) for s in said)
        return Token(table, verb, tuple(words))

    @classmethod
    def on(cls, verb: V, handle: Callable[[P, Self], R]) -> dict[Verb, Callable[[P], R]]:
        """Return an entry of a table of handlers: what is done where a button says so."""
        return {verb: lambda press: handle(press, said_by(press.token, cls))}


PickedBy = Literal[
    Verb.GAME, Verb.LANGUAGE, Verb.REMIND, Verb.QUIET, Verb.DO, Verb.PRESET, Verb.ADD_COMPUTER
]
Switch = Literal[Verb.HINTS, Verb.PINS, Verb.LEVELS, Verb.ONLOOKERS]
Reviewing = Literal["", "f", "x", "a", "s"]
Vote = Literal[Verb.AGREE, Verb.OBJECT]


class Picks(Says[PickedBy], frozen=True):
    """One of several, by name."""

    what: str


class Begins(Says[Literal[Verb.ALONE, Verb.FRIEND, Verb.CHALLENGE]], frozen=True):
    """ALONE, FRIEND, CHALLENGE: which game; none, to choose one. After which lesson, if it is a
    first game.
    """

    game: str = ""
    lesson: str = ""


class Seeks(Says[Literal[Verb.SEEK]], frozen=True):
    """SEEK: which game, or `*` for any; none, to choose one. Seconds for a move."""

    game: str = ""
    clock: Annotated[int, Meta(ge=0, le=10**6)] = 0


class Learns(Says[Literal[Verb.LEARN]], frozen=True):
    """LEARN: which lesson; none, to choose one. Which of its steps, and the answer, if one of
    several is chosen there.
    """

    lesson: str = ""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    answer: str = ""


class Chapters(Says[Literal[Verb.CHAPTER]], frozen=True):
    """CHAPTER: which, from 0 on; of which game, where it is not a table's."""

    number: Annotated[int, Meta(ge=0, le=99)]
    game: str = ""


class Opens(Says[Literal[Verb.ANOTHER]], frozen=True):
    """ANOTHER: in which slot, and which game, if that is clear by then."""

    slot: Annotated[int, Meta(ge=0, lt=len(LETTERS))]
    game: str = ""


class Sets(Says[Literal[Verb.OPTIONS]], frozen=True):
    """OPTIONS: the panel, one option's panel, or what the option is set to."""

    option: str = ""
    value: str = ""


class Paces(Says[Literal[Verb.CLOCK, Verb.PACE]], frozen=True):
    """CLOCK: the panel, or seconds for a move; PACE: seconds that computers wait."""

    seconds: Number | None = None


class SetsStack(Says[Literal[Verb.STACK]], frozen=True):
    """STACK: the panel, or whether it is the day's."""

    is_daily: bool | None = None


class Switches(Says[Switch], frozen=True):
    """HINTS, PINS, LEVELS, ONLOOKERS: on or off."""

    is_on: bool


class Tells(Says[Literal[Verb.STATS]], frozen=True):
    """STATS: of which game; none for all."""

    game: str = ""


class Counted(Says[Literal[Verb.COUNTED]], frozen=True):
    """COUNTED: yes or no; and of which game the statistics are that carry the button."""

    answer: Literal["y", "n"]
    game: str = ""


class Takes(Says[Literal[Verb.REMOVE_COMPUTER]], frozen=True):
    """REMOVE_COMPUTER: from a chair, as a stamp of the table says."""

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    stamp: str


class Steps(Says[Literal[Verb.STEP]], frozen=True):
    """STEP: after how many moves; maybe in the message with the button."""

    moves: Annotated[int, Meta(ge=0, le=10**6)]
    place: Literal["", "p"] = ""


class Reviews(Says[Literal[Verb.MOMENTS]], frozen=True):
    """MOMENTS: tell what it is; find them, or stop that; ask one, or show what is better there."""

    what: Reviewing = ""
    index: Annotated[int, Meta(ge=0, le=9)] = 0


class Counts(
    Says[Literal[Verb.COLOUR, Verb.FOR, Verb.OFFSET, Verb.DIGEST, Verb.PAST]], frozen=True
):
    """COLOUR: which one; FOR: how many people, or 0; OFFSET: minutes ahead of UTC; PAST: the page,
    from 0 on.
    """

    number: Number


class OpensLens(Says[Literal[Verb.LENS]], frozen=True):
    """LENS: which one; `board` to leave it, where it stands in the board's place."""

    page: str


class Retracts(Says[Literal[Verb.RETRACT, Verb.CALL]], frozen=True):
    """RETRACT, CALL: at which position of the game."""

    position: Number


class Ends(Says[Literal[Verb.STOP]], frozen=True):
    """STOP: a stamp of the table, maybe by the question of it; nothing asks first."""

    stamp: str = ""
    question: Literal["", "q"] = ""


class Decides(Says[Vote], frozen=True):
    """AGREE, OBJECT: to a matter, about a chair, at a position; maybe by the question of whom."""

    matter: Matter
    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    position: Number
    question: Literal["", "q"] = ""


class Names(Says[Literal[Verb.DISMISS]], frozen=True):
    """DISMISS: from a chair, as a stamp of the table says. No button tells a user's number."""

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    stamp: str


class Resigns(Says[Literal[Verb.RESIGN]], frozen=True):
    """RESIGN: the chair of the person who was asked, and a stamp of the table; maybe so that a
    computer plays on.
    """

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    stamp: str
    computer: Literal["", "c"] = ""


class Hands(Says[Literal[Verb.OFFER_SEAT]], frozen=True):
    """OFFER_SEAT: the chair of the person who may, and maybe by the question of /leave."""

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    question: Literal["", "q"] = ""


class Offers(Says[Literal[Verb.TAKE_OVER]], frozen=True):
    """TAKE_OVER: a chair, and the word of the offer."""

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]
    word: str


class Asks(Says[Literal[Verb.CLOSE, Verb.KEEP_SEAT, Verb.SHUN]], frozen=True):
    """CLOSE, KEEP_SEAT: the chair of the person who was asked; SHUN: whose chair."""

    chair: Annotated[Chair, Meta(ge=0, le=10**9)]


class Reads(Says[Literal[Verb.READ]], frozen=True):
    """READ: the key of the message that it is read in, the chapter, its page; none to leave it."""

    key: str
    chapter: str = ""
    page: Annotated[int, Meta(ge=0, le=10**4)] = 0


class Leaves(Says[Literal[Verb.AWAY]], frozen=True):
    """AWAY: maybe what is seen in the place of another message, of a board if the game runs."""

    place: Literal["", "p"] = ""


class Makes(Says[Literal[Verb.SIGN]], frozen=True):
    """SIGN: which one, from 1 on; 0 to see them all, -1 to leave them."""

    sign: Annotated[int, Meta(ge=-1, le=9)] = 0


class Prepares(Says[Literal[Verb.PREPARE]], frozen=True):
    """PREPARE: begin, or leave off ("n")."""

    answer: Literal["", "n"] = ""


class Consents(
    Says[
        Literal[
            Verb.FORGET,
            Verb.CONFIRMS,
            Verb.SOON,
            Verb.ALOUD,
            Verb.CALL_ME,
            Verb.TIPS,
            Verb.MUTE,
        ]
    ],
    frozen=True,
):
    """FORGET, CONFIRMS, SOON, ALOUD, CALL_ME, TIPS, MUTE: yes or no."""

    answer: Literal["y", "n"]


S = TypeVar("S", bound=Says[Any])


def said_by(token: Token, kind: type[S]) -> S:
    """Return what the words of a token say.

    :raises BadToken: when no button of ours says so.
    """
    try:
        said: S = msgspec.convert(token.words, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadToken(str(token)) from error
    return said


def choice(table: str, stamp: str, path: Path, *, confirm: bool = False, page: int = 0) -> Token:
    """Make the token of a button that leads to `path`."""
    verb = Verb.CONFIRM if confirm else Verb.CHOOSE
    return Token(table, verb, (stamp, ".".join(map(str, path)), *([str(page)] if page else [])))


def path_of(token: Token) -> tuple[str, Path, int]:
    """Return stamp, path and page of a token that `choice` made.

    :raises BadToken: when it carries none.
    """
    try:
        stamp, path, page = (*token.words, "0")[:3]
        indexes = tuple(map(_number, path.split("."))) if path else ()
        return stamp, indexes, _number(page)
    except ValueError as error:
        raise BadToken(str(token)) from error


def _number(word: str) -> int:
    """Read digits and nothing else: `int` takes signs, blanks and underscores, too.

    :raises ValueError: when it is no number of ours.
    """
    if not (word.isascii() and word.isdigit()):
        raise ValueError(word)
    return int(word)

"""Callback data: what a button says to the bot, at most 64 bytes, never a secret.

`table:verb:words` - a path is a row of indexes, so a button in a group tells nothing about the
hand of the one who presses it. Data may be forged: `read` believes nothing but the form, the table
checks the rest.
"""

from enum import Enum

from msgspec import Struct

from games.core.choices import Path

LIMIT = 64
"""Bytes. https://core.telegram.org/bots/api#inlinekeyboardbutton"""


class Verb(Enum):
    """What a button does."""

    GAME = "g"
    OPTIONS = "o"
    """Show the options (no words), or set one (option, value)."""
    LOBBY = "l"
    JOIN = "j"
    LEAVE = "v"
    COLOUR = "k"
    START = "s"
    CHOOSE = "c"
    """Go on with a choice: stamp, path, page."""
    CONFIRM = "y"
    HAND = "h"
    STOP = "x"
    CANCEL = "n"
    """Leave the question of stopping."""
    REMATCH = "r"
    EXPORT = "p"
    """Send the table as files."""
    LANGUAGE = "t"
    RULES = "i"
    CLOCK = "w"
    """Seconds for a move."""
    STACK = "S"
    """Of the day, or mixed."""
    AGREE = "a"
    """To a matter, about a seat, at a position."""
    OBJECT = "d"
    DISMISS = "D"
    """Whom from the lobby: a user."""
    RESIGN = "e"
    CLOSE = "q"
    """Take a question away."""
    LENS = "z"
    """Look at another picture of the board: which, at a position."""
    BOARD = "b"
    """Bring the board to the bottom of its chat."""
    FORGET = "u"
    """Delete what is known of the presser ("y"), or keep it ("n")."""
    REMIND = "m"
    QUIET = "N"
    """At which hours the presser is not reminded."""
    OFFSET = "f"
    """Minutes ahead of UTC."""


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

"""The values of display: `Surface`, `Button`, `Selection` and others; frozen, so that two versions
can be compared.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bot.display.token import Token
from bot.table.values import Chair, Place
from games.core.choices import Path
from games.core.log import Log
from games.core.memo import memo
from games.core.values import Seat
from render import Picture, own

LOBBY, BOARD, LAST = "lobby", "board", "last"
"""Keys of the public surfaces of a table: lobby, board (also the main page of its lenses), last
word.
"""
_HAND = "hand"
CAPTION_LIMIT = 1024
"""Characters under a picture. https://core.telegram.org/bots/api#sendphoto"""
LETTER_ROOM = 48
"""Characters of them that letter and game of a table take, where there are several."""
TEXT_LIMIT = 4096
"""Characters of a message without one. https://core.telegram.org/bots/api#sendmessage"""
BUTTON_LIMIT = 100
"""Buttons on one keyboard; not documented, but enforced."""


class Button(Struct, frozen=True):
    """One button: it says a token, opens an address or a page, shares or copies something."""

    text: str
    token: Token | None = None
    url: str | None = None
    share: str | None = None
    """Inline query that a press starts in a chat of the presser's choice.
    https://core.telegram.org/bots/api#switchinlinequerychosenchat"""
    page: str | None = None
    """A page (Mini App) that Telegram opens, with signed data on the person who opens it; in
    private chats only. https://core.telegram.org/bots/api#webappinfo"""
    copy: str | None = None
    """What a press copies, 256 characters at most.
    https://core.telegram.org/bots/api#copytextbutton"""
    style: str | None = None
    """primary, success or danger. https://core.telegram.org/bots/api#inlinekeyboardbutton"""


Keyboard = tuple[tuple[Button, ...], ...]


class Film(Struct, frozen=True):
    """A whole game, to be shown in motion: each moment as the table saw it."""

    package: str
    """The package of the game."""
    log: Log
    end: Picture
    """The last picture; the others differ in page and view alone."""
    since: int = 0
    """The number of moves before its first moment."""


class Document(Struct, frozen=True):
    """A file."""

    name: str
    """As it is saved: it tells nothing but the game."""
    content: Picture | Film | str | bytes
    """A picture that is not made smaller, a film, a text, or a file as it is."""
    is_plain: bool = False
    """Whether a film is sent as a mere file."""


class Poll(Struct, frozen=True):
    """A poll of Telegram's, below the question that is the text. It is not anonymous, and everybody
    may vote for several options.
    """

    options: tuple[str, ...]
    until: int
    """When it closes by itself: seconds since 1970."""


class Surface(Struct, frozen=True):
    """One live message."""

    key: str
    """The name of the message among the table's messages: "lobby", "board", "sheet", "hand0"..."""
    place: Place
    generation: str
    """A new value asks for a new message; with the same one the message is edited."""
    text: str
    """HTML, cut to Telegram's limit."""
    keyboard: Keyboard = ()
    picture: Picture | None = None
    silent: bool = False
    names: tuple[int, ...] = ()
    """Users whom a group's message names, so that it makes a sound: none, while all of them have
    night."""
    retired_text: str = ""
    """The text once the message is no longer the live one. Empty: unchanged."""
    previews: str = ""
    """The move that its picture already shows, in notation; empty if it shows none."""
    line: str = ""
    """What stays below the former board if its picture shows the move made since."""
    opening: str = ""
    """The first text of a message that must not stay (docs/adr/0033), sent with an empty picture
    and filled by an edit: a message that was sent but never recorded would stay for ever."""
    empty: Picture | None = None
    """The empty picture of such a message, if its surface has a picture."""
    document: Document | None = None
    """A file to send, with the text below it."""
    poll: Poll | None = None
    """A poll to send; it is never edited."""
    replies_to: int | None = None
    """The message that it answers."""
    way: str = ""
    """The key of the surface that a line leads to, wherever that stands when this is sent: a
    message is not edited only because the other one has moved."""
    way_line: str = ""
    """That line, as HTML; empty, or where the text has none such: the first."""
    stays: bool = False
    """Whether the message is never sent anew: if it is gone, nobody misses it."""
    is_one: bool = False
    """Whether its chat has at most one such message: a new one deletes the former
    (docs/adr/0095)."""
    sheds_picture: bool = False
    """Whether an old message with a picture is deleted when this surface, without one, takes its
    place, because no edit removes a picture."""
    chapter: int | None = None
    """Of a group's board: the round of the game. Former boards of it go once two newer ones stand,
    the first and the last of a round excepted. None: a former message stays."""
    asked: int = 0
    """When somebody last asked for it at the bottom of the chat."""
    rests: bool = False
    """Whether it asks nothing: it is shown in the message that stands there, of whatever
    generation."""
    pins: bool = False
    """Whether it is pinned in its chat, where that is wanted and we may."""
    change_digest: str | None = None
    """Digest of the parts of text and picture that are worth an edit of their own; the rest may
    grow old until the next edit. None: every part."""
    options_of: str = ""
    """The lobby whose options it sets beside it: when that is over, its buttons go."""
    passes: bool = False
    """Whether it goes by itself after an hour: a question that belongs to no table."""
    effect: str = ""
    """The effect with which the message comes, in a private chat; no edit shows one.
    https://core.telegram.org/bots/api#sendmessage"""
    more: Keyboard = ()
    """The list behind "⋯", which replaces the buttons while the reader has it open
    (docs/adr/0114)."""

    @property
    def digest(self) -> str:
        """Tell whether two surfaces look the same."""
        if self.change_digest is not None:
            return _digest(("gist", self.change_digest, self.keyboard))
        pictured = self.picture and picture_digest(self.picture)
        looks = (self.text, self.keyboard, pictured, *((self.document,) if self.document else ()))
        return _digest(looks)


REPLY = "reply"
"""The key of a message that is sent once."""


def reply(
    place: Place, text: str, keyboard: Keyboard = (), picture: Picture | None = None
) -> Surface:
    """Make a message that is sent once and belongs to no table."""
    return Surface(REPLY, place, "", text, keyboard, picture, silent=True)


class Listener(Struct, frozen=True):
    """A member of a group who alone is to see a message: they have just pressed a button there, or
    typed a command."""

    place: Place
    user: int
    press: str
    """The id of the press, good for some 15 seconds; empty where they have typed a command that
    nobody else sees."""
    in_place: bool = False
    """Whether it is to be seen in the place of the message with the button."""
    command: int = 0
    """The number of the command that nobody else sees, good as long as a press; 0 for a press."""


class Tapped(Struct, frozen=True):
    """The message that somebody has tapped on, as Telegram knows it."""

    chat: int
    message: int
    has_picture: bool
    button: str = ""
    """The callback data of the button that was tapped."""
    is_true: bool = True
    """Whether the message asks a decision that is still to be made. If not, the store may have lost
    the move that it shows."""


class Selection(Struct, frozen=True):
    """A person's current choices, page or panel: comes with a press, is never stored."""

    seat: Seat | None = None
    stamp: str = ""
    """Of the decision that the path belongs to."""
    path: Path = ()
    page: int = 0
    panel: str = ""
    """The panel of the lobby, the list of buttons, or the lens in the board's place; empty for the
    usual look."""
    tapped: Tapped | None = None
    """The message in which the person looks at it."""
    reader: int = 0
    """The user in whose private chat it is, for a circle's table."""
    leads_on: Button | None = None
    """To which other table the user who has just moved can go on."""
    mover: int = 0
    """That user."""


Selections = Mapping[Seat | None, Selection]
"""By seat; None is what everybody sees: a panel of the lobby."""
NOTHING = Selection()
"""The empty selection: no choice has begun."""


def key_in(key: str, user: int) -> str:
    """Return the key of a surface in the private chat of one reader of a circle."""
    return f"{key}@{user}"


def public_key(key: str, user: int) -> str:
    """Return which message it is of those that each of a circle has; another's key as it is."""
    return key.removesuffix(f"@{user}")


def hand_key(chair: Chair) -> str:
    """Return the key of somebody's hand among the surfaces."""
    return f"{_HAND}{chair}"


_CALL = "call@"


def call_key(user: int) -> str:
    """Return the key of somebody's call among the surfaces."""
    return f"{_CALL}{user}"


def is_call(key: str) -> bool:
    """Tell whether it is the key of a call."""
    return key.startswith(_CALL)


def is_hand(key: str) -> bool:
    """Tell whether it is the key of a hand, or of a note beside one."""
    return key.startswith(_HAND)


def note_key(chair: Chair | None, name: str) -> str:
    """Return the key of a note among the surfaces: somebody's, or the group's."""
    return f"{BOARD if chair is None else hand_key(chair)}-{name}"


class Look(NamedTuple):
    """What the messages of a table are made from besides it."""

    selections: Selections
    context: "ChatContext"
    chat: int | None = None
    """The chat whose messages are made; None for all."""


class ChatContext(Struct, frozen=True):
    """State of the chats that surfaces depend on and that the table itself does not know."""

    told: Mapping[str, int] = {}
    """By surface: how many moves its chat knew of before what its message is to tell.
    Without an entry the message tells the last move."""
    previewed: tuple[int, str] | None = None
    """How many moves the standing board knows, and the next one that its picture shows already, in
    notation; None if it shows none."""
    unreachable: frozenset[int] = frozenset()
    """Users whose private chat takes nothing from us."""
    pictures: bool = True
    """Whether the table's place takes pictures from us."""
    dismissed: tuple[int, ...] = ()
    """Users who have left a table of people that is over, and in whose chat its board stands."""


def own_digest(picture: Picture) -> str:
    """Tell whether two pictures show a seat the same things of its own."""
    return _digest(own(picture))


@memo(1 << 6)  # asked for four times while a message is sent
def picture_digest(picture: Picture) -> str:
    """Tell whether two pictures are the same one."""
    return _digest(picture)


def film_digest(film: Film) -> str:
    """Tell whether two films are the same one."""
    return _digest(film)


def _digest(value: object) -> str:
    encoded = msgspec.msgpack.encode(value, enc_hook=repr)
    return blake2b(encoded, digest_size=12).hexdigest()

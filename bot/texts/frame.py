"""The frame of all surfaces: the games, the catalogues, the bot's address; and people's names."""

from collections.abc import Sequence
from html import escape
from typing import Any
from unicodedata import bidirectional

from msgspec import Struct
from msgspec.structs import replace

from bot.table.seating import is_alone, is_team, people_at
from bot.table.values import Games, Person, Preferences, Table
from bot.texts.catalogues import NamesOf, Texts, message_id
from games.core.message import Message
from games.core.values import Seat

COLOUR_MARKS = ("🔴", "🔵", "🟡", "⚫", "⚪", "🟢")
"""Stand before names; the shape that goes with each is in the pictures."""
SECOND_MARKS = ("🟥", "🟦", "🟨", "⬛", "⬜", "🟩")
"""The same, of the seventh to the twelfth person at a table, who are striped in the pictures."""
COLOUR_WORDS = (
    "colour-red",
    "colour-blue",
    "colour-yellow",
    "colour-black",
    "colour-white",
    "colour-green",
)
"""Names of these marks for people who cannot tell the colours apart."""
ROBOT = "🤖"
"""The mark before the names of computers, and of people for whom a computer plays."""
TABLE_MARKS = {"A": "🟧", "B": "🟪", "C": "🟫"}
"""Marks behind the letters of tables; no player's mark looks like them."""
TEAM_MARK = "🤝"
ALONE_MARK = "👤"
"""`TEAM_MARK` stands before a team, `ALONE_MARK` before the names of people without a colour of
their own."""


class Frame(Struct, frozen=True):
    """What all messages are made with. The bot has one; `fleeting` and the ways to read are set in
    copies of it, for a reader (`bot.texts.reader`).
    """

    games: Games
    texts: Texts
    username: str
    """The bot's username, without @."""
    shares: bool = False
    """Whether inline mode is switched on for the bot, so that finished games can be shared."""
    fleeting: bool = False
    """Whether the frame makes a table's own messages, which vanish if the game forgets
    (docs/adr/0033)."""
    pictures: bool = True
    """Whether messages have pictures; if not, games are shown in words and signs."""
    aloud: bool = False
    """Whether the reader plays in words alone, without signs that only a picture explains."""
    full: bool = False
    """Whether the reader hears everything each time, and not only the news."""

    app: str = ""
    """The address of the page with maps by touch; empty if the bot has none."""
    handled: frozenset[type[Any]] | None = None
    """The kinds of buttons that the bot has handlers for; None: all of them. A message is shown
    without any others (`bot.display.more.without_dead_buttons`)."""

    def say(self, language: str, said: Message | str, names_of: NamesOf | None = None) -> str:
        """Put a message into words."""
        return self.texts.say(language, said, names_of)

    def listed(self, language: str, names: Sequence[str]) -> str:
        """Name several as the language does."""
        return self.texts.listed(language, names)

    def enumerated(self, language: str, parts: Sequence[str]) -> str:
        """Put what is no sentence one after the other, such as standings; empty without any."""
        if not parts:
            return ""
        *others, last = parts
        before = self.enumerated(language, others)
        said = Message("enumerated", {"before": before, "last": last})
        return self.say(language, said) if before else last

    def between(self, language: str, first: str, last: str) -> str:
        """Put the ends of a span of hours into words."""
        return self.say(language, Message("between", {"first": first, "last": last}))

    def labelled(self, language: str, label: str, value: str) -> str:
        """Put a value behind what it is called."""
        return self.say(language, Message("labelled", {"label": label, "value": value}))

    @property
    def private_chat(self) -> str:
        """Return the address of everybody's own chat with the bot."""
        return f"https://t.me/{self.username}"

    def deep_link(self, payload: str) -> str:
        """Return the address that opens the private chat with /start `payload`."""
        return f"https://t.me/{self.username}?start={payload}"

    def app_link(self, table: str) -> str:
        """Return the address that opens a table's page from a group."""
        name = self.app.rpartition("/")[2]
        return f"https://t.me/{self.username}/{name}?startapp={table}"


def for_reader(frame: Frame, person: Preferences) -> Frame:
    """Return the frame for messages that one person alone sees."""
    if not person.aloud:
        return frame
    return replace(frame, pictures=False, aloud=True, full=person.full)


def fenced(name: str) -> str:
    """Return a name as it stands in a sentence: one that runs to the left would take the figures
    beside it along (Unicode's UAX #9: FSI and PDI keep it to itself).
    """
    is_turned = any(bidirectional(letter) in {"R", "AL", "AN"} for letter in name)
    return f"\u2068{name}\u2069" if is_turned else name


def called(person: Person) -> str:
    """Return a person's name in a sentence."""
    return fenced(marked(person))


def marked(person: Person) -> str:
    """Return a name with the mark of a computer, where one plays."""
    return f"{ROBOT} {person.name}" if person.computer else person.name


def plain_names(table: Table) -> NamesOf:
    """Names for toasts and buttons."""
    return lambda seat: tuple(called(person) for person in people_at(table, seat))


def html_names(table: Table) -> NamesOf:
    """Names for captions: bold, escaped."""
    return lambda seat: tuple(bold(person) for person in people_at(table, seat))


def bold(person: Person) -> str:
    """Return a name for a caption."""
    return f"<b>{escape(called(person))}</b>"


def mention(person: Person) -> str:
    """Return a name that pings its owner."""
    return mention_of(person.user, called(person))


def mention_of(user: int | str, name: str) -> str:
    """Return what pings a user by a name that stands in a sentence (`fenced`)."""
    return f'<a href="tg://user?id={user}">{escape(name)}</a>'


def letter_mark(frame: Frame, table: Table, language: str) -> str:
    """Return the letter of a table where there are several, after the word for it: a Latin letter
    alone would not be read as one before Russian words. Empty where the table stands alone.
    """
    if not table.letter:
        return ""
    said = Message("table-lettered", {"letter": table.letter})
    return f"{frame.say(language, said)} {TABLE_MARKS[table.letter]}"


def headlined(frame: Frame, table: Table, html: str, language: str | None = None) -> str:
    """Return a group's message with the table's letter in its first line, where it does not say it
    already.

    :param language: of the message; None: the table's.
    """
    letter = _bold_letter(frame, table, language or table.language)
    if not (table.letter and html) or letter in html:
        return html
    return f"{letter} · {html}"


def _bold_letter(frame: Frame, table: Table, language: str) -> str:
    return f"<b>{letter_mark(frame, table, language)}</b>"


def title(frame: Frame, table: Table) -> str:
    """Return letter and game of a game that has begun, where several tables stand in one chat: a
    letter alone does not say which game is meant. Else empty.
    """
    if not (table.letter and table.game):
        return ""
    return headlined(frame, table, frame.say(table.language, message_id(table.game, "name")))


def titled(frame: Frame, table: Table, html: str) -> str:
    """Return a message about a game that has begun, below its title, where it does not say its
    letter already.
    """
    named = title(frame, table)
    is_said = _bold_letter(frame, table, table.language) in html
    return f"{named}\n{html}" if named and html and not is_said else html


def seat_mark(table: Table, seat: Seat) -> str:
    """Return the sign before the name on a seat: its colour, which who plays alone has none of."""
    if is_team(table):
        return TEAM_MARK
    return ALONE_MARK if is_alone(table) else colour_mark(table.people[seat])


def colour_mark(person: Person) -> str:
    """Return the sign of the person's colour."""
    marks = (*COLOUR_MARKS, *SECOND_MARKS)
    return marks[person.colour % len(marks)]

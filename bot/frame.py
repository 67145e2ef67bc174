"""What every surface is made with: the games, the words, the bot's address - and names."""

from html import escape

from msgspec import Struct

from bot.table import Games, Person, Table
from bot.texts import NameOf, Texts
from games.core.message import Message
from games.core.values import Seat

COLOUR_MARKS = ("🔴", "🔵", "🟡", "⚫", "⚪", "🟢")
"""Stand before names; the shape that goes with each is in the pictures."""


class Frame(Struct, frozen=True):
    """Fixed for the life of the bot."""

    games: Games
    texts: Texts
    username: str
    """The bot's, without @."""

    def say(self, language: str, said: Message | str, name_of: NameOf | None = None) -> str:
        """Put a message into words."""
        return self.texts.say(language, said, name_of)

    @property
    def private_chat(self) -> str:
        """Return the address of everybody's own chat with the bot."""
        return f"https://t.me/{self.username}"

    def deep_link(self, payload: str) -> str:
        """Return the address that opens the private chat with /start `payload`."""
        return f"https://t.me/{self.username}?start={payload}"


def plain_names(table: Table) -> NameOf:
    """Names for toasts and pictures."""
    return lambda seat: table.people[seat].name


def html_names(table: Table) -> NameOf:
    """Names for captions: bold, escaped."""
    return lambda seat: f"<b>{escape(table.people[seat].name)}</b>"


def mention(table: Table, seat: Seat) -> str:
    """Return a name that pings its owner."""
    person = table.people[seat]
    return f'<a href="tg://user?id={person.user}">{escape(person.name)}</a>'


def colour_mark(person: Person) -> str:
    """Return the sign of the person's colour."""
    return COLOUR_MARKS[person.colour % len(COLOUR_MARKS)]

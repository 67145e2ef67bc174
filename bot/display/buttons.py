"""All kinds of buttons, a class each, with its code and the fields of its payload besides its
table. `bot.handlers` ties a handler to each class.

A path is a row of indexes, so a button in a group tells nothing about the hand of the one who
presses it.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from bot.display.token import Token
from bot.table.values import LETTERS, Chair, Matter
from games.core.choices import Path

Number = Annotated[int, Meta(ge=-(10**9), le=10**9)]
"""A number that is anything: the handler checks it."""
Sitting = Annotated[Chair, Meta(ge=0, le=10**9)]
"""A chair, which may not exist: the table checks that."""


Check = Annotated[str, Meta(pattern=r"\A([0-9a-f]{4})?\Z")]
"""What a button tells of a person, see `words.check_of`; empty in buttons of before."""


# Choices: on boards and hands only


class Choice(Token, frozen=True):
    """Something that leads on in a choice."""

    stamp: str
    """Of the decision."""
    steps: Annotated[str, Meta(pattern=r"\A([0-9]+(\.[0-9]+)*)?\Z")]
    """Indexes: `0.2`."""
    page: Annotated[int, Meta(ge=0)] = 0
    """Of the options that it leads to; of `Confirm`, the position in which the move was seen."""

    @property
    def path(self) -> Path:
        """Return where it leads to."""
        return tuple(map(int, self.steps.split("."))) if self.steps else ()


class Choose(Choice, tag="c", frozen=True):
    """Go on with a choice."""


class Confirm(Choice, tag="y", frozen=True):
    """Make the move that is seen."""


def choice(table: str, stamp: str, path: Path, *, confirm: bool = False, page: int = 0) -> Choice:
    """Make the token of a button that leads to `path`."""
    kind = Confirm if confirm else Choose
    return kind(table, stamp, ".".join(map(str, path)), page)


class Prepare(Token, tag="pr", frozen=True):
    """Choose one's move before one's turn, or one in case that does not fit ("o"); or leave off
    ("n").
    """

    answer: Literal["", "o", "n"] = ""


class Idle(Token, tag="pi", frozen=True):
    """Pass turn after turn, while something keeps one from playing."""


class Withdraw(Token, tag="pw", frozen=True):
    """Take back all that one has prepared."""


class Hand(Token, tag="h", frozen=True):
    """Show the presser's hand."""


# The lobby, and ways to a table


class Game(Token, tag="g", frozen=True):
    """Choose the game of a table."""

    game: str


class For(Token, tag="5", frozen=True):
    """List the games for a number of people; 0: all."""

    people: Number


class Options(Token, tag="o", frozen=True):
    """Show the panel of options, or one option's panel, or set that one."""

    option: str = ""
    value: str = ""


class Preset(Token, tag="P", frozen=True):
    """Set all options as a preset has them."""

    preset: str


class AsLastTime(Token, tag="L", frozen=True):
    """Set options and clock as the group has played before."""


class Lobby(Token, tag="l", frozen=True):
    """Put the panel of options away, or leave the question of cancelling."""


class Join(Token, tag="j", frozen=True):
    """Sit down."""


class Leave(Token, tag="v", frozen=True):
    """Get up again."""


class Decline(Token, tag="nt", frozen=True):
    """Say no to an invitation."""


class Colour(Token, tag="k", frozen=True):
    """Take a colour; of None: see which are free."""

    colour: Number | None = None


class Start(Token, tag="s", frozen=True):
    """Begin."""


class Tempo(Token, tag="te", frozen=True):
    """Say whether the table is played tonight or over days."""

    tempo: Literal["tonight", "days"]


class Propose(Token, tag="pd", frozen=True):
    """Take or leave what is proposed over days."""

    is_on: bool
    option: Annotated[str, Meta(max_length=16)] = ""
    """One option; empty, on older buttons: all that is taken with the pace."""


class Clock(Token, tag="w", frozen=True):
    """Show the panel of clocks, or set the seconds for a move."""

    seconds: Number | None = None


class Bank(Token, tag="bw", frozen=True):
    """Set the seconds for the game, and what each move adds."""

    seconds: Number
    increment: Number


class Weekends(Token, tag="we", frozen=True):
    """Set whether time stands still on weekends."""

    is_on: bool


class Stack(Token, tag="S", frozen=True):
    """Show the panel of stacks, or take the day's, or a mixed one."""

    is_daily: bool | None = None


class Onlookers(Token, tag="ol", frozen=True):
    """Say whether whoever has the link to the table's page may look on."""

    is_on: bool


class Computers(Token, tag="K", frozen=True):
    """Show the panel about computers."""


class AddComputer(Token, tag="A", frozen=True):
    """Add a computer."""

    level: str


class RemoveComputer(Token, tag="R", frozen=True):
    """Remove a computer from a chair, as a stamp of the table says."""

    chair: Sitting
    stamp: str


class Pace(Token, tag="B", frozen=True):
    """Set the seconds that computers wait."""

    seconds: Number | None = None


class Hints(Token, tag="H", frozen=True):
    """Say whether people may ask for hints."""

    is_on: bool


class Alone(Token, tag="T", frozen=True):
    """Begin a game against computers in the private chat, or choose there which."""

    game: str = ""
    lesson: str = ""
    """After which lesson, if it is a first game."""
    stamp: str = ""
    """Of the button's table, which is to end first; nothing asks first."""


class Friend(Token, tag="fr", frozen=True):
    """Open a table of people, to which the presser invites others; maybe of a game."""

    game: str = ""


class Another(Token, tag="E", frozen=True):
    """Open one more table in this place: in which slot, maybe of which game."""

    slot: Annotated[int, Meta(ge=0, lt=len(LETTERS))]
    game: str = ""


class Want(Token, tag="7", frozen=True):
    """Ask the person who plays alone at a table to make way."""


class Keep(Token, tag="8", frozen=True):
    """Answer that one's game goes on."""


# People at a game that runs


class Agree(Token, tag="a", frozen=True):
    """Vote for a matter, about the person on a chair, at a position."""

    matter: Matter
    chair: Sitting
    position: Number
    question: Literal["", "q"] = ""
    """Whether the button belongs to the question whom a vote is about."""
    who: Check = ""
    """That person."""


class Object(Token, tag="d", frozen=True):
    """Vote against a matter, about the person on a chair, at a position."""

    matter: Matter
    chair: Sitting
    position: Number
    who: Check = ""
    """That person."""


class Retract(Token, tag="U", frozen=True):
    """Take back at once what the presser's last tap has done."""

    position: Number
    """Of the game when the button was made."""


class Call(Token, tag="M", frozen=True):
    """Have those reminded who are awaited."""

    position: Number
    """Of the game when the button was made."""


class Dismiss(Token, tag="D", frozen=True):
    """Remove somebody from a chair of the lobby, as a stamp of the table says. No button tells a
    user's number.
    """

    chair: Sitting
    stamp: str


class InviteBack(Token, tag="ib", frozen=True):
    """Invite back to the lobby who was removed: which of them, and the check of that person."""

    index: Number
    who: Check


class Resign(Token, tag="e", frozen=True):
    """Leave the game: the chair of the person who was asked, and a stamp of the table."""

    chair: Sitting
    stamp: str
    computer: Literal["", "c"] = ""
    """Whether a computer plays on."""


class SitAgain(Token, tag="G", frozen=True):
    """Take one's seat back from a computer."""


class Stop(Token, tag="x", frozen=True):
    """End the table, or ask first."""

    stamp: str = ""
    """Of the table; nothing asks first."""
    question: Literal["", "q"] = ""
    """Whether the button is one of the question."""


class Cancel(Token, tag="n", frozen=True):
    """Leave the question of stopping."""


class Close(Token, tag="q", frozen=True):
    """Take a question away: the chair of the person who was asked."""

    chair: Sitting


class Rematch(Token, tag="r", frozen=True):
    """Open a table with the game and the people of one that is over; against computers alone, begin
    the game at once.
    """

    level: Literal["", "easy", "medium", "strong"] = ""
    """How well the computers shall play; empty: as they did."""


# Buttons to look at something


class Board(Token, tag="b", frozen=True):
    """Bring the board to the bottom of its chat."""


class Lens(Token, tag="z", frozen=True):
    """Look at another picture of the board, for the presser alone."""

    is_for_outsiders: ClassVar[bool] = True
    page: str
    """`board` to leave it, where it stands in the board's place."""


class More(Token, tag="mr", frozen=True):
    """Show everything else that a message offers, in the place of its buttons, or those again."""

    key: str
    """Of the message."""
    answer: Literal["", "n"] = ""


class Away(Token, tag="6", frozen=True):
    """Take a message away that is the presser's alone."""

    place: Literal["", "p"] = ""
    """Whether it stands in the place of another message, of a board if the game runs."""


class Read(Token, tag="rd", frozen=True):
    """Read a chapter of a game in words, or leave it."""

    key: str
    """Of the message that it is read in."""
    chapter: str = ""
    page: Annotated[int, Meta(ge=0, le=10**4)] = 0


class Past(Token, tag="J", frozen=True):
    """Turn to a page of the games that are over, from 0 on."""

    page: Number


class Recall(Token, tag="Q", frozen=True):
    """Look at a game that is over."""

    is_for_outsiders: ClassVar[bool] = True


class Step(Token, tag="st", frozen=True):
    """Look at a game after a number of moves."""

    is_for_outsiders: ClassVar[bool] = True
    moves: Annotated[int, Meta(ge=0, le=10**6)]
    place: Literal["", "p"] = ""
    """Whether it is shown in the message with the button."""


# Settings, and questions about a typed command


class Do(Token, tag="W", frozen=True):
    """Carry out a typed command, at this table of several."""

    command: str


class Help(Token, tag="hp", frozen=True):
    """Turn to the list of all commands, or back to how it works."""

    page: Literal["", "commands"] = ""


class Settings(Token, tag="se", frozen=True):
    """Turn to a page of a person's settings; of none: to the list of them."""

    page: Literal["", "language", "reminders", "quiet", "cities", "away", "moves", "words"] = ""


class Language(Token, tag="t", frozen=True):
    """Set the language of the chat; in the welcome ("w") that is said in it then."""

    language: str
    place: Literal["", "w"] = ""


class Switching(Token, frozen=True):
    """Turn a setting of this chat on or off."""

    is_on: bool


class Pins(Switching, tag="Y", frozen=True):
    """Say whether the board of a running game is pinned in this group."""


class Levels(Switching, tag="X", frozen=True):
    """Set whether this group shows skill levels."""


class Forget(Token, tag="u", frozen=True):
    """Delete what is known of the presser, or keep it."""

    answer: Literal["y", "n"]


class Confirms(Switching, tag="C", frozen=True):
    """Say whether the presser's moves wait for Confirm."""


class Aloud(Switching, tag="al", frozen=True):
    """Say whether the presser plays in words."""


class Soon(Switching, tag="Z", frozen=True):
    """Set whether the presser gets a notice before their turn."""


class Remind(Token, tag="m", frozen=True):
    """Set how often the presser is reminded."""

    reminders: str


class Digest(Token, tag="dg", frozen=True):
    """Set at which hour the presser's daily list comes."""

    hour: Number


class Quiet(Token, tag="N", frozen=True):
    """Set at which hours the presser is not reminded."""

    hours: str


class City(Token, tag="zn", frozen=True):
    """Set the presser's time zone by a city."""

    city: Number
    """Of `bot.table.zones.CITIES`."""


class Offset(Token, tag="f", frozen=True):
    """Set the presser's time zone by its offset: messages of release 0.1.0 have this button."""

    minutes: Number
    """Ahead of UTC."""

"""Commands: what people and the clock can do at a table. `referee.handle` applies them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.table.friend import Friend
from bot.table.invitation import Invitation
from bot.table.values import Chair, Games, Live, Matter, User
from games.core.choices import Path
from games.core.contract import Level, Options
from games.core.values import Seat


class Command(Struct, frozen=True):
    """What a user asks of a table; the referee handles it."""


class ChooseGame(Command, frozen=True):
    """The host says what will be played."""

    game: str
    sits: bool = False
    """Whether they also sit down, if they can: they have just opened the table."""


class Vote(Command, frozen=True):
    """Vote on what to play; replaces the user's former vote."""

    options: tuple[int, ...]
    """Indexes of games on the ballot; empty takes the vote back."""


class Decide(Command, frozen=True):
    """Close the vote: the most popular game is played."""


class SetOption(Command, frozen=True):
    """The host sets an option of the game."""

    option: str
    value: str


class SetPreset(Command, frozen=True):
    """The host sets all options at once, as in a preset."""

    preset: str


class AsLastTime(Command, frozen=True):
    """The host sets options and clock as in the group's last game."""


class Join(Command, frozen=True):
    """Sit down."""


class Decline(Command, frozen=True):
    """Say no to the invitation to a lobby."""


class Leave(Command, frozen=True):
    """Get up again, before the game begins."""


class Dismiss(Command, frozen=True):
    """Remove somebody else, before the game begins."""

    user: int
    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""


class Reached(Command, frozen=True):
    """The user's private chat has become reachable, or unreachable."""

    reachable: bool


class SetClock(Command, frozen=True):
    """The host sets the time for a move: seconds, 0 for no limit."""

    clock: int


class SetStack(Command, frozen=True):
    """The host says where the order of tiles or cards comes from."""

    daily: bool


class PlayGently(Command, frozen=True):
    """The host sets the table up for a first game: options as a lesson has taught them, hints, and
    the easiest computers.
    """

    options: Options


class PlayAsUsual(Command, frozen=True):
    """Begin a first game anew that nobody has moved in, as any other game is played."""

    seed: int


class AddComputer(Command, frozen=True):
    """The host adds a computer."""

    level: Level


class RemoveComputer(Command, frozen=True):
    """The host removes a computer."""

    chair: Chair
    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""


class SetPace(Command, frozen=True):
    """The host sets how long computers wait before they move: seconds."""

    pace: int


class SetHints(Command, frozen=True):
    """The host says whether people may ask what a computer would do."""

    hints: bool


class SetOnlookers(Command, frozen=True):
    """The host says whether whoever has the link to the table's page may look on."""

    onlookers: bool


class Recolour(Command, frozen=True):
    """Take another colour, before the game."""

    colour: int


class Start(Command, frozen=True):
    """Begin; `seed` is fresh from `secrets`."""

    seed: int
    day: str = ""
    """What day it is by UTC: `2026-11-20`."""
    now: int = 0
    """Seconds since 1970."""


class Press(Command, frozen=True):
    """A tap on the board: a path of answers; `confirm` makes it a move."""

    stamp: str
    path: Path
    confirm: bool
    now: int = 0
    """Seconds since 1970: for those whose last tap is the move."""
    seen: int = 0
    """Of a move that is confirmed before its turn, the position in which it was looked at."""


class Idle(Command, frozen=True):
    """Idle turn after turn, as long as something keeps one from playing."""


class Withdraw(Command, frozen=True):
    """Take back what one has prepared for one's turn."""


class PlayOn(Command, frozen=True):
    """A computer moves. Only sent by the clock; void once the seat decides something else."""

    seat: Seat
    stamp: str
    """Of its decision, see `stamp_of`."""
    action: str
    """In notation."""


class Stop(Command, frozen=True):
    """End the game: at once by host or admin, else by majority vote."""

    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""


class GoOn(Command, frozen=True):
    """Withdraw one's vote to stop."""


class Speak(Command, frozen=True):
    """Change the language of a chat: of its tables, or of one person's private messages."""

    chat: int
    language: str
    nobody: str
    """The name in it for people who are forgotten."""


class ReadAloud(Command, frozen=True):
    """Be told in words what others see in pictures, or not any more."""

    is_on: bool


class Accompany(Command, frozen=True):
    """Be told tips in one's first games, or no more."""

    tips: tuple[str, ...] | None
    """Those that one has had; None: no more."""


class TellApart(Command, frozen=True):
    """Put the table's letter before its texts, because other tables stand beside it; in a circle,
    before those in the chat of who sends this.
    """


class GiveWay(Command, frozen=True):
    """Close a table that has waited in vain, for players or an answer: others want its slot."""

    now: int


class Want(Command, frozen=True):
    """Ask a person who plays alone for the table's slot."""

    now: int


class Keep(Command, frozen=True):
    """Answer that one's game goes on."""


class Forget(Command, frozen=True):
    """Take on an anonymous name; at a table that is over, become nobody."""

    name: str


class Invite(Command, frozen=True):
    """Write down an invitation that one has sent, so that it is kept up to date."""

    invitation: Invitation


class MakeSign(Command, frozen=True):
    """Make a sign to the others."""

    sign: int
    """Index of `signs.SIGNS`."""
    now: int


class Mute(Command, frozen=True):
    """See no signs at this table, or see them again."""

    is_on: bool


class Show(Command, frozen=True):
    """Post what the table shows anew at the bottom of the chat."""

    now: int = 0
    """Seconds since 1970, for the cooldown; 0 ignores it."""


class Resign(Command, frozen=True):
    """Leave a game that runs, for good, or until one takes one's seat back from a computer."""

    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""
    is_replaced: bool = False
    """Whether a computer plays on."""


class SitAgain(Command, frozen=True):
    """Take one's seat back from the computer that plays there."""


class OfferSeat(Command, frozen=True):
    """Let a friend play on in one's seat, whoever of the chat is the first to take it."""

    now: int
    friend: Friend | None = None
    """Who alone may take it; None for anybody."""


class KeepSeat(Command, frozen=True):
    """Withdraw the offer of one's seat."""


class TakeOver(Command, frozen=True):
    """Play on in the seat of somebody who has offered it."""

    chair: Chair
    word: str
    """Of the offer: see `handing.word_of_offer`."""
    now: int


class Parted(Command, frozen=True):
    """The user has left the chat of the table, or has come back, as Telegram reports."""

    is_back: bool


class TakeBack(Command, frozen=True):
    """Ask the others for consent to undo one's last move."""


class AskHints(Command, frozen=True):
    """Ask the others to allow hints at a game that runs."""


class Retract(Command, frozen=True):
    """Undo one's last move by its button: at once for moves made without Confirm, else by asking
    the others.
    """

    position: int
    """Of the game when the button was made."""
    now: int


class Remind(Command, frozen=True):
    """Remind those who are awaited, once half of their time is over."""

    position: int
    """Of the game when the button was made."""


class Agree(Command, frozen=True):
    """Open a motion or vote for it; carried at once where the user may decide alone."""

    matter: Matter
    chair: Chair
    position: int
    """Of the game when the button was made."""


class Object(Command, frozen=True):
    """Withdraw one's vote, or vote against."""

    matter: Matter
    chair: Chair
    position: int


class Tick(Command, frozen=True):
    """Time has passed. Only sent by the clock; void when the table has changed since it looked."""

    now: int
    revision: int
    """Of the table when the clock looked."""
    remind: tuple[int, ...] = ()
    """Users to remind now."""
    unreachable: frozenset[int] = frozenset()
    """Users whose private chat takes nothing from us."""


Handler = Callable[[Games, Live, User, Any], Live]
"""Handles commands of one kind."""

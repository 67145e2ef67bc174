"""Commands: what people and the clock can do at a table. `referee.handle` applies them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.table.values import Chair, Games, Live, Matter, User
from games.core.choices import Path
from games.core.contract import Level
from games.core.values import Seat


class Command(Struct, frozen=True):
    """Something that can be asked of a table."""


class ChooseGame(Command, frozen=True):
    """The host says what will be played."""

    game: str
    sits: bool = False
    """Whether they sit down, if they can at once: they have just opened the table."""


class Vote(Command, frozen=True):
    """Vote on what to play; what one has voted for before does not count any more."""

    options: tuple[int, ...]
    """Numbers of the games on the ballot; none takes the vote back."""


class Decide(Command, frozen=True):
    """Close the vote: what most want is played."""


class SetOption(Command, frozen=True):
    """The host sets an option of the game."""

    option: str
    value: str


class SetPreset(Command, frozen=True):
    """The host sets all options at once, as a preset of the game has them."""

    preset: str


class AsLastTime(Command, frozen=True):
    """The host sets options and clock as the group has played this game last."""


class Join(Command, frozen=True):
    """Sit down."""


class Leave(Command, frozen=True):
    """Get up again, before the game."""


class Dismiss(Command, frozen=True):
    """Have somebody get up again, before the game."""

    user: int
    stamp: str
    """Of the table when that was asked, see `stamp_of_table`."""


class Reached(Command, frozen=True):
    """One's private chat works, or does not any more."""

    reachable: bool


class SetClock(Command, frozen=True):
    """The host says how long a move may take: seconds, 0 for ever."""

    clock: int


class SetStack(Command, frozen=True):
    """The host says where the order of tiles or cards comes from."""

    daily: bool


class AddComputer(Command, frozen=True):
    """The host has a computer sit down."""

    level: Level


class RemoveComputer(Command, frozen=True):
    """The host has a computer get up again."""

    chair: Chair
    stamp: str
    """Of the table when that was asked, see `stamp_of_table`."""


class SetPace(Command, frozen=True):
    """The host says how long computers wait before they move: seconds."""

    pace: int


class SetHints(Command, frozen=True):
    """The host says whether people may ask what a computer would do."""

    hints: bool


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
    """A tap on the board: how far the choice has come; `confirm` makes it a move."""

    stamp: str
    path: Path
    confirm: bool
    now: int = 0
    """When: for those whose last tap is the move."""


class PlayOn(Command, frozen=True):
    """A computer moves. Only the clock says so; void once the seat decides something else."""

    seat: Seat
    stamp: str
    """Of its decision, see `stamp_of`."""
    action: str
    """In notation."""


class Stop(Command, frozen=True):
    """End it: at once by host or admin, else by the vote of most of the seated."""

    stamp: str
    """Of the table when that was asked, see `stamp_of_table`."""


class GoOn(Command, frozen=True):
    """Take one's vote to stop back."""


class Speak(Command, frozen=True):
    """Change the language of a chat: of its tables, or of what one person is shown in private."""

    chat: int
    language: str
    nobody: str
    """What people who are forgotten are called in it."""


class ReadAloud(Command, frozen=True):
    """Be told in words what others see in pictures, or not any more."""

    is_on: bool


class TellApart(Command, frozen=True):
    """Be called by one's letter: other tables stand beside it."""


class GiveWay(Command, frozen=True):
    """Close a table that has waited in vain, for players or an answer, where others want one."""

    now: int


class Want(Command, frozen=True):
    """Ask who plays alone at a table for its place."""

    now: int


class Keep(Command, frozen=True):
    """Answer that one's game goes on."""


class Forget(Command, frozen=True):
    """Be called by a name that tells nothing; at a table that is over, be nobody."""

    name: str


class Show(Command, frozen=True):
    """Bring what the table shows to the bottom of the chat."""

    now: int = 0
    """When somebody asked for it: not again and again within seconds. 0 does it in any case."""


class Resign(Command, frozen=True):
    """Leave a game that runs, for good, or until one takes one's seat back from a computer."""

    stamp: str
    """Of the table when that was asked, see `stamp_of_table`."""
    is_replaced: bool = False
    """Whether a computer plays on."""


class SitAgain(Command, frozen=True):
    """Take one's seat back from the computer that plays there."""


class OfferSeat(Command, frozen=True):
    """Let a friend play on in one's seat, whoever of the chat is the first to take it."""

    now: int


class KeepSeat(Command, frozen=True):
    """Take that back."""


class TakeOver(Command, frozen=True):
    """Play on in the seat of somebody who has offered it."""

    chair: Chair
    until: int
    """When the offer lapses: no other one is meant."""
    now: int


class Parted(Command, frozen=True):
    """One has left the chat in which the table stands, or has come back: Telegram says so."""

    is_back: bool


class TakeBack(Command, frozen=True):
    """Ask the others to let one take one's last move back."""


class AskHints(Command, frozen=True):
    """Ask the others to allow hints at a game that runs."""


class Retract(Command, frozen=True):
    """Take back one's last move, as a button offers it: at once what the last tap has done without
    Confirm, else by asking the others.
    """

    position: int
    """Of the game when the button was made."""
    now: int


class Remind(Command, frozen=True):
    """Have those reminded who are awaited, once half of their time is over."""

    position: int
    """Of the game when the button was made."""


class Agree(Command, frozen=True):
    """Bring a matter up, or agree to it; done at once where the user may decide alone."""

    matter: Matter
    chair: Chair
    position: int
    """Of the game when the button was made."""


class Object(Command, frozen=True):
    """Take one's vote back, or, asked for consent, refuse it."""

    matter: Matter
    chair: Chair
    position: int


class Tick(Command, frozen=True):
    """Time has passed. Only the clock says so; void when the table has changed since it looked."""

    now: int
    revision: int
    """Of the table that it looked at."""
    remind: tuple[int, ...] = ()
    """Users who are reminded now."""


Handler = Callable[[Games, Live, User, Any], Live]
"""What follows from a command of one kind."""

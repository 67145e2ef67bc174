"""The value of a table (`Table`) and its parts: people, clocks, votes, options, phase. PURE: no
Telegram, no store, no clock.

Here: what a table is and what can be asked of it. `commands` are what people can do; `gathering`,
`moves`, `votes` and `hours` say what follows; `referee.handle` is the only way a table changes.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NewType
from zlib import crc32

from msgspec import Struct, field
from msgspec.structs import replace

from games.core.choices import decision, stamp
from games.core.contract import AnyGame, Event, Level, Transition, must_forget
from games.core.errors import RuleViolation
from games.core.log import Log, replay
from games.core.message import Message
from games.core.values import Seat

Games = Mapping[str, AnyGame]
Chair = NewType("Chair", int)
"""Where a person sits: their place in `Table.people`. `seating` says at which seat of the game."""
NOBODY = 0
"""The user id of people who had themselves forgotten; the host of a table that nobody hosts yet."""
COLOURS = 12
"""How many colours there are to choose from; the theme draws them."""
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
CLOCKS = (0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""How long a move may take; 0 is for ever."""


LETTERS = "ABC"
"""What the tables of one place are called once there are several: as many as there may be."""
PACES = (0, 3, 8)
"""How many seconds a computer can wait before it moves, so that people can follow."""


class Refused(RuleViolation):
    """What was asked cannot be done now; `message` tells the person why."""

    def __init__(self, id: str, **variables: Any) -> None:
        super().__init__(id)
        self.message = Message(id, variables)


class Place(Struct, frozen=True):
    """Where a table stands: a chat, or one topic of a forum."""

    chat: int
    topic: int | None = None

    @property
    def is_private(self) -> bool:
        """Tell whether it is somebody's private chat: those of groups have negative ids."""
        return self.chat > 0


class Person(Struct, frozen=True):
    """Somebody who has sat down."""

    user: int
    name: str
    language: str
    colour: int
    reachable: bool = True
    """Whether their private chat is proven, as far as is known before the game."""
    is_forgotten: bool = False
    """Whether they were forgotten on request: they play on, and are nobody after the game."""
    computer: Level | None = None
    """How well the computer plays that moves here: on a chair of its own, where `user` is NOBODY,
    or in the place of this person."""
    aloud: bool = False
    """Whether they are told in words what others see in pictures: docs/adr/0080."""


class Phase(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to the end."""
    STOPPED = "stopped"
    """Given up, or never begun."""
    EXPIRED = "expired"
    """Nothing happened for too long."""


class Matter(Enum):
    """What people can agree on while a game runs."""

    UNDO = "u"
    """Take the last move of a seat back."""
    SKIP = "s"
    """Wait for a seat no longer: the least is decided for it."""
    REMOVE = "r"
    """Go on without a person for good."""
    REPLACE = "c"
    """Have a computer play on in a person's place."""
    HINTS = "h"
    """Allow hints from now on."""

    @property
    def is_wish(self) -> bool:
        """Tell whether somebody asks the others for it: they may take it back, nobody else can
        bring it up, and whoever is in charge has no more of a say than the others.
        """
        return self in (Matter.UNDO, Matter.HINTS)


class Motion(Struct, frozen=True, omit_defaults=True):
    """Something that is put to the vote."""

    matter: Matter
    chair: Chair = field(name="seat")
    """Whom it is about, who has no vote in it. One of a team stands for all where it is about their
    seat. (The store knows this by the name that it had before there were teams.)"""
    votes: frozenset[int] = frozenset()
    """Users who agree."""
    against: frozenset[int] = frozenset()
    """Users who do not."""


class Choice(Struct, frozen=True):
    """How a group has played a game last."""

    game: str
    options: Mapping[str, str]
    clock: int


class Ballot(Struct, frozen=True):
    """A vote on what to play, by Telegram's own poll: docs/adr/0049."""

    games: tuple[str, ...]
    """What can be voted for, in the order of the poll's options."""
    until: int
    """When it is closed, if nobody does that before: seconds since 1970."""
    votes: Mapping[int, tuple[str, ...]] = {}
    """By user, or by the chat as which somebody votes: the games."""


class Tapped(Struct, frozen=True):
    """The last move of a person, which a button offers to take back: see docs/adr/0034 and 0077."""

    chair: Chair
    until: int | None
    """Until when nobody has to consent: the last tap of a choice has made it, without Confirm.
    None: the others are asked, as by /undo."""
    in_private: bool
    """Whether it was asked in the private chat."""


class Wanted(Struct, frozen=True):
    """Others have asked for the place of a table at which one person plays alone: docs/adr/0071."""

    since: int
    is_kept: bool = False
    """Whether the person has answered that the game goes on."""


class Offer(Struct, frozen=True):
    """Somebody lets a friend play on in their seat: docs/adr/0072."""

    chair: Chair
    until: int
    """When it lapses."""


class Former(Struct, frozen=True):
    """Somebody who has handed on a seat, and is at the table no more."""

    chair: Chair
    person: Person
    position: int
    """Of the game when that happened."""


class Table(Struct, frozen=True):
    """What is kept of a table, but for the moves of its log."""

    id: str
    place: Place
    language: str
    host: int
    phase: Phase = Phase.LOBBY
    game: str | None = None
    """None while it is not chosen."""
    options: Mapping[str, str] = {}
    people: tuple[Person, ...] = ()
    """In the order of joining; once the game runs, by seat. A team shares one, see `seating`."""
    votes: frozenset[int] = frozenset()
    """Users who want the game to be stopped."""
    post: int = 0
    """Which message of the chat is the live one: grows when somebody new must act, so that one
    message a turn pings, and when the board is asked to the bottom."""
    log: Log | None = None
    host_name: str = ""
    """What the host is called who has not sat down; in a lobby only."""
    recent: tuple[Choice, ...] = ()
    """How the group has played before, each game once, the last one first; in a lobby only."""
    title: str = ""
    """The chat's, as it was when the table was opened."""
    gone: frozenset[Chair] = frozenset()
    """Chairs that were left: when nobody is on a seat any more, the least is decided for it."""
    motions: tuple[Motion, ...] = ()
    undone: int = 0
    """Grows whenever a move is taken back, by more than what is cut from the log: no stamp and no
    position ever comes again."""
    clock: int = 0
    """Seconds for a move; 0 for no clock."""
    daily: bool = False
    """Whether the stack of the day is wished for, see `daily`."""
    day: str = ""
    """Of which day the stack is that is played; empty when chance has made it."""
    brought: int = 0
    """When somebody had the board brought to the bottom of the chat."""
    since: int = 0
    """When those began to be awaited who are awaited now; in the lobby, when it changed last; of
    what is over, when it ended."""
    began: int = 0
    """When the game began; 0 where that is not known."""
    late: bool = False
    """Whether the clock has run out for those who are awaited."""
    half: bool = False
    """Whether half of their time is over: then others may have them reminded."""
    called: bool = False
    """Whether somebody has had them reminded of this decision."""
    invited: tuple[Person, ...] = ()
    """Who played the game of which this is the rematch, or has voted for what is to be played: they
    are asked to join."""
    ballot: Ballot | None = None
    """The vote by which the game is chosen, or was; in a lobby only."""
    dormant: bool = False
    """Whether those who are awaited have been told that the game will be closed."""
    reminded: Mapping[int, int] = {}
    """When which user was reminded of this decision."""
    away: frozenset[Chair] = frozenset()
    """Chairs of those who have left the chat and not the game: they may still move where they are
    asked in private, and may come back."""
    retracted: Seat | None = None
    """Whose move has been taken back, until the next one is made."""
    tapped: Tapped | None = None
    """The last move of a person, while a button offers to take it back."""
    slot: int = 0
    """Which of the tables of its place it is: see `LETTERS`. A private chat has the first only."""
    lettered: bool = False
    """Whether it is called by its letter: others stood beside it, now or once (docs/adr/0047)."""
    wanted: Wanted | None = None
    """Whether others have asked for its place since somebody has moved here."""
    offer: Offer | None = None
    """The seat in which somebody lets a friend play on, until one does."""
    former: tuple[Former, ...] = ()
    """Who has handed on a seat, the last one last; once the game is over only which seats."""
    pace: int = PACES[1]
    """Seconds that a computer waits before it moves."""
    hints: bool = False
    """Whether people may ask what a computer would do in their seat."""

    @property
    def letter(self) -> str:
        """What the table is called where there are several; empty while it stands alone."""
        return LETTERS[self.slot] if self.lettered else ""


class Live(Struct, frozen=True):
    """A table with what its log leads to."""

    table: Table
    play: Transition[Any] | None = None
    """State and events of the last move; None in the lobby."""
    revision: int = 0
    """How often it has been saved."""
    tale: tuple[tuple[Event, ...], ...] = ()
    """What each of the last moves has done, oldest first, as far as it is remembered: it is not
    stored, and a table is the same without it."""

    def __eq__(self, other: object) -> bool:
        """Compare what is stored."""
        if not isinstance(other, Live):
            return NotImplemented
        mine, others = (self.table, self.play), (other.table, other.play)
        return mine == others and self.revision == other.revision


class User(Struct, frozen=True):
    """Who asks."""

    id: int
    name: str
    language: str
    is_admin: bool = False
    reachable: bool = False
    """Whether the private chat is proven."""
    confirms: bool = True
    """Whether a choice is a move by Confirm only; else by its last tap."""
    aloud: bool = False
    """Whether they play in words."""

    @property
    def is_person(self) -> bool:
        """Tell whether this is somebody who can sit down, and not the group itself, as which its
        anonymous admins speak: it has the id of its chat.
        """
        return self.id > 0


def is_majority(votes: int, voters: int) -> bool:
    """Tell whether more than half have voted for something."""
    return votes * 2 > voters


def awaited_guests(table: Table) -> tuple[Person, ...]:
    """Return those who are invited and have not joined a lobby."""
    here = {person.user for person in table.people}
    guests = table.invited if table.phase is Phase.LOBBY else ()
    return tuple(person for person in guests if person.user not in here)


def is_open(table: Table) -> bool:
    """Tell whether a table still takes its place: it is not over."""
    return table.phase in (Phase.LOBBY, Phase.RUNNING)


def to_act(games: Games, live: Live) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; nobody when the game does not run."""
    if live.table.phase is not Phase.RUNNING or live.play is None:
        return ()
    return game_of(games, live.table).to_act(live.play.state)


def position(table: Table) -> int:
    """Return a number that no other moment between two moves of this game has."""
    return table.undone + (len(table.log.moves) if table.log else 0)


def stamp_of_table(table: Table) -> str:
    """Return the stamp of what ends a table or takes somebody from it: in the lobby by who sits
    there, in a game by how far it has come. A button that was made at another moment fits no more.
    """
    if table.log is not None:
        return str(position(table))
    users = ",".join(str(person.user) for person in table.people)
    return f"l{crc32(users.encode()):08x}"


def stamp_of(games: Games, live: Live, seat: Seat) -> str:
    """Return the stamp of the decision that the seat has before it."""
    assert live.play is not None
    assert live.table.log is not None
    moved = sum(move.seat == seat for move in live.table.log.moves)
    actions = decision(game_of(games, live.table), live.play.state, seat)
    return stamp(moved + live.table.undone, actions)


def revive(games: Games, table: Table) -> Live:
    """Play a table's log again."""
    play = replay(game_of(games, table), table.log) if table.log else None
    return Live(table, play)


def with_changes(live: Live, **changes: Any) -> Live:
    """Return a table of which some things have changed."""
    return replace(live, table=replace(live.table, **changes))


def with_person(live: Live, chair: Chair, **changes: Any) -> Live:
    """Return a table of which the person on a chair has changed."""
    people = live.table.people
    person = replace(people[chair], **changes)
    return with_changes(live, people=(*people[:chair], person, *people[chair + 1 :]))


def keeps_secrets(games: Games, table: Table) -> bool:
    """Tell whether anything at this table is ever told to one seat alone."""
    return table.game is not None and games[table.game].has_secrets(table.options)


def gives_hints(games: Games, table: Table) -> bool:
    """Tell whether people may ask at a table what a computer would do."""
    return table.hints and can_hint(games, table)


def can_hint(games: Games, table: Table) -> bool:
    """Tell whether that can be allowed: not where people have to remember what a computer would
    remember for them (docs/adr/0068).
    """
    return not must_forget(game_of(games, table), table.options)


def game_of(games: Games, table: Table) -> AnyGame:
    """Return the game of a table.

    :raises Refused: when none is chosen yet.
    """
    if table.game is None:
        raise Refused("refused-no-game")
    return games[table.game]

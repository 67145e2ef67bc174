"""The value of a table (`Table`) and its parts: people, clocks, votes, options, phase. PURE: no
Telegram, no store, no clock. A `Command` is what people, the clock or a computer can do;
`referee.handle` applies it.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Literal, NewType, TypeVar
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from bot.features.calling.part import Calls
from bot.features.pause.part import Pause
from bot.features.series.part import Series
from bot.features.signs.part import Signs
from bot.features.tonight.part import Ballot
from bot.table.days_off import Suspension
from bot.table.ledger import Ledger
from bot.table.parts import Choice, Friend, Invitation, Tempo, Wanted
from bot.table.prepared import AHEAD, Prepared
from bot.table.verdict import Verdict
from games.core.choices import Decision, decision, stamp
from games.core.contract import AnyGame, Event, Level, Transition
from games.core.errors import RuleViolation
from games.core.log import Log, replay
from games.core.message import Message
from games.core.values import Seat

Games = Mapping[str, AnyGame]
Chair = NewType("Chair", int)
"""Index in `Table.people`: where a person sits. `seating` maps chairs to seats of the game."""
NOBODY = 0
"""The user id of people who were forgotten; also the host of a table without a host."""
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
CLOCKS = (0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""Times for a move to choose from, in seconds; 0 for no limit."""
BANKS = ((15 * MINUTE, MINUTE), (DAY, 2 * HOUR), (3 * DAY, 6 * HOUR), (7 * DAY, 12 * HOUR))
"""Times for a game to choose from, with what each move adds, in seconds."""
LETTERS = "ABC"
"""Names of the tables of one place, by slot: as many as it may have."""
What = Literal["computer", "wait", "skip"]
VANISHING: tuple[What, ...] = ("computer", "wait", "skip")
"""What may be done where somebody vanishes: a computer plays, the others wait, or turns are skipped
(docs/adr/0139)."""
PACES = (0, 3, 8)
"""Seconds to choose from that a computer waits before it moves, so that people can follow."""


class Refused(RuleViolation):
    """A command cannot be carried out now; `message` tells the person why."""

    def __init__(self, id: str, **variables: Any) -> None:
        super().__init__(id)
        self.message = Message(id, variables)


class Place(Struct, frozen=True):
    """The place of a table: a chat, one topic of a forum, or a circle of people (docs/adr/0097),
    which has no chat, 0, and the number of the circle as its topic.
    """

    chat: int
    topic: int | None = None

    @property
    def is_private(self) -> bool:
        """Tell whether it is a private chat: groups have negative ids."""
        return self.chat > 0

    @property
    def is_group(self) -> bool:
        """Tell whether it is a group, or a topic of one."""
        return self.chat < 0

    @property
    def is_circle(self) -> bool:
        """Tell whether it is a circle, whose messages stand in the chats of its people."""
        return self.chat == 0


class Preferences(Struct, frozen=True, kw_only=True):
    """How somebody reads and is called: profiles, users and people at tables know it alike."""

    aloud: bool = False
    """Whether they play in words rather than by pictures: docs/adr/0080."""
    full: bool = False
    """Whether one who plays in words hears everything each time; if not, the news, and the rest on
    demand."""
    calls: bool = True
    """Whether they are called in private at games over days, and not in the group; of a group,
    whether its people are called so, and not by its board."""


class Settings(Preferences, frozen=True, kw_only=True):
    """Their preferences, and what holds for their own presses and pictures."""

    confirms: bool = True
    """Whether a choice is a move by Confirm only; else by its last tap."""
    contrast: bool = False
    """Whether pictures of their own chat are in high contrast: docs/adr/0129."""


Known = TypeVar("Known", bound=Preferences)


def with_preferences(
    known: Known, source: Preferences, kind: type[Preferences] = Preferences
) -> Known:
    """Return a user or a person with another's preferences.

    :param kind: `Settings`, where both have them.
    """
    return replace(known, **{name: getattr(source, name) for name in kind.__struct_fields__})


class Person(Preferences, frozen=True):
    """Somebody who has sat down; also a computer."""

    user: int
    name: str
    language: str
    colour: int
    reachable: bool = True
    """Whether their private chat is known to be reachable."""
    is_forgotten: bool = False
    """Whether they were forgotten on request: they play on anonymously, and become nobody after the
    game."""
    computer: Level | None = None
    """How well the computer plays that moves here: on a chair of its own, where `user` is NOBODY,
    or in the place of this person."""
    tips: tuple[str, ...] | None = None
    """Tips of first games that they have had; None where they want none: docs/adr/0087."""
    is_new: bool = False
    """Whether they had had no tip of this game when it began: it is their first one."""
    generation: int = 0
    """As `Table.generation`, but of the copy in this person's private chat, in a circle."""
    slot: int = 0
    """Index of the table's letter in that chat."""
    lettered: bool = False
    """Whether texts in that chat name the letter, because there are several tables."""


class Phase(Enum):
    """The stage of a table."""

    VOTING = "voting"
    """A lobby whose game is still voted on."""
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to the end."""
    STOPPED = "stopped"
    """Given up, or never begun."""
    EXPIRED = "expired"
    """The table was closed: nothing had happened for too long."""


class Matter(Enum):
    """The subjects of a vote while a game runs."""

    UNDO = "u"
    """Take the last move of a seat back."""
    SKIP = "s"
    """Stop waiting for a seat: the least is decided for it."""
    REMOVE = "r"
    """Go on without a person for good."""
    REPLACE = "c"
    """Have a computer play on in a person's place."""
    HINTS = "h"
    """Allow hints from now on."""
    RETURN = "b"
    """Ask a person back who was voted out, and for whom a computer plays."""

    @property
    def is_wish(self) -> bool:
        """Tell whether the vote is about a person's own request to the others. Its author may
        withdraw it, nobody else can bring it up, and the people in charge have no more of a say
        than the others.
        """
        return self in (Matter.UNDO, Matter.HINTS)


class Motion(Struct, frozen=True, omit_defaults=True):
    """A proposal put to the vote."""

    matter: Matter
    chair: Chair
    """The chair that the motion is about; it has no vote. One chair of a team stands for all of
    them where their seat is the subject."""
    votes: frozenset[int] = frozenset()
    """Users who have voted for it."""
    against: frozenset[int] = frozenset()
    """Users who have voted against it."""


class Tapped(Struct, frozen=True):
    """The last move of a person, which a button offers to undo: see docs/adr/0029 and 0008."""

    chair: Chair
    until: int | None
    """Until when it needs no consent, in the table's own time: it was made by the last tap, without
    Confirm. None: the others are asked, as by /undo."""
    in_private: bool
    """Whether it was asked in the private chat."""
    spent: int = 0
    """Seconds that its seat had thought about the decision, which an undo brings back."""


NEW_CHAIR = Chair(99)
"""Stands for a chair that is added for somebody who joins a game that runs (docs/adr/0125)."""


class Offer(Struct, frozen=True):
    """A seat offered to a friend: docs/adr/0072."""

    chair: Chair
    until: int
    """When it lapses, in the table's own time."""
    friend: Friend | None = None
    """The only person who may take it; None for whoever is first."""
    agreed: frozenset[int] | None = None
    """Of a computer's seat that somebody asks for, the users who agree (docs/adr/0125); None once
    all do, and where its owner offers it."""
    number: int = 0
    """Names the offer in links and buttons; 0: it was made before offers had numbers."""

    @property
    def name(self) -> int:
        """What names it: its number; of an old one the moment at which it was to lapse."""
        return self.number or self.until


class Former(Struct, frozen=True):
    """Somebody who has handed on their seat and left the table."""

    chair: Chair
    person: Person
    position: int
    """Of the game when they did."""


class Table(Struct, frozen=True):
    """All that is stored of a table, except the moves of its log."""

    id: str
    place: Place
    language: str
    host: int
    phase: Phase = Phase.LOBBY
    game: str | None = None
    """None until it is chosen."""
    options: Mapping[str, str] = {}
    people: tuple[Person, ...] = ()
    """In the order of joining; once the game runs, by seat. A team shares one, see `seating`."""
    log: Log | None = None
    # the lobby
    host_name: str = ""
    """The name of a host who has not sat down; in a lobby only."""
    recent: tuple[Choice, ...] = ()
    """How the group played before, each game once, the latest first; in a lobby only."""
    invited: tuple[Person, ...] = ()
    """People who are asked to join: players of the former game in a rematch, or voters for this
    one. While a game runs, and once it is over, those who wait for a seat of their own, or did."""
    ballot: Ballot | None = None
    """The vote by which the game is chosen (`Phase.VOTING`), or was; in a lobby only."""
    put_off: bool = False
    """Whether a rematch does not begin by itself: somebody has said so, or has got up."""
    gentle: bool = False
    """Whether it is set up for a first game, see `first_games`."""
    daily: bool = False
    """Whether the stack of the day is wanted, see `daily`."""
    # its messages
    title: str = ""
    """The chat's title when the table was opened."""
    generation: int = 0
    """The number of the chat's live message. It grows when somebody new must act, so that one
    message a turn pings, and when somebody asks for the board at the bottom."""
    brought: int = 0
    """When the board was last posted anew on request."""
    slot: int = 0
    """Its index among the tables of its place: see `LETTERS`. Only a group has more than one."""
    lettered: bool = False
    """Whether its letter stands in its texts: it has had neighbours (docs/adr/0047)."""
    wanted: Wanted | None = None
    """Whether others have asked for its slot since the last move."""
    # time
    tempo: Tempo | None = None
    """Whether it is played tonight or over days; None where nobody was asked, see `pace`."""
    clock: int = 0
    """Seconds for a move, or for the game, see `increment`; 0 for no clock."""
    increment: int = 0
    """Seconds that each move adds to a time for the game; 0: the time is for a move."""
    banks: Mapping[int, int] = {}
    """Seconds left for the game by seat, as people began to be awaited, see `banks`."""
    since: int = 0
    """When those who are awaited began to be; in the lobby, its last change; of a table that is
    over, its end. It never moves: what counts is in the ledger."""
    ledger: Ledger = Ledger()
    """How much of its time has been used, see `counting`."""
    began: int = 0
    """When the game began; 0 in a lobby."""
    late: bool = False
    """Whether the time of those who are awaited is up."""
    half: bool = False
    """Whether half of their time is over: then others may remind them."""
    called: bool = False
    """Whether somebody has reminded them of this decision."""
    dormant: bool = False
    """Whether those who are awaited were told that the game will be closed."""
    closes: int = 0
    """When it will be closed then: seconds since 1970, without its outages."""
    reminded: Mapping[int, int] = {}
    """When each user was reminded of this decision."""
    calls: Calls = Calls()
    """Who was called for this decision, and how."""
    vanishing: str = ""
    """What is done if somebody vanishes, one of `VANISHING`; empty: the table is older than the
    question, and waits."""
    pace: int = PACES[1]
    """Seconds that a computer waits before it moves."""
    pause: Pause = Pause()
    still: Suspension = Suspension()
    # who comes and goes
    gone: frozenset[Chair] = frozenset()
    """Chairs that were left: when nobody is on a seat any more, the least is decided for it."""
    away: frozenset[Chair] = frozenset()
    """Chairs of people who have left the chat but not the game: they may still move in private, and
    may come back."""
    vanished: frozenset[Chair] = frozenset()
    """Chairs at which a computer has stepped in because nobody was heard of."""
    sent_off: frozenset[Chair] = frozenset()
    """Chairs of those who led when they were removed within their time, see `verdicts`."""
    offer: Offer | None = None
    """The seat offered to a friend, until one takes it."""
    offers: int = 0
    """How many seats have been offered, or asked for."""
    former: tuple[Former, ...] = ()
    """People who have handed on a seat, the latest last; once the game is over only which seats."""
    # what people settle
    votes: frozenset[int] = frozenset()
    """Users who want to stop the game."""
    motions: tuple[Motion, ...] = ()
    undone: int = 0
    """Grows whenever a move is undone, by more than the moves cut from the log, so that no stamp
    and no position ever recurs."""
    retracted: Seat | None = None
    """The seat whose move was undone, until the next move is made."""
    tapped: Tapped | None = None
    """The last move of a person, while a button offers to undo it."""
    prepared: tuple[Prepared, ...] = ()
    """Moves prepared before their turn, and secret from all other seats. A seat may have two: the
    second is made if the first does not fit."""
    # how it is played
    day: str = ""
    """The day whose stack is played, or whose challenge it is; empty for a random one."""
    series: Series = Series()
    verdicts: tuple[Verdict, ...] = ()
    """By chair whether the result counts; once the game is over, see `verdicts`."""
    previous: str = ""
    """The id of the game that was played before in its slot, if any."""
    hints: bool = False
    """Whether people may ask what a computer would do."""
    onlookers: bool = False
    """Whether whoever has the link to its page may look on (docs/adr/0107)."""
    # people without a group
    strangers: bool = False
    """Whether matchmaking has brought its people together: names are pseudonyms (docs/adr/0101)."""
    deserted: frozenset[int] = frozenset()
    """Users who have left strangers behind here (docs/adr/0101)."""
    invitations: tuple[Invitation, ...] = ()
    """The latest ones; of a circle's table."""
    signs: Signs = Signs()
    rang: Mapping[str, int] = {}
    """When news have rung, by a word for who caused them and their kind, see `rings`."""
    hushed: bool = False
    """Whether its live message was posted for somebody who has rung lately: it is silent."""
    removed: frozenset[int | str] = frozenset()
    """Words for users who were removed or turned down and cannot join again, see `removal`; release
    0.1.0 wrote their numbers.
    """
    dismissed: tuple[Person, ...] = ()
    """People whom the host has removed from the lobby, and may invite back."""
    secret: str = ""
    """Random, told nobody: `words` are made from it. Given when it is stored first."""
    reader: int = 0
    """In whose private chat a copy of a circle's table is read, see `circles`: never stored."""
    aside: frozenset[int] = frozenset()
    """Users who go on in their private chats, while Telegram lets nothing be sent to the group (ADR
    112): never stored."""
    is_loud: bool = False
    """Whether its group wants to be notified of each turn, by its settings: never stored."""

    @property
    def letter(self) -> str:
        """Its letter where there are several tables; empty while it has had no neighbours."""
        return LETTERS[self.slot] if self.lettered else ""

    @property
    def is_challenge(self) -> bool:
        """Tell whether it is a day's challenge (`challenges`), and not a mere stack of the day."""
        return bool(self.day) and not self.daily

    @property
    def is_paused(self) -> bool:
        """Tell whether its game stands still."""
        return bool(self.pause.began) and self.phase is Phase.RUNNING


class Live(Struct, frozen=True):
    """A table with the state that its log leads to."""

    table: Table
    play: Transition[Any] | None = None
    """State and events of the last move; None in the lobby."""
    revision: int = 0
    """How often it has been saved."""
    tale: tuple[tuple[Event, ...], ...] = ()
    """Events of the latest moves, oldest first, as far as they are in memory: not stored, and no
    part of equality."""
    is_imagined: bool = False
    """Whether the position is imagined as if the turn of a waiting seat had come: see `preparing`.
    Never stored."""

    def __eq__(self, other: object) -> bool:
        """Compare the stored parts."""
        if not isinstance(other, Live):
            return NotImplemented
        mine, others = (self.table, self.play), (other.table, other.play)
        return mine == others and self.revision == other.revision


class User(Settings, frozen=True):
    """The user who sends a command."""

    id: int
    name: str
    language: str
    is_admin: bool | None = False
    """Whether they are an admin of the table's group; None where Telegram does not tell."""
    reachable: bool = False
    """Whether their private chat is reachable."""
    tips: tuple[str, ...] | None = None
    """Tips of first games that they have had; None where they want none."""
    username: str = ""
    alias: str = ""
    """The name that strangers see: a first name, or a nickname of the person's own."""

    @property
    def is_person(self) -> bool:
        """Tell whether they can sit down: groups, as which anonymous admins speak, are below 0."""
        return self.id > 0


class Command(Struct, frozen=True):
    """A change that people, the clock or a computer can make to a table; `referee.handle` applies
    it, and then does what follows from any command.
    """

    is_news: ClassVar[bool] = False
    """Whether the others may be notified of it although it is nobody's turn."""
    is_deed: ClassVar[bool] = True
    """Whether it shows that its user is there; the clock gives some in the place of people."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Return the table after it.

        :raises Refused: when the user cannot do it.
        """
        raise NotImplementedError


def is_open(table: Table) -> bool:
    """Tell whether a table still occupies its slot: it is not over."""
    return table.phase is Phase.RUNNING or is_gathering(table)


def is_gathering(table: Table) -> bool:
    """Tell whether people still come together: it is a lobby, whether its game is chosen or not."""
    return table.phase in (Phase.LOBBY, Phase.VOTING)


def is_over_days(table: Table) -> bool:
    """Tell whether a game is played over days, so that nobody is expected to be there. Where nobody
    has said so, its clock tells: it has none, or a day or more for each move.
    """
    if table.tempo is not None:
        return table.tempo is Tempo.DAYS
    return not table.clock or (table.clock >= DAY and not table.increment)


def is_asking(table: Table) -> bool:
    """Tell whether a table may ask something of its people besides their turn."""
    is_voting = bool(table.motions or table.votes or table.pause.wish)
    return is_voting or table.wanted is not None or table.offer is not None


def calls_apart(table: Table) -> bool:
    """Tell whether people are called each by themselves, and not by their group's board."""
    return table.place.is_group and is_over_days(table) and not table.is_loud


def to_act(games: Games, live: Live) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; none if the game does not run."""
    if live.table.phase is not Phase.RUNNING or live.play is None:
        return ()
    return game_of(games, live.table).to_act(live.play.state)


def position(table: Table) -> int:
    """Return a number that identifies a position of this game: no other has it, even after undo."""
    return table.undone + (len(table.log.moves) if table.log else 0)


def stamp_of_table(table: Table) -> str:
    """Return the stamp of buttons that end a table or remove somebody. It depends on the people in
    a lobby and on the position in a game, so an outdated button no longer fits; and it reveals
    nothing to strangers.
    """
    if table.log is not None:
        return str(position(table))
    # a computer's name is another in each reader's language
    users = ",".join(p.name if table.strangers and p.user else str(p.user) for p in table.people)
    return f"l{crc32(users.encode()):08x}"


def decision_of(games: Games, live: Live, seat: Seat) -> Decision:
    """Return the seat's current decision."""
    assert live.play is not None
    return decision(game_of(games, live.table), live.play.state, seat)


def stamp_of(games: Games, live: Live, seat: Seat) -> str:
    """Return the stamp of the seat's current decision."""
    return stamp_for(live, seat, decision_of(games, live, seat))


def stamp_for(live: Live, seat: Seat, actions: Decision) -> str:
    """Return the stamp of a decision that is the seat's current one."""
    assert live.table.log is not None
    moved = sum(move.seat == seat for move in live.table.log.moves)
    named = stamp(moved + live.table.undone, actions)
    if not live.is_imagined:
        return named
    is_second = any(one.seat == seat for one in live.table.prepared)
    return f"{AHEAD[is_second]}{named}"


def revive(games: Games, table: Table) -> Live:
    """Replay a table's log."""
    return Live(table, replay(game_of(games, table), table.log) if table.log else None)


def with_changes(live: Live, **changes: Any) -> Live:
    """Return a table with changed fields."""
    return replace(live, table=replace(live.table, **changes))


def with_person(live: Live, chair: Chair, **changes: Any) -> Live:
    """Return a table with a changed person on a chair."""
    people = live.table.people
    person = replace(people[chair], **changes)
    return with_changes(live, people=(*people[:chair], person, *people[chair + 1 :]))


def keeps_secrets(games: Games, table: Table) -> bool:
    """Tell whether the game at this table shows anything to one seat alone."""
    return table.game is not None and games[table.game].has_secrets(table.options)


def game_of(games: Games, table: Table) -> AnyGame:
    """Return the game of a table.

    :raises Refused: when none is chosen yet.
    """
    if table.game is None:
        raise Refused("refused-no-game")
    return games[table.game]

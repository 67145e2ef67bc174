"""The contract that every game keeps, and everything else relies on.

A game is a record of pure functions over frozen values. `games.<game>.GAME` is one; the registry
`games.GAMES` lists them; `tests/contract` holds every one of them to the promises written here.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, ClassVar, Generic, Self, TypeVar, final

from msgspec import Struct

from games.core.aloud import Aloud
from games.core.message import Message
from games.core.preparing import Preparing
from games.core.records import Feat
from games.core.rng import Rng
from games.core.score import Result, ScoreLine
from games.core.values import Seat, Viewer

Options = Mapping[str, str]
"""Options as agreed before the game: option id -> one of its values."""


class Option(Struct, frozen=True):
    """A choice made in the lobby; the first value is the default."""

    id: str
    values: tuple[str, ...]
    needs: Mapping[str, tuple[str, ...]] = {}
    """With which values of other options this one has an effect; empty: it always has."""
    reminds: tuple[int, ...] = ()
    """With how many players the lobby says it even where it is as usual: they are to keep to it by
    themselves (docs/adr/0013)."""


class Preset(Struct, frozen=True):
    """Options that go well together, chosen by one tap (docs/adr/0013): `<game>-preset-<id>`."""

    id: str
    options: Options = {}
    """Options that differ from their defaults."""


class Action(Struct, frozen=True, gc=False):
    """One complete decision, flat: its fields in order are the questions a player is asked.

    There are many; being frozen they make no cycles, so the garbage collector need not look.
    """

    tuning: ClassVar[frozenset[str]] = frozenset()
    """Fields that are answered with their first option at once and changed on the preview
    (a rotation), instead of costing a tap of their own."""

    closing: ClassVar[frozenset[tuple[str, Any]]] = frozenset()
    """Answers, as field and value, that leave the preview as it is. One alone (no follower) is
    chosen at first; of several (a stack to draw from) a tap is the move, where nothing else is open
    (docs/adr/0029)."""

    unordered: ClassVar[frozenset[str]] = frozenset()
    """Tuple fields whose elements may be named in any order (cards to discard): the legal actions
    hold one order of each."""

    things: ClassVar[frozenset[str]] = frozenset()
    """Fields whose cells are asked for as the things that lie there (cards), not as places: they
    have letters."""

    at_once: ClassVar[bool] = False
    """Whether it is one small question whose answer is the move: a tap decides, without a preview
    (docs/adr/0029)."""

    direct: ClassVar[bool] = False
    """Whether the kind of action needs no question, because its first field tells it: the options
    of that field stand beside the other kinds (the cards of the hand beside "pass")."""

    @abstractmethod
    def __str__(self) -> str:
        """Return the notation, unique among the legal actions: `place 3,-1 r90 road0`."""


class Event(Struct, frozen=True, tag=True):
    """A fact that followed from a move. Its class names the sentence that tells it."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        is_own = "seen_by" in cls.__dict__
        if not is_own and not issubclass(cls, PublicEvent):  # nobody can forget who learns what
            raise TypeError(f"{cls.__name__} must define seen_by itself or be a PublicEvent")

    @abstractmethod
    def seen_by(self, viewer: Viewer) -> "Event | None":
        """Return the event as `viewer` sees it: whole, reduced, or None."""

    @property
    def fleeting(self) -> bool:
        """Whether messages mention it only until the next move: players have to remember it."""
        return False


class PublicEvent(Event, frozen=True):
    """An event that everybody sees as it is."""

    @final
    def seen_by(self, viewer: Viewer) -> Self:
        """Return the event."""
        return self


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Transition(Struct, Generic[S], frozen=True):
    """The state that an action leads to, and the events on the way."""

    state: S
    events: tuple[Event, ...]
    """In the order in which they happened."""


Step = tuple[S, tuple[Event, ...]]
"""The outcome of a part of the rules, `state, events = step`; `apply` joins them into one."""


class Seen(Struct, Generic[V], frozen=True):
    """A moment of a game as one seat saw it."""

    view: V
    events: tuple[Event, ...]
    """Events that led to it, as far as the seat was told."""


class Known(Struct, Generic[S, A, V], frozen=True):
    """A decision with all that its seat knows: a computer player gets nothing else."""

    seat: Seat
    view: V
    actions: tuple[A, ...]
    """The legal ones."""
    sample: Callable[[Rng], S]
    """(chance) -> a state that the seat could not tell from the true one, as likely as any."""
    past: Callable[[], tuple[Seen[V], ...]]
    """Every moment of the game so far, the beginning first, the present one last."""


class Level(Enum):
    """The strength of a computer player, measured (`docs/computer-players.md`)."""

    EASY = "easy"
    """Wins at least three of four games against chance."""
    MEDIUM = "medium"
    """Wins at least nine of ten games against chance, where skill can."""
    STRONG = "strong"
    """The strongest there is here: clearly better than the one below it."""


class ComputerPlayer(Struct, Generic[S, A, V], frozen=True):
    """A computer player: docs/adr/0025."""

    level: Level
    choose: Callable[[Known[S, A, V], Rng, int], A]
    """(knowledge, chance, budget) -> one of the actions. Pure and deterministic: the budget is
    counted in worlds or playouts, never in time, so the choice can be reproduced."""
    budget: int
    """Worlds or playouts that it needs for this strength."""
    judge: Callable[[Known[S, A, V], Rng, int, tuple[A, ...]], tuple[float, ...]] | None = None
    """(what is known, chance, budget, some of the actions) -> what each is worth, all of them in
    the same worlds. In whatever it counts; more is better. None: as the shared player sees it."""


class Secrecy(Struct, Generic[S, V], frozen=True, kw_only=True):
    """Functions of games with secrets: notes for single viewers, and facts that nobody may look up
    again.
    """

    takes_back: Callable[[S, S], bool] | None = None
    """(before, after) -> whether that one move may be taken back: nobody has learnt by it what
    another kept secret. None: always in a game without secrets, never in one with them (the
    tests ask that some move of every game can be)."""
    turns_over: Callable[[S, S], bool] | None = None
    """(before, after) -> whether that one move has turned over what lay hidden from everybody: a
    tile of a stack, a card. Then nobody takes it back alone: they would try what comes next. Asked
    of moves only that may be taken back. None: no move does."""
    notes: Callable[[V], Mapping[str, Message]] | None = None
    """Notes of a seat besides its hand, such as a role or a mission, each a message of its own in
    the private chat, with the picture of the same name if the game's painter has one. A note that
    is given anew needs a new name (`role-2`). Names are logged, so they must reveal nothing. From
    the TABLE's view: notes for the group to look up later, such as the result of a round."""
    holds: Callable[[V], bool] | None = None
    """Whether a seat is shown more in private than its notes. None: where there are secrets."""
    forgets: Callable[[Options], bool] | None = None
    """Whether with these options it is for the players to remember what they have seen: then no
    chat keeps a former board, and `fleeting` events are not told again (docs/adr/0033). A view is
    what may be looked up at any time, so it holds nothing that is to be remembered; nor do notes.
    States name things as `components` does: the tests let two of them change places.
    None: all may be read again."""
    disclosed: Callable[[S], tuple[Event, ...]] | None = None
    """Events for everybody when a game is stopped (who was a saboteur). None: none."""


class Seating(Struct, frozen=True, kw_only=True):
    """Functions that say who plays on which seat, where not everybody may play on any."""

    refuses: Callable[[Options, int], Message | None] | None = None
    """(options, one of `seats`) -> why that number cannot play with them; None when it can.
    None: all can play all."""
    shares_seat: Callable[[Options], bool] | None = None
    """Whether with these options all who play are one team, on the game's one seat: as many people
    as `seats` allows. None: everybody has a seat of their own."""
    teams: Callable[[Options, int], tuple[tuple[Seat, ...], ...]] | None = None
    """(options, number of seats) -> who plays together, on seats of their own. None: nobody."""
    colours: tuple[int, ...] = ()
    """By seat, for games whose pieces have colours of their own: the index among the six colours of
    people (red circle, blue square, yellow triangle, black star, white cross, green diamond), so
    that nobody is red in one place and green in another. Empty if people choose their colours."""


class Latecomers(Struct, Generic[S], frozen=True, kw_only=True):
    """How somebody joins a game that runs, on a seat of their own (docs/adr/0125)."""

    awaits: Callable[[S], bool]
    """Whether a seat can be added at a later position."""
    seated: Callable[[Transition[S]], Transition[S] | None]
    """(the outcome of a move) -> the same with one more seat, the last in turn order; None where
    none can be added just now. Nobody has been shown that outcome yet, so it may be dealt anew. A
    view of an earlier position is asked for that seat, too: it knows what the TABLE knew."""


class Telling(Struct, Generic[S, A, V], frozen=True, kw_only=True):
    """A game in words, besides its caption and its board in characters."""

    describes: Callable[[S, Seat, A], Message] | None = None
    """(state before, seat, action) -> the move in words, where tiles and cards have names; its
    results are events. The place is left out where `pictured`, a variable of the message, is not 0.
    None: the notation."""
    reasons: Callable[[Known[S, A, V], A], tuple[Message, ...]] | None = None
    """(the seat's knowledge, one of the actions) -> why a computer would choose it, by the terms of
    its evaluation: a few words each, the weightiest first. Reasons that hold in one sampled world
    only are left out. None: the points of the move say enough."""
    scored: Callable[[ScoreLine], Message] | None = None
    """A score line in words: the feature that paid, and where it is. None: the name of its
    category."""
    legend: Callable[[V], tuple[Message, ...]] | None = None
    """The text below `text_board`: the meaning of its signs, and everybody's things. None:
    nothing."""
    aloud: Aloud[V] | None = None
    """How it is played by words alone. None: the board in characters, and buttons as they are."""
    acting: Callable[[V], Message | None] | None = None
    """As whom the viewer decides: a colour of several, a side; said before every question. None: as
    themselves."""
    contested: Callable[[V], Message | None] | None = None
    """What the players fight for at the moment, for the story of a game over days; the function
    returns None where it is nothing. None: the game has no such thing."""
    hampers: Callable[[V], tuple[Message, ...]] | None = None
    """Handicaps of the viewer, such as a broken tool, named before the first question of a
    decision. None: the game has none."""


class Game(Struct, Generic[S, A, V], frozen=True, kw_only=True):
    """A kind of game. All functions are pure; all of them take and give frozen values.

    S is the whole truth, V what a viewer may know: two types, so that one is never taken for
    the other. Pictures, texts and computer players only ever get a V.
    """

    id: str
    """Its folder's name."""
    package: str
    """The import path of its folder, where `texts/<language>.ftl` lie: `games.carcassonne`."""
    sign: str = ""
    """An emoji that stands before its name in lists: a small picture, never without the name."""
    rules_version: int
    """Raised when old logs would replay to something else."""
    seats: tuple[int, ...]
    """How many people can play."""
    minutes: int = 0
    """How long a game takes if everybody is there: half a minute a decision. 0: nobody knows."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    """Two or three ways to play that a host can choose among, the standard rules first; nothing
    where there are no options."""
    over_days: Options = {}
    """Options that are proposed where people play over days: they need fewer turns, or let them
    think ahead. Only such as are none of its defaults."""
    shorter: Options = {}
    """Options that are offered besides where people play over days, and taken by nobody else: they
    need fewer turns, but are house rules."""
    shares: Mapping[tuple[str, str], float] = {}
    """What part of its usual turns a game has with an option's value, by option and value."""
    has_secrets: Callable[[Options], bool]
    """Whether with these options anything is ever told to one seat alone: then nobody sits down
    before they can be told. `always` and `never` where the options do not matter."""
    state_type: type[S]
    event_types: tuple[type[Event], ...]

    setup: Callable[[Options, int, Rng], S]
    """(options, number of seats, source of chance) -> the state before the first move."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """The seats that have something to decide; several decide at the same time; none = over."""
    legal_actions: Callable[[S, Seat], Iterable[A]]
    """In a stable order; empty exactly for seats not in `to_act`."""
    apply: Callable[[S, Seat, A], Transition[S]]
    """(state, seat, action) -> what follows.

    :raises RuleViolation: for anything that is not legal."""
    view: Callable[[S, Viewer], V]
    """The knowledge of a viewer: the only source of pictures, texts and computers, at any time.
    Without secrets (`has_secrets`) all viewers have equal views."""
    resample: Callable[[S, Viewer, Rng], S]
    """Determinization: a state that `viewer` could not tell from this one, with all hidden parts
    dealt anew. The same chance gives the same result for every state that the viewer cannot tell
    from this one."""
    asks_in_private: Callable[[S, Seat], bool]
    """Whether the choice itself depends on secrets: then it is asked in the private chat."""
    result: Callable[[S], Result | None]
    """None while the game runs."""

    status: Callable[[V], tuple[Message, ...]]
    """Messages for the caption, beside whose turn it is (tiles left, the round...)."""
    scores: Callable[[V], tuple[int, ...]]
    """Points by seat as far as the viewer knows them; empty if the game shows none."""
    text_board: Callable[[V], str]
    """The board in characters: for those who do not see the picture, and until there is one."""
    components: Callable[[S], Counter[str]]
    """Everything that is in the box, wherever it is now: the same after every move."""

    on_page: Callable[[V, str], V] | None = None
    """(view, page) -> the view with the details that one page of its picture shows besides. They
    follow from the view, and are too costly for the pages that never show them (docs/adr/0052).
    None: views are complete."""
    latecomers: Latecomers[S] | None = None
    """Players who join while it runs. None: nobody can."""
    preparing: Preparing[S, A, V] | None = None
    """Moves that may be prepared before one's turn. None: not in this game."""
    absent: Callable[[S, Seat], A] | None = None
    """The action for a player who is away: the least that the rules allow. None: the first
    action."""
    prospects: Callable[[V], tuple[int, ...]] | None = None
    """By seat, the further points if the game ended now; empty where a table does not show them.
    None: the game has no such forecast."""
    sure: Callable[[S, Seat, A], int] | None = None
    """(state, seat, action) -> the points that the part of an action that could be left out, such
    as a follower, surely scores, by open facts alone: in a first game that part is chosen at first.
    None: it is left out."""

    feats: tuple[Feat, ...] = ()
    """Records that can be compared between games (the largest city), besides points and length."""
    secrecy: Secrecy[S, V] = Secrecy()
    seating: Seating = Seating()
    telling: Telling[S, A, V] = Telling()
    players: tuple[ComputerPlayer[S, A, V], ...] = ()
    """Computer players, the weakest first, one a level; none: `players.SHARED` plays."""


AnyGame = Game[Any, Any, Any]


def always(options: Options) -> bool:
    """Tell that a game has secrets, whatever the options."""
    return True


def never(options: Options) -> bool:
    """Tell that a game has no secrets, whatever the options."""
    return False


def may_take_back(game: AnyGame, options: Options, before: Any, after: Any) -> bool:
    """Tell whether the move between two states may be taken back."""
    if game.secrecy.takes_back is None:
        return not game.has_secrets(options)
    return game.secrecy.takes_back(before, after)


def has_turned_over(game: AnyGame, before: Any, after: Any) -> bool:
    """Tell whether the move between two states has turned over what lay hidden from everybody."""
    return game.secrecy.turns_over is not None and game.secrecy.turns_over(before, after)


def may_take_back_alone(game: AnyGame, options: Options, before: Any, after: Any) -> bool:
    """Tell whether the move between two states may be taken back without anybody's consent."""
    may = may_take_back(game, options, before, after)
    return may and not has_turned_over(game, before, after)


def must_forget(game: AnyGame, options: Options) -> bool:
    """Tell whether what was seen with these options may not be read again."""
    return game.secrecy.forgets is not None and game.secrecy.forgets(agreed(game, options))


def notes_of(game: AnyGame, view: Any) -> Mapping[str, Message]:
    """Return a viewer's notes besides the hand."""
    return game.secrecy.notes(view) if game.secrecy.notes else {}


def legend_of(game: AnyGame, view: Any) -> tuple[Message, ...]:
    """Return the text below the board in characters."""
    return game.telling.legend(view) if game.telling.legend else ()


def on_page(game: AnyGame, view: Any, page: str) -> Any:
    """Return a view with the details that one page of its picture shows besides."""
    return game.on_page(view, page) if game.on_page else view


def disclosed(game: AnyGame, state: Any) -> tuple[Event, ...]:
    """Return the events that reveal the secrets of a game that is stopped in this state."""
    return game.secrecy.disclosed(state) if game.secrecy.disclosed else ()


def holds(game: AnyGame, view: Any) -> bool:
    """Tell whether a seat has something to be shown in private besides its notes."""
    return game.secrecy.holds is None or game.secrecy.holds(view)


def absent_action(game: AnyGame, state: Any, seat: Seat) -> Action:
    """Return the action for a seat whose person is away."""
    least: Action = (
        game.absent(state, seat) if game.absent else next(iter(game.legal_actions(state, seat)))
    )
    return least


def defaults(game: AnyGame) -> dict[str, str]:
    """Return the default value of every option."""
    return {option.id: option.values[0] for option in game.options}


def agreed(game: AnyGame, options: Options) -> dict[str, str]:
    """Return a value for every option: the default of those that were not spoken of."""
    return {**defaults(game), **options}


def has_effect(option: Option, chosen: Options) -> bool:
    """Tell whether an option changes anything beside the others.

    :param chosen: all options, as agreed.
    """
    return all(chosen[id] in values for id, values in option.needs.items())


def as_preset(game: AnyGame, preset: Preset) -> dict[str, str]:
    """Return a value for every option, as in a preset."""
    return agreed(game, preset.options)

"""A table: people at one game in one place of a chat. PURE: no Telegram, no store, no clock.

`handle` is the only way a table changes. What a person cannot do is a `Refused`, with the sentence
that tells him why; the table is then as it was.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.choices import Path, screen, stamp
from games.core.contract import Action, AnyGame, Transition, defaults
from games.core.errors import RuleViolation
from games.core.log import Log, replay
from games.core.message import Message, Named
from games.core.rng import Rng
from games.core.values import Seat

Games = Mapping[str, AnyGame]
NOBODY = 0
"""The user id of people who had themselves forgotten."""
COLOURS = 12
"""How many colours there are to choose from; the theme draws them."""


class Refused(RuleViolation):
    """What was asked cannot be done now; `message` tells the person why."""

    def __init__(self, id: str, **variables: Any) -> None:
        super().__init__(id)
        self.message = Message(id, variables)


class Place(Struct, frozen=True):
    """Where a table stands: a chat, or one topic of a forum."""

    chat: int
    topic: int | None = None


class Person(Struct, frozen=True):
    """Somebody who has sat down."""

    user: int
    name: str
    language: str
    colour: int


class Phase(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to the end."""
    STOPPED = "stopped"
    """Given up, or never begun."""


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
    """In the order of joining; once the game runs, by seat."""
    votes: frozenset[int] = frozenset()
    """Users who want the game to be stopped."""
    post: int = 0
    """Which message of the chat is the live one: grows when somebody new must act, so that one
    message a turn pings, and when the board is asked to the bottom."""
    log: Log | None = None


class Live(Struct, frozen=True):
    """A table with what its log leads to."""

    table: Table
    play: Transition[Any] | None = None
    """State and events of the last move; None in the lobby."""
    revision: int = 0
    """How often it has been saved."""


class User(Struct, frozen=True):
    """Who asks."""

    id: int
    name: str
    language: str
    is_admin: bool = False
    reachable: bool = False
    """Whether the private chat is proven."""


class ChooseGame(Struct, frozen=True):
    """The host says what will be played."""

    game: str


class SetOption(Struct, frozen=True):
    """The host sets an option of the game."""

    option: str
    value: str


class Join(Struct, frozen=True):
    """Sit down."""


class Leave(Struct, frozen=True):
    """Get up again, before the game."""


class Recolour(Struct, frozen=True):
    """Take another colour, before the game."""

    colour: int


class Start(Struct, frozen=True):
    """The host begins; `seed` is fresh from `secrets`."""

    seed: int


class Press(Struct, frozen=True):
    """A tap on the board: how far the choice has come; `confirm` makes it a move."""

    stamp: str
    path: Path
    confirm: bool


class Stop(Struct, frozen=True):
    """End it: at once by host or admin, else by the vote of most of the seated."""


class GoOn(Struct, frozen=True):
    """Take one's vote to stop back."""


class Speak(Struct, frozen=True):
    """Change the language of what the group sees."""

    language: str


class Forget(Struct, frozen=True):
    """Be called by a name that tells nothing; at a table that is over, be nobody."""

    name: str


class Show(Struct, frozen=True):
    """Bring what the table shows to the bottom of the chat."""


Command = (
    ChooseGame
    | SetOption
    | Join
    | Leave
    | Recolour
    | Start
    | Press
    | Stop
    | GoOn
    | Speak
    | Forget
    | Show
)


def handle(games: Games, live: Live, user: User, command: Command) -> Live:
    """Return the table after the command; equal to `live` when it changes nothing.

    :raises Refused: when it cannot be done; the message says why.
    """
    return _HANDLERS[type(command)](games, live, user, command)


def seat_of(table: Table, user: int) -> Seat | None:
    """Return the seat on which the user sits; None for an onlooker."""
    return next((Seat(i) for i, person in enumerate(table.people) if person.user == user), None)


def is_open(table: Table) -> bool:
    """Tell whether a table still takes its place: it is not over."""
    return table.phase in (Phase.LOBBY, Phase.RUNNING)


def to_act(games: Games, live: Live) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; nobody when the game does not run."""
    if live.table.phase is not Phase.RUNNING or live.play is None:
        return ()
    return _game(games, live.table).to_act(live.play.state)


def stamp_of(games: Games, live: Live, seat: Seat) -> str:
    """Return the stamp of the decision that the seat has before it."""
    assert live.play is not None
    assert live.table.log is not None
    moved = sum(move.seat == seat for move in live.table.log.moves)
    return stamp(moved, _game(games, live.table).legal_actions(live.play.state, seat))


def revive(games: Games, table: Table) -> Live:
    """Play a table's log again."""
    play = replay(_game(games, table), table.log) if table.log else None
    return Live(table, play)


def _choose_game(games: Games, live: Live, user: User, command: ChooseGame) -> Live:
    _only_host(_in_lobby(live), user)
    if command.game not in games:
        raise Refused("refused-outdated")
    game = games[command.game]
    return _with(live, game=game.id, options=defaults(game))


def _set_option(games: Games, live: Live, user: User, command: SetOption) -> Live:
    table = _only_host(_in_lobby(live), user)
    known = {option.id: option.values for option in _game(games, table).options}
    if command.value not in known.get(command.option, ()):
        raise Refused("refused-outdated")
    return _with(live, options={**table.options, command.option: command.value})


def _join(games: Games, live: Live, user: User, command: Join) -> Live:
    table, game = _in_lobby(live), _game(games, live.table)
    if seat_of(table, user.id) is not None:
        raise Refused("refused-already-joined")
    if len(table.people) == max(game.seats):
        raise Refused("refused-table-full")
    if game.has_secrets and not user.reachable:
        raise Refused("refused-unreachable")
    colour = next(c for c in range(COLOURS) if c not in {p.colour for p in table.people})
    person = Person(user.id, user.name, user.language, colour)
    return _with(live, people=(*table.people, person))


def _leave(games: Games, live: Live, user: User, command: Leave) -> Live:
    table = _in_lobby(live)
    _seated(table, user)
    people = tuple(person for person in table.people if person.user != user.id)
    host = people[0].user if people and user.id == table.host else table.host
    return _with(live, people=people, host=host)


def _recolour(games: Games, live: Live, user: User, command: Recolour) -> Live:
    table = _in_lobby(live)
    seat = _seated(table, user)
    owner = next((p.user for p in table.people if p.colour == command.colour), None)
    if owner not in (None, user.id) or not 0 <= command.colour < COLOURS:
        raise Refused("refused-colour-taken")
    mine = replace(table.people[seat], colour=command.colour)
    return _with(live, people=(*table.people[:seat], mine, *table.people[seat + 1 :]))


def _start(games: Games, live: Live, user: User, command: Start) -> Live:
    table, game = _only_host(_in_lobby(live), user), _game(games, live.table)
    if len(table.people) not in game.seats:
        raise Refused("refused-too-few", fewest=min(game.seats), sitting=len(table.people))
    people, rng = Rng(command.seed).shuffled(table.people)
    log = Log(game.id, game.rules_version, len(people), table.options, rng)
    begun = replace(table, phase=Phase.RUNNING, people=people, log=log, post=table.post + 1)
    return replace(live, table=begun, play=replay(game, log))


def _press(games: Games, live: Live, user: User, command: Press) -> Live:
    if live.table.phase is not Phase.RUNNING or live.play is None or live.table.log is None:
        raise Refused("refused-over" if live.play else "refused-outdated")
    seat = seat_of(live.table, user.id)
    if seat is None:
        raise Refused("refused-onlooker")
    acting = to_act(games, live)
    if seat not in acting:
        seats = tuple(map(Named, acting))
        raise Refused("refused-not-your-turn", count=len(seats), seats=seats)
    if command.stamp != stamp_of(games, live, seat):
        raise Refused("refused-outdated")
    return _decide(_game(games, live.table), live, seat, command)


def _decide(game: AnyGame, live: Live, seat: Seat, command: Press) -> Live:
    assert live.play is not None
    assert live.table.log is not None
    try:
        shown = screen(game.legal_actions(live.play.state, seat), command.path)
    except RuleViolation as error:
        raise Refused("refused-outdated") from error
    if not command.confirm:
        return live
    if shown.action is None:
        raise Refused("refused-outdated")
    play = game.apply(live.play.state, seat, shown.action)
    return replace(live, table=_moved(game, live, seat, shown.action, play.state), play=play)


def _moved(game: AnyGame, live: Live, seat: Seat, action: Action, state: Any) -> Table:
    """Return the table with the move in its log. Who moves wants to go on: his vote is void."""
    table, acting = live.table, set(game.to_act(state))
    assert live.play is not None
    assert table.log is not None
    asked_already = set(game.to_act(live.play.state)) - {seat}
    return replace(
        table,
        log=table.log.with_move(seat, action),
        phase=Phase.RUNNING if acting else Phase.OVER,
        votes=table.votes - {table.people[seat].user},
        post=table.post + (not acting <= asked_already),
    )


def _stop(games: Games, live: Live, user: User, command: Stop) -> Live:
    table = live.table
    if not is_open(table):
        raise Refused("refused-over")
    if user.is_admin or user.id == table.host:
        return _with(live, phase=Phase.STOPPED)
    _seated(table, user)
    if table.phase is Phase.LOBBY:
        raise Refused("refused-only-host")
    votes = table.votes | {user.id}
    most = len(votes) * 2 > len(table.people)
    return _with(live, votes=votes, phase=Phase.STOPPED if most else table.phase)


def _go_on(games: Games, live: Live, user: User, command: GoOn) -> Live:
    table = live.table
    if not (user.is_admin or user.id == table.host):
        _seated(table, user)
    return _with(live, votes=table.votes - {user.id})


def _speak(games: Games, live: Live, user: User, command: Speak) -> Live:
    return _with(live, language=command.language)


def _forget(games: Games, live: Live, user: User, command: Forget) -> Live:
    id = user.id if is_open(live.table) else NOBODY
    people = tuple(
        replace(person, user=id, name=command.name) if person.user == user.id else person
        for person in live.table.people
    )
    return _with(live, people=people)


def _show(games: Games, live: Live, user: User, command: Show) -> Live:
    return _with(live, post=live.table.post + 1)


_HANDLERS: dict[type[Command], Callable[[Games, Live, User, Any], Live]] = {
    ChooseGame: _choose_game,
    SetOption: _set_option,
    Join: _join,
    Leave: _leave,
    Recolour: _recolour,
    Start: _start,
    Press: _press,
    Stop: _stop,
    GoOn: _go_on,
    Speak: _speak,
    Forget: _forget,
    Show: _show,
}


def _with(live: Live, **changes: Any) -> Live:
    return replace(live, table=replace(live.table, **changes))


def _game(games: Games, table: Table) -> AnyGame:
    if table.game is None:
        raise Refused("refused-no-game")
    return games[table.game]


def _in_lobby(live: Live) -> Table:
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    return live.table


def _only_host(table: Table, user: User) -> Table:
    if user.id != table.host:
        raise Refused("refused-only-host")
    return table


def _seated(table: Table, user: User) -> Seat:
    seat = seat_of(table, user.id)
    if seat is None:
        raise Refused("refused-onlooker")
    return seat

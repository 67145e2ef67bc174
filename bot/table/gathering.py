"""The lobby: choosing a game and how it is played, joining, leaving, the start. PURE."""

from msgspec.structs import replace

from bot.table.commands import (
    ChooseGame,
    Command,
    Dismiss,
    Handler,
    Join,
    Leave,
    Reached,
    Recolour,
    SetClock,
    SetOption,
    SetPreset,
    SetStack,
    Start,
)
from bot.table.daily import chance_of, is_daily, may_be_daily
from bot.table.seating import chair_of, chairs, seated
from bot.table.values import (
    CLOCKS,
    COLOURS,
    NOBODY,
    Chair,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    keeps_secrets,
    stamp_of_table,
    with_changes,
)
from bot.table.votes import in_charge
from games.core.contract import agreed, as_preset, defaults, lawful_people, refusal, seats_for
from games.core.log import Log, replay
from games.core.message import Message, Named
from games.core.rng import Rng
from games.core.values import Seat


def _choose_game(games: Games, live: Live, user: User, command: ChooseGame) -> Live:
    table = _in_lobby(live)
    if table.host != NOBODY:
        only_host(table, user)
    if command.game not in games:
        raise Refused("refused-outdated")
    game = games[command.game]
    return with_changes(live, game=game.id, options=defaults(game))


def _set_option(games: Games, live: Live, user: User, command: SetOption) -> Live:
    table = only_host(_in_lobby(live), user)
    known = {option.id: option.values for option in game_of(games, table).options}
    if command.value not in known.get(command.option, ()):
        raise Refused("refused-outdated")
    return with_changes(live, options={**table.options, command.option: command.value})


def _set_preset(games: Games, live: Live, user: User, command: SetPreset) -> Live:
    table = only_host(_in_lobby(live), user)
    game = game_of(games, table)
    chosen = next((p for p in game.presets if p.id == command.preset), None)
    if chosen is None:
        raise Refused("refused-outdated")
    return with_changes(live, options=as_preset(game, chosen))


def _join(games: Games, live: Live, user: User, command: Join) -> Live:
    table, game = _in_lobby(live), game_of(games, live.table)
    chair = chair_of(table, user.id)
    most = max(lawful_people(game, table.options) or game.seats)
    if chair is None and len(table.people) >= most:
        raise Refused("refused-table-full")
    if chair is not None and table.people[chair].reachable >= user.reachable:
        raise Refused(_MISSING if is_missing(games, table, chair) else "refused-already-joined")
    if keeps_secrets(games, table) and not user.reachable:
        raise Refused(_MISSING)
    if chair is not None:
        return _with(live, chair, replace(table.people[chair], reachable=True))
    colour = next(c for c in range(COLOURS) if c not in {p.colour for p in table.people})
    person = Person(user.id, user.name, user.language, colour, user.reachable)
    host = user.id if table.host == NOBODY else table.host
    return with_changes(live, people=(*table.people, person), host=host)


_MISSING = "refused-unreachable"
"""The private chat is not proven: handlers answer this with the way there."""


def is_missing(games: Games, table: Table, chair: Chair) -> bool:
    """Tell whether there are secrets that the person there cannot be told."""
    return keeps_secrets(games, table) and not table.people[chair].reachable


def _with(live: Live, chair: Chair, person: Person) -> Live:
    people = live.table.people
    return with_changes(live, people=(*people[:chair], person, *people[chair + 1 :]))


def _reached(games: Games, live: Live, user: User, command: Reached) -> Live:
    """Note what a lobby has to know; a game that runs is told by its courier."""
    chair = chair_of(live.table, user.id)
    if chair is None or live.table.phase is not Phase.LOBBY:
        return live
    return _with(live, chair, replace(live.table.people[chair], reachable=command.reachable))


def _leave(games: Games, live: Live, user: User, command: Leave) -> Live:
    seated(_in_lobby(live), user)
    return got_up(live, user.id)


def _dismiss(games: Games, live: Live, user: User, command: Dismiss) -> Live:
    """Spare a lobby somebody who does not come, or whom secrets cannot be told."""
    table = _in_lobby(live)
    if not in_charge(table, user):
        raise Refused("refused-only-host")
    if chair_of(table, command.user) is None or command.stamp != stamp_of_table(table):
        raise Refused("refused-outdated")
    return got_up(live, command.user)


def got_up(live: Live, user: int) -> Live:
    """Return a lobby without somebody; the next one is its host."""
    table = live.table
    people = tuple(person for person in table.people if person.user != user)
    host = people[0].user if people and user == table.host else table.host
    return with_changes(live, people=people, host=host)


def _set_clock(games: Games, live: Live, user: User, command: SetClock) -> Live:
    only_host(_in_lobby(live), user)
    if command.clock not in CLOCKS:
        raise Refused("refused-outdated")
    return with_changes(live, clock=command.clock)


def _set_stack(games: Games, live: Live, user: User, command: SetStack) -> Live:
    table = only_host(_in_lobby(live), user)
    if not may_be_daily(games, table):
        raise Refused("refused-outdated")
    return with_changes(live, daily=command.daily)


def _recolour(games: Games, live: Live, user: User, command: Recolour) -> Live:
    table = _in_lobby(live)
    chair = seated(table, user)
    owner = next((p.user for p in table.people if p.colour == command.colour), None)
    if owner not in (None, user.id) or not 0 <= command.colour < COLOURS:
        raise Refused("refused-colour-taken")
    return _with(live, chair, replace(table.people[chair], colour=command.colour))


def _start(games: Games, live: Live, user: User, command: Start) -> Live:
    table, game = only_host(_in_lobby(live), user), game_of(games, live.table)
    missing = hindrance(games, table)
    if missing is not None:
        raise Refused(missing.id, **missing.variables)
    mixed, rng = Rng(command.seed).shuffled(table.people)
    options, day = agreed(game, table.options), ""
    if is_daily(games, table):
        rng, day = chance_of(games, table, command.day, options), command.day
    seats = seats_for(game, options, len(mixed))
    people = mixed if seats == len(mixed) else table.people  # a team knows no order
    log = Log(game.id, game.rules_version, seats, options, rng)
    begun = replace(table, phase=Phase.RUNNING, people=people, invited=(), log=log, day=day)
    return replace(live, table=begun, play=replay(game, log))


def hindrance(games: Games, table: Table) -> Message | None:
    """Say why a table cannot begin as it is; None when it can."""
    game, sitting = game_of(games, table), len(table.people)
    lawful = lawful_people(game, table.options)
    if not lawful:
        return against(games, table)
    if sitting < min(lawful):
        return Message(TOO_FEW, {"fewest": min(lawful), "sitting": sitting})
    if sitting not in lawful:
        seats = seats_for(game, table.options, sitting)
        return refusal(game, table.options, seats) or Message("refused-table-full")
    missing = (chair for chair in chairs(table) if is_missing(games, table, chair))
    named = tuple(Named(Seat(chair)) for chair in missing)
    return Message("refused-some-unreachable", {"seats": named}) if named else None


TOO_FEW = "refused-too-few"


def against(games: Games, table: Table) -> Message | None:
    """Say why the options cannot be played together, by however many; None when they can."""
    game = game_of(games, table)
    if lawful_people(game, table.options):
        return None
    return refusal(game, table.options, game.seats[0])


def _in_lobby(live: Live) -> Table:
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    return live.table


def only_host(table: Table, user: User) -> Table:
    """Make sure that somebody is the host.

    :raises Refused: when he is not.
    """
    if table.host == NOBODY:
        raise Refused("refused-no-host")
    if user.id != table.host:
        raise Refused("refused-only-host")
    return table


HANDLERS: dict[type[Command], Handler] = {
    ChooseGame: _choose_game,
    SetOption: _set_option,
    SetPreset: _set_preset,
    SetClock: _set_clock,
    SetStack: _set_stack,
    Join: _join,
    Leave: _leave,
    Dismiss: _dismiss,
    Reached: _reached,
    Recolour: _recolour,
    Start: _start,
}

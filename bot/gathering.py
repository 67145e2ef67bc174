"""The lobby: choosing a game and how it is played, joining, leaving, the start. PURE."""

from msgspec.structs import replace

from bot.table import (
    CLOCKS,
    COLOURS,
    ChooseGame,
    Command,
    Games,
    Handler,
    Join,
    Leave,
    Live,
    Person,
    Phase,
    Recolour,
    Refused,
    SetClock,
    SetOption,
    Start,
    Table,
    User,
    game_of,
    seat_of,
    seated,
    with_changes,
)
from games.core.contract import defaults
from games.core.log import Log, replay
from games.core.rng import Rng


def _choose_game(games: Games, live: Live, user: User, command: ChooseGame) -> Live:
    _only_host(_in_lobby(live), user)
    if command.game not in games:
        raise Refused("refused-outdated")
    game = games[command.game]
    return with_changes(live, game=game.id, options=defaults(game))


def _set_option(games: Games, live: Live, user: User, command: SetOption) -> Live:
    table = _only_host(_in_lobby(live), user)
    known = {option.id: option.values for option in game_of(games, table).options}
    if command.value not in known.get(command.option, ()):
        raise Refused("refused-outdated")
    return with_changes(live, options={**table.options, command.option: command.value})


def _join(games: Games, live: Live, user: User, command: Join) -> Live:
    table, game = _in_lobby(live), game_of(games, live.table)
    if seat_of(table, user.id) is not None:
        raise Refused("refused-already-joined")
    if len(table.people) == max(game.seats):
        raise Refused("refused-table-full")
    if game.has_secrets and not user.reachable:
        raise Refused("refused-unreachable")
    colour = next(c for c in range(COLOURS) if c not in {p.colour for p in table.people})
    person = Person(user.id, user.name, user.language, colour)
    return with_changes(live, people=(*table.people, person))


def _leave(games: Games, live: Live, user: User, command: Leave) -> Live:
    table = _in_lobby(live)
    seated(table, user)
    people = tuple(person for person in table.people if person.user != user.id)
    host = people[0].user if people and user.id == table.host else table.host
    return with_changes(live, people=people, host=host)


def _set_clock(games: Games, live: Live, user: User, command: SetClock) -> Live:
    _only_host(_in_lobby(live), user)
    if command.clock not in CLOCKS:
        raise Refused("refused-outdated")
    return with_changes(live, clock=command.clock)


def _recolour(games: Games, live: Live, user: User, command: Recolour) -> Live:
    table = _in_lobby(live)
    seat = seated(table, user)
    owner = next((p.user for p in table.people if p.colour == command.colour), None)
    if owner not in (None, user.id) or not 0 <= command.colour < COLOURS:
        raise Refused("refused-colour-taken")
    mine = replace(table.people[seat], colour=command.colour)
    return with_changes(live, people=(*table.people[:seat], mine, *table.people[seat + 1 :]))


def _start(games: Games, live: Live, user: User, command: Start) -> Live:
    table, game = _only_host(_in_lobby(live), user), game_of(games, live.table)
    if len(table.people) not in game.seats:
        raise Refused("refused-too-few", fewest=min(game.seats), sitting=len(table.people))
    people, rng = Rng(command.seed).shuffled(table.people)
    log = Log(game.id, game.rules_version, len(people), table.options, rng)
    begun = replace(table, phase=Phase.RUNNING, people=people, log=log)
    return replace(live, table=begun, play=replay(game, log))


def _in_lobby(live: Live) -> Table:
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    return live.table


def _only_host(table: Table, user: User) -> Table:
    if user.id != table.host:
        raise Refused("refused-only-host")
    return table


HANDLERS: dict[type[Command], Handler] = {
    ChooseGame: _choose_game,
    SetOption: _set_option,
    SetClock: _set_clock,
    Join: _join,
    Leave: _leave,
    Recolour: _recolour,
    Start: _start,
}

"""Tables for tests of the bot: people, lobbies, games that have come some way."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.display.board.readers import in_place
from bot.display.values import ChatContext
from bot.table.computers import awaited, chance_of
from bot.table.gathering import ChooseGame, Dismiss, Join, Start
from bot.table.ledger import Ledger
from bot.table.moves import PlayOn
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.values import (
    Command,
    Live,
    Phase,
    Place,
    Refused,
    Table,
    User,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Resign, Stop
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.packages import packages_of
from bot.texts.reader import Reader
from games import GAMES
from games.core import players
from games.core.choices import Decided, narrow
from games.core.contract import defaults
from games.core.seats import lawful_people
from games.core.values import Seat
from tests.toys import EVERY_TOY

ALL = {**GAMES, **EVERY_TOY}
PACKAGES = packages_of(ALL)
FRAME = Frame(ALL, Texts(PACKAGES, strict=True), "some_bot")
"""With texts that raise when a sentence is missing or broken."""

GROUP = Place(-100)
NOON = 1_767_268_800
"""12:00 UTC on the first of January 2026."""
ANNA = User(1, "Anna", "en", reachable=True)
BORIS = User(2, "Борис", "ru", reachable=True)
CLARA = User(3, "Clara <3", "uk", reachable=True)
STRANGER = User(9, "Eve", "en", reachable=True)
PEOPLE = (ANNA, BORIS, CLARA)


def people_for(game: str, least: int = 2) -> tuple[User, ...]:
    """Return as few people as can play a game, but at least `least` where it allows that many."""
    counts = lawful_people(ALL[game], defaults(ALL[game]))
    count = next((count for count in counts if count >= least), counts[-1])
    guests = (User(10 + n, f"Guest {n}", "en", reachable=True) for n in range(count))
    return (*PEOPLE, *guests)[:count]


def everybody(live: Live, frame: Frame = FRAME) -> Reader:
    """Those who read a table in its own place."""
    return in_place(frame, live.table, ChatContext())


def fresh(language: str = "en") -> Live:
    """Return a table that Anna has opened, before a game is chosen."""
    return Live(Table("0123456789", GROUP, language, ANNA.id, secret="a secret of the table"))


Asked = Callable[[Live], Command]
"""A command that holds for the moment at which it is asked for, see `stamp_of_table`."""


def do(live: Live, user: User, *commands: Command | Asked, now: int = NOON) -> Live:
    """Let somebody do things at a table."""
    for command in commands:
        said = command(live) if callable(command) else command
        live = handle(ALL, live, user, said, now)
    return live


def stop(live: Live) -> Command:
    """Stop what is there now."""
    return Stop(stamp_of_table(live.table))


def resign(live: Live) -> Command:
    """Leave the game as it is now."""
    return Resign(stamp_of_table(live.table))


def dismiss(user: int) -> Asked:
    """Spare the lobby somebody, as it is now."""
    return lambda live: Dismiss(user, stamp_of_table(live.table))


def lobby(game: str, *people: User, language: str = "en") -> Live:
    """Return a table where people have joined."""
    live = do(fresh(language), ANNA, ChooseGame(game))
    for person in people:
        live = do(live, person, Join())
    return live


def begun(game: str, *people: User, seed: int = 1, language: str = "en") -> Live:
    """Return a table whose game has just begun."""
    return do(lobby(game, *people, language=language), ANNA, Start(seed))


def user_at(live: Live, seat: int) -> User:
    """Return who sits there."""
    person = live.table.people[seat]
    return next(user for user in (*PEOPLE, STRANGER) if user.id == person.user)


def refusal(live: Live, user: User, command: Command | Asked) -> str:
    """Why somebody cannot do that."""
    with pytest.raises(Refused) as refused:
        do(live, user, command)
    return refused.value.message.id


def random_press(live: Live, seat: Seat, chance: Random) -> Press:
    """Return what confirms a random move of a seat, come to by the same presses as people's."""
    game, assert_play = ALL[live.table.game or ""], live.play
    assert assert_play is not None
    actions = list(game.legal_actions(assert_play.state, seat))
    path: tuple[int, ...] = ()
    while not isinstance(asked := narrow(actions, path), Decided):
        path = (*path, chance.randrange(len(asked.options)))
    return Press(stamp_of(ALL, live, seat), path, confirm=True)


def decide(live: Live, seat: Seat, chance: Random, now: int = NOON) -> Live:
    """Let a seat make one random move."""
    return do(live, user_at(live, seat), random_press(live, seat, chance), now=now)


def moved(live: Live, moves: int, seed: int = 1, now: int = NOON) -> Live:
    """Make `moves` random moves, or as many as there are to the end."""
    chance = Random(seed)
    for _ in range(moves):
        if live.table.phase is not Phase.RUNNING:
            break
        live = decide(live, chance.choice(to_act(ALL, live)), chance, now)
    return live


def over(game: str, *people: User, seed: int = 1, language: str = "en") -> Live:
    """Return a table whose game is played to the end."""
    live = moved(begun(game, *people, seed=seed, language=language), 10_000)
    assert live.table.phase is Phase.OVER
    return live


def waiting_since(live: Live, moment: int, **changes: Any) -> Live:
    """Return a table whose people are awaited since then."""
    return with_changes(live, since=moment, ledger=Ledger(), **changes)


def with_votes(live: Live, *votes: int) -> Live:
    """Return a table where these users want to stop."""
    return replace(live, table=replace(live.table, votes=frozenset(votes)))


def computed(live: Live, now: int = NOON) -> Live:
    """Let the computer move that is awaited, as the clock does."""
    seat, log = awaited(ALL, live)[0], live.table.log
    level = live.table.people[seat].computer
    assert level
    assert log
    action = players.decide(ALL[log.game], log, seat, level, chance_of(live.table, seat))
    return do(live, STRANGER, PlayOn(seat, stamp_of(ALL, live, seat), str(action)), now=now)


def until_person(live: Live) -> Live:
    """Let computers move until a person is awaited, or the game is over."""
    while awaited(ALL, live):
        live = computed(live)
    return live

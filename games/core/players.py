"""Computer players: how they get a game, and the one that can play any game.

A player is a function of its seat's knowledge (`contract.Known`), of chance and of a budget, and
gets nothing else. So it cannot peep, and its choice can be reproduced from the log.
"""

from collections.abc import Sequence
from typing import Any

from games.core.contract import Action, AnyGame, ComputerPlayer, Known, Level, Seen, Transition
from games.core.flat import shared
from games.core.log import Log, begin, find, unfolded
from games.core.message import Message
from games.core.rng import Rng
from games.core.values import Seat


def players_of(game: AnyGame) -> tuple[ComputerPlayer[Any, Any, Any], ...]:
    """Return the players of a game, the weakest first."""
    return game.players or (ComputerPlayer(Level.EASY, shared(game), _WORLDS),)


_WORLDS = 12
"""The number of worlds that the shared player samples."""


def players_up_to(game: AnyGame, level: Level) -> tuple[ComputerPlayer[Any, Any, Any], ...]:
    """Return the players of a level and of those below it, the weakest first; at least that one."""
    order = tuple(Level)
    players = players_of(game)
    lower = tuple(one for one in players if order.index(one.level) <= order.index(level))
    return lower or players[:1]


def player_at(game: AnyGame, level: Level) -> ComputerPlayer[Any, Any, Any]:
    """Return the player of a level, or the strongest below it; else the weakest there is."""
    return players_up_to(game, level)[-1]


def decide(game: AnyGame, log: Log, seat: Seat, level: Level, chance: Rng) -> Action:
    """Return the action of a computer at a seat that is to act, after the moves of a log."""
    player = player_at(game, level)
    passed = (begin(game, log), *unfolded(game, log))
    action: Action = player.choose(known(game, passed, seat), chance, player.budget)
    return action


def reasons_for(game: AnyGame, log: Log, seat: Seat, move: str) -> tuple[Message, ...]:
    """Return why a seat may make a move, in notation, after the moves of a log, as far as it can
    know; none where the game names no reasons.
    """
    if game.telling.reasons is None:
        return ()
    passed = (begin(game, log), *unfolded(game, log))
    action = find(game, passed[-1].state, seat, move)
    return game.telling.reasons(known(game, passed, seat), action)


def known(game: AnyGame, passed: Sequence[Transition[Any]], seat: Seat) -> Known[Any, Any, Any]:
    """Return the knowledge of a seat that decides, in a game that has passed through these
    states.
    """
    state = passed[-1].state
    return Known(
        seat=seat,
        view=game.view(state, seat),
        actions=tuple(game.legal_actions(state, seat)),
        sample=lambda chance: game.resample(state, seat, chance),
        past=lambda: tuple(seen_by(game, moment, seat) for moment in passed),
    )


def seen_by(game: AnyGame, moment: Transition[Any], seat: Seat) -> Seen[Any]:
    """Return a moment of a game as a seat sees it."""
    told = (event.seen_by(seat) for event in moment.events)
    return Seen(game.view(moment.state, seat), tuple(event for event in told if event is not None))

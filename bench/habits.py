"""Diggers with a habit against random saboteurs: can the gold be reached?

A digger lays the card that brings the open end of the path nearest to a goal that may hide gold;
else they repair, their own tools first; else they look at a goal that they do not know; else pass.
All others do anything that is lawful, each kind of action as likely as the others. Nobody sees more
than their view.

    python -m bench.habits [games for each number of players] [option=value ...]
"""

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from games.core.contract import Action, defaults
from games.core.log import Log
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.core.values import Cell
from games.saboteur import GAME
from games.saboteur.actions import Lay, Look, Pass, Pick, Repair
from games.saboteur.components import Role
from games.saboteur.maze import Laid, Maze, built, lay, reached
from games.saboteur.view import View

DIGGING = frozenset({Role.DIGGER, Role.BLUE, Role.GREEN, Role.BOSS})


def play(seats: int, seed: int, **options: str) -> tuple[Log, Any]:
    """Play a whole game; return its log and its last state."""
    chance = Random(seed)
    log = Log(GAME.id, GAME.rules_version, seats, {**defaults(GAME), **options}, Rng(seed))
    state = GAME.setup(log.options, seats, log.rng)
    while acting := GAME.to_act(state):
        seat = acting[0]
        actions = tuple(GAME.legal_actions(state, seat))
        action = decided(GAME.view(state, seat), actions, chance)
        log = log.with_move(seat, action)
        state = GAME.apply(state, seat, action).state
    return log, state


def decided(view: View, actions: tuple[Action, ...], chance: Random) -> Action:
    """Return what a player does who sees this view."""
    if view.role in DIGGING and not isinstance(actions[0], Pick):
        return _dug(view, actions) or chance.choice(actions)
    kind = chance.choice(tuple(dict.fromkeys(map(type, actions))))
    return chance.choice(_of(kind, actions))


def _dug(view: View, actions: tuple[Action, ...]) -> Action | None:
    maze = _maze(view)
    ways = [(_after(view, maze, action), action) for action in _of(Lay, actions)]
    nearest = min((distance for distance, _ in ways), default=_FAR)
    if nearest < _distance(view, maze):
        return next(action for distance, action in ways if distance == nearest)
    repairs = _of(Repair, actions)
    repairs.sort(key=lambda repair: repair.player != view.viewer)
    unknown = {goal.cell for goal in view.goals if goal.known is None}
    looks = [look for look in _of(Look, actions) if look.goal in unknown and not _knows_gold(view)]
    return next(iter((*repairs, *looks, *_of(Pass, actions))), None)


K = TypeVar("K", bound=Action)


def _of(kind: type[K], actions: Iterable[Action]) -> list[K]:
    return [action for action in actions if isinstance(action, kind)]


def _maze(view: View) -> Maze:
    revealed = {g.cell: Laid(g.face, g.turned) for g in view.goals if g.face is not None}
    return built({**view.maze, **revealed})


def _after(view: View, maze: Maze, action: Lay) -> int:
    laid = lay(maze, action.cell, Laid(action.card, action.turned))
    return 0 if set(reached(laid)) & set(_aims(view)) else _distance(view, laid)


def _distance(view: View, maze: Maze) -> int:
    """Return the steps from the nearest open end of the path to the nearest goal aimed at."""
    ends = [cell for cell, demand in maze.frontier.items() if demand >> 8 & 15]
    return min((_steps(end, aim) for end in ends for aim in _aims(view)), default=_FAR)


_FAR = 99
"""From every goal, where there is no open end."""


def _aims(view: View) -> tuple[Cell, ...]:
    known = tuple(goal.cell for goal in view.goals if goal.known == "gold")
    return known or tuple(goal.cell for goal in view.goals if goal.known is None)


def _knows_gold(view: View) -> bool:
    return any(goal.known == "gold" for goal in view.goals)


def _steps(one: Cell, other: Cell) -> int:
    return abs(one.x - other.x) + abs(one.y - other.y)


def main(games: int, **options: str) -> None:
    """Print how rounds end, by the number of players."""
    for seats in lawful_seats(GAME, options):
        outcomes = Counter[str]()
        for seed in range(games):
            _, state = play(seats, seed, **options)
            outcomes.update(told.outcome.value for told in state.rounds)
        shares = ", ".join(
            f"{outcome} {100 * count / outcomes.total():.0f} %"
            for outcome, count in outcomes.most_common()
        )
        print(f"{seats} players, {outcomes.total()} rounds: {shares}", flush=True)


if __name__ == "__main__":
    pairs = dict(word.split("=") for word in sys.argv[2:])
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, **pairs)

"""Players that can play any game and know nothing of it: they play it out by chance, again and
again, in worlds that their seat could not tell from the true one. Plain flat Monte Carlo with UCB1,
and plain UCT over such worlds (Cowling et al. 2012, "Information Set Monte Carlo Tree Search").
"""

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from typing import Any

from bench.ladder.matches import Entrant, Knowing
from games import GAMES
from games.core.contract import Action, AnyGame
from games.core.flat import lead
from games.core.rng import Rng
from games.core.values import Seat

PLAYOUTS = {
    "carcassonne": 12,
    "saboteur": 20,
    "laar": 50,
    "land_vs_sea": 8,
    "glastonbury": 40,
    "castle": 14,
}
"""What some 100 ms of one slow processor bought when this was written, by game."""
_CURIOSITY = sqrt(2)
"""The constant of UCB1."""
_CLOSE = 10
"""Points of a lead that is worth half of what can be won by more of them."""


class Node:
    """A position of the tree, as somebody could know it."""

    def __init__(self) -> None:
        self.visits = 0
        self.won = 0.0
        """By the seat whose action led here."""
        self.after: dict[str, Node] = {}

    def mean(self) -> float:
        """Return how well it has gone."""
        return self.won / self.visits if self.visits else 0

    def bound(self, parent: int) -> float:
        """Return the upper confidence bound, after so many visits to the node before."""
        if not self.visits:
            return inf
        return self.mean() + _CURIOSITY * sqrt(log(parent) / self.visits)


def rivals_by_playouts(game: str) -> tuple[Entrant, ...]:
    """Return the two players of a game."""
    made = (("flat Monte Carlo", 1), ("UCT", 1_000))
    return tuple(
        Entrant(name, _searching(GAMES[game], depth), PLAYOUTS[game]) for name, depth in made
    )


def _searching(game: AnyGame, depth: int) -> Callable[[Knowing, Rng, int], Action]:
    """Return a player whose tree grows to a depth; with a depth of one it is flat."""

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        root = Node()
        for chance in rng.forked(budget):
            _play_out(game, root, known, chance, depth)
        tried = [action for action in known.actions if str(action) in root.after]
        found: Action = max(tried, key=lambda action: root.after[str(action)].mean())
        return found

    return choose


def _play_out(game: AnyGame, root: Node, known: Knowing, chance: Rng, depth: int) -> None:
    """Walk down the tree in one world, add a node, play on by chance, and note what came of it."""
    state, node, path = known.sample(chance), root, list[tuple[Seat, Node]]()
    while (acting := game.to_act(state)) and len(path) < depth:
        seat = known.seat if not path else acting[0]
        actions = known.actions if not path else tuple(game.legal_actions(state, seat))
        action, chance = _selected(node, actions, chance)
        child = node.after.setdefault(str(action), Node())
        path.append((seat, child))
        state, node = game.apply(state, seat, action).state, child
        if not child.visits:
            break
    scores = _end(game, state, chance)
    root.visits += 1
    for seat, passed in path:
        passed.visits += 1
        passed.won += _squashed(lead(scores, seat))


def _selected(node: Node, actions: Sequence[Any], chance: Rng) -> tuple[Any, Rng]:
    """Return the action of the highest bound, one that nobody has tried before all others."""
    mixed, chance = chance.shuffled(actions)
    none = Node()
    bounds = [node.after.get(str(each), none).bound(max(node.visits, 1)) for each in mixed]
    return mixed[bounds.index(max(bounds))], chance


def _end(game: AnyGame, state: Any, chance: Rng) -> Sequence[float]:
    """Return the scores once chance has played a world to its end."""
    while acting := game.to_act(state):
        action, chance = chance.picked(tuple(game.legal_actions(state, acting[0])))
        state = game.apply(state, acting[0], action).state
    result = game.result(state)
    assert result is not None
    return result.scores


def _squashed(points: float) -> float:
    """Return a lead as a number between 0 and 1."""
    return 0.5 + points / (2 * (abs(points) + _CLOSE))

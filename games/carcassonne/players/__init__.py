"""Computer players of Carcassonne: they look one move ahead, and differ in how much they see."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Place, Score
from games.carcassonne.expansions import composed
from games.carcassonne.players.odds import odds
from games.carcassonne.players.weights import USUAL, Weights
from games.carcassonne.players.worth import worth
from games.carcassonne.rules import apply
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.contract import ComputerPlayer, Known, Level
from games.core.rng import Rng

Knowing = Known[State, Place | Score, View]
Choose = Callable[[Knowing, Rng, int], Place | Score]


def looking_ahead(weights: Weights) -> Choose:
    """Return a player who takes what leaves it best, of as many actions as the budget allows."""
    judge = judging(weights)

    def choose(known: Knowing, rng: Rng, budget: int) -> Place | Score:
        looked_at = known.actions
        if budget < len(looked_at):
            looked_at = rng.shuffled(looked_at)[0][:budget]
        if len(looked_at) > _MANY:
            looked_at = _promising(looked_at, partial(judge, known, rng, budget))
        worths = judge(known, rng, budget, looked_at)
        return looked_at[worths.index(max(worths))]

    return choose


_MANY, _BEST = 150, 8
"""Actions among which it pays to look first where the tile goes; ways to lay it that are left."""

Actions = tuple[Place | Score, ...]


def _promising(actions: Actions, judge: Callable[[Actions], tuple[float, ...]]) -> Actions:
    """Leave out ways to lay a tile that are bad whatever tile is named with it."""
    ways: dict[object, list[Place | Score]] = {}
    for action in actions:
        ways.setdefault(_without_beside(action), []).append(action)
    if len(ways) == len(actions):
        return actions
    worths = judge(tuple(named[0] for named in ways.values()))
    order = sorted(zip(worths, range(len(ways)), ways.values(), strict=True), reverse=True)
    return tuple(chain.from_iterable(named for _, _, named in order[:_BEST]))


def _without_beside(action: Place | Score) -> object:
    return replace(action, beside=None) if isinstance(action, Place) else action


def judging(
    weights: Weights,
) -> Callable[[Knowing, Rng, int, tuple[Place | Score, ...]], tuple[float, ...]]:
    """Return how a player is left by actions, in points: all of them in one world."""

    def judge(
        known: Knowing, rng: Rng, budget: int, actions: tuple[Place | Score, ...]
    ) -> tuple[float, ...]:
        world = known.sample(rng.forked(1)[0])
        rules, unseen = composed(world.options), _unseen(world, known)
        seats = 1 if world.alone else len(world.supply)
        played = 1 - len(world.aside) / (unseen.total() or 1)
        chances = odds({kind: n * played for kind, n in unseen.items()}, seats, weights)
        left = unseen.total() / sum(map(len, rules.heaps))
        turn = world.turn

        def outlook(action: Place | Score) -> float:
            after = apply(world, known.seat, action).state
            return worth(after, turn, chances, left, weights)

        return tuple(map(outlook, actions))

    return judge


def _unseen(world: State, known: Knowing) -> Counter[str]:
    """Count the tiles that are still to come, as the seat knows them: the same in any world."""
    hidden = (
        kind
        for held, shown in zip(world.hands, known.view.hands, strict=True)
        for kind in held
        if None in shown
    )
    return Counter(chain(world.stack, world.aside, hidden))


ALL = 10_000
"""Actions: more than there ever are."""

PLAYERS = (
    ComputerPlayer(Level.EASY, looking_ahead(USUAL), 3),
    ComputerPlayer(Level.MEDIUM, looking_ahead(USUAL), 12),
    ComputerPlayer(Level.STRONG, looking_ahead(USUAL), ALL, judging(USUAL)),
)

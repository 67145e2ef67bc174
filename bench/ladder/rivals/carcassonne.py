"""Carcassonne, one move ahead: a simple player with published figures."""

from collections import Counter

from bench.ladder.matches import Entrant, Knowing
from bench.ladder.rivals.jcloisterzone import ranking_3, ranking_4
from games.carcassonne.actions import Place, Score
from games.carcassonne.expansions import composed
from games.carcassonne.rules import apply
from games.carcassonne.ruleset import at_the_end
from games.carcassonne.scoring import totals
from games.core.contract import Action
from games.core.rng import Rng

FOLLOWER = 4
"""The worth of a follower in the supply at the beginning of the game."""


def points_at_once(known: Knowing, rng: Rng, budget: int) -> Action:
    """One move ahead; points, those of an end now, and followers in the supply."""
    world = known.sample(rng)
    left = len(world.stack) / sum(map(len, composed(world.options).heaps))
    turn = world.turn

    def outlook(action: Place | Score) -> float:
        state = apply(world, known.seat, action).state
        points = Counter(dict(enumerate(totals(state))))
        running = state.drawn or any(state.hands)
        for each in at_the_end(composed(state.options), state) if running else ():
            for line in each.lines:
                points[line.seat] += line.points
        standing = [points[s] + FOLLOWER * left * n for s, n in enumerate(state.supply)]
        others = [each for seat, each in enumerate(standing) if seat != turn]
        ahead: float = standing[turn] - max(others, default=0)
        return ahead

    best: Action = max(known.actions, key=outlook)
    return best


RIVALS = (Entrant("points at once", points_at_once, 1),)
PUBLIC = (Entrant("ranking 3.x", ranking_3, 1), Entrant("ranking 4.x", ranking_4, 1))

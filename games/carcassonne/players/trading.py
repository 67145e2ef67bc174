"""The value of Traders & Builders in a position, in points: tokens, builders, pigs, a turn to come.

The risks of inns and cathedrals need nothing here: the evaluation asks for rates (`Rules.rate`,
`unfinished`).
"""

import math
from collections import Counter
from collections.abc import Mapping

from games.carcassonne.components import TRADERS, Figure, Mark, box, tile
from games.carcassonne.goods import GOODS, MAJORITY
from games.carcassonne.players.weights import Weights
from games.carcassonne.state import State

_TOKENS = Counter(mark for kind in box(TRADERS) for part in tile(kind).parts for mark in part.marks)


def trading(state: State, left: float, weights: Weights) -> list[float]:
    """Return by seat what the expansion is worth to each.

    :param left: the share of the tiles that is still to come.
    """
    points = [0.0] * len(state.supply)
    for good in GOODS:
        for seat, worth in enumerate(_of_tokens(good, state.goods, len(points), left)):
            points[seat] += worth
    turns = left * weights.turns
    for region in state.land.regions:
        for figure in region.meeples:
            if figure.figure is Figure.BUILDER and region.open:
                points[figure.seat] += weights.turn * turns
    for seat, count in enumerate(state.others[Figure.BUILDER]):
        points[seat] += count * weights.turn * turns * weights.idle
    if state.extra:
        points[state.turn] += weights.turn
    return points


def _of_tokens(
    good: Mark, goods: Mapping[Mark, tuple[int, ...]], seats: int, left: float
) -> list[float]:
    """Return by seat what can be hoped for from the most tokens of a kind: the fewer are left, the
    more a lead is worth.
    """
    held = goods.get(good, (0,) * seats)
    open_to_all = (_TOKENS[good] - sum(held)) * min(1.0, 2 * left)
    spread = 0.8 * math.sqrt(open_to_all) + 0.15
    ahead = [own - max(held[:seat] + held[seat + 1 :]) for seat, own in enumerate(held)]
    chances = [1 / (1 + math.exp(-max(-30.0, min(30.0, each / spread)))) for each in ahead]
    if not open_to_all:
        chances = [float(each >= 0 and own > 0) for each, own in zip(ahead, held, strict=True)]
    return [MAJORITY * chance for chance in chances]

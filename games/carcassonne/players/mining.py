"""The value of gold in a position, in points: ingots in hand, and those that tiles will bring."""

from collections.abc import Iterable

from games.carcassonne.components import Mark
from games.carcassonne.features import Region, covered
from games.carcassonne.gold import worth
from games.carcassonne.scoring import majority
from games.carcassonne.state import State


def mining(state: State, expected: Iterable[tuple[Region, float]], left: float) -> list[float]:
    """Return the value of gold to each seat.

    :param expected: what somebody stands on, and the chance that it is finished.
    :param left: the share of the tiles that is still to come.
    """
    seats = range(len(state.supply))
    ingots = [float(count) for count in state.goods.get(Mark.GOLD, (0 for _ in seats))]
    for region, done in expected if state.ingots else ():
        lying = sum(state.ingots[cell] for cell in covered(region) & state.ingots.keys())
        owners = majority(region.meeples) if lying else ()
        for owner in owners:
            ingots[owner] += done * lying / len(owners)
    return [left * _future_worth(count) + (1 - left) * worth(round(count)) for count in ingots]


def is_found(state: State) -> bool:
    """Tell whether there is any gold, on tiles or in hand."""
    return bool(state.ingots) or Mark.GOLD in state.goods


def _future_worth(ingots: float) -> float:
    """Return the value of ingots when more may come: each raises the value of all."""
    return ingots * min(4.0, 1 + ingots / 4)

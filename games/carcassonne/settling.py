"""Paying for completed features, and for all others at the end of the game."""

from itertools import chain

from msgspec.structs import replace

from games.carcassonne.components import Spot
from games.carcassonne.features import release
from games.carcassonne.ruleset import Rules, Step
from games.carcassonne.scoring import Scored, completed, score_completed
from games.carcassonne.state import State
from games.carcassonne.supplies import put_back


def settle(rules: Rules, state: State, first: Spot | None) -> Step:
    """Pay for all completed features, and return their figures; the order does not matter."""
    regions = completed(state.land)
    if not regions:
        return state, ()
    home = (figure for region in regions for figure in region.meeples)
    returned = put_back(replace(state, land=release(state.land, regions)), home)
    paid = tuple(score_completed(region, rules.rate(region)) for region in regions)
    return pay_all(returned, paid)


def pay_all(state: State, scored: tuple[Scored, ...]) -> Step:
    """Record the points paid."""
    lines = tuple(chain.from_iterable(each.lines for each in scored))
    return replace(state, lines=state.lines + lines), tuple(each.event for each in scored)

"""Evaluation function of the computer players: the value of a position to a seat, in points.

It adds the points of both players; the points of their features, weighed by the chance that they
are completed; and the value of followers at home, keeps and wall tiles: the more tiles are left,
the more.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from games.castle.board import TRACK, tower_at
from games.castle.castle_map import Region
from games.castle.components import Bonus, Feature
from games.castle.ending import keep_size
from games.castle.players.odds import Odds
from games.castle.prices import RATES, owner, value
from games.castle.settling import settle
from games.castle.state import SEATS, State, is_over, totals
from games.core.values import Seat


class Weights(Struct, frozen=True):
    """Weights of the evaluation, in points; tuned by play against itself."""

    share: float = 0.35
    """How many of the tiles that one waits for come, of all that are unseen."""
    follower: float = 3.0
    """Value of the first follower at home at the beginning."""
    fewer: float = 0.75
    """Value of each further follower, as a share of the one before."""
    back: float = 0.8
    """Value of a follower who is likely to come home, as a share of one at home."""
    growth: float = 0.1
    """Of a tile, how much each open square will add to a feature that is completed."""
    court: float = 0.35
    """Points for each open half-edge of a court that is held, at the beginning."""
    rival: float = 0.6
    """Share of a court's markets that counts in a long game, as others may join the court."""
    keep: float = 0.5
    """How much of the final group the larger keep is sure of at the beginning."""
    tempo: float = 3.0
    """Value of another turn."""
    near: float = 0.25
    """Value of a wall tile within reach."""


USUAL = Weights()

HELD = {
    Bonus.TURN: 2.5,
    Bonus.DOUBLE_TOWER: 3.5,
    Bonus.DOUBLE_HOUSE: 3.0,
    Bonus.OPEN_PATH: 2.5,
    Bonus.OPEN_HOUSE: 2.0,
    Bonus.OPEN_TOWER: 2.5,
    Bonus.MARKETS: 3.0,
    Bonus.KEEP: 2.5,
    Bonus.POINTS: 5.0,
}
"""Values of wall tiles while there are tiles left."""

GROUP = 10
"""Squares of the largest empty group at the end, as a rule."""


class Outlook(NamedTuple):
    """The prospects of a feature."""

    points: float
    done: float
    """The chance that it is completed."""


def worth(state: State, seat: Seat, odds: Odds, left: float, weights: Weights) -> float:
    """Return by how much a seat is ahead.

    :param left: the share of the tiles that is still to come.
    """
    state = settled(state)
    points: list[float] = [float(each) for each in totals(state)]
    if not is_over(state) or state.stack:
        for mine in map(Seat, range(SEATS)):
            points[mine] += _prospects(state, mine, odds, left, weights)
        points[state.turn] += weights.tempo * state.extra
    return points[seat] - points[1 - seat]


def settled(state: State) -> State:
    """Take the points of completed features at their best, where a choice is pending."""
    while state.pending:
        best = max(state.pending, key=lambda payment: payment.doubled)
        state = settle(state, best)[0]
    return state


def _prospects(state: State, seat: Seat, odds: Odds, left: float, weights: Weights) -> float:
    home, points = float(state.supply[seat]), 0.0
    for region in state.castle_map.regions:
        mine = sum(figure.seat == seat for figure in region.meeples)
        if not mine:
            continue
        ahead = outlook(state, region, odds, left, weights)
        home += mine * ahead.done * weights.back
        if owner(region) == seat:
            points += ahead.points
    supply: float = weights.follower * (1 - weights.fewer**home) / (1 - weights.fewer)
    return points + left * supply + sum(_besides(state, seat, left, weights))


def outlook(state: State, region: Region, odds: Odds, left: float, weights: Weights) -> Outlook:
    """Return the prospects of a feature that somebody stands on."""
    if region.feature is Feature.COURT:
        sure = weights.rival + (1 - weights.rival) * (1 - left)
        halves = sum(slots.bit_count() for slots in region.open.values())
        return Outlook(3 * region.markets * sure + weights.court * left * halves, 0.0)
    done = 1.0
    for cell, slots in region.open.items():
        done *= odds(state.castle_map.frontier, cell, slots)
    rate = RATES[region.feature] * (2 if region.wells else 1)
    grown = value(region) + rate * weights.growth * len(region.open)
    return Outlook(grown * done, done)


def _besides(state: State, seat: Seat, left: float, weights: Weights) -> Iterator[float]:
    """Yield the value of the keep, wall tiles, and towers within reach."""
    sizes = [keep_size(state, Seat(each)) for each in range(SEATS)]
    sure = weights.keep * left + (1 - left)
    ahead = sizes[seat] - sizes[1 - seat]
    yield GROUP * sure * max(0.0, min(1.0, (ahead + 1) / 3)) * (ahead > 0)
    for bonus in state.taken[seat]:
        yield HELD[bonus] if bonus is Bonus.POINTS else HELD[bonus] * min(1.0, 2 * left + 0.3)
    space = totals(state)[seat]
    for step in range(1, 9):
        tower = tower_at((space + step) % TRACK)
        if tower in state.wall:
            yield weights.near * left * 4 / (1 + step / 4)

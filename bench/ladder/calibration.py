"""`python -m bench.ladder.calibration 40`: how likely Carcassonne's computers said that followers
come home, and how many did, by kind of feature, in so many games of two among themselves.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from games.carcassonne import GAME
from games.carcassonne.actions import Place
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.players.reasons import prospect
from games.carcassonne.state import State
from games.core.contract import Transition, agreed
from games.core.players import known, players_of
from games.core.rng import Rng

_CORES = 2


class Told(NamedTuple):
    """A follower who was put somewhere."""

    kind: str
    chance: float
    """That they come home, as the computer saw it."""
    came_home: bool


def followers(deal: int) -> list[Told]:
    """Play a game among the strongest; return the followers that waited on open features."""
    passed = [Transition(GAME.setup(agreed(GAME, {}), 2, Rng(deal)), ())]
    waiting: dict[Spot, float] = {}
    found: list[Told] = []
    player = players_of(GAME)[-1]
    while acting := GAME.to_act(passed[-1].state):
        asked = known(GAME, passed[-1:], acting[0])
        action = player.choose(asked, Rng(deal, len(passed)), player.budget)
        chance = prospect(asked, action)
        passed = [GAME.apply(passed[-1].state, acting[0], action)]
        if GAME.to_act(passed[0].state):  # else all are home
            found += _came_home(waiting, passed[0].state)
        if isinstance(action, Place) and isinstance(action.meeple, Segment) and chance is not None:
            waiting[Spot(action.cell, action.meeple)] = chance
    return [*found, *(_told(spot, chance, came_home=False) for spot, chance in waiting.items())]


def _came_home(waiting: dict[Spot, float], state: State) -> Iterator[Told]:
    standing = {one.spot for region in state.land.regions for one in region.meeples}
    for spot in waiting.keys() - standing:
        yield _told(spot, waiting.pop(spot), came_home=True)


def _told(spot: Spot, chance: float, *, came_home: bool) -> Told:
    return Told(spot.segment.feature.value, chance, came_home)


def table(games: int) -> str:
    """Return the table in Markdown."""
    with ProcessPoolExecutor(_CORES) as pool:
        found = [told for game in pool.map(followers, range(games)) for told in game]
    groups = defaultdict[tuple[str, int], list[Told]](list)
    for told in found:
        if told.kind != Feature.FIELD.value:
            groups[told.kind, int(5 * min(told.chance, 0.99))].append(told)
    lines = ["| feature | said | followers | came home |", "| --- | --- | --- | --- |"]
    for (kind, _), group in sorted(groups.items()):
        home = sum(told.came_home for told in group) / len(group)
        said = sum(told.chance for told in group) / len(group)
        lines.append(f"| {kind} | {said:.0%} | {len(group)} | {home:.0%} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(table(int(sys.argv[1])))

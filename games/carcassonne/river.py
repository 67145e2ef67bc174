"""The River: twelve tiles that are laid first, from the source to the lake.

Every river tile goes on where the river ends. It never bends the same way twice in a row, however
far it runs straight between: so it heads for two of the four winds, and never meets itself.
"""

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from games.carcassonne.components import LAKE, RIVER, SOURCE, box, tile
from games.carcassonne.features import Landscape
from games.carcassonne.ruleset import Rules, Where
from games.core.values import Cell, Rotation, Side

WATER = "I"
"""The edge that the river crosses."""

LONGEST = 9
"""Cells from the source to the lake in one direction, at most: six straight tiles, two of the four
bends that lead there, and the lake."""


def river(rules: Rules) -> Rules:
    """Begin with the source; then come the river's tiles, the lake last, then all others."""
    between = tuple(kind for kind in box(RIVER) if kind not in (SOURCE, LAKE))
    return replace(
        rules,
        start=SOURCE,
        heaps=(between, (LAKE,), tuple(sorted((*rules.heaps[-1], rules.start)))),
        holds=flows,
    )


def flows(land: Landscape, kind: str) -> Where | None:
    """Hold the river's tiles to where it ends and may turn; others may lie anywhere."""
    if kind not in RIVER:
        return None
    last = next(filter(None, _turns(land)), 0)

    def where(cell: Cell, rotation: Rotation) -> bool:
        if WATER not in land.frontier[cell]:
            return False
        turn = _turn(tile(kind, rotation).edges, Side(land.frontier[cell].index(WATER)))
        return not turn or turn != last

    return where


def _turns(land: Landscape) -> Iterator[int]:
    """Yield how the river turns on each of its tiles, the last one first."""
    laid = [(cell, tile(t.kind, t.rotation).edges) for cell, t in land.tiles.items()]
    wet = [(cell, edges) for cell, edges in laid if WATER in edges]
    for (before, _), (here, edges) in reversed(list(pairwise(wet))):
        yield _turn(edges, _side_towards(here, before))


def _turn(edges: str, entry: Side) -> int:
    """Return 1 when the river leaves a tile to the left of how it came, -1 to the right, else 0."""
    exits = [side for side in Side if edges[side] == WATER and side != entry]
    return {1: 1, 3: -1}.get((exits[0] - entry) % 4, 0) if exits else 0


def _side_towards(cell: Cell, other: Cell) -> Side:
    steps = {(0, -1): Side.N, (1, 0): Side.E, (0, 1): Side.S, (-1, 0): Side.W}
    return steps[other.x - cell.x, other.y - cell.y]

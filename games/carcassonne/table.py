"""A table with edges: a square round the first tile that no tile leaves.

House rules: "the edge of the table bounds the playing area"; "the table's edges complete features
as an abbey does". An abbey is a tile: a monastery at such an edge counts what lies beyond as tiles.
"""

from functools import partial

from msgspec.structs import replace

from games.carcassonne.features import Landscape, Region
from games.carcassonne.ruleset import Expansion, Rules
from games.core.values import Cell


def table(width: int) -> Expansion:
    """Bound the map: an odd number of cells from edge to edge, the first tile in the middle."""

    def expansion(rules: Rules) -> Rules:
        return replace(rules, width=width, bound=partial(_bounded_land, width // 2))

    return expansion


def closing_edges(rules: Rules) -> Rules:
    """Let the edges complete what reaches them."""
    return replace(rules, bound=partial(_closed_land, rules.width // 2)) if rules.width else rules


def _bounded_land(reach: int, land: Landscape) -> Landscape:
    """Offer no cell beyond the edge."""
    frontier = {cell: edges for cell, edges in land.frontier.items() if _is_on(cell, reach)}
    return replace(land, frontier=frontier)


def _closed_land(reach: int, land: Landscape) -> Landscape:
    """Wait for nothing beyond the edge."""
    regions = tuple(_without(region, reach) for region in land.regions)
    return replace(_bounded_land(reach, land), regions=regions)


def _without(region: Region, reach: int) -> Region:
    left = {cell: slots for cell, slots in region.open.items() if _is_on(cell, reach)}
    return region if len(left) == len(region.open) else replace(region, open=left)


def _is_on(cell: Cell, reach: int) -> bool:
    return abs(cell.x) <= reach and abs(cell.y) <= reach

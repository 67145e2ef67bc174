"""Where something lies on a map, in words: for hints."""

from collections.abc import Collection

from games.core.values import Cell

_LEAST = 3
"""Cells: a map that is narrower has no sides."""


def direction(cells: Collection[Cell], land: Collection[Cell]) -> str:
    """Return the part of a map where some cells lie: "n", "ne", … by thirds; "" in the middle."""
    south = _third([cell.y for cell in cells], [cell.y for cell in land])
    east = _third([cell.x for cell in cells], [cell.x for cell in land])
    return ("n", "", "s")[south] + ("w", "", "e")[east]


def _third(places: Collection[int], all_places: Collection[int]) -> int:
    """Return in which third of a line the middle of some places is."""
    first, last = min(all_places), max(all_places)
    if last - first + 1 < _LEAST:
        return 1
    share = (sum(places) / len(places) - first + 0.5) / (last - first + 1)
    return min(2, int(3 * share))

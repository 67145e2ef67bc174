"""The points for ingots of gold at the end of the game."""

SCALE = ((1, 1), (4, 2), (7, 3), (10, 4))
"""Fewest ingots, and the points for each from there on. The Gold Mines, "Final scoring"."""


def worth(ingots: int) -> int:
    """Return the points for the ingots in one hand."""
    return ingots * max((each for fewest, each in SCALE if ingots >= fewest), default=0)

"""Weights of the evaluation function, in points; found by self-play."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """See `worth`."""

    share: float = 0.5
    """How many of the tiles that one seat waits for come to it, times the number of seats."""
    anyone: float = 0.5
    """The chance that a tile which fits beside a monastery is laid there."""
    meeple: float = 3.0
    """Value of the first follower in the supply at the beginning."""
    fewer: float = 0.97
    """Value of each further follower, as a share of the one before."""
    back: float = 0.7
    """Value of a follower who is likely to come home, as a share of one at home."""
    large: float = 0.5
    """Extra value of a figure that counts as two, in followers."""
    turn: float = 4.0
    """Value of another turn."""
    turns: float = 2.0
    """How many a builder at work brings from the first tile to the last."""
    idle: float = 0.4
    """Value of a builder at home, as a share of one at work."""
    fields: float = 0.9
    """Share of a farmer's unfinished cities that counts."""

    nobody: float = 4.0
    """The price of having no follower at home."""


USUAL = Weights()

"""Weights of the evaluation function, in points; found by self-play."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """See `worth`."""

    share: float = 0.5
    """How many of the tiles that one seat waits for come to it, times the number of seats."""
    anyone: float = 0.5
    """The chance that a tile which fits beside a monastery is laid there."""
    meeple: float = 5.0
    """What the first follower in the supply is worth at the beginning."""
    fewer: float = 0.97
    """What each further one is worth of the one before."""
    back: float = 0.7
    """What a follower who is likely to come home is worth of one who is there."""
    large: float = 0.5
    """What a figure that counts as two is worth more than a follower, in followers."""
    turn: float = 4.0
    """What one more turn is worth."""
    turns: float = 2.0
    """How many a builder at work brings from the first tile to the last."""
    idle: float = 0.4
    """What a builder at home is worth of one at work."""
    fields: float = 0.5
    """What is made of a farmer's cities that are not finished yet."""


USUAL = Weights()

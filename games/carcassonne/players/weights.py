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
    fields: float = 0.5
    """What is made of a farmer's cities that are not finished yet."""


USUAL = Weights()

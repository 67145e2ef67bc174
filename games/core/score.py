"""Scores with their reasons: a sum is derived from the lines that explain it."""

from typing import Any

from msgspec import Struct

from games.core.values import Seat


class Reason(Struct, frozen=True, array_like=True):
    """Why a score line pays: `count` things called `what` gave `points`."""

    what: str
    count: int
    points: int


class ScoreLine(Struct, frozen=True):
    """Points of one seat for one thing."""

    seat: Seat
    category: str
    """The column of the final score sheet, named by the kind of feature that paid."""
    where: Any
    """The place that paid, in the game's own word for places; None if it has none."""
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> int:
        """The sum of the reasons."""
        return sum([reason.points for reason in self.reasons])


class Result(Struct, frozen=True):
    """How a game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; seats that share a place stand together."""
    scores: tuple[int, ...]
    """Points by seat."""
    lines: tuple[ScoreLine, ...]
    """All that was paid, in the order in which it was; sums to `scores`."""


def ranking(scores: tuple[int, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Put the seats in order of their points, most first, equal ones together."""
    places = sorted(set(scores), reverse=True)
    return tuple(tuple(Seat(s) for s, p in enumerate(scores) if p == place) for place in places)

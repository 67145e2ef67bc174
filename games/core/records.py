"""Records of finished games: figures that are compared with those of other games, such as the
largest city.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core.score import Result, ScoreLine
from games.core.values import Seat


class Feat(Struct, frozen=True):
    """Something that is large or small. The catalogue's `<game>-record-<id>` names it, with
    `$count`.
    """

    id: str
    category: str
    """Of the score lines in which it is found."""
    what: str = ""
    """How often a line has this reason, is how large it is; empty: all points that a seat has got
    in this category."""


class Record(Struct, frozen=True):
    """The size of something in one game, and the seats that have it."""

    id: str
    count: int
    seats: tuple[Seat, ...]


def records(feats: Sequence[Feat], result: Result) -> Iterator[Record]:
    """Yield how large each feat was, if there was any."""
    for feat in feats:
        sizes = _sizes(feat, [line for line in result.lines if line.category == feat.category])
        count = max(sizes.values(), default=0)
        if count > 0:
            seats = sorted(seat for seat, size in sizes.items() if size == count)
            yield Record(feat.id, count, tuple(seats))


def _sizes(feat: Feat, lines: Sequence[ScoreLine]) -> Counter[Seat]:
    """Return the largest of each seat."""
    sizes: Counter[Seat] = Counter()
    for line in lines:
        if feat.what:
            counts = (reason.count for reason in line.reasons if reason.what == feat.what)
            sizes[line.seat] = max(sizes[line.seat], *counts, 0)
        else:
            sizes[line.seat] += line.points
    return sizes

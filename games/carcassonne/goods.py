"""Tokens that players take: the goods of Traders & Builders with their majorities, and gold."""

from collections.abc import Mapping

from games.carcassonne.components import Mark
from games.carcassonne.events import GoodsScored
from games.core.values import Seat

GOODS = (Mark.WINE, Mark.WHEAT, Mark.CLOTH)
TOKENS = (*GOODS, Mark.GOLD)
MAJORITY = 10
"""Points for the most tokens of one kind; all who are tied get them."""


def held(tokens: Mapping[Mark, tuple[int, ...]], seat: int) -> dict[str, int]:
    """Return how many tokens of each kind somebody has, by its name."""
    return {kind.value: tokens[kind][seat] if kind in tokens else 0 for kind in TOKENS}


def majorities(goods: Mapping[Mark, tuple[int, ...]]) -> tuple[GoodsScored, ...]:
    """Return the seats with the most tokens of each kind, for kinds that have been taken at all."""
    held = ((good, goods.get(good, ())) for good in GOODS)
    return tuple(_majority(good, counts) for good, counts in held if any(counts))


def _majority(good: Mark, counts: tuple[int, ...]) -> GoodsScored:
    highest = max(counts)
    seats = tuple(Seat(seat) for seat, count in enumerate(counts) if count == highest)
    return GoodsScored(seats, len(seats), good.value, MAJORITY)

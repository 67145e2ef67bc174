"""Meeples on regions: the holders of a region, and the regions that nobody may join any more."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from games.core.memo import memo
from games.core.regions import Slots, region_of, together
from games.core.values import Cell, Seat


class Figure(Protocol):
    """Somebody's figure on a spot."""

    @property
    def seat(self) -> Seat:
        """The seat that owns it."""

    @property
    def spot(self) -> Any:
        """The place where it stands, in the game's own type of places."""


class Standing(Protocol):
    """A region (`regions.Grown`) with figures."""

    @property
    def spots(self) -> tuple[Any, ...]:
        """The places that it covers."""

    @property
    def open(self) -> Mapping[Cell, Slots]:
        """The cells where the region may still grow, with the slots that lead there."""

    @property
    def meeples(self) -> tuple[Any, ...]:
        """The figures on it."""


R = TypeVar("R", bound=Any)
"""A region with figures: a `regions.Grown` that is a `Standing`."""


def deployed(regions: Sequence[R], figure: Figure) -> tuple[R, ...]:
    """Stand a figure on its spot."""
    region = region_of(regions, figure.spot)
    occupied = replace(region, meeples=(*region.meeples, figure))
    return tuple([occupied if each is region else each for each in regions])


def released(regions: Sequence[R], freed: Collection[Standing]) -> tuple[R, ...]:
    """Take all figures off some of the regions."""
    spots = {region.spots[0] for region in freed}
    return tuple(
        [replace(r, meeples=()) if r.meeples and r.spots[0] in spots else r for r in regions]
    )


@memo(1 << 3, by=1)
def occupied(regions: Sequence[R]) -> tuple[R, ...]:
    """Return the regions that somebody stands on."""
    return tuple([region for region in regions if region.meeples])


@memo(1 << 3, by=1)
def taken(regions: Sequence[R]) -> Mapping[Cell, Slots]:
    """Return for each empty cell the slots behind which somebody stands."""
    held = occupied(regions)
    return together(held) if held else {}


def met(regions: Sequence[R], cell: Cell) -> tuple[Slots, ...]:
    """Return in which slots of an empty cell each region is met that goes on there."""
    return _ahead(regions).get(cell, ())


@memo(1 << 3, by=1)
def _ahead(regions: Sequence[R]) -> Mapping[Cell, tuple[Slots, ...]]:
    """Return for each empty cell the slots in which each region is met that goes on there."""
    found: dict[Cell, tuple[Slots, ...]] = {}
    for region in regions:
        for cell, slots in region.open.items():
            found[cell] = (*found.get(cell, ()), slots)
    return found


def behind(slots: Slots, joined: Collection[Slots]) -> Slots:
    """Return the slots of a cell behind which somebody stands, once a tile lies there. A region may
    meet the cell twice and join two pieces of the tile: a field runs round the end of a road. A
    meeple behind one of the two slots then stands behind both.

    :param slots: the slots behind which somebody stands before the tile is laid.
    :param joined: the slots of each piece of the tile, and of each region at the cell (`met`).
    """
    before = 0
    while before != slots:
        before = slots
        for each in joined:
            if each & slots:
                slots |= each
    return slots


def leading_seats(figures: Iterable[Figure]) -> tuple[Seat, ...]:
    """Return the seats with the most figures; several when tied."""
    seats = [figure.seat for figure in figures]
    counts = {seat: seats.count(seat) for seat in seats}
    highest = max(counts.values(), default=0)
    return tuple(sorted(seat for seat, count in counts.items() if count == highest))

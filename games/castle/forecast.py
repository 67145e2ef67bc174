"""The points of a move that are public knowledge, for the preview."""

from collections.abc import Container, Iterator
from typing import NamedTuple

from games.castle.actions import Payment
from games.castle.board import tower_at
from games.castle.castle_map import Deployed, Laid, Region, deploy, lay
from games.castle.components import Segment, Spot
from games.castle.prices import completed, owner, value
from games.castle.view import View
from games.core.regions import region_of
from games.core.values import Cell, Rotation, Seat


class Landing(NamedTuple):
    """Something that would be scored."""

    seat: Seat
    gain: int
    total: int
    """The points at which the marker comes to stand."""
    tower: int | None
    """The tower where it takes a wall tile."""
    spot: Spot


def placed(view: View, cell: Cell, rotation: Rotation, follower: Segment | None) -> list[Landing]:
    """Return the points if the drawn tile were laid there, before wall tiles double them: the
    player's own first.

    If the player may choose the order of payments, the order of the regions is used.
    """
    assert view.drawn is not None
    assert view.turn is not None
    castle_map = lay(view.castle_map, cell, Laid(view.drawn, rotation))
    if follower is not None:
        castle_map = deploy(castle_map, Deployed(view.turn, Spot(cell, follower)))
    found = [(owner(region), region) for region in completed(castle_map)]
    paid = [(seat, region) for seat, region in found if seat is not None]
    return list(_landings(view, sorted(paid, key=lambda each: each[0] != view.turn)))


def paid(view: View, payment: Payment) -> Landing:
    """Return where a payment would lead."""
    region = region_of(view.castle_map.regions, payment.spot)
    seat = owner(region)
    assert seat is not None
    gain = value(region) * (2 if payment.doubled else 1)
    return _landing(seat, region, gain, view.scores[seat], view.wall)


def _landings(view: View, scored: list[tuple[Seat, Region]]) -> Iterator[Landing]:
    points, wall = list(view.scores), {*view.wall}
    for seat, region in scored:
        landing = _landing(seat, region, value(region), points[seat], wall)
        points[seat] = landing.total
        wall -= {landing.tower}
        yield landing


def _landing(seat: Seat, region: Region, gain: int, before: int, wall: Container[int]) -> Landing:
    """Return one landing.

    :param wall: the towers that have a wall tile by then.
    """
    total = before + gain
    tower = tower_at(total)
    spot = next(each.spot for each in region.meeples if each.seat == seat)
    return Landing(seat, gain, total, tower if tower in wall else None, spot)

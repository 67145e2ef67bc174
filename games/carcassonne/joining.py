"""Figures that join others of their owner: where they may, a tile is laid to see what is there."""

from collections.abc import Iterable

from games.carcassonne.actions import Place, Post
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.features import EMPTY, Landscape, Region, claimable, reached, region_at
from games.carcassonne.ruleset import FigureKind, Rules, with_tile
from games.carcassonne.state import State
from games.carcassonne.view import Laid
from games.core.regions import Slots, together
from games.core.values import Cell, Rotation, Seat

Lying = tuple[Cell, Rotation]


def with_joining(
    rules: Rules, state: State, kind: str, other: FigureKind, ways: list[Place]
) -> list[Place]:
    """Add to the ways to place a tile those with a figure that joins others on it."""
    lying = dict.fromkeys((way.cell, way.rotation) for way in ways)
    joined = _joining_posts(rules, state, kind, other, lying)
    found: list[Place] = []
    for way in ways:
        if way.meeple is None:  # the last of its cell and rotation
            posts = joined.get((way.cell, way.rotation), ())
            found += [Place(way.tile, way.cell, way.rotation, post) for post in posts]
        found.append(way)
    return found


def _joining_posts(
    rules: Rules, state: State, kind: str, other: FigureKind, lying: Iterable[Lying]
) -> dict[Lying, list[Post]]:
    """Return where such a figure may stand on a tile, by how the tile may lie."""
    found: dict[Lying, list[Post]] = {}
    own = [each for each in state.land.regions if state.turn in _owners(each)]
    near = together(own) if own else {}
    for cell, rotation in lying:
        if here := near.get(cell, 0):
            segments = _joining_segments(state.land, cell, Laid(kind, rotation), other.claims, here)
            land = with_tile(rules, state.land, cell, Laid(kind, rotation)) if segments else EMPTY
            found[cell, rotation] = [
                Post(other.figure, segment)
                for segment in segments
                if other.joins and other.joins(region_at(land, Spot(cell, segment)), state.turn)
            ]
    return found


def _owners(region: Region) -> set[Seat]:
    return {figure.seat for figure in region.meeples}


def _joining_segments(
    land: Landscape, cell: Cell, laid: Laid, claims: frozenset[Feature], here: Slots
) -> list[Segment]:
    """Return the segments of a tile that would join the regions behind some slots of its cell. As a
    rule there are none, and the tile need not be laid for that.
    """
    slots = reached(land, cell, laid.kind, laid.rotation, here)
    return [segment for at, segment in claimable(laid.kind, laid.rotation, claims) if at & slots]

"""What may be claimed against a second opinion: the tile is laid, then it is seen who stands there.

Ruling 2: followers go on a feature that nobody occupies, through everything connected.
"""

from collections.abc import Iterator

import pytest

from games.carcassonne import GAME
from games.carcassonne.actions import Place
from games.carcassonne.components import Feature, Segment, Spot, tile
from games.carcassonne.features import Landscape, lay, region_at
from games.carcassonne.view import Laid
from games.core.values import Cell
from tests.contract.plays import Start, play


@pytest.mark.parametrize("seed", [24, 116])  # a field there joins two of a tile, and somebody's
def test_exactly_what_nobody_occupies_is_offered(seed: int) -> None:
    states = play(Start("carcassonne", 2, (("farmers", "on"),), seed)).states
    turns = [state for state in states if state.drawn and state.supply[state.turn]]
    assert len(turns) > 10
    for state in turns:
        places = [p for p in GAME.legal_actions(state, state.turn) if isinstance(p, Place)]
        lying = dict.fromkeys((place.cell, Laid(state.drawn, place.rotation)) for place in places)
        claims = {(place.cell, place.rotation, place.meeple) for place in places if place.meeple}
        assert claims == {
            (cell, laid.rotation, segment)
            for cell, laid in lying
            for segment in _free(state.land, cell, laid)
        }


def _free(land: Landscape, cell: Cell, laid: Laid) -> Iterator[Segment]:
    """Yield what belongs to nobody once the tile lies there."""
    land = lay(land, cell, laid)
    for segment in (part.segment for part in tile(laid.kind, laid.rotation).parts):
        is_feature = segment.feature is not Feature.GARDEN  # without abbots
        if is_feature and not region_at(land, Spot(cell, segment)).meeples:
            yield segment

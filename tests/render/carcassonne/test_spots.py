"""Letters and figures find room on a tile: all its segments may be free at once."""

import math
from itertools import combinations

from games.carcassonne.components import COUNTS, INNS, MINES, RIVER, TRADERS, Feature, Mark, tile
from games.core.values import Rotation
from render.carcassonne.art.spots import emblem_at, spots
from render.carcassonne.letters import LETTER
from render.carcassonne.preview import PX
from render.tools.curves import Point
from tests.properties import each

KINDS = (*COUNTS, *RIVER, *INNS, *TRADERS, *MINES)
FACES = [(kind, rotation) for kind in KINDS for rotation in Rotation]


@each(("kind", "rotation"), FACES)
def test_letters_on_all_segments_do_not_overlap(kind: str, rotation: Rotation) -> None:
    # nobody may stand in a garden in this game
    where = {s: at for s, at in spots(kind, rotation).items() if s.feature is not Feature.GARDEN}
    # or nothing: a tile may have one segment
    for (one, a), (other, b) in combinations(where.items(), 2):
        assert math.dist(a, b) * PX >= 2 * LETTER, (str(one), str(other))


def test_a_standing_figure_does_not_hide_the_shield() -> None:
    found = 0
    for face in FACES:
        lying = tile(*face)
        for city in (p for p in lying.parts if p.segment.feature is Feature.CITY):
            shield = emblem_at(city, lying)
            if shield and Mark.CATHEDRAL not in city.marks:  # it rises above all
                assert overlap(spots(*face)[city.segment], shield) <= 0.05 * 0.02 + 1e-9, face
                found += 1
    assert found


def overlap(figure: Point, shield: Point) -> float:
    """Return how much of a tile both cover; a figure reaches above the middle of its spot."""
    wide = min(figure[0] + 0.155, shield[0] + 0.11) - max(figure[0] - 0.155, shield[0] - 0.11)
    high = min(figure[1] + 0.16, shield[1] + 0.15) - max(figure[1] - 0.21, shield[1] - 0.12)
    return max(0.0, wide) * max(0.0, high)

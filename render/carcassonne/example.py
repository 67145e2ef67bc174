"""A little landscape that shows what followers do: the picture beside the rules."""

from games.carcassonne.components import MEEPLES, Feature, Segment, Spot
from games.carcassonne.view import Deployed, Laid, View
from games.core.values import Cell, Rotation, Seat
from render.painter import Example

NAMES = tuple(
    f"carcassonne-category-{feature.value}"
    for feature in (Feature.ROAD, Feature.CITY, Feature.MONASTERY, Feature.FIELD)
)
"""Message ids of words in the place of people's names: the thing on which each one's follower
stands."""

_TILES = {
    Cell(0, 0): Laid("D", Rotation.R0),
    Cell(0, -1): Laid("C", Rotation.R0),
    Cell(0, 1): Laid("B", Rotation.R0),
    Cell(1, 1): Laid("W", Rotation.R270),
    Cell(-1, 0): Laid("V", Rotation.R270),
    Cell(1, 0): Laid("K", Rotation.R0),
    Cell(-1, 1): Laid("U", Rotation.R90),
    Cell(2, 0): Laid("B", Rotation.R0),
    Cell(2, -1): Laid("E", Rotation.R270),
    Cell(2, 1): Laid("V", Rotation.R0),
    Cell(-1, -1): Laid("F", Rotation.R0),
}

_FOLLOWERS = (
    Spot(Cell(1, 0), Segment(Feature.ROAD, 0)),
    Spot(Cell(-1, -1), Segment(Feature.CITY, 0)),
    Spot(Cell(2, 0), Segment(Feature.MONASTERY, 0)),
    Spot(Cell(-1, 0), Segment(Feature.FIELD, 0)),
)

_VIEW = View(
    tiles=_TILES,
    meeples=tuple(Deployed(Seat(seat), spot) for seat, spot in enumerate(_FOLLOWERS)),
    drawn=None,
    left=0,
    turn=None,
    last=None,
    scores=(5, 5, 5, 0),  # what they would bring if the game ended now; no city is completed
    supply=(MEEPLES - 1,) * len(_FOLLOWERS),
    options={"farmers": "on", "abbot": "off"},
    lines=(),
    result=None,
)

EXAMPLE = Example(_VIEW, NAMES)

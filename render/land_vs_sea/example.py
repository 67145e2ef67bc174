"""A map in the middle of a game, for the rules: it explains the tiles, the flags and the strip at
the foot.
"""

from games.core.hexes import HexRotation
from games.core.values import TABLE, Cell, Seat
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.components import Kind, Segment, Spot
from games.land_vs_sea.view import Held, Last, Phase, Pile, Side, View
from render.painter import Example

NAMES = ("land-vs-sea-side-land", "land-vs-sea-side-sea")
"""Message ids of the words in the place of people's names."""

_TILES = {
    Cell(0, 0): Laid("LLLSSS-start", HexRotation.R0),
    Cell(0, 1): Laid("SLSLLLg", HexRotation.R0),
    Cell(1, 0): Laid("SLSLLLd", HexRotation.R180),
    Cell(-1, 1): Laid("LLLSSSb", HexRotation.R60),
    Cell(-1, 0): Laid("LLSSSSb", HexRotation.R180),
    Cell(0, -1): Laid("LLSSLSh", HexRotation.R0),
    Cell(1, -1): Laid("LLSSLSd", HexRotation.R180),
    Cell(-1, 2): Laid("SSSLLLh", HexRotation.R60),
    Cell(-1, -1): Laid("SLSLLLf", HexRotation.R120),
    Cell(1, -2): Laid("LLSLSSg", HexRotation.R180),
    Cell(0, -2): Laid("LSLSSSd", HexRotation.R60),
}

_VIEW = View(
    viewer=TABLE,
    options={},
    kinds=tuple(Kind),
    sides=(Side.LAND, Side.SEA),
    waypointers=(Seat(0), Seat(1)),
    tiles=_TILES,
    regions=(),
    frontier={},
    phase=Phase.LAYING,
    turn=Seat(0),
    hands=(
        (Held("SSLLLLk", None), Held("SSLLLLe", None)),
        (Held("LLSLSSd", None), Held("SLSLLLc", None)),
    ),
    stacks=(Pile("SSLLLLa", 24), Pile("LLSSSSc", 20)),
    waypoints=(Spot(Cell(1, -1), Segment(Kind.LAND, 0)), Spot(Cell(-1, 1), Segment(Kind.SEA, 0))),
    holes=(),
    filled=False,
    again=False,
    last=Last(Seat(1), (Cell(0, -2),)),
    scores=(9, 13),
    lines=(),
    unseen={},
    result=None,
)

EXAMPLE = Example(_VIEW, NAMES)

"""A castle under way, for the rules: tiles, markers on the wall, wall tiles, keeps."""

from games.castle.castle_map import EMPTY, CastleMap, Deployed, Laid, deploy, lay
from games.castle.components import Bonus, Feature, Segment, Spot
from games.castle.view import Stronghold, View
from games.core.values import Cell, Rotation, Seat
from render.painter import Example

NAMES = ("castle-colour-red", "castle-colour-blue")
"""Message ids of the words in the place of people's names."""

_TILES = {
    Cell(3, 0): Laid("48", Rotation.R180),
    Cell(3, 1): Laid("47", Rotation.R0),
    Cell(4, 0): Laid("15", Rotation.R0),
    Cell(4, 1): Laid("07", Rotation.R90),
    Cell(2, 1): Laid("39", Rotation.R180),
    Cell(4, 2): Laid("37", Rotation.R0),
    Cell(5, 1): Laid("29", Rotation.R180),
    Cell(6, 0): Laid("02", Rotation.R0),
    Cell(6, 1): Laid("27", Rotation.R180),
    Cell(3, 2): Laid("41", Rotation.R90),
    Cell(5, 2): Laid("49", Rotation.R270),
    Cell(7, 1): Laid("14", Rotation.R0),
    Cell(4, 3): Laid("01", Rotation.R0),
}
_FOLLOWERS = (
    Deployed(Seat(0), Spot(Cell(6, 0), Segment(Feature.PATH, 0))),
    Deployed(Seat(1), Spot(Cell(3, 0), Segment(Feature.COURT, 0))),
    Deployed(Seat(1), Spot(Cell(4, 2), Segment(Feature.TOWER, 0))),
)


def _castle_map() -> CastleMap:
    castle_map = EMPTY
    for cell, laid in _TILES.items():
        castle_map = lay(castle_map, cell, laid)
    for follower in _FOLLOWERS:
        castle_map = deploy(castle_map, follower)
    return castle_map


_WALL = (12, 17, 34, 39, 44, 60, 72, 75, 79, 82, 86, 94)

_VIEW = View(
    options={"wall_tiles": "hidden"},
    castle_map=_castle_map(),
    drawn="31",
    held=(None, None),
    left=46,
    turn=Seat(0),
    last=Cell(4, 3),
    scores=(21, 9),
    supply=(5, 4),
    wall=dict.fromkeys(_WALL, None),
    taken=((Bonus.DOUBLE_TOWER,), ()),
    used=(),
    keeps=(None, Stronghold(Spot(Cell(3, 2), Segment(Feature.HOUSE, 0)), 2, 2)),
    pending=(),
    extra=False,
    lines=(),
    remaining={},
    barred=(),
    result=None,
)

EXAMPLE = Example(_VIEW, NAMES)

"""A round under way: the picture beside the rules."""

from games.core.values import Cell, Rotation, Seat
from games.saboteur.components import GOALS, START, Role
from games.saboteur.maze import Laid
from games.saboteur.view import Goal, Last, Phase, PlayerView, View
from render.painter import Example

_WHO = (Role.DIGGER, Role.SABOTEUR, Role.DIGGER)
NAMES = tuple(f"saboteur-role-{role}" for role in _WHO)
"""Message ids of the words in the place of people's names."""

_UPRIGHT, _TURNED = Rotation.R0, Rotation.R180
_MAZE = {
    START: Laid("start", _UPRIGHT),
    Cell(1, 0): Laid("ew", _UPRIGHT),
    Cell(2, 0): Laid("new", _TURNED),
    Cell(2, 1): Laid("ne", _UPRIGHT),
    Cell(3, 0): Laid("ew", _UPRIGHT),
    Cell(3, 1): Laid("x-ew", _UPRIGHT),
    Cell(4, 0): Laid("nw", _UPRIGHT),
    Cell(4, -1): Laid("nes", _UPRIGHT),
    Cell(5, -1): Laid("ew", _UPRIGHT),
    Cell(4, -2): Laid("nw", _TURNED),
    Cell(5, -2): Laid("ew", _UPRIGHT),
    Cell(6, -2): Laid("nesw", _UPRIGHT),
    Cell(7, -2): Laid("ew", _UPRIGHT),
    Cell(5, 1): Laid("ns", _UPRIGHT),
    Cell(5, 2): Laid("ne", _UPRIGHT),
    Cell(6, 2): Laid("ew", _UPRIGHT),
}
_CUT_OFF = (Cell(5, 1), Cell(5, 2), Cell(6, 2))


def _player(who: Role, hand: int, *before: str) -> PlayerView:
    return PlayerView(hand, before, who, who, gold_cards=0, has_gold=False, nuggets=None)


_VIEW = View(
    viewer=None,
    options={},
    round=1,
    rounds=3,
    phase=Phase.PLAYING,
    turn=Seat(0),
    maze=_MAZE,
    joined=(*(cell for cell in _MAZE if cell not in _CUT_OFF), GOALS[0]),
    goals=(
        Goal(GOALS[0], "stone-nw", _UPRIGHT, "stone-nw"),
        Goal(GOALS[1], None, _UPRIGHT, None),
        Goal(GOALS[2], None, _UPRIGHT, None),
    ),
    players=(
        _player(_WHO[0], 6),
        _player(_WHO[1], 6, "break-pick"),
        _player(_WHO[2], 5, "break-lamp", "break-cart"),
    ),
    hand=("nes", "x-new", "break-lamp", "repair-pick-lamp", "rockfall", "map"),
    role=None,
    deck=24,
    last=Last(Seat(2), "ew", Cell(7, -2)),
    offer=(),
    offered=0,
    gold=(),
    tales=(),
    lines=(),
    result=None,
)

EXAMPLE = Example(_VIEW, NAMES)

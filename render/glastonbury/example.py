"""A position that explains the game, for its rules: a walk to a line with all four spells."""

from games.core.values import Cell, Seat
from games.glastonbury.field import CORNER_CELLS
from games.glastonbury.view import Last, Phase, PlayerView, View
from render.painter import Example

_ROWS = (
    "honey-2 bone-3 beetle-3 snail-2",
    "agaric-1 pumpkin-4 grapes-3 butterfly-3 feather-4 acorn-4",
    "sunflower-1 grapes-4 grapes-1 movement clover-1 acorn-2",
    "clover-4 frog-1 butterfly-1 eyeball beetle-2 mouse-2",
    "frog-4 rose-3 frog-3 bad-luck maple-4 powder",
    "acorn-3 agaric-3 appearance honey-4",
)


def _field() -> dict[Cell, str]:
    cards = iter(" ".join(_ROWS).split())
    cells = (Cell(x, y) for y in range(6) for x in range(6))
    return {cell: next(cards) for cell in cells if cell not in CORNER_CELLS}


def _player(colour: str, place: int, top: str, cards: int, spells: int = 0) -> PlayerView:
    return PlayerView(colour, place, top, cards, (), (), spells, 2 * spells)


_VIEW = View(
    options={},
    phase=Phase.TAKING,
    turn=Seat(2),
    field=_field(),
    stock=38,
    players=(
        _player("red", 17, "agaric-2", 3),
        _player("blue", 12, "butterfly-4", 4),
        _player("yellow", 3, "snail-3", 3, spells=1),
        _player("green", 7, "powder", 2),
    ),
    trail=(0, 1, 2, 3),
    ahead=(),
    last=Last(Seat(1), "take", Cell(2, 5), "acorn-1"),
    removed=None,
    own=None,
    recipes=(),
    ender=None,
    lines=(),
    result=None,
)
NAMES = tuple(f"glastonbury-colour-{colour}" for colour in ("red", "blue", "yellow", "green"))
"""Message ids of the words in the place of people's names."""
EXAMPLE = Example(_VIEW, NAMES, "rules")

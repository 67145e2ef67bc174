"""The field of six by six and the walk round it: twenty places, a line of cards before each.

A field is a tuple of 36 ids, row by row; "" where nothing lies, and in the four corners. Places are
numbered clockwise from the corner in the north-west: 0, 5, 10 and 15 are corners, 1 to 4 stand
above the columns, 6 to 9 beside the rows in the east, and so on round.
"""

from games.core.values import Cell

SIZE = 6
PLACES = 20

Field = tuple[str, ...]


def index(cell: Cell) -> int:
    """Return where a cell stands in a field."""
    return cell.y * SIZE + cell.x


CELLS = tuple(Cell(x, y) for y in range(SIZE) for x in range(SIZE))
"""The cell that stands at each index of a field."""


CORNERS = {0: Cell(0, 0), 5: Cell(5, 0), 10: Cell(5, 5), 15: Cell(0, 5)}
"""The corner cards by place."""
CORNER_CELLS = frozenset(CORNERS.values())


def _column(x: int) -> tuple[int, ...]:
    return tuple(index(Cell(x, y)) for y in range(SIZE))


def _row(y: int) -> tuple[int, ...]:
    return tuple(index(Cell(x, y)) for x in range(SIZE))


LINES = (*(_column(x) for x in range(1, 5)), *(_row(y) for y in range(1, 5)))
"""The eight lines: columns from west to east, rows from north to south."""


def _before(place: int) -> tuple[int, ...]:
    side, step = divmod(place, 5)
    if step == 0:
        return ()
    return LINES[(step - 1, 3 + step, 4 - step, 8 - step)[side]]


BEFORE = tuple(_before(place) for place in range(PLACES))
"""By place, the line of cards that one stands before, in reading order; none at a corner."""


def laid_out(cards: tuple[str, ...]) -> Field:
    """Lay 32 cards row by row, round the corners."""
    rest = iter(cards)
    return tuple("" if cell in CORNER_CELLS else next(rest) for cell in CELLS)


def with_card(field: Field, at: int, card: str) -> Field:
    """Return the field with another card, or none, in one place."""
    return (*field[:at], card, *field[at + 1 :])


def in_line(field: Field, place: int) -> tuple[int, ...]:
    """Return where cards lie in the line that one stands before."""
    return tuple(at for at in BEFORE[place] if field[at])


def has_gaps(field: Field) -> bool:
    """Tell whether so much is gone that a line may have come to its last card: a quick look."""
    return field.count("") >= len(CORNERS) + SIZE - 1


def lonely(field: Field) -> frozenset[int]:
    """Return where a card lies without which a line is empty. Booklet, "Конец игры"."""
    if not has_gaps(field):
        return frozenset()
    left = ([at for at in line if field[at]] for line in LINES)
    return frozenset(there[0] for there in left if len(there) == 1)

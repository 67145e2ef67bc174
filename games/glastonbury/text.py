"""Glastonbury in words and characters, for those who do not see the picture.

A card is its sign and its value: `🐸3`, `🪄0`; spells have a sign alone, corners are `[]`. Round
the field stand the wizards, by the numbers of their seats.
"""

from collections.abc import Iterator, Mapping

from games.core.message import Message
from games.core.values import Cell
from games.glastonbury.components import APPEARANCE, BAD_LUCK, CARDS, EYEBALL, MOVEMENT
from games.glastonbury.field import CORNER_CELLS, PLACES, SIZE
from games.glastonbury.view import Phase, View


def status(view: View) -> tuple[Message, ...]:
    """Count the cards in the stock; for a viewer who looks into a cauldron, describe its
    content.
    """
    if view.phase is Phase.OVER:
        return ()
    if holds(view):
        return (Message("glastonbury-status-looking"),)
    return (Message("glastonbury-status-stock", {"stock": view.stock}),)


def notes(view: View) -> Mapping[str, Message]:
    """Tell a seat its recipes."""
    if not view.recipes:
        return {}
    colour, goal = view.recipes
    each = 2 if len(view.players) == 4 else 1
    return {
        "recipes": Message(
            "glastonbury-note-recipes", {"colour": colour, "goal": goal, "each": each}
        )
    }


def holds(view: View) -> bool:
    """Tell whether a seat looks into its cauldron: nothing else is shown in private but recipes."""
    return view.phase is Phase.LOOKING and view.own == view.turn


def scores(view: View) -> tuple[int, ...]:
    """Return the points once the cauldrons are open: until then they are to be remembered."""
    return view.result.scores if view.result else ()


def text_board(view: View) -> str:
    """Draw the field and the wizards round it."""
    return "\n".join(_rows(view))


_SPELLS = {BAD_LUCK: "🌩", EYEBALL: "👁", APPEARANCE: "✨", MOVEMENT: "👢"}
_KINDS = {
    "agaric": "🍄",
    "rose": "🌹",
    "feather": "🪶",
    "butterfly": "🦋",
    "sunflower": "🌻",
    "honey": "🍯",
    "frog": "🐸",
    "clover": "☘",
    "pumpkin": "🎃",
    "maple": "🍁",
    "grapes": "🍇",
    "beetle": "🪲",
    "acorn": "🌰",
    "snail": "🐌",
    "mouse": "🐭",
    "bat": "🦇",
    "bone": "🦴",
    "egg": "🥚",
    "powder": "🪄",
}
_WIDTH = 4
"""Of a card, in characters: a sign is as wide as two."""


def sign(card: str) -> str:
    """Return a card as its sign and its value."""
    return _SPELLS.get(card) or f"{_KINDS[CARDS[card].kind]}{CARDS[card].value}"


def _rows(view: View) -> Iterator[str]:
    rim = dict.fromkeys(range(PLACES), "")
    for seat, player in enumerate(view.players, 1):
        if player.place is not None:
            rim[player.place] += str(seat)
    yield _line("", [rim[place] for place in range(6)], "")
    for y in range(SIZE):
        west, east = (rim[20 - y], rim[5 + y]) if 0 < y < 5 else ("", "")
        yield _line(west, [_cell(view, Cell(x, y)) for x in range(SIZE)], east)
    yield _line("", [rim[15 - x] for x in range(6)], "")


def _line(west: str, cells: list[str], east: str) -> str:
    return f"{west:>3} {''.join(f'{cell:<{_WIDTH}}' for cell in cells)}{east}".rstrip()


def _cell(view: View, cell: Cell) -> str:
    if cell in CORNER_CELLS:
        return "[]"
    return sign(view.field[cell]) if cell in view.field else "··"

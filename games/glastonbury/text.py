"""Glastonbury in words and characters, for those who do not see the picture.

A card is the first three letters of what it shows and its value: `fro3`, `pow0`; a spell is `luck`,
`eye!`, `app+`, `mov+`; corners are `[]`. Round the field stand the wizards, by the numbers of their
seats.
"""

from collections.abc import Iterator, Mapping

from games.core.message import Message
from games.core.values import Cell
from games.glastonbury.components import APPEARANCE, BAD_LUCK, CARDS, EYEBALL, MOVEMENT
from games.glastonbury.field import CORNER_CELLS, PLACES, SIZE
from games.glastonbury.view import Phase, Player, View


def status(view: View) -> tuple[Message, ...]:
    """Say how many cards are in the stock; to whom looks into a cauldron, what is seen there."""
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
    """Draw the field and the wizards round it; below, the cauldrons."""
    people = [f"{seat}: {_player(player)}" for seat, player in enumerate(view.players, 1)]
    blocks = ["\n".join(_rows(view)), "\n".join(people)]
    if view.recipes:
        blocks.append("recipes: " + ", ".join(view.recipes))
    return "\n\n".join(blocks)


_SPELLS = {BAD_LUCK: "luck", EYEBALL: "eye!", APPEARANCE: "app+", MOVEMENT: "mov+"}
_WIDTH = 5


def code(card: str) -> str:
    """Return a card in four characters."""
    return _SPELLS.get(card) or f"{CARDS[card].kind[:3]}{CARDS[card].value}"


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
        return " []"
    return code(view.field[cell]) if cell in view.field else " .."


def _player(player: Player) -> str:
    """Say what a wizard has: the top card, how many lie below, spells that can be used."""
    told = [player.colour, "-" if player.top is None else f"{code(player.top)} of {player.cards}"]
    told += [f"appearance x{player.appearances}"] if player.appearances else []
    told += [f"movement x{player.movements}"] if player.movements else []
    if player.cauldron:
        told.append("(" + " ".join(map(code, player.cauldron)) + ")")
    return " ".join(told)

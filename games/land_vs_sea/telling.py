"""Moves of Land vs Sea in words for the exported log, and the legend of the text board."""

from collections.abc import Iterator

from games.core.contract import Action
from games.core.message import Message, Named, Variable
from games.core.score import ScoreLine
from games.core.values import Cell, Seat
from games.land_vs_sea.actions import Draw, Fill, Lay
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Held, View


def describes(state: State, seat: Seat, action: Action) -> Message:
    """Name the tile that is laid by its edges, and say where it lies and how it is turned."""
    if isinstance(action, Lay):
        held = state.hands[state.turn][action.side.tile]
        tile = _face(held.down if action.side.is_hidden else held.up)
        turned = int(action.rotation)
        laid = {"tile": tile, "turned": turned, **_where(action.cell)}
        return Message("land-vs-sea-move-lay", laid)
    if isinstance(action, Fill):
        return Message("land-vs-sea-move-fill", _where(action.cell))
    if isinstance(action, Draw):
        return Message("land-vs-sea-move-draw", {"stack": action.stack.index + 1})
    return Message("land-vs-sea-move-waypoint")


def _where(cell: Cell) -> dict[str, Variable]:
    return {"place": place_told(cell), "pictured": 0}


def place_told(cell: Cell) -> Message:
    """Name a place by its row and where it is in it, as the board in characters has it."""
    return Message("land-vs-sea-aloud-place", {"row": cell.y, "place": cell.x})


def _face(name: str) -> Message:
    """Describe a side of a tile: its edges are land or sea."""
    edges = name.partition("-")[0][:6]
    return Message("land-vs-sea-tile", {"land": edges.count("L"), "sea": edges.count("S")})


def scored(line: ScoreLine) -> Message:
    """Name the region that paid, and the tile that brought it."""
    category = Message(f"land-vs-sea-category-{line.category}")
    if line.where is None:
        return category
    place = place_told(line.where)
    return Message("land-vs-sea-scored", {"category": category, "place": place})


def legend(view: View) -> tuple[Message, ...]:
    """Explain the signs, and describe everybody's side and hand, and the stacks."""
    people = (_player(view, Seat(seat)) for seat in range(len(view.hands)))
    piles = (
        Message("land-vs-sea-legend-stack", {"stack": n, "tiles": p.tiles, "top": _face(p.top)})
        for n, p in enumerate(view.stacks, 1)
    )
    return (Message("land-vs-sea-legend"), *people, *piles)


def _player(view: View, seat: Seat) -> Message:
    side = Message(f"land-vs-sea-side-{view.sides[seat].value}")
    held = tuple(tile for one in view.hands[seat] for tile in _tile(one))
    who: dict[str, Variable] = {"number": seat + 1, "seat": Named(seat), "side": side}
    if not held:
        return Message("land-vs-sea-legend-side", who)
    return Message("land-vs-sea-legend-player", {**who, "tiles": held})


def _tile(held: Held) -> Iterator[Message]:
    """Yield the content of a tile in a player's hand, of both sides where the viewer sees both."""
    if held.down is None:
        yield _face(held.up)
    else:
        yield Message("land-vs-sea-legend-tile", {"up": _face(held.up), "down": _face(held.down)})

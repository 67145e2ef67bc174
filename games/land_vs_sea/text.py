"""Land vs Sea in words and characters, for those who do not see the picture.

A tile is five characters by three, each row half a tile further east than the one to the north:
`#` land and `~` sea on the six edges; in the middle `C` a caravan, `S` a ship, `@` play again,
`!` steal, a digit the waypoint of that player; `^` and `*` beside it for mountains and corals.

     # ~
    # C ~
     # ~
"""

from collections.abc import Iterator

from games.core.message import Message
from games.core.textmap import Block
from games.core.values import TABLE
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.components import Face, Kind, Special, Trader, face
from games.land_vs_sea.view import Phase, View

WIDTH, HEIGHT = 6, 3
"""Of a tile, in characters."""


def status(view: View) -> tuple[Message, ...]:
    """Name the side of a seat that waits; say that a second tile is to be laid, and describe the
    stacks.
    """
    if view.phase is Phase.OVER:
        return ()
    left = Message("land-vs-sea-status-left", {"left": sum(pile.tiles for pile in view.stacks)})
    again = view.again and view.phase is Phase.LAYING
    return (*_waiting_status(view), *([Message("land-vs-sea-status-again")] if again else ()), left)


def acting(view: View) -> Message | None:
    """Name the side of the player who is asked."""
    if view.viewer is TABLE or view.viewer != view.turn:
        return None
    return Message("land-vs-sea-status-you", {"side": view.sides[view.viewer].value})


def _waiting_status(view: View) -> Iterator[Message]:
    if view.viewer is not TABLE and acting(view) is None:
        yield Message("land-vs-sea-status-you", {"side": view.sides[view.viewer].value})


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat; people of one team have the same."""
    return view.scores


def text_board(view: View) -> str:
    """Draw the map between its coordinates."""
    return "\n".join(_map_lines(view))


def block(laid: Laid, kinds: tuple[Kind, ...], standing: str = "") -> Block:
    """Draw a tile, with the waypoints on it."""
    lying = face(laid.face, laid.rotation)
    ne, e, se, sw, w, nw = ("#" if edge == "L" else "~" for edge in lying.edges)
    ranges = {piece.segment.kind for piece in lying.ranges}.intersection(kinds)
    left, right = "^" if Kind.MOUNTAINS in ranges else " ", "*" if Kind.CORALS in ranges else " "
    middle = standing or _centre(lying, kinds)
    return (f" {nw} {ne}  ", f"{w}{left}{middle}{right}{e} ", f" {sw} {se}  ")


def _centre(lying: Face, kinds: tuple[Kind, ...]) -> str:
    if lying.trader and Kind.TRADE in kinds:
        return "C" if lying.trader is Trader.CARAVAN else "S"
    return {Special.AGAIN: "@", Special.STEAL: "!", None: "."}[lying.special]


def _map_lines(view: View) -> Iterator[str]:
    """Yield the lines of the map, with y at the left and x before the first tile of each row."""
    standing = {spot.cell: str(seat + 1) for seat, spot in enumerate(view.waypoints) if spot}
    half = WIDTH // 2
    west = min(2 * cell.x + cell.y for cell in view.tiles)
    for row in range(min(c.y for c in view.tiles), max(c.y for c in view.tiles) + 1):
        cells = sorted(cell for cell in view.tiles if cell.y == row)
        for line in range(HEIGHT):
            label = f"{cells[0].x},{row}".rjust(6) if cells and line == 1 else " " * 6
            drawn = label + "  "
            for cell in cells:
                start = 8 + (2 * cell.x + cell.y - west) * half
                tile = block(view.tiles[cell], view.kinds, standing.get(cell, ""))
                drawn = drawn.ljust(start) + tile[line]
            yield drawn.rstrip()

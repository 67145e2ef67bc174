"""Saboteur in words and characters, for those who do not see the picture.

A card is five characters by three: `-` and `|` tunnels, `:` a tunnel that is joined to nothing, `x`
a dead end, `S` the start, `H` a ladder, `*` a crystal, `D` and `L` doors of Drop and Leaf, `#` a
bridge, `)` and `(` two curves; a goal that was not reached shows `?`, `$` or `o` in a frame. Cards
to which the start does not lead are marked with `'`.

      |      a T: north, east and west
    --+--

"""

from collections.abc import Iterator, Mapping

from games.core.message import Message
from games.core.textmap import Block, draw
from games.core.values import TABLE, Rotation, Side
from games.saboteur.components import Card, Door, lying
from games.saboteur.view import Goal, Phase, View

WIDTH, HEIGHT = 5, 3
"""Of a card, in characters."""


def status(view: View) -> tuple[Message, ...]:
    """Name the round and count the cards left; for a seat, add its role."""
    counted = {"round": view.round, "rounds": view.rounds, "deck": view.deck}
    said = [Message("saboteur-status-round", counted)]
    if view.phase is Phase.PLAYING and view.role is not None:
        said.append(Message(f"saboteur-role-{view.role}"))
    return tuple(said) if view.phase is not Phase.OVER else ()


def notes(view: View) -> Mapping[str, Message]:
    """Tell a seat in each round what it is and wants; everybody, that the roles are open now."""
    if view.viewer is TABLE:
        return {f"round-{len(view.tales)}": _round(view)} if view.tales else {}
    if view.role is None or view.phase is not Phase.PLAYING:
        return {}
    return {f"role-{view.round}": Message("saboteur-note-role", {"role": view.role.value})}


def _round(view: View) -> Message:
    """Tell who has won, and where the gold lay, which nobody may have reached."""
    tale = view.tales[-1]
    ended = {"outcome": tale.outcome.value, "shared": len(tale.winners)}
    place = tale.goals.index("gold") + 1
    return Message("saboteur-note-round", {"round": len(view.tales), **ended, "place": place})


def scores(view: View) -> tuple[int, ...]:
    """Return the nuggets by seat once they are counted: until then they are secret."""
    known = tuple(player.nuggets for player in view.players)
    return tuple(n or 0 for n in known) if view.phase is Phase.OVER else ()


def text_board(view: View) -> str:
    """Draw the maze between its coordinates."""
    return "\n".join(_map_lines(view))


def block(card: str, turned: Rotation, joined: bool = True) -> Block:
    """Draw a card."""
    lies = lying(card, turned)
    characters = [[" "] * WIDTH for _ in range(HEIGHT)]
    for side in lies.exits:
        for column, line in _ARMS[side][: 1 if side in lies.stubs and lies.ways else 2]:
            characters[line][column] = _stroke(lies, side)
    characters[1][2] = _centre(lies)
    characters[0][0] = " " if joined else "'"
    return tuple("".join(line) for line in characters)


_ARMS = {
    Side.N: ((2, 0),),
    Side.E: ((4, 1), (3, 1)),
    Side.S: ((2, 2),),
    Side.W: ((0, 1), (1, 1)),
}
"""Columns and lines inside a card, from the edge to the centre."""


def _stroke(card: Card, side: Side) -> str:
    if side in card.stubs and card.ways:
        return ":"
    return "-" if side in (Side.E, Side.W) else "|"


_DOORS = {Door.BLUE: "D", Door.GREEN: "L"}
_DOUBLE = {"bridge": "#", "double-nw-es": ")", "double-ne-sw": "("}
_SPECIAL = {"start": "S", "gold": "$", "stone-ne": "o", "stone-nw": "o"}


def _centre(card: Card) -> str:
    if card.id in _SPECIAL:
        return _SPECIAL[card.id]
    if card.door:
        return _DOORS[card.door]
    if card.crystal:
        return "*"
    if card.source:
        return "H"
    if not card.ways:
        return "x"
    if len(card.ways) > 1:
        return _DOUBLE[card.id]
    return _STRAIGHT.get(card.ways[0], "+")


_STRAIGHT: Mapping[tuple[Side, ...], str] = {(Side.N, Side.S): "|", (Side.E, Side.W): "-"}


def _hidden(goal: Goal) -> Block:
    known = {None: "?", "gold": "$"}.get(goal.known, "o")
    return ("+---+", f"| {known} |", "+---+")


def _map_lines(view: View) -> Iterator[str]:
    """Yield the lines of the map, with x above and y at the left."""
    blocks = {
        cell: block(laid.card, laid.turned, cell in view.joined) for cell, laid in view.maze.items()
    }
    for goal in view.goals:
        reached = view.phase is Phase.PLAYING or goal.cell in view.joined
        shown = block(goal.face, goal.turned) if goal.face and reached else _hidden(goal)
        blocks[goal.cell] = shown
    west, east = min(c.x for c in blocks), max(c.x for c in blocks)
    north = min(c.y for c in blocks)
    yield (_MARGIN + "".join(f"{x:^{WIDTH}}" for x in range(west, east + 1))).rstrip()
    for number, line in enumerate(draw(blocks, WIDTH, HEIGHT).split("\n")):
        row, inside = divmod(number, HEIGHT)
        label = f"{north + row:>3} " if inside == HEIGHT // 2 else _MARGIN
        yield (label + line).rstrip()


_MARGIN = " " * 4

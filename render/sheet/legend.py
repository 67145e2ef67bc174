"""The strip at the foot: the players with their points and followers, and the player on turn."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.pieces.followers import ABBOT, BUILDER, PIG, STAND, key
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Sprite
from render.sheet.text import fit_name, width
from render.theme import (
    ACTIVE,
    BADGE,
    CARD,
    EDGE,
    FRAME,
    INK,
    PROSPECT,
    RULE,
    WIDTH,
    Face,
)

_ONE_LINE = 100
"""Pixels of a strip where each has room for points and supply below the name."""
_ROW, _IN_A_ROW = 104, 3
"""Pixels of a row, and how many stand in it, where people or figures are many: names are whole, and
every figure is as large as its shape needs to be told."""
_FEW = 4
"""The most people in one row."""
_FIGURES = {BUILDER: 38, ABBOT: 38, PIG: 34}
_FIGURE, _STEP = 42, 47
"""The heights of other figures at home, for which they have 12 points of a phone with all that they
hold, and how far they are apart."""


class LegendEntry(Struct, frozen=True):
    """One seat of the strip."""

    colour: int
    """The index of the seat's style in the theme."""
    name: str
    points: int
    supply: int
    """Followers that are not on the table."""
    won: bool = False
    others: tuple[str, ...] = ()
    """The poses of figures of other kinds that are not on the table."""
    prospect: int | None = None
    """Points that would be paid besides if the game ended now; None where no forecast is shown."""


def legend_height(players: Sequence[LegendEntry]) -> int:
    """Return the pixels that the strip takes, the frame below not counted."""
    return len(_rows(players)) * _ROW if _is_roomy(players) else _ONE_LINE


def _is_roomy(players: Sequence[LegendEntry]) -> bool:
    """Tell whether each has two lines of their own width: people or kinds of figures are many."""
    return len(players) > _FEW or any(player.others for player in players)


def _rows(players: Sequence[LegendEntry]) -> list[Sequence[LegendEntry]]:
    """Part the players into rows that are equally long, but for the last."""
    most = len(players) if not _is_roomy(players) else _IN_A_ROW
    rows = -(-len(players) // most)
    each = -(-len(players) // rows)
    return [players[at : at + each] for at in range(0, len(players), each)]


def legend(
    players: Sequence[LegendEntry], turn: int | None, height: int, wide: int = WIDTH
) -> Iterator[Item]:
    """Lay out the strip at the foot of a sheet of that height, in the middle of its width.

    `turn` counts the players.
    """
    high, rows = legend_height(players), _rows(players)
    top, left = height - EDGE - high, (wide - WIDTH) // 2 + EDGE + 2
    right = left + WIDTH - 2 * EDGE - 4
    yield Panel(Box(left, top, right, top + high), CARD)
    each, tall = (right - left) / len(rows[0]), high // len(rows)
    entry = _in_two_lines if _is_roomy(players) else _player
    for number, player in enumerate(players):
        row, column = divmod(number, len(rows[0]))
        west, east = (left + round(at * each) for at in (column, column + 1))
        place = Box(west, top + row * tall, east, top + (row + 1) * tall)
        if number == turn:
            yield from _spotlight(place)
        if column:
            yield Rule(Box(west, place.top + 14, west, place.bottom - 14), RULE, 2)
        yield from entry(player, place, number == turn)
    for row in range(1, len(rows)):
        yield Rule(Box(left, top + row * tall, right, top + row * tall), RULE, 2)
    yield Rule(Box(left, top, right, top), FRAME, 3)


def _spotlight(place: Box) -> Iterator[Item]:
    yield Panel(place, ACTIVE)
    x, y = (place.left + place.right) // 2, place.top
    yield Pointer(((x - 16, y), (x + 16, y), (x, y + 13)), BADGE)


def _player(player: LegendEntry, place: Box, active: bool) -> Iterator[Item]:
    """Lay out the points and the supply below the name."""
    yield from _large(player, place, 66)
    x, y = place.left + 80, place.top + 31
    name, px = fit_name(player.name, Face.NAME, 40, place.right - 8 - x)
    yield Label(name, x, y, Face.NAME, px, INK)
    y = place.top + 71
    points = str(player.points)
    yield Label(points, x, y, Face.FIGURE, 46, BADGE if active else INK)
    after = x + width(points, Face.FIGURE, 46)
    if player.prospect is None:
        after = max(after, place.left + 132)
    else:
        yield Label(f"+{player.prospect}", after + 6, y + 4, Face.FIGURE, 38, PROSPECT)
        after = place.right - 60 - width(f"×{player.supply}", Face.FIGURE, 38)
    yield Sprite(key(player.colour, STAND), after + 30, y + 15, 32)
    yield Label(f"×{player.supply}", after + 50, y + 2, Face.FIGURE, 38, INK)


def _in_two_lines(player: LegendEntry, place: Box, active: bool) -> Iterator[Item]:
    """Lay out the points behind the name; below it the number of followers at home, and the other
    figures there.
    """
    yield from _large(player, place, 80)
    x, right, points = place.left + 86, place.right - 12, str(player.points)
    yield Label(points, right, place.top + 34, Face.FIGURE, 58, BADGE if active else INK, "rm")
    room = right - width(points, Face.FIGURE, 58) - 12 - x
    name, px = fit_name(player.name, Face.NAME, 42, room)
    yield Label(name, x, place.top + 32, Face.NAME, px, INK)
    y, feet = place.top + 78, place.bottom - 6
    if player.prospect is not None:
        yield Label(f"+{player.prospect}", right, y, Face.FIGURE, 40, PROSPECT, "rm")
    supply = f"×{player.supply}"
    yield Label(supply, x, y, Face.FIGURE, 44, INK)
    x += width(supply, Face.FIGURE, 44) + 30
    for pose in player.others:
        yield Sprite(key(player.colour, pose), x, feet, _FIGURES.get(pose, _FIGURE))
        x += _STEP


def _large(player: LegendEntry, place: Box, tall: int) -> Iterator[Item]:
    """Stand a figure in the player's colour before the name."""
    x, y = place.left + 42, place.bottom - 18
    yield Sprite(key(player.colour, STAND), x, y, tall - 10 if player.won else tall)
    if player.won:
        yield Sprite("crown", x, y - tall + 10, 26)

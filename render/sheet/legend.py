"""The strip at the foot: who plays, with how many points and followers, and whose turn it is."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.pieces.followers import ABBOT, STAND, key
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Sprite
from render.sheet.text import fit, width
from render.theme import ACTIVE, BADGE, CARD, EDGE, FRAME, INK, PROSPECT, RULE, WIDTH, Face

HEIGHT = 100
"""Pixels, the frame below not counted."""
_ROOMY = 300
"""Pixels of a seat that has room for points, prospect, a figure and the supply."""


class Player(Struct, frozen=True):
    """One seat of the strip."""

    colour: int
    """Which of the theme's styles."""
    name: str
    points: int
    supply: int
    """Followers that are not on the table."""
    won: bool = False
    abbot: bool = False
    """Whether he has an abbot who is not on the table."""
    prospect: int | None = None
    """Points that would be paid besides if the game ended now; None: not shown."""


def legend(
    players: Sequence[Player], turn: int | None, height: int, wide: int = WIDTH
) -> Iterator[Item]:
    """Lay out the strip at the foot of a sheet of that height, in the middle of its width.

    `turn` counts the players.
    """
    top, left = height - EDGE - HEIGHT, (wide - WIDTH) // 2 + EDGE + 2
    right = left + WIDTH - 2 * EDGE - 4
    strip = Box(left, top, right, top + HEIGHT)
    yield Panel(strip, CARD)
    each = strip.width / len(players)
    for i, player in enumerate(players):
        place = Box(left + round(i * each), top, left + round((i + 1) * each), top + HEIGHT)
        if i == turn:
            yield from _spotlight(place)
        if i:
            yield Rule(Box(place.left, top + 14, place.left, top + HEIGHT - 14), RULE, 2)
        yield from _player(player, place, i == turn)
    yield Rule(Box(left, top, right, top), FRAME, 3)


def _spotlight(place: Box) -> Iterator[Item]:
    yield Panel(place, ACTIVE)
    x, y = (place.left + place.right) // 2, place.top
    yield Pointer(((x - 16, y), (x + 16, y), (x, y + 13)), BADGE)


def _player(player: Player, place: Box, active: bool) -> Iterator[Item]:
    x, y = place.left + 40, place.bottom - 20
    if player.abbot:
        x -= 9
    yield Sprite(key(player.colour, STAND), x, y, 56 if player.won or player.abbot else 66)
    if player.won:
        yield Sprite("crown", x, y - 56, 26)
    if player.abbot:
        yield Sprite(key(player.colour, ABBOT), x + 30, y + 5, 27)
    x, name_y, points_y = place.left + 80, place.top + 31, place.top + 71
    name, px = fit(player.name, Face.NAME, 34, place.right - x - 8)
    yield Label(name, x, name_y, Face.NAME, px, INK)
    points = str(player.points)
    yield Label(points, x, points_y, Face.FIGURE, 46, BADGE if active else INK)
    x += width(points, Face.FIGURE, 46)
    if player.prospect is not None:
        yield from _with_prospect(player, x + 6, points_y, place)
        return
    x = max(x, place.left + 132) + 30
    yield Sprite(key(player.colour, STAND), x, points_y + 15, 32)
    yield Label(f"×{player.supply}", x + 20, points_y + 2, Face.NAME, 32, INK)


def _with_prospect(player: Player, x: int, y: int, place: Box) -> Iterator[Item]:
    """Put what is still to come behind the points; the supply then stands at the right."""
    yield Label(f"+{player.prospect}", x, y + 4, Face.NAME, 30, PROSPECT)
    supply, right = f"×{player.supply}", place.right - 10
    yield Label(supply, right, y + 2, Face.NAME, 32, INK, "rm")
    if place.width >= _ROOMY:
        at = right - width(supply, Face.NAME, 32) - 18
        yield Sprite(key(player.colour, STAND), at, y + 15, 32)

"""The strip at the foot: the players with their points and followers, and the player on turn."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.pieces.followers import SIZES, STAND, key
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Sprite
from render.sheet.text import fit, width
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

HEIGHT = 100
"""Pixels, the frame below not counted."""
_ROOMY = 298
"""Pixels of a seat that has room for points, prospect, a figure and the supply."""
_SCARCE = 240
"""Pixels of a seat that has room for points, a figure and the supply."""

_OTHER = 38
"""Pixels that a figure of another kind takes, with the gap before it."""


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


def legend(
    players: Sequence[LegendEntry], turn: int | None, height: int, wide: int = WIDTH
) -> Iterator[Item]:
    """Lay out the strip at the foot of a sheet of that height, in the middle of its width.

    `turn` counts the players.
    """
    top, left = height - EDGE - HEIGHT, (wide - WIDTH) // 2 + EDGE + 2
    right = left + WIDTH - 2 * EDGE - 4
    strip = Box(left, top, right, top + HEIGHT)
    yield Panel(strip, CARD)
    each = strip.width / len(players)
    crowded = any(_is_crowded(player, each) for player in players)
    for i, player in enumerate(players):
        place = Box(left + round(i * each), top, left + round((i + 1) * each), top + HEIGHT)
        if i == turn:
            yield from _spotlight(place)
        if i:
            yield Rule(Box(place.left, top + 14, place.left, top + HEIGHT - 14), RULE, 2)
        yield from (_in_three_lines if crowded else _player)(player, place, i == turn)
    yield Rule(Box(left, top, right, top), FRAME, 3)


def _spotlight(place: Box) -> Iterator[Item]:
    yield Panel(place, ACTIVE)
    x, y = (place.left + place.right) // 2, place.top
    yield Pointer(((x - 16, y), (x + 16, y), (x, y + 13)), BADGE)


def _player(player: LegendEntry, place: Box, active: bool) -> Iterator[Item]:
    x, y = place.left + 40, place.bottom - 20
    if _is_supply_below(player, place):
        yield from _counted(player, x, place)
    else:
        yield Sprite(key(player.colour, STAND), x, y, 56 if player.won else 66)
    if player.won:
        yield Sprite("crown", x, y - 56, 26)
    x, right, y = place.left + 80, place.right - 8, place.top + 31
    if player.others and not _are_others_last(player, place.width):
        yield _other(player, player.others[0], right, y)
        right -= _OTHER
    name, px = fit(player.name, Face.NAME, 40, right - x)
    yield Label(name, x, y, Face.NAME, px, INK)
    y = place.top + 71
    points = str(player.points)
    yield Label(points, x, y, Face.FIGURE, 46, BADGE if active else INK)
    yield from _supply(player, x + width(points, Face.FIGURE, 46), y, place)


def _in_three_lines(player: LegendEntry, place: Box, active: bool) -> Iterator[Item]:
    """Lay out a player in three lines: followers in supply under the large figure, figures of other
    kinds under the points.
    """
    x, top = place.left + 80, place.top
    yield from _counted(player, place.left + 40, place)
    if player.won:
        yield Sprite("crown", place.left + 40, place.bottom - 76, 26)
    name, px = fit(player.name, Face.NAME, 38, place.right - 8 - x)
    yield Label(name, x, top + 23, Face.NAME, px, INK)
    points = str(player.points)
    yield Label(points, x, top + 54, Face.FIGURE, 40, BADGE if active else INK)
    if player.prospect is not None:
        after = x + width(points, Face.FIGURE, 40) + 6
        yield Label(f"+{player.prospect}", after, top + 55, Face.FIGURE, 38, PROSPECT)
    for nth, pose in enumerate(player.others):
        tall = min(24, round(23 * SIZES.get(pose, 1)))
        yield Sprite(key(player.colour, pose), x + 12 + 29 * nth, top + 95, tall)


def _is_supply_below(player: LegendEntry, place: Box) -> bool:
    """Tell whether the supply is counted below the large figure, because a seat has no room for a
    small figure beside the number.
    """
    return place.width < (_SCARCE if player.prospect is None else _ROOMY)


def _counted(player: LegendEntry, x: int, place: Box) -> Iterator[Item]:
    yield Sprite(key(player.colour, STAND), x, place.bottom - 40, 44)
    supply = f"×{player.supply}"
    yield Label(supply, x, place.bottom - 21, Face.FIGURE, 38, INK, "mm")


def _supply(player: LegendEntry, x: int, y: int, place: Box) -> Iterator[Item]:
    """Lay out the supply behind the points; at the right, if the forecast stands between them."""
    supply = f"×{player.supply}"
    wide = width(supply, Face.FIGURE, 38)
    others = player.others if _are_others_last(player, place.width) else ()
    if player.prospect is None:
        x = max(x, place.left + 132) + 50
    else:
        yield Label(f"+{player.prospect}", x + 6, y + 4, Face.FIGURE, 38, PROSPECT)
        x = place.right - 10 - _OTHER * len(others) - wide
    if not _is_supply_below(player, place):
        yield Sprite(key(player.colour, STAND), x - 20, y + 15, 32)
        yield Label(supply, x, y + 2, Face.FIGURE, 38, INK)
    for nth, pose in enumerate(others, 1):
        yield _other(player, pose, x + wide + nth * _OTHER, y)


def _are_others_last(player: LegendEntry, wide: float) -> bool:
    """Tell whether there is room for other figures after the supply; if not, one stands at the end
    of the name, several below.
    """
    more = len(player.others) - 1 + (player.prospect is not None)
    return wide >= _ROOMY + _OTHER * more


def _is_crowded(player: LegendEntry, wide: float) -> bool:
    return len(player.others) > 1 and not _are_others_last(player, wide)


def _other(player: LegendEntry, pose: str, right: int, y: int) -> Sprite:
    """Place a figure at the end of a line of text."""
    return Sprite(
        key(player.colour, pose), right - 16, y + 16, min(30, round(30 * SIZES.get(pose, 1)))
    )

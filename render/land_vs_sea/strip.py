"""The strips at the foot: the players' sides, points and visible hands; the player's own hand."""

from collections.abc import Iterator, Sequence

from games.core.hexes import HexRotation
from games.core.values import Seat
from games.land_vs_sea.actions import Stack
from games.land_vs_sea.view import Held, View
from render.land_vs_sea.art import palette
from render.land_vs_sea.pieces import flag, glow_at, half_width, letter, pile, thumb
from render.sheet import people
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Sprite
from render.sheet.text import fit
from render.theme import ACTIVE, BADGE, CARD, EDGE, FRAME, INK, RULE, WIDTH, Face

_PUBLIC, _TALL = 196, 248
"""Pixels of the strip with everybody, and of four people, whose names have the whole width."""
_MANY = 4
OWN, LOW = 214, 140
"""Pixels of the strip with one's own tiles, and of the low one below numbers."""

_R = {2: 60, 3: 52, 4: 54}
"""Radii of tiles by the number of players."""


def public_height(view: View) -> int:
    """Return the pixels of the strip with everybody."""
    return _PUBLIC if len(view.hands) < _MANY else _TALL


def public(picture: Picture, height: int, letters: Sequence[Mark] = ()) -> Iterator[Item]:
    """Lay out everybody's side, points and visible tiles, and the stacks.

    :param letters: the marks of tiles that can be stolen; their values are `actions.Theft`.
    """
    view: View = picture.view
    top, seats = height - EDGE - public_height(view), len(view.hands)
    strip = Box(EDGE + 2, top, WIDTH - EDGE - 2, height - EDGE)
    yield Panel(strip, CARD)
    stacks = 0 if not view.stacks else len(view.stacks) * (2 * half_width(_R[seats]) + 14) + 22
    each = (strip.width - stacks) / seats
    for seat in range(seats):
        left = strip.left + round(seat * each)
        box = Box(left, top, strip.left + round((seat + 1) * each), strip.bottom)
        yield from _player(picture, Seat(seat), box, letters)
        if seat:
            yield Rule(Box(left, top + 14, left, strip.bottom - 14), RULE, 2)
    yield from _stacks(view, Box(strip.right - stacks, top, strip.right, strip.bottom), _R[seats])
    yield Rule(Box(strip.left, top, strip.right, top), FRAME, 3)


def _player(picture: Picture, seat: Seat, box: Box, letters: Sequence[Mark]) -> Iterator[Item]:
    view: View = picture.view
    active = seat == view.turn
    if active:
        yield Panel(box, ACTIVE)
        x = (box.left + box.right) // 2
        yield Pointer(((x - 16, box.top), (x + 16, box.top), (x, box.top + 13)), BADGE)
    is_tall = len(view.hands) >= _MANY
    x, y = box.left + 16, box.top + (92 if is_tall else 40)
    yield Sprite(flag(view, seat), x, y + 34 if is_tall else y + 38, 54)
    yield from people.person(picture, seat, x + 86, y, 60)
    if view.result and seat in view.result.ranking[0]:
        yield Sprite("crown", x + 86, y - 24, 28)
    points, ink = str(view.scores[seat]), BADGE if active else INK
    if is_tall:
        yield people.name(picture, seat, x, box.top + 32, 40, box.width - 22)
        yield Label(points, x + 124, y + 2, Face.FIGURE, 62, ink)
        yield from _visible(view, seat, box, box.bottom - 63, letters)
    else:
        yield people.name(picture, seat, x + 122, y, 40, box.width - 144)
        yield Label(points, x + 2, y + 82, Face.FIGURE, 62, ink)
        yield from _visible(view, seat, box, y + 82, letters)


def _visible(view: View, seat: Seat, box: Box, y: int, letters: Sequence[Mark]) -> Iterator[Item]:
    """Show the public sides of a hand."""
    px = _R[len(view.hands)]
    step = 2 * half_width(px) + 16
    labels = {m.value.tile: m for m in letters if m.value and m.value.seat == seat}
    for place, held in enumerate(view.hands[seat]):
        x = box.right - 10 - half_width(px) - (len(view.hands[seat]) - 1 - place) * step
        yield thumb(view, held.up, x, y, px, HexRotation.R0)
        if place in labels:
            mark = labels[place]
            at = (x - half_width(px) + 12, y - px + 10)  # the corner beside the hexagon
            yield letter(*at, mark.label, 25, picked=mark.picked)


def _stacks(
    view: View,
    box: Box,
    px: int,
    marks: Sequence[Mark] = (),
    picked: Stack | None = None,
) -> Iterator[Item]:
    step = 2 * half_width(px) + 14
    for index in range(len(view.stacks)):
        x = box.left + 16 + half_width(px) + index * step
        y = box.top + 80 if px > 50 else box.top + 84
        yield from pile(view, index, x, y, min(px, 60))
        is_marked = index < len(marks)
        if (is_marked and marks[index].picked) or (picked and picked.index == index):
            yield glow_at(x, y, min(px, 60))
        if is_marked:
            at = (x - half_width(px) - 4, y - min(px, 60) + 8)
            yield letter(*at, marks[index].label, 26, picked=marks[index].picked)


def own(
    picture: Picture,
    seat: Seat,
    height: int,
    sides: Sequence[Mark] = (),
    stacks: Sequence[Mark] = (),
    picked: str = "",
    *,
    low: bool = False,
    drawn_from: Stack | None = None,
) -> Iterator[Item]:
    """Lay out the player's aims and own tiles, both sides of each, with their letters; and the
    stacks. A low strip has only the side that is to be laid.

    :param drawn_from: the stack that is chosen, when it has no letter any more.
    """
    foot = LOW if low else OWN
    top = height - EDGE - foot
    yield Panel(Box(EDGE + 2, top, WIDTH - EDGE - 2, height - EDGE), CARD)
    yield Rule(Box(EDGE, top, WIDTH - EDGE, top), FRAME, 3)
    if low:
        yield from _low(picture, seat, Box(EDGE, top, WIDTH - EDGE, height - EDGE), picked)
        return
    view: View = picture.view
    yield from who(picture, seat, Box(EDGE + 2, top, EDGE + WHO, height - EDGE))
    x, y, px = EDGE + WHO + 22, top + foot // 2, 80
    for place, held in enumerate(view.hands[seat]):
        yield from _both(view, held, x, y, px, "ABCD"[2 * place : 2 * place + 2], sides, picked)
        x += 4 * half_width(px) + 48
    box = Box(WIDTH - EDGE - 286, top, WIDTH - EDGE, height - EDGE)
    yield from _stacks(view, box, 60, stacks, drawn_from)


WHO = 226
"""Pixels for a player's side."""


def who(picture: Picture, seat: Seat, box: Box) -> Iterator[Item]:
    """Show the side of a seat, large: on its colour the pennant, above the word."""
    side = picture.view.sides[seat].value
    x = (box.left + box.right) // 2
    said, px = fit(picture.words[f"land-vs-sea-side-{side}"], Face.NAME, 46, box.width - 20)
    yield Panel(box, palette.TINTS[side])
    yield Sprite(flag(picture.view, seat), x - 34, box.bottom - 68, 88)
    yield Label(said, x, box.bottom - 32, Face.NAME, px, INK, "mm")


def _low(picture: Picture, seat: Seat, box: Box, picked: str) -> Iterator[Item]:
    """Show the player's side beside the tile side that is to be laid."""
    view: View = picture.view
    side, y = view.sides[seat].value, (box.top + box.bottom) // 2
    yield Panel(Box(box.left + 2, box.top + 2, box.right - 2, box.bottom), palette.TINTS[side])
    yield Sprite(flag(view, seat), box.left + 40, y + 46, 78)
    said, px = fit(picture.words[f"land-vs-sea-side-{side}"], Face.TITLE, 60, 700)
    yield Label(said, box.left + 140, y, Face.TITLE, px, INK)
    chosen = [
        (label, name)
        for place, held in enumerate(view.hands[seat])
        for label, name in zip("ABCD"[2 * place :], (held.up, held.down), strict=False)
        if label == picked and name
    ]
    for label, name in chosen:
        x = box.right - 110
        yield thumb(view, name, x, y, 60, HexRotation.R0)
        yield glow_at(x, y, 60)
        yield letter(x - half_width(60) - 40, y, label, 32, picked=True)


def _both(
    view: View,
    held: Held,
    x: int,
    y: int,
    px: int,
    letters: str,
    sides: Sequence[Mark],
    picked: str,
) -> Iterator[Item]:
    """Show a tile: its public side and its hidden one, joined by a fold."""
    half = half_width(px)
    yield Panel(Box(x - 8, y - px - 8, x + 4 * half + 30, y + px + 12), "#efe0b8", RULE, 18)
    for name, label in zip((held.up, held.down), letters, strict=True):
        assert name
        middle = x + half + 4
        yield thumb(view, name, middle, y, px, HexRotation.R0)
        if label == picked:
            yield glow_at(middle, y, px)
        if sides or picked:
            at = (middle - half - 4, y - px + 10)  # the corner beside the hexagon hides nothing
            yield letter(*at, label, 28, picked=label == picked)
        x += 2 * half + 14

"""A cheat sheet in one picture: pieces of its game along the top; plates by twos, each with a piece
of the map and what it pays; then a panel for each other thing that scores, with words and
points, and panels of half the width for what only has to be known.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.core.values import Cell, Rotation
from render.sheet.look import Look
from render.sheet.people import Tone, panel
from render.sheet.scene import (
    Box,
    Cards,
    Item,
    Label,
    Panel,
    Placed,
    Scene,
    Sprite,
    Tiles,
    lowered,
)
from render.sheet.text import fit, lines_within, width
from render.theme import BADGE, CREAM, EDGE, GOLD, INK, TALLEST, WIDTH, Face

GUIDE = "guide"
"""The page's name."""
_MARGIN = 26
_GAP = 10
_APART = 14
"""Between what pays and what only has to be known, beside the gap."""
_END = 40 + _APART
"""Below the last row, and there."""
_MOST = 140
"""Height of a row, where there is room."""
_LEFT, _NARROW = 236, 148
"""Width of a row's picture, and of that of half a row."""
_TEXT, _FIGURE = 44, 66
_ROOMY = 104
"""Height of a row from which on pictures and two lines of words have all their size."""


class Icon(NamedTuple):
    """A sprite in a row's picture; its place is counted from the middle of that picture."""

    art: str
    px: int
    x: int = 0
    y: int = 0
    is_card: bool = False
    """Whether it is a square card, whose origin is its corner."""


class Line(NamedTuple):
    """One thing that scores."""

    icons: tuple[Icon, ...]
    said: str
    pays: str
    """Points; several, with spaces between them, have a seal each."""
    scene: Callable[[Box], Iterator[Item]] | None = None
    """Lays out a piece of the map in a box `SCENE` pixels tall and somewhat wider than four times
    that: such a line has a plate, by twos."""


FRIEZE = Box(EDGE, EDGE, WIDTH - EDGE, 178)
"""Where the pieces lie along the top of a sheet; on dark grounds they may reach over its sides."""


def guide(
    said: str,
    lines: Sequence[Line],
    look: Look,
    frieze: Iterable[Item],
    ground: str = "",
    lead: Scene | None = None,
) -> Scene:
    """Lay out a title before pieces of the game, and a panel for each thing.

    :param frieze: these pieces, within `FRIEZE`.
    :param ground: the dark ground of the sheet; empty for parchment.
    :param lead: what stands above the panels.
    """
    side = 14 if ground else _MARGIN + 14
    items: list[Item] = [*frieze, *signboard(said, look.banner)]
    y, wide, was_paid = FRIEZE.bottom + 16, WIDTH - 2 * side, True
    if lead:
        items += [lowered(item, y) for item in lead.items]
        y += lead.height + _GAP
    plates, tall = _plates(lines, wide, TALLEST - y - _END)
    for number, line in enumerate(plates):
        x = side + number % 2 * ((wide + _GAP) // 2)
        items += _plate(line, look, Box(x, y, x + (wide - _GAP) // 2, y + tall))
        y += (tall + _BETWEEN_PLATES) * (number % 2)
    others = [line for line in lines if line not in plates]
    rows, high = _rows(others, wide, TALLEST - y - _END)
    for row in rows:
        is_paid = any(line.pays for line in row)
        y += _APART if was_paid and not is_paid and row is not rows[0] else 0
        was_paid = is_paid
        half = (wide + _GAP) // len(row) - _GAP
        for column, line in enumerate(row):
            x = side + column * (half + _GAP)
            items += _row(line, look, Box(x, y, x + half, y + high), is_half=len(row) > 1)
        y += high + _GAP
    return Scene(WIDTH, y + (8 if ground else 40), tuple(items), ground)


def signboard(said: str, tone: Tone) -> Iterator[Item]:
    """Write the title on a board before the middle of the pieces."""
    text, px = fit(said, Face.TITLE, 64, WIDTH - 480)
    half, y = width(text, Face.TITLE, px) // 2 + 48, (FRIEZE.top + FRIEZE.bottom) // 2 - 4
    box = Box(WIDTH // 2 - half, y - 52, WIDTH // 2 + half, y + 52)
    top, foot = tone
    yield Panel(box.grown(6), GOLD, INK, 22, shadow=True)
    yield Panel(box, top, INK, 17, foot=foot)
    yield Label(text, WIDTH // 2, y + 2, Face.TITLE, px, CREAM, "mm")


SCENE = 144
"""Height of the piece of the map on a plate."""
_FRAME = 6
_BETWEEN_PLATES = 18
"""Towers rise above their tiles."""


def _plates(lines: Sequence[Line], wide: int, room: int) -> tuple[Sequence[Line], int]:
    """Return the lines that have plates, by twos, and how tall these are: as many as leave rows
    that are easy to read to the others.
    """
    plates = [line for line in lines if line.scene]
    for count in range(len(plates) // 2 * 2, 0, -2):
        some = plates[:count]
        inside = (wide - _GAP) // 2 - 2 * _FRAME - _INDENT - 6
        is_long = any(len(_broken(line.said, inside)) == _THREE for line in some)
        tall = SCENE + 2 * _FRAME + (134 if is_long else 96)
        rows, _ = _rows([line for line in lines if line not in some], wide, room)
        if count // 2 * (tall + _BETWEEN_PLATES) + len(rows) * _EASY <= room:
            return some, tall
    return (), 0


_INDENT = 14
"""Of the words on a plate."""


def _plate(line: Line, look: Look, box: Box) -> Iterator[Item]:
    """Lay out a piece of the map, its points on it, and below it what pays them."""
    assert line.scene
    yield from panel(box, look.row)
    top, foot = look.plaque
    left, right = box.left + _FRAME, box.right - _FRAME
    picture = Box(left, box.top + _FRAME, right, box.top + _FRAME + SCENE)
    yield Panel(picture, top, "", 9, foot=foot)
    yield from line.scene(picture)
    half = _seal(line.pays) // 2
    yield from seal_of(line.pays, right - half - 8, picture.bottom - 40, 80)
    y, high = (picture.bottom + box.bottom) // 2, box.bottom - picture.bottom
    for said in _words(line.said, left + _INDENT, y, right - left - _INDENT - 6, high):
        yield replace(said, fill=look.ink)


def strip(
    art: Callable[[str, Rotation], str], tiles: str, piece: str, where: float, box: Box
) -> Iterator[Item]:
    """Lay out four square tiles side by side, with a piece on them: a `Line.scene`.

    :param tiles: kinds, each with its turn in degrees, such as `E/90 F`.
    :param where: the middle of the piece, in tiles from the left.
    """
    left = (box.left + box.right - 4 * SCENE) // 2
    words = (each.partition("/")[::2] for each in tiles.split())
    row = [art(kind, Rotation(int(turn or 0))) for kind, turn in words]
    yield Tiles(left, box.top, SCENE, tuple((Cell(x, 0), name) for x, name in enumerate(row)))
    yield Sprite(piece, left + round(where * SCENE), box.top + SCENE * 3 // 5, _PIECE)


_PIECE = 66


def _rows(lines: Sequence[Line], wide: int, room: int) -> tuple[Sequence[Sequence[Line]], int]:
    """Part the lines into rows, and return how high these are: half a row holds two lines of words,
    or three where the rows would be low.
    """
    rows = _rows_of(lines, wide, _TWO)
    if len(rows) * _EASY > room:
        rows = _rows_of(lines, wide, _THREE)
    return rows, min(_MOST, room // len(rows) - _GAP)


def _rows_of(lines: Sequence[Line], wide: int, most: int) -> Sequence[Sequence[Line]]:
    """Return rows: what pays has one of its own; of the rest two stand side by side where their
    words have room.
    """
    room = (wide - _GAP) // 2 - _NARROW - 20
    paid, known = (
        [line for line in lines if bool(line.pays) is is_paid] for is_paid in (True, False)
    )
    short = [line for line in known if 0 < len(_broken(line.said, room)) <= most]
    long = [*paid, *(line for line in known if line not in short)]
    return [*([line] for line in long), *(short[at : at + 2] for at in range(0, len(short), 2))]


def _row(line: Line, look: Look, box: Box, *, is_half: bool) -> Iterator[Item]:
    """Lay out one thing: its picture, its words, its points."""
    left = _NARROW if is_half else _LEFT
    yield from panel(box, look.row)
    middle, y = box.left + (left - 18) // 2, (box.top + box.bottom) // 2
    top, foot = look.plaque
    plaque = Box(box.left + 6, box.top + 6, box.left + left - 24, box.bottom - 6)
    yield Panel(plaque, top, "", 9, foot=foot)
    reach = max((abs(icon.x) + min(icon.px, _ROOMY) // 2 for icon in line.icons), default=1)
    share = min((box.height - 10) / _ROOMY, (plaque.width // 2 - 6) / reach)
    for icon in line.icons:
        at = (middle + round(icon.x * share), y + round(icon.y * share))
        yield from _icon(icon._replace(px=round(icon.px * share)), *at)
    right = box.right - 14
    for seal in reversed(_parts(line.pays)):
        yield from seal_of(seal, right - _seal(seal) // 2, y, min(84, box.height - 8))
        right -= _seal(seal) + 8
    x, high = box.left + left, min(_ROOMY, box.height)
    room = right - (14 if line.pays else -8 if is_half else 6) - x
    for said in _words(line.said, x, y, room, high):
        yield replace(said, fill=look.ink)


def seal_of(points: str, x: int, y: int, tall: int) -> Iterator[Item]:
    """Write points on a seal whose middle is at x, y."""
    half = _seal(points) // 2
    yield Panel(Box(x - half, y - tall // 2, x + half, y + tall // 2), BADGE, "#4d0f18", tall // 2)
    yield Label(points, x, y + 2, Face.FIGURE, _FIGURE, CREAM, "mm")


def _parts(pays: str) -> Sequence[str]:
    """Return what has a seal each."""
    return [pays] if "/" in pays else pays.split()


def _seal(points: str) -> int:
    """Return how wide a seal is."""
    return max(96, width(points, Face.FIGURE, _FIGURE) + 52)


def _icon(icon: Icon, x: int, y: int) -> Iterator[Item]:
    if icon.is_card:
        at = Placed(icon.art, x - icon.px // 2, y - icon.px // 2)
        yield Cards(icon.px, (at,), square=True)
    else:
        yield Sprite(icon.art, x, y, icon.px)


def _broken(said: str, room: int) -> Sequence[str]:
    """Return words in the fewest lines of a narrow panel; none if they need more than three."""
    lines = lines_within(said, Face.NAME, _LEAST, room)
    is_short = len(lines) <= _THREE and all(
        width(line, Face.NAME, _LEAST) <= room for line in lines
    )
    return lines if is_short else ()


_TWO, _THREE = 2, 3
_EASY = 110
"""Height of a row, with its gap, that is easy to read."""


def _words(said: str, x: int, y: int, room: int, high: int) -> Iterator[Label]:
    """Write words on one line, or on two about as long as each other, closer in a low row; on three
    where the room is narrow.
    """
    if width(said, Face.NAME, _TEXT) <= room:
        yield Label(said, x, y + 1, Face.NAME, _TEXT, INK)
        return
    if len(lines := _broken(said, room)) == _THREE:
        apart = min(42, (high - 8) // _THREE)
        for number, text in enumerate(lines):
            yield Label(text, x, y + 1 + (number - 1) * apart, Face.NAME, _LEAST, INK)
        return
    parts = said.split(" ")
    ways = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    first, second = min(ways or [(said, "")], key=lambda way: _worse(way, room))
    longest = max((first, second), key=_long)
    apart = min(25, high // 4 - 2)
    px = fit(longest, Face.NAME, min(_TEXT - 2, 2 * apart), room, _LEAST)[1]
    for text, dy in ((first, -apart), (second, apart + 2)):
        yield Label(fit(text, Face.NAME, px, room)[0], x, y + dy, Face.NAME, px, INK)


def _worse(way: tuple[str, str], room: int) -> float:
    """Measure a break by its longer line; between two parts of a sentence it may be longer, if it
    fits.
    """
    longest = max(map(_long, way))
    is_between = way[0][-1] in ",:;." and longest * _LEAST <= room * _TEXT
    return longest * (_BETWEEN if is_between else 1)


_BETWEEN = 0.75
_LEAST = 38
"""The height of letters of two lines."""


def _long(said: str) -> int:
    return width(said, Face.NAME, _TEXT)

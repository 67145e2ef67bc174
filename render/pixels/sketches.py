"""Sketches in faded ink on parchment: somebody has drawn the country before. They are so pale that
words and maps lie on them as on bare paper.
"""

from collections.abc import Callable

from render.tools.hand import Hand
from render.tools.strokes import line

_INK = "#6b4a22"
_STRENGTH = 0.2
_ACROSS, _DOWN = 5, 6
_PLAN = "hftbmdhvfhfbhtdmhfdvtvdhfhfmbt"
"""What is drawn in the fields of a grid, row by row."""


def sketches(wide: int, high: int, ink: str = _INK, strength: float = _STRENGTH) -> str:
    """Return the sketches as shapes on a plane of that size."""
    drawn = []
    for place, what in enumerate(_PLAN):
        hand = Hand(f"sketch {place}")
        x = (place % _ACROSS + 0.5 + hand.between(-0.2, 0.2)) * wide / _ACROSS
        y = (place // _ACROSS + 0.5 + hand.between(-0.2, 0.2)) * high / _DOWN
        drawn.append(f'<g transform="translate({x:.0f} {y:.0f})">{_DRAWN[what](hand)}</g>')
    return f'<g opacity="{strength}">{"".join(drawn).replace(_INK, ink)}</g>'


def _stroke(data: str, width: float = 3, more: str = "") -> str:
    return line(data, _INK, width, f' stroke-linecap="round" stroke-linejoin="round"{more}')


def _hills(hand: Hand) -> str:
    """Draw hills, shaded on the lee."""
    tall = hand.between(44, 66)
    body = _stroke(f"M-92 18Q-58 {-tall:.0f} -14 {-tall * 0.7:.0f}Q18 {-tall * 0.5:.0f} 34 18")
    body += _stroke(
        f"M4 {-tall * 0.62:.0f}Q40 {-tall * 1.25:.0f} 70 {-tall * 0.4:.0f}Q84 -10 98 18"
    )
    for n in range(4):
        x = -4 + n * 11
        body += _stroke(f"M{x} {-tall * 0.5 + n * 9:.0f}l-9 {16 + 3 * n}", 2)
    return body + _stroke("M54 -34l-8 18M66 -24l-8 18M78 -10l-7 16", 2)


def _trees(hand: Hand) -> str:
    """Draw a wood of a few trees."""
    body = ""
    for x, y in ((-38, 4), (34, -2), (0, 20), (-8, -26)):
        r = hand.between(17, 23)
        body += _stroke(f"M{x} {y + r:.0f}v18")
        crown = (
            f"M{x - r:.0f} {y}q-4 -{r:.0f} {r:.0f} -{r:.0f}q{r:.0f} 0 {r:.0f} {r:.0f}"
            f"q4 {r:.0f} -{r:.0f} {r:.0f}q-{r:.0f} 0 -{r:.0f} -{r:.0f}Z"
        )
        body += _stroke(crown) + _stroke(
            f"M{x + r * 0.2:.0f} {y + r * 0.5:.0f}l{r * 0.5:.0f} -7", 2
        )
    return body


def _village(hand: Hand) -> str:
    """Draw houses round a steeple."""
    body = _stroke("M-8 22v-62l13 -26l13 26v62M5 -66v-16M-2 -76h14M1 -22v-10")
    for x, y, wide in ((-66, 26, 44), (36, 28, 50), (-30, 40, 38)):
        high = hand.between(18, 24)
        walls = f"M{x} {y}v-{high:.0f}h{wide}v{high:.0f}Z"
        roof = f"M{x - 5} {y - high:.0f}l{wide // 2 + 5} -{high:.0f}l{wide // 2 + 5} {high:.0f}"
        body += _stroke(walls) + _stroke(roof) + _stroke(f"M{x + wide // 2} {y}v-10", 2)
    return body


def _mill(hand: Hand) -> str:
    """Draw a windmill on a rise."""
    turn = hand.between(0, 40)
    body = _stroke("M-80 44q80 -26 160 0M-20 34l8 -62h24l8 62M-14 -28q14 -24 28 0M-4 34v-18h8v18")
    sails = "".join(
        f'<g transform="translate(0 -34) rotate({turn + 90 * n:.0f})">'
        f"{_stroke('M0 0v-56M0 -18h13v-38h-13M0 -36h13', 2.4)}</g>"
        for n in range(4)
    )
    return body + sails


def _birds(hand: Hand) -> str:
    """Draw birds on their way."""
    body = ""
    for x, y in ((-40, 8), (-6, -14), (22, 12), (50, -20)):
        r = hand.between(10, 15)
        wing = f"-{r * 0.8:.0f} {r:.0f} 0"
        body += _stroke(f"M{x} {y}q{r * 0.6:.0f} {wing}q{r * 0.4:.0f} {wing}")
    return body


def _way(hand: Hand) -> str:
    """Draw a way that somebody has gone."""
    bend = hand.between(30, 60)
    way = f"M-96 30C-50 {-bend:.0f} 20 {bend:.0f} 92 -34"
    return _stroke(way, 3.4, ' stroke-dasharray="14 12"') + _stroke(
        "M84 -46l18 20M102 -46l-18 20", 4
    )


def _castle(hand: Hand) -> str:
    """Draw a ruin."""
    tall = hand.between(44, 58)
    tower = f"M-50 30v-{tall:.0f}h8v9h8v-9h9v9h8v-9h9v{tall:.0f}"
    wall = "M-8 30v-26l14 7l9 -9l16 12l10 -4v20"
    return (
        _stroke(tower)
        + _stroke(wall)
        + _stroke(f"M-33 {-tall * 0.2:.0f}v12M-70 31q60 9 130 0", 2.4)
    )


_DRAWN: dict[str, Callable[[Hand], str]] = {
    "h": _hills,
    "f": _trees,
    "t": _village,
    "m": _mill,
    "b": _birds,
    "d": _way,
    "v": _castle,
}

"""What lies in the rock round the tunnels: old life turned to stone, bones, crystals. Tone on tone,
so that rock is never empty, and still quiet below cards.
"""

import math
from collections.abc import Callable, Iterator

from render.theme import TALLEST, WIDTH
from render.tools.curves import Point, arc
from render.tools.hand import Hand
from render.tools.strokes import filled, line, outline, oval

_LIT, _SHADE = "#8d7fc0", "#0b0714"
"""Of the stone of fossils, and of the hollow in which they lie."""
_GEMS = (("#b79cf0", "#5a4792"), ("#8fb0f0", "#3b5690"))
"""Of crystals, where they are lit and in the shade."""
_STRENGTH, _SHINE = 0.34, 0.5
_ACROSS, _DOWN = 5, 6
_PLAN = "asgbtfgalgshbagftslabgthfasgbl"
"""What lies in the fields of a grid, row by row."""


def fossils() -> Iterator[str]:
    """Yield the shapes on a sheet as large as the tallest one."""
    for place, what in enumerate(_PLAN):
        hand = Hand(f"fossil {place}")
        x = (place % _ACROSS + 0.5 + hand.between(-0.26, 0.26)) * WIDTH / _ACROSS
        y = (place // _ACROSS + 0.5 + hand.between(-0.26, 0.26)) * TALLEST / _DOWN
        turn, size = hand.between(-38, 38), hand.between(0.9, 1.3)
        drawn = _DRAWN[what](hand)
        strength = _SHINE if what == "g" else _STRENGTH
        yield (
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({size:.2f})" '
            f'opacity="{strength}">{drawn}</g>'
        )


def _groove(data: str, width: float) -> str:
    """Draw a stroke as if cut into stone: its shade lies to the south-east."""
    round_ = ' stroke-linecap="round" stroke-linejoin="round"'
    below = line(data, _SHADE, width + 3, f'{round_} transform="translate(2 3)"')
    return below + line(data, _LIT, width, round_)


def _ammonite(hand: Hand) -> str:
    """Draw a coiled shell with ribs."""
    turns = [(math.radians(k * 15), 46 * (1 - k / 62)) for k in range(54)]
    coil = [(r * math.cos(a), r * math.sin(a)) for a, r in turns]
    ribs = ""
    for angle, r in turns[:40:2]:
        inner = r * 0.72
        ends = [(d * math.cos(angle), d * math.sin(angle)) for d in (inner, r * 0.95)]
        ribs += _groove(outline(ends), 3)
    return oval((2, 3), 50, 49, _SHADE, ' opacity=".5"') + ribs + _groove(outline(coil), 5)


def _shell(hand: Hand) -> str:
    """Draw half of a scallop."""
    rim = arc((0, 18), 46, 200, 340, 14)
    fan = "".join(_groove(outline([(0, 26), at]), 3) for at in rim[1:-1:2])
    return filled([(0, 30), *rim], _SHADE, ' opacity=".45"') + fan + _groove(outline(rim), 5)


def _fish(hand: Hand) -> str:
    """Draw the bones of a fish."""
    spine = "M-58 2Q-10 -10 46 0"
    bones = ""
    for n in range(8):
        x, long = -40 + n * 10, 22 - abs(n - 3) * 3
        bones += _groove(f"M{x} {-2 - n % 2}l-7 {-long}M{x} {0}l-7 {long}", 3)
    head = _groove("M44 -16Q74 -14 80 4Q64 20 44 16Z", 4) + oval((62, -2), 4, 4, _LIT)
    tail = _groove("M-58 2l-22 -20M-58 2l-22 22M-80 -18l6 20l-6 22", 4)
    return bones + _groove(spine, 5) + head + tail


def _bone(hand: Hand) -> str:
    """Draw a bone."""
    bone = _groove("M-44 0h88", 9)
    for x in (-48, 48):
        bone += oval((x + 2, -4), 10, 10, _SHADE) + oval((x, -7), 9, 9, _LIT)
        bone += oval((x + 2, 10), 10, 10, _SHADE) + oval((x, 7), 9, 9, _LIT)
    return bone


def _trilobite(hand: Hand) -> str:
    """Draw a trilobite."""
    body = oval((2, 4), 33, 48, _SHADE, ' opacity=".6"')
    for n in range(7):
        y, wide = -12 + n * 9, 30 - n * 2.6
        body += _groove(f"M{-wide:.0f} {y + 5}Q0 {y - 7} {wide:.0f} {y + 5}", 3.4)
    return body + _groove("M-32 -8Q-32 -44 0 -46Q32 -44 32 -8Q0 -24 -32 -8Z", 4.4)


def _fern(hand: Hand) -> str:
    """Draw the print of a fern."""
    leaves = ""
    for n in range(9):
        y, long = 44 - n * 11, 34 - n * 3.2
        leaves += _groove(f"M0 {y}Q{long * 0.6:.0f} {y - 4} {long:.0f} {y - 16}", 4)
        leaves += _groove(f"M0 {y}Q{-long * 0.6:.0f} {y - 4} {-long:.0f} {y - 16}", 4)
    return leaves + _groove("M0 62Q4 0 -2 -62", 3.4)


def _leaf(hand: Hand) -> str:
    """Draw the print of a leaf."""
    veins = "".join(_groove(f"M0 {y}l18 -14M0 {y}l-18 -14", 2.6) for y in (26, 8, -10))
    edge = "M0 48Q-36 24 -26 -12Q-16 -36 0 -52Q16 -36 26 -12Q36 24 0 48Z"
    return _groove(edge, 4) + veins + _groove("M0 66V-40", 3.4)


def _crystals(hand: Hand) -> str:
    """Draw a nest of crystals."""
    lit, deep = hand.pick(_GEMS)
    nest = oval((0, 22), 54, 20, _SHADE, ' opacity=".7"')
    for x, lean, tall, wide in (
        (-30, -20, 44, 10),
        (28, 20, 50, 11),
        (-8, -5, 74, 13),
        (10, 8, 56, 11),
    ):
        tip: Point = (x + lean, 20 - tall)
        shoulder = 20 - tall + wide * 1.3
        west, east = (x + lean * 0.8 - wide, shoulder), (x + lean * 0.8 + wide, shoulder)
        nest += filled([(x - wide * 0.7, 24), west, tip, (x + lean * 0.9, 24)], lit)
        nest += filled([(x + lean * 0.9 - wide * 0.2, 24), tip, east, (x + wide * 0.8, 24)], deep)
    return nest


_DRAWN: dict[str, Callable[[Hand], str]] = {
    "a": _ammonite,
    "b": _bone,
    "f": _fish,
    "g": _crystals,
    "h": _leaf,
    "l": _fern,
    "s": _shell,
    "t": _trilobite,
}

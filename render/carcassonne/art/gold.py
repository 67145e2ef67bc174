"""The gold of The Gold Mines: ingots, on the pale disc of goods as a tile's sign, and alone.

Their outline is like nothing else on the map; they are light yellow with a dark rim.
"""

from render.carcassonne.art import palette as p
from render.carcassonne.art.goods import disc
from render.tools.curves import Point
from render.tools.sketch import Sketch

_LIGHT, _DARK = "#ffe28a", "#c08418"


def hoard(at: Point, s: float, ink: float) -> Sketch:
    """Draw a tile's sign: three ingots in a heap."""
    (x, y), sketch = at, disc(at, s, ink)
    for dx, dy in ((-0.3, 0.24), (0.3, 0.24), (0.0, -0.2)):
        sketch.add(ingot((x + dx * s, y + dy * s), 0.62 * s, ink))
    return sketch


def token() -> Sketch:
    """Draw an ingot that lies on the map: with a pale rim, for crops are yellow, too."""
    sketch = Sketch()
    sketch.line(_outline((0, 0), 1.0), p.LIME, 0.26, closed=True)
    sketch.add(ingot((0, 0), 1.0, 0.05))
    return sketch


def ingot(at: Point, s: float, ink: float) -> Sketch:
    """Draw a bar of gold, about `s` wide, seen from its long side and a little from above."""
    sketch = Sketch()
    sketch.outlined(_outline(at, s), p.GOLD, p.INK, ink)
    for face, colour in ((_TOP, _LIGHT), (_END, _DARK)):
        sketch.poly([(at[0] + u * s, at[1] + v * s) for u, v in face], colour)
    return sketch


def _outline(at: Point, s: float) -> list[Point]:
    return [(at[0] + u * s, at[1] + v * s) for u, v in _WHOLE]


_WHOLE = ((-0.5, 0.28), (-0.34, -0.3), (0.34, -0.3), (0.5, 0.28))
_TOP = ((-0.39, -0.1), (-0.34, -0.3), (0.34, -0.3), (0.39, -0.1))
_END = ((0.18, 0.28), (0.14, -0.1), (0.39, -0.1), (0.5, 0.28))

"""Helpers that write SVG elements."""

from collections.abc import Sequence

from render.tools.curves import Point


def outline(points: Sequence[Point]) -> str:
    """Return the data of an open path through the points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def filled(points: Sequence[Point], fill: str, more: str = "") -> str:
    """Return a filled polygon."""
    return f'<path d="{outline(points)}Z" fill="{fill}"{more}/>'


def line(data: str, ink: str, width: float, more: str = "") -> str:
    """Return a stroke along path data."""
    return f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{width:g}"{more}/>'


def oval(at: Point, rx: float, ry: float, fill: str, more: str = "") -> str:
    """Return a filled ellipse."""
    return f'<ellipse cx="{at[0]:g}" cy="{at[1]:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{more}/>'


def radial(name: str, stops: Sequence[tuple[float, str, float]], more: str = "") -> str:
    """Return a radial gradient: shares of the radius, colours, opacities."""
    inner = "".join(
        f'<stop offset="{share:g}" stop-color="{colour}" stop-opacity="{alpha:g}"/>'
        for share, colour, alpha in stops
    )
    return f'<radialGradient id="{name}"{more}>{inner}</radialGradient>'

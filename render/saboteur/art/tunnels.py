"""Tunnels painted from their topology: floors, rails, blocked ends, bridges."""

from collections.abc import Iterator, Sequence

from render.saboteur.art.geometry import (
    BEYOND,
    HALF,
    HIGH,
    MIDDLE,
    WIDE,
    Bore,
    Passage,
    beside,
    blob,
    bores,
    length,
    outward,
    ribbon,
    stub,
)
from render.saboteur.art.inks import Inks
from render.saboteur.art.rock import boulders
from render.tools.curves import Points
from render.tools.strokes import filled, line, outline, oval, radial

_LAYERS = (
    (4.6, 2.2, 0.0, 0.0),
    (2.9, 2.2, 0.0, 0.0),
    (2.6, 2.2, -1.5, -2.0),
    (-1.2, 1.5, 0.2, 0.3),
)
"""Edge, lit wall, shaded wall, floor: how much wider than the floor, how rough, how far aside."""
_ROOMS = {
    "start": (30.0, 34.0),
    "gold": (32.0, 38.0),
    "stone": (28.0, 30.0),
    "ladder": (24.0, 26.0),
}
_BARE = ("start", "gold", "stone")
"""Cards without rails."""


def tunnels(passage: Passage, inks: Inks, seed: str) -> str:
    """Return the tunnels and buildings of a card, without the things that stand in it."""
    stubs = [stub(passage, side) for side in passage.stubs]
    body = "".join(_hollows(passage, stubs, inks, seed))
    if inks.glow:
        body += oval(MIDDLE, 40, 52, "url(#glow)", f' opacity="{inks.glow}"')
    body += _bridge(passage, inks) if passage.feature == "bridge" else _rails(passage, stubs, inks)
    body += "".join(_blocked_end(passage, i, inks, seed) for i in range(len(stubs)))
    return body


def shading(inks: Inks) -> str:
    """Return the gradients that `tunnels` uses."""
    whole = ' gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"'
    whole += f' gradientTransform="translate(50 75) scale({WIDE / 2:g} {HIGH / 2:g})"'
    floor = [(share, tone, 1.0) for share, tone in zip((0.0, 0.5, 1.0), inks.floor, strict=True)]
    dark = [(0.0, "#140b0a", 0.95), (0.55, "#140b0a", 0.8), (1.0, "#140b0a", 0.0)]
    glow = [(0.0, "#ffe9b0", 0.75), (1.0, "#ffe9b0", 0.0)]
    return radial("floor", floor, whole) + radial("dark", dark) + radial("glow", glow)


def _hollows(passage: Passage, stubs: Sequence[Points], inks: Inks, seed: str) -> Iterator[str]:
    dug = bores(passage)
    if not dug or passage.feature == "bridge":
        yield _hollow([*stubs, *(path for bore in dug for path in bore.paths)], None, inks, seed)
        return
    for i, bore in enumerate(dug):
        yield _hollow([*bore.paths, *(() if i else stubs)], _room(passage, bore), inks, seed)


def _room(passage: Passage, bore: Bore) -> tuple[float, float] | None:
    """Return how wide and high the hollow in the middle is, if there is one."""
    ends_there = len(bore.paths) == 1 and len(bore.paths[0]) == 3
    return _ROOMS.get(passage.feature) or (_ROOMS["ladder"] if ends_there else None)


def _hollow(
    paths: Sequence[Points], room: tuple[float, float] | None, inks: Inks, seed: str
) -> str:
    """Hew one tunnel: each layer is the same union of bands."""
    drawn = ""
    fills = (inks.edge, inks.lip, inks.wall, "url(#floor)")
    for (more, rough, dx, dy), fill in zip(_LAYERS, fills, strict=True):
        half = HALF + more
        shapes = [ribbon(path, half, rough, f"{seed}{i}") for i, path in enumerate(paths)]
        shapes += [blob(path[-1], half, half, seed) for path in paths if len(path) == 3]
        if room:
            shapes.append(blob(MIDDLE, room[0] + more, room[1] + more, seed + "room"))
        union = "".join(filled(shape, fill) for shape in shapes)
        drawn += f'<g transform="translate({dx} {dy})">{union}</g>'
    return drawn


def _rails(passage: Passage, stubs: Sequence[Points], inks: Inks) -> str:
    if passage.feature in _BARE:
        return ""
    tracks = [path for bore in bores(passage) for path in bore.rails]
    if len(stubs) == 1 and not passage.joined:
        tracks += stubs
    return "".join(_sleepers(path, inks) for path in tracks) + "".join(
        _pair_of_rails(path, inks) for path in tracks
    )


def _sleepers(path: Points, inks: Inks) -> str:
    """Lay planks whose period divides the way, so that they go on at the next card."""
    inside = length(path) - 2 * BEYOND
    period = inside / max(2, round(inside / 8.333))
    offset = -((BEYOND - 1.7 + period / 2) % period)
    dashes = f' stroke-dasharray="3.4 {period - 3.4:.3f}" stroke-dashoffset="{offset:.3f}"'
    return line(outline(path), inks.plank, 19, dashes + ' opacity=".9"')


def _pair_of_rails(path: Points, inks: Inks) -> str:
    return "".join(
        line(outline(beside(path, by)), ink, width)
        for by in (-5.2, 5.2)
        for ink, width in ((inks.trim, 3.4), (inks.rail, 1.9))
    )


def _bridge(passage: Passage, inks: Inks) -> str:
    """Lead the tunnel from west to east over the other one."""
    tracks = {
        sides: bore.rails[0] for sides, bore in zip(passage.joined, bores(passage), strict=True)
    }
    (below,) = (path for sides, path in tracks.items() if "N" in sides)
    (above,) = (path for sides, path in tracks.items() if "E" in sides)
    drawn = _sleepers(below, inks) + _pair_of_rails(below, inks) + _deck(inks)
    return drawn + _sleepers(above, inks) + _pair_of_rails(above, inks)


def _deck(inks: Inks) -> str:
    """Return the planks of a bridge in the middle, and the beams at both its sides."""
    drawn = line("M24 79H76", "#000", 38, ' stroke-opacity=".45"')
    drawn += line("M22 75H78", inks.trim, 38) + line("M23 75H77", inks.deck[1], 34.5)
    drawn += line("M23 75H77", inks.deck[0], 34.5, ' stroke-dasharray="6.2 1.8"')
    post = f' stroke="{inks.line}" stroke-width="1.4"'
    for y in (57, 93):
        for ink, width in ((inks.line, 7.5), (inks.handrail[0], 4.2)):
            drawn += line(f"M20 {y}H80", ink, width, ' stroke-linecap="round"')
        drawn += "".join(oval((x, y), 3.6, 3.6, inks.handrail[1], post) for x in (21, 40, 60, 79))
    return drawn


def _blocked_end(passage: Passage, index: int, inks: Inks, seed: str) -> str:
    """Close an end with darkness, stones and crossed beams."""
    side = passage.stubs[index]
    (x, y), (dx, dy) = stub(passage, side)[-1], outward(side)
    alone = not passage.joined and len(passage.stubs) == 1
    dark, heap, ahead, size = (24, 19, 13, 1.12) if alone else (19, 16.5, 9, 0.92)
    return (
        oval((x, y), dark, dark, "url(#dark)")
        + boulders((x - dx * 2, y - dy * 2), heap, inks, f"{seed}{index}")
        + _barrier(x + dx * ahead, y + dy * ahead, size, inks)
    )


def _barrier(x: float, y: float, size: float, inks: Inks) -> str:
    inside = line("M-11 -11L11 11M11 -11L-11 11", inks.line, 9.5)
    inside += line("M11 -11L-11 11", inks.beams[1], 6.5) + line(
        "M-11 -11L11 11", inks.beams[0], 6.5
    )
    place = f"translate({x:g} {y:g}) scale({size})"
    return f'<g transform="{place}" stroke-linecap="round">{inside}</g>'


def frame() -> str:
    """Return the frame that tells one card from the next."""
    frame = ' rx="4.6" fill="none" stroke="#120d12" stroke-width="1.8"'
    light = line("M2 146V6Q2 2 6 2H94", "#fff", 1.2, ' stroke-opacity=".22"')
    return f'<rect x=".7" y=".7" width="98.6" height="148.6"{frame}/>{light}'

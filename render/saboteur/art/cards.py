"""Tunnel cards: rock, tunnels, and the things that stand in them."""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFilter, ImageOps

from render.pieces.icons import UNITS, lit
from render.saboteur.art.geometry import HIGH, MIDDLE, WIDE, Passage, bores, marked, stub
from render.saboteur.art.inks import LIT, PLAN, UNLIT, Inks
from render.saboteur.art.rock import rock
from render.saboteur.art.tunnels import frame, shading, tunnels
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.strokes import oval, radial
from render.tools.svg import fragment, picture

VIEW = f"0 0 {WIDE} {HIGH}"
_SIGNS = {"green": "sign-leaf", "blue": "sign-drop"}
_TEAMS = {"green": "gr", "blue": "bl"}


class Thing(NamedTuple):
    """An icon that stands on a card."""

    shapes: str
    at: Point
    size: float
    """Of its 64 units, in units of the card."""
    team: str = "st"


def card(passage: Passage, light: bool, px: int) -> Image.Image:
    """Draw a card `px` pixels wide, half as much higher; cut off from the start it is dark."""
    inks, seed = LIT if light else UNLIT, str(passage)
    size = (px, round(px * HIGH / WIDE))
    things = list(_things(passage, light, seed))
    body = "".join(_light_of(thing) for thing in things if thing.shapes == "lamp")
    body += tunnels(passage, inks, seed)
    if light or passage.feature in ("ladder", "start"):
        body += _under(passage, things)
    if inks.veil:
        body += f'<rect width="100" height="150" fill="#1c1a2c" opacity="{inks.veil}"/>'
    image = _in_light(passage, px) if light else _toned_rock(px, _UNSEEN).copy()
    image.alpha_composite(picture(body + frame(), VIEW, size, defs=_defs(inks)))
    for thing in things:
        _stand(image, thing, light)
    image.putalpha(ground(px).getchannel("A"))
    return image


def plan(passage: Passage, px: int) -> Image.Image:
    """Draw where one can walk on a card: the same strokes, white on black."""
    size = (px, round(px * HIGH / WIDE))
    body = f'<rect width="100" height="150"/>{tunnels(passage, PLAN, "plan")}'
    return picture(body, VIEW, size, defs=_defs(PLAN)).convert("L")


def _in_light(passage: Passage, px: int) -> Image.Image:
    """Return the rock of a card in the light of its tunnels: warm at their walls, cool beyond."""
    rock = ground(px)
    near = plan(passage, px // 2).filter(ImageFilter.GaussianBlur(px * _FALL / 2))
    near = near.resize(rock.size, Image.Resampling.BILINEAR).point(_NEAR)
    dark, bright = (_toned_rock(px, tones) for tones in (_COOL, _WARM))
    return Image.composite(bright, dark, near)


_FALL = 0.11
"""How far light falls on the rock, in widths of a card."""
_NEAR = [min(255, round(v * 2.6)) for v in range(256)]
_COOL, _WARM = ("#1c1630", "#776d93"), ("#3e2725", "#e0b690")
_UNSEEN = ("#1a1626", "#5d576e")
"""Tones of rock: away from the light, in it, and where there is none."""


@lru_cache(maxsize=16)
def _toned_rock(px: int, tones: tuple[str, str]) -> Image.Image:
    """Return the rock in tones from dark to bright."""
    rock = ground(px)
    toned = ImageOps.colorize(rock.convert("L"), *tones, blackpoint=35, whitepoint=150)
    toned = toned.convert("RGBA")
    toned.putalpha(rock.getchannel("A"))
    return toned


@lru_cache(maxsize=8)
def ground(px: int) -> Image.Image:
    """Return the rock under every card of one width, its corners round; nobody may draw on it."""
    clip = '<clipPath id="card"><rect width="100" height="150" rx="5"/></clipPath>'
    size = (px, round(px * HIGH / WIDE))
    return picture(f'<g clip-path="url(#card)">{rock()}</g>', VIEW, size, defs=clip)


def _defs(inks: Inks) -> str:
    warm = [(0.0, "#ffc861", 0.75), (0.4, "#ff9e3d", 0.32), (1.0, "#ff8a2a", 0.0)]
    gold = [(0.0, "#fff2a8", 0.95), (1.0, "#ffd23c", 0.0)]
    cold = [(0.0, "#9ffff2", 0.6), (1.0, "#4fe0d4", 0.0)]
    sky = (
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#bfe6ff"/>'
        '<stop offset=".6" stop-color="#5c8fb8" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#0e0a0c" stop-opacity="0"/></linearGradient>'
    )
    return shading(inks) + radial("warm", warm) + radial("gold", gold) + radial("cold", cold) + sky


def _light_of(lamp: Thing) -> str:
    return oval(lamp.at, 34, 34, "url(#warm)")


def _under(passage: Passage, things: list[Thing]) -> str:
    """Return the floor below the things: shafts, shadows, gleams."""
    shaft = {"ladder": (17, 19), "start": (21, 24)}.get(passage.feature)
    if shaft:
        return "".join(oval(MIDDLE, *shaft, fill) for fill in ("#120c10", "url(#sky)"))
    if passage.feature == "gold":
        return oval(MIDDLE, 44, 44, "url(#gold)")
    at = things[0].at if things else MIDDLE
    if passage.feature in _SIGNS:
        return oval((at[0] + 2, at[1] + 22), 24, 6, "#000", ' opacity=".4"')
    return oval(at, 27, 27, "url(#cold)") if passage.feature == "crystal" else ""


def _things(passage: Passage, light: bool, seed: str) -> Iterator[Thing]:
    """Yield the things on a card; the one that gives the card its meaning comes first."""
    feature = passage.feature
    if feature in _SIGNS:
        way = bores(passage)[0].paths[0]
        x, y = way[len(way) // 2]
        yield Thing("door", (x, y - 4), 1.12, _TEAMS[feature])
    elif feature == "crystal":
        at = _free_corner(passage)
        yield Thing("crystal", at, 0.66 if at[0] < 50 and at[1] < 50 else 0.8)
    elif feature in _MIDDLE:
        yield _MIDDLE[feature]
    elif light and passage.joined and not feature:
        spots = [spot for spot in _SPOTS if _clear(passage, spot)]
        if spots:
            yield Thing("lamp", Hand(seed + "lamp").pick(spots), 0.34)


_MIDDLE = {
    "ladder": Thing("ladder", (50, 72), 0.66),
    "start": Thing("ladder", (50, 70), 0.82),
    "gold": Thing("nugget3", (50, 74), 0.98),
    "stone": Thing("coal", (50, 74), 0.74),
}
_SPOTS = ((80, 34), (20, 34), (80, 112), (20, 112), (50, 24), (50, 122), (16, 75), (84, 75))
"""Places where a lantern may hang."""


def _clear(passage: Passage, spot: Point) -> bool:
    ways = [path for bore in bores(passage) for path in (*bore.paths, *bore.rails)]
    ways += [stub(passage, side) for side in passage.stubs]
    return all(math.dist(spot, point) > 31 for way in ways for point in marked(way))


def _free_corner(passage: Passage) -> Point:
    """Return where a crystal grows: at the end of a blind tunnel, else on the closed side."""
    blind = {("S",): (50, 40), ("N",): (50, 110), ("W",): (76, 60), ("E",): (24, 60)}
    if passage.joined in blind:
        return blind[passage.joined]
    closed = [side for side in "NSWE" if side not in "".join((*passage.joined, passage.stubs))]
    return _CLOSED[closed[0]] if closed else (20, 26)


_CLOSED = {"N": (50, 27), "S": (50, 122), "W": (19, 75), "E": (81, 75)}


def _stand(image: Image.Image, thing: Thing, light: bool) -> None:
    """Put an icon on a card; without light it is as dim as the rest."""
    unit = image.width / WIDE
    drawn = lit(_shapes(thing), round(UNITS * thing.size * unit), thing.team)
    if not light:
        dim = Image.new("RGBA", drawn.size, "#1c1a2c")
        alpha = drawn.getchannel("A")
        drawn = Image.blend(drawn, dim, 0.55)
        drawn.putalpha(alpha)
    layer = Image.new("RGBA", image.size)
    left, top = (round(at * unit - drawn.width / 2) for at in thing.at)
    layer.paste(drawn, (left, top))
    image.alpha_composite(layer)


def _shapes(thing: Thing) -> str:
    """Return an icon's shapes; a door has its team's sign on a white disc."""
    if thing.shapes != "door":
        return fragment(thing.shapes)
    sign = next(_SIGNS[colour] for colour, team in _TEAMS.items() if team == thing.team)
    disc = '<circle cx="32" cy="32" r="40" class="wh1"/>'
    place = "translate(18.5 24) scale(.42)"
    return f'{fragment("door")}<g transform="{place}">{disc}{fragment(sign)}</g>'

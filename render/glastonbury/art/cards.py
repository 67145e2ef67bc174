"""The cards: ingredients, powder, spells, corners, recipes. Square, framed in their colour."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from games.glastonbury.components import CARDS, KINDS, POWDER
from render.glastonbury.art.hues import HUES
from render.pieces.cards import stamp
from render.pieces.icons import icon, lit
from render.sheet.runs import Run
from render.theme import Face
from render.tools.raster import Raster
from render.tools.strokes import radial
from render.tools.svg import picture
from render.tools.tones import INK, PLAIN, TONES

_VIEW = "0 0 100 100"
_BROWN = "#8a6a3a"
"""The rim of white cards: a white one would melt into the field."""
_KEPT = 32
"""Parts that many cards share, so that a first field is drawn soon."""
_STARS = ((22, 24, 1.6), (76, 20, 1.8), (60, 16, 1.2), (33, 15, 1.3))


def card(id: str, px: int) -> Raster:
    """Draw a card of the field `px` pixels wide; its origin is its upper left corner."""
    if id == "corner":
        return Raster(_corner(px), 0, 0)
    if id == POWDER:
        return Raster(_powder(px), 0, 0)
    return Raster(_spell(id, px) if CARDS[id].is_spell else _ingredient(id, px), 0, 0)


def sign(colour: str, px: int) -> Raster:
    """Draw the sign of a colour on a pale tab; its origin is its middle."""
    return Raster(_sign(colour, px), -(px // 2), -(px // 2))


def recipe(id: str, each: str, px: int) -> Raster:
    """Draw a recipe `px` pixels wide, half as high again; `each` is the points of a card of it."""
    image = _parchment(px)
    if id in HUES:
        _draw_kinds(image, [kind for kind, colour in KINDS.items() if colour == id], px)
        image.alpha_composite(_sign(id, px * 30 // 100), (px * 12 // 100, px * 115 // 100))
        _write(image, f"+{each}", (px * 0.68, px * 1.29), px * 36 // 100)
        return Raster(image, 0, 0)
    _task(image, id, px)
    _write(image, "+10", (px * 0.5, px * 1.29), px * 36 // 100)
    return Raster(image, 0, 0)


def _ingredient(id: str, px: int) -> Image.Image:
    made, hue = CARDS[id], HUES[CARDS[id].colour]
    frame = _BROWN if made.colour == "white" else TONES[hue.tone].base
    image = _face(px, frame, "#fffdf4", hue.field)
    _icon(image, made.kind, 0.53, 0.46, 0.64, px)
    pale = made.colour == "yellow"
    _tab(image, str(made.value), frame, INK if pale else "#ffffff", px)
    tab = px * 33 // 100
    image.alpha_composite(_sign(made.colour, tab), (px - tab - px * 2 // 100,) * 2)
    return image


def _powder(px: int) -> Image.Image:
    image = _face(px, "#8a56c4", "#fff8dc", "#d5b8f2")
    _icon(image, "powder", 0.53, 0.45, 0.68, px)
    _tab(image, "0", "#533082", "#ffffff", px)
    return image


def _spell(id: str, px: int) -> Image.Image:
    """Draw a spell on rays: with an orange rim if it acts at once, with a teal rim and drops if it
    is kept.
    """
    if CARDS[id].at_once:
        image = _face(px, "#ee7f22", "#ffe9c8", "#8a3a0c", _rays())
        _icon(image, id, 0.5, 0.5, 0.7, px)
        return image
    image = _face(px, "#146a6c", "#d8fff6", "#0e4a50", _rays())
    _icon(image, id, 0.5, 0.43, 0.7, px)
    uses = CARDS[id].uses
    for drop in range(uses):
        _icon(image, "mana", 0.5 + (drop - (uses - 1) / 2) * 0.22, 0.84, 0.25, px)
    return image


def _corner(px: int) -> Image.Image:
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in _STARS)
    image = _face(px, "#3f6b3a", "#4a6fa5", "#1e2c55", f'<g fill="#fff">{stars}</g>')
    _icon(image, "corner", 0.5, 0.53, 0.74, px)
    return image


def _face(px: int, frame: str, low: str, high: str, more: str = "") -> Image.Image:
    """Draw an empty card."""
    return _empty(px, frame, low, high, more).copy()


@lru_cache(maxsize=_KEPT)
def _empty(px: int, frame: str, low: str, high: str, more: str) -> Image.Image:
    """Draw a card's frame, a field that is lit in the middle, a gleam on the rim."""
    inner = f'rx="7" fill="url(#field)" stroke="{INK}" stroke-opacity=".55" stroke-width="1.5"'
    body = (
        f'<rect x="1.5" y="1.5" width="97" height="97" rx="11" fill="{frame}" '
        f'stroke="{INK}" stroke-width="3"/>'
        f'<rect x="7.5" y="7.5" width="85" height="85" {inner}/>{more}'
        '<path d="M5 92V14Q5 5 14 5H92" fill="none" stroke="#fff" stroke-opacity=".55" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )
    defs = radial("field", [(0, low, 1), (1, high, 1)], ' cy=".45" r=".62"')
    defs += '<clipPath id="inside"><rect x="7.5" y="7.5" width="85" height="85" rx="7"/></clipPath>'
    return picture(body, _VIEW, (px, px), defs=defs)


def _rays() -> str:
    def tip(turn: float) -> str:
        return f"{50 + 80 * math.cos(turn):.1f} {48 + 80 * math.sin(turn):.1f}"

    paths = (f"M50 48L{tip(k * math.pi / 6)}L{tip(k * math.pi / 6 + 0.26)}Z" for k in range(12))
    return f'<path d="{"".join(paths)}" fill="#fff" opacity=".13" clip-path="url(#inside)"/>'


def _icon(image: Image.Image, name: str, x: float, y: float, size: float, px: int) -> None:
    stamp(image, _thing_icon(name, round(px * size)), px * x, px * y)


@lru_cache(maxsize=_KEPT)
def _thing_icon(name: str, px: int) -> Raster:
    return icon(f"glastonbury-{name}", "whole", PLAIN, px)


def _tab(image: Image.Image, label: str, fill: str, ink: str, px: int) -> None:
    """Put the value into the lower left corner."""
    size, left = px * 44 // 100, px * 2 // 100
    image.alpha_composite(_rounded_box(fill, size), (left, px - size - left))
    middle = (left + size / 2, px - left - size / 2)
    _write(image, label, middle, px * 40 // 100, ink, outline=ink == "#ffffff")


@lru_cache(maxsize=_KEPT)
def _rounded_box(fill: str, px: int) -> Image.Image:
    body = f'<rect x="4" y="4" width="92" height="92" rx="28" fill="{fill}" stroke="{INK}" '
    return picture(body + 'stroke-width="8"/>', _VIEW, (px, px))


@lru_cache(maxsize=_KEPT)
def _sign(colour: str, px: int) -> Image.Image:
    hue, image = HUES[colour], _rounded_box("#fffdf4", px).copy()
    if hue.sign:
        drawn = icon(f"glastonbury-{hue.sign}", "whole", hue.sign_tone or hue.tone, px * 8 // 10)
        stamp(image, drawn, px / 2, px / 2)
        return image
    shape = lit(_SHAPES[hue.shape].format(fill=TONES[hue.tone].base), px * 8 // 10)
    image.alpha_composite(shape, (px // 10, px // 10))
    return image


_SHAPES = {
    "circle": '<circle cx="32" cy="32" r="27" fill="{fill}"/>',
    "square": '<rect x="8" y="8" width="48" height="48" fill="{fill}"/>',
    "triangle": '<path d="M32 6L61 56H3Z" fill="{fill}"/>',
    "diamond": '<path d="M32 3L61 32L32 61L3 32Z" fill="{fill}"/>',
}


def _write(
    image: Image.Image,
    label: str,
    at: tuple[float, float],
    px: int,
    ink: str = INK,
    *,
    outline: bool = False,
) -> None:
    ImageDraw.Draw(image).text(
        at,
        label,
        ink,
        Run(Face.FIGURE, label).font(px),
        "mm",
        stroke_width=max(1, px // 16) if outline else 0,
        stroke_fill=INK,
    )


def _parchment(px: int) -> Image.Image:
    body = (
        f'<rect x="1.5" y="1.5" width="97" height="147" rx="9" fill="url(#sheet)" stroke="{INK}" '
        'stroke-width="3"/><rect x="7" y="7" width="86" height="136" rx="5" fill="none" '
        'stroke="#bfa06a" stroke-width="1.8"/><path d="M7 108H93" stroke="#bfa06a" '
        'stroke-width="1.8"/>'
    )
    defs = (
        '<linearGradient id="sheet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        'stop-color="#fff8e2"/><stop offset="1" stop-color="#e3c88f"/></linearGradient>'
    )
    return picture(body, "0 0 100 150", (px, px * 3 // 2), defs=defs)


def _draw_kinds(image: Image.Image, kinds: list[str], px: int) -> None:
    """Put the two kinds of a colour on a recipe."""
    for kind, x, y in zip(kinds, (0.36, 0.63), (0.34, 0.72), strict=True):
        _icon(image, kind, x, y, 0.5, px)


def _task(image: Image.Image, id: str, px: int) -> None:
    """Show the goal of a recipe: least (an arrow down) or most (up), or the end of the game."""
    if id == "ender":
        stamp(image, icon("hourglass", "whole", PLAIN, px * 64 // 100), px / 2, px * 0.54)
        return
    up = id == "many-ones"
    path = "M8 44L32 14L56 44" if up else "M8 20L32 50L56 20"
    ink = TONES["gr" if up else "rd"].shade
    line = f'<path d="{path}" class="n" style="stroke:{ink}" stroke-width="13"/>'
    stamp(image, Raster(picture(line, "0 0 64 64", (px * 3 // 10,) * 2), 0, 0), px * 0.1, px * 0.4)
    if id in _ICONS:
        _icon(image, _ICONS[id], 0.66, 0.54, 0.52, px)
        return
    image.alpha_composite(_rounded_box("#fffdf4", px * 44 // 100), (px * 44 // 100, px * 32 // 100))
    _write(image, "1" if up else "4", (px * 0.66, px * 0.53), px * 36 // 100)


_ICONS = {"few-cards": "cauldron", "few-spells": "appearance"}

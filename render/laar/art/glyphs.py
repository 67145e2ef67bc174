"""The content of a card's zone: a symbol, or a row of signs for a spell."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.laar.components import SPELLS, Goods
from render.laar.art.figures import figure
from render.laar.art.shapes import coin, gem, kind
from render.pieces.cards import stamp
from render.pieces.icons import icon
from render.sheet.text import width
from render.theme import Face
from render.tools.raster import Raster
from render.tools.tones import INK, PLAIN


class Glyph(NamedTuple):
    """A sign of a spell, its size as a share of the row's."""

    what: str
    """`coin 4`, `kind spice`, `icon laar-shield`, or signs to be written: `text +2`."""
    size: float = 1.0


_KINDS = {goods.value for goods in Goods}


def glyphs(spell: str) -> tuple[Glyph, ...]:
    """Return the signs of a spell: its points and the goods that bring them, or its effect."""
    rule = SPELLS[spell]
    if rule.boosts:
        return (Glyph(f"icon laar-{rule.boosts}"), Glyph("text +2", 0.62))
    if rule.shifts:
        return (Glyph("icon laar-shift"), Glyph("text ±1", 0.62))
    if rule.shields or rule.universal:
        return (Glyph(f"icon laar-{spell}"),)
    many = len(rule.of) > 2
    shown = rule.of[: rule.size or len(rule.of)]
    paid = (Glyph(f"coin {rule.points}", 0.86), Glyph("text /", 0.5))
    things = [_thing_glyph(word, many) for word in shown]
    if rule.size:
        things = [part for thing in things for part in (Glyph("text ≠", 0.36), thing)][1:]
    return (*paid, *things)


def _thing_glyph(word: str, many: bool) -> Glyph:
    if word in _KINDS:
        return Glyph(f"kind {word}", 0.5 if many else 0.92)
    return Glyph(f"icon laar-{word}", 0.86 if many else 1.0)


def symbol(goods: Goods, word: str, px: int) -> Raster:
    """Draw the symbol of a card as goods of a kind."""
    if goods is Goods.GEM:
        return gem(word, px)
    return icon(f"laar-{word}", "whole", PLAIN, px)


def row(
    image: Image.Image, spell: str, at: tuple[float, float], room: int, px: int, ink: str = INK
) -> None:
    """Put the signs of a spell side by side, their middle at a place; smaller if they must be."""
    signs = glyphs(spell)
    wide = _wide(signs, px)
    if wide > room:
        px, wide = px * room // wide, room
    x = at[0] - _wide(signs, px) / 2
    for sign in signs:
        step = _width(sign, px)
        put(image, sign, (x + step / 2, at[1]), px, ink)
        x += step


def put(image: Image.Image, sign: Glyph, at: tuple[float, float], px: int, ink: str = INK) -> None:
    """Put a sign with its middle at a place."""
    what, word = sign.what.split(" ")
    size = round(px * sign.size)
    if what == "text":
        figure(image, word, at, size, ink)
        return
    stamp(image, _SIGNS[what](word, size), *at)


def _icon(name: str, px: int) -> Raster:
    return icon(name, "whole", PLAIN, px)


_SIGNS: Mapping[str, Callable[[str, int], Raster]] = {"coin": coin, "kind": kind, "icon": _icon}
"""What draws a sign, by the first word of its name."""


def _wide(signs: Sequence[Glyph], px: int) -> int:
    return sum(_width(sign, px) for sign in signs)


def _width(sign: Glyph, px: int) -> int:
    what, word = sign.what.split(" ")
    if what == "text":
        return width(word, Face.FIGURE, max(26, round(px * sign.size))) + 8
    return round(px * sign.size)

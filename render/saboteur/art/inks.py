"""The colours of tunnels: lit, cut off from the light, and as a plan that proves what is joined."""

from msgspec import Struct


class Inks(Struct, frozen=True):
    """The colours of a card."""

    edge: str
    """The line round a tunnel."""
    lip: str
    """Its wall where the light falls."""
    wall: str
    """Its wall in the shade."""
    floor: tuple[str, str, str]
    """From the middle of the card to its rim: the same tone at all four mouths."""
    plank: str
    rail: str
    trim: str
    """The contour of walkways: rails, the ends of a bridge."""
    line: str
    """The contour of small things."""
    stones: tuple[str, str, str, str]
    """From the lit facet to the one in the shade."""
    beams: tuple[str, str]
    deck: tuple[str, str]
    handrail: tuple[str, str]
    glow: float
    """How much light lies on the floor, 0..1."""
    veil: float = 0.0
    """How much of the card is veiled by the dark, 0..1."""


LIT = Inks(
    edge="#1b1418",
    lip="#b3a7a6",
    wall="#3a2018",
    floor=("#ffdf9e", "#e6ad5f", "#bb7d3d"),
    plank="#7a4a22",
    rail="#dfe6ec",
    trim="#2a1b14",
    line="#2a1b14",
    stones=("#d2cdd4", "#afaab4", "#87828f", "#625d6c"),
    beams=("#e0a155", "#b5702f"),
    deck=("#9e6431", "#6e411d"),
    handrail=("#e8b878", "#8a5424"),
    glow=0.3,
)

UNLIT = Inks(
    edge="#131219",
    lip="#8f8b9e",
    wall="#1a1822",
    floor=("#918ca2", "#837e95", "#757087"),
    plank="#4c4859",
    rail="#b3afc2",
    trim="#15141b",
    line="#15141b",
    stones=("#8b8797", "#747081", "#5b5767", "#444050"),
    beams=("#6e6778", "#575163"),
    deck=("#57515f", "#45404f"),
    handrail=("#77707f", "#57515f"),
    glow=0.0,
    veil=0.34,
)

_ROCK, _FLOOR = "#000000", "#ffffff"
PLAN = Inks(
    edge=_ROCK,
    lip=_ROCK,
    wall=_ROCK,
    floor=(_FLOOR,) * 3,
    plank=_FLOOR,
    rail=_FLOOR,
    trim=_FLOOR,
    line=_ROCK,
    stones=(_ROCK,) * 4,
    beams=(_ROCK,) * 2,
    deck=(_FLOOR,) * 2,
    handrail=(_ROCK,) * 2,
    glow=0.0,
)
"""White where one can walk, black where one cannot: the same strokes as on the picture."""

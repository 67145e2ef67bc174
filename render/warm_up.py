"""Warm-up: draws the things of nearly all pictures before the first picture is requested."""

from collections.abc import Iterator
from string import ascii_letters

from render.sheet.legend import LegendEntry, legend
from render.sheet.runs import runs
from render.sheet.scene import Box, Item, Label, Panel, Scene
from render.theme import CARD, CREAM, INK, SMALLEST_TEXT, STYLES, TALLEST, WIDTH, Face

_FIGURES = "0123456789+×"
_LETTERS = ascii_letters + "".join(map(chr, range(ord("А"), ord("я") + 1))) + "ЄєІіЇїҐґ"
"""Of names: to find the face that has a letter takes as long as to write it."""
_NUMBERS = range(1, 37)
"""Of cells: few maps have more."""


def warm_up(height: int) -> Iterator[Scene]:
    """Yield sheets of that height with all that nearly every picture needs."""
    for face in (Face.NAME, Face.FIGURE):
        runs(_FIGURES, face)
    runs(_LETTERS, Face.NAME)
    players = [LegendEntry(i, "Warm", i, 7) for i in range(len(STYLES))]
    for group in (players[:6], players[6:]):
        yield Scene(WIDTH, height, (*legend(group, 0, height), *_cards(), *_numbers()))


def _cards() -> Iterator[Item]:
    for radius in (12, 18):
        yield Panel(Box(0, 0, WIDTH // 2, TALLEST // 2), CARD, INK, radius, shadow=True)


def _numbers() -> Iterator[Item]:
    """Write them as small maps do."""
    for number in _NUMBERS:
        yield Label(str(number), WIDTH // 2, 80, Face.FIGURE, SMALLEST_TEXT, CREAM, "mm")

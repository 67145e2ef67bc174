"""The meaning of a lens's signs, in a line below it."""

from collections.abc import Iterator

from render.sheet.scene import Box, Item, Label, Panel, Rule
from render.sheet.text import fit
from render.theme import CARD, EDGE, INK, RULE, WIDTH, Face

LINE = 64
"""Its height."""


def explained(said: str, bottom: int) -> Iterator[Item]:
    """Write the line so that it ends at `bottom`, from one side of the frame to the other."""
    box = Box(EDGE + 2, bottom - LINE, WIDTH - EDGE - 2, bottom)
    text, px = fit(said, Face.NAME, 40, box.width - 40)
    yield Panel(box, CARD)
    yield Rule(Box(box.left, box.top, box.right, box.top), RULE, 3)
    yield Label(text, WIDTH // 2, box.top + LINE // 2, Face.NAME, px, INK, "mm")

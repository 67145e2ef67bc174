"""What a sheet of words looks like in a game: by its banner and its plaques one knows at a glance
which game it is of.
"""

from collections.abc import Iterator
from typing import NamedTuple

from render.sheet.people import AT_REST, Tone
from render.sheet.scene import Box, Item, Label, Panel, Rule, Sprite
from render.sheet.text import fit
from render.theme import CREAM, EDGE, GOLD, INK, WIDTH, Face

BANNER = 132
"""Where a banner ends on the sheet."""


class Look(NamedTuple):
    """The colours of a game's sheets, each at the top and at the foot."""

    plaque: tuple[str, str]
    """Of the ground on which icons stand."""
    banner: tuple[str, str] = ("", "")
    """Of the band with the title, on parchment."""
    crests: tuple[str, str] = ("", "")
    """The sprites at its left and right end, 92 pixels to their unit."""
    row: Tone = AT_REST
    """Of the rows of a cheat sheet."""
    ink: str = INK
    """Of the words in these."""


def banner(said: str, look: Look) -> Iterator[Item]:
    """Write the title of a sheet of parchment on a band in the game's colour."""
    top, foot = look.banner
    yield Panel(Box(EDGE, EDGE, WIDTH - EDGE, BANNER), top, foot=foot)
    yield Rule(Box(EDGE, BANNER, WIDTH - EDGE, BANNER), GOLD, 5)
    y = (EDGE + BANNER) // 2
    for art, x in zip(look.crests, (140, WIDTH - 140), strict=True):
        yield Sprite(art, x, y, 92)
    text, px = fit(said, Face.TITLE, 60, WIDTH - 480)
    yield Label(text, WIDTH // 2, y + 2, Face.TITLE, px, CREAM, "mm")

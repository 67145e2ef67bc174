"""The strip at the top of sheets whose ground is dark."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from render.sheet.scene import Box, Item, Label, Panel, Rule
from render.sheet.text import fit
from render.theme import NIGHT, PALE, WIDTH, Face

HEAD = 96
"""Its height."""
_BRONZE = "#b8741a"


def head(left: Iterable[Item], right: Iterable[Item]) -> Iterator[Item]:
    """Lay out the strip: first the things at its left, then those at its right."""
    yield Panel(Box(0, 0, WIDTH, HEAD), NIGHT)
    yield Rule(Box(0, HEAD - 3, WIDTH, HEAD - 3), _BRONZE, 5)
    yield from left
    yield from right


def titled(said: str) -> Iterator[Item]:
    """Lay out a strip with nothing but a title, in its middle."""
    text = title(said, 24, WIDTH - 48)
    yield from head([replace(text, x=WIDTH // 2, anchor="mm")], [])


def title(said: str, x: int, room: int, px: int = 48) -> Label:
    """Write the strip's words from x on, at most `room` pixels long."""
    said, px = fit(said, Face.TITLE, px, room)
    return Label(said, x, HEAD // 2, Face.TITLE, px, PALE)

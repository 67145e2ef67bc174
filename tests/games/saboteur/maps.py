"""Mazes in characters, read back: what `games.saboteur.text` draws."""

from collections.abc import Iterator, Mapping
from functools import cache

from games.core.textmap import Block
from games.core.values import Cell, Rotation
from games.saboteur.components import CARDS, turns
from games.saboteur.maze import Laid, Maze, built
from games.saboteur.text import HEIGHT, WIDTH, block

MARGIN = 4
"""Before each line, for the row's number."""


def maze(text: str) -> Maze:
    """Read a maze as the text board draws it, with x above and y at the left.

    Goals that lie face down are passed over.
    """
    head, *lines = text.strip("\n").split("\n")
    west = int(head.split()[0])
    north = next(_row(line) - number // HEIGHT for number, line in enumerate(lines) if _has(line))
    cards = {
        Cell(west + x, north + y): Laid(*_shapes()[shape])
        for y in range((len(lines) + HEIGHT - 1) // HEIGHT)
        for x, shape in enumerate(_cut(lines[y * HEIGHT : (y + 1) * HEIGHT]))
        if any(line.strip() for line in shape) and "+---+" not in shape
    }
    return built(cards)


def _has(line: str) -> bool:
    return bool(line[:MARGIN].strip())


def _row(line: str) -> int:
    return int(line[:MARGIN])


def _cut(band: list[str]) -> Iterator[Block]:
    """Cut the lines of a row of cells into cells."""
    band = [line[MARGIN:] for line in band] + [""] * (HEIGHT - len(band))
    width = max(map(len, band))
    for left in range(0, width, WIDTH):
        yield tuple(line[left : left + WIDTH].ljust(WIDTH) for line in band)


@cache
def _shapes() -> Mapping[Block, tuple[str, Rotation]]:
    """Return what each block shows, joined to the start or not."""
    shapes: dict[Block, tuple[str, Rotation]] = {}
    for card in CARDS.values():
        if card.kind in ("tunnel", "special"):
            for turned in turns(card.id):
                for joined in (True, False):
                    shape = block(card.id, turned, joined)
                    assert shape not in shapes, (card.id, shapes[shape])
                    shapes[shape] = (card.id, turned)
    return shapes

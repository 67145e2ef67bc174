"""Text maps: boards drawn in characters, for tests, logs and text boards.

A map is a grid of blocks, each `width` characters wide and `height` lines high; an empty cell is a
block of spaces. The text says where the north-west block lies by its first cell.
"""

from collections.abc import Mapping

from games.core.values import Cell

_ORIGIN = Cell(0, 0)

Block = tuple[str, ...]
"""The lines of one cell."""


def draw(blocks: Mapping[Cell, Block], width: int, height: int) -> str:
    """Draw the blocks in their places, cropped to their extent."""
    if not blocks:
        return ""
    xs = range(min(c.x for c in blocks), max(c.x for c in blocks) + 1)
    ys = range(min(c.y for c in blocks), max(c.y for c in blocks) + 1)
    blank = (" " * width,) * height
    lines = (
        "".join(blocks.get(Cell(x, y), blank)[line] for x in xs).rstrip()
        for y in ys
        for line in range(height)
    )
    return "\n".join(lines)


def read(text: str, width: int, height: int, corner: Cell = _ORIGIN) -> dict[Cell, Block]:
    """Read back what `draw` wrote (indentation common to all lines is ignored).

    :param corner: the cell of the north-west block.
    """
    lines = _dedented_lines(text)
    blocks = {}
    for top in range(0, len(lines), height):
        band = [line.ljust(max(map(len, lines))) for line in lines[top : top + height]]
        for left in range(0, len(band[0]), width):
            block = tuple(line[left : left + width].ljust(width) for line in band)
            if any(line.strip() for line in block):
                blocks[Cell(corner.x + left // width, corner.y + top // height)] = block
    return blocks


def _dedented_lines(text: str) -> list[str]:
    lines = text.strip("\n").rstrip().split("\n")
    indent = min(len(line) - len(line.lstrip(" ")) for line in lines if line.strip())
    return [line[indent:] for line in lines]

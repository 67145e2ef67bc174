"""Make the pictures of the documentation anew: `python -m tests.render.gallery docs/pictures`.

Five people play by the rules; the same seed gives the same map.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

import render
from games.core.choices import screen
from tests.render.tables import GAME, choosing, played, thoughtful

SEED = 220
MOVES = 30


def gallery(folder: Path) -> None:
    """Write a board in the middle of a game and a preview."""
    state = played(MOVES, SEED, taste=thoughtful)
    for name, path in (("midgame", ()), ("preview", richest(state))):
        with Image.open(BytesIO(render.draw(choosing(state, path)))) as image:
            # a page in a browser need not be as sharp as a chat
            image.save(folder / f"{name}.jpg", quality=74, optimize=True, progressive=True)


def richest(state: Any) -> tuple[int, ...]:
    """Return the path to the cell that leaves most to choose."""
    actions = list(GAME.legal_actions(state, GAME.to_act(state)[0]))
    cells = screen(actions, ()).rows[0].paths
    return max(cells, key=lambda path: sum(len(row.paths) for row in screen(actions, path).rows))


if __name__ == "__main__":
    gallery(Path(sys.argv[1]))

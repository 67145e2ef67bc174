"""Make the pictures of the documentation anew: `python -m tests.render.gallery docs/pictures`.

Five people play by the rules; the same seed gives the same map.
"""

import sys
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

import render
from bot.texts.catalogues import Texts
from games.core.values import TABLE
from render import Picture
from tests.render.carcassonne.tables import choosing, played, thoughtful
from tests.render.laar import positions as laar
from tests.render.saboteur import tables as saboteur_tables

SEED = 220
MOVES = 30
MAZE = (5, 171, 18)
"""Of Saboteur: seats, seed, cards."""


def gallery(folder: Path) -> None:
    """Write boards in the middle of games, a choice in a private chat."""
    state = played(MOVES, SEED, taste=thoughtful)
    maze = saboteur_tables.dug(*MAZE)
    player = saboteur_tables.GAME.to_act(maze)[0]
    for name, asked in (
        ("midgame", choosing(state, ())),
        ("maze", _english(saboteur_tables.picture(maze, TABLE))),
        ("market", _english(laar.picture(laar.played(4, 1)[50], path=()))),
        ("hand", _english(saboteur_tables.picture(maze, player, path=()))),
    ):
        with Image.open(BytesIO(render.draw(asked))) as image:
            # a page in a browser need not be as sharp as a chat
            image.save(folder / f"{name}.jpg", quality=74, optimize=True, progressive=True)


def _english(asked: Picture) -> Picture:
    texts = Texts((f"games.{asked.game}",), strict=True)
    return replace(asked, words={id: texts.say("en", id) for id in asked.words})


if __name__ == "__main__":
    gallery(Path(sys.argv[1]))

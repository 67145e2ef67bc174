"""The faces of the bot: its avatar, the icon of its page, and the picture that BotFather asks for
with /newapp.

.venv/bin/python -m bench.faces
"""

from pathlib import Path

from PIL import Image, ImageDraw

import render
from bot.texts.catalogues import Texts, message_id
from bot.texts.packages import packages_of
from games import GAMES
from games.core.values import Cell, Rotation
from render.carcassonne.pieces import art
from render.pieces.followers import STAND, key
from render.pixels.paint import paint
from render.sheet.scene import Item, Scene, Sprite, Tiles
from render.theme import GOLD, INK

_ROOT = Path(__file__).parent.parent
AVATAR = _ROOT / "bot" / "process" / "avatar.jpg"
ICON = _ROOT / "bot" / "app" / "page" / "icon.png"
DESCRIPTION = _ROOT / "docs" / "faces" / "description.jpg"
_SIDE, _TILE, _FRAME = 640, 430, 26
"""Of the avatar, of its tiles, of its golden ring: Telegram shows it as a disc."""
_LAND = {
    Cell(0, 0): ("D", Rotation.R270),
    Cell(1, 0): ("U", Rotation.R90),
    Cell(0, 1): ("E", Rotation.R0),
    Cell(1, 1): ("B", Rotation.R0),
}
_WIDE, _HIGH = 640, 360
_WOOD = "#3b2617"
_ICON = 64


def avatar() -> Image.Image:
    """Draw a follower on a road below a town's wall; it is known at 40 points."""
    tiles = tuple((cell, art(kind, turned)) for cell, (kind, turned) in _LAND.items())
    items: tuple[Item, ...] = (
        Tiles(_FRAME // 2, -40, _TILE, tiles),
        Sprite(key(0, STAND), _SIDE // 2, _SIDE - 118, round(_SIDE * 0.56)),
    )
    image = paint(Scene(_SIDE, _SIDE, items)).copy()
    large = Image.new("RGBA", (2 * _SIDE, 2 * _SIDE))
    pen = ImageDraw.Draw(large)
    for colour, wide in ((INK, _FRAME + 5), (GOLD, _FRAME)):
        pen.ellipse((0, 0, 2 * _SIDE - 1, 2 * _SIDE - 1), None, colour, 2 * wide)
    ring = large.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    image.paste(ring, (0, 0), ring)
    return image


def description() -> Image.Image:
    """Draw the games side by side on dark wood."""
    texts = Texts(packages_of(GAMES))
    games = [(game, texts.say("en", message_id(game, "name"))) for game in GAMES]
    shown = paint(render.layout(render.showcase(games)))
    image = Image.new("RGB", (_WIDE, _HIGH), _WOOD)
    share = min((_WIDE - 24) / shown.width, (_HIGH - 24) / shown.height)
    small = shown.resize(
        (round(shown.width * share), round(shown.height * share)), Image.Resampling.LANCZOS
    )
    image.paste(small, ((_WIDE - small.width) // 2, (_HIGH - small.height) // 2))
    return image


def main() -> None:
    """Write the files."""
    face = avatar()
    for path, image in ((AVATAR, face), (DESCRIPTION, description())):
        image.save(path, quality=88, optimize=True)
    small = face.resize((_ICON, _ICON), Image.Resampling.LANCZOS)
    small.quantize(64).save(ICON, optimize=True)


if __name__ == "__main__":
    main()

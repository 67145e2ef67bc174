"""Lenses beside the board: the effect of each wall tile, and the tiles left."""

from collections import Counter
from collections.abc import Iterator

from games.castle.components import COPIES, Bonus
from games.castle.view import View
from games.core.values import Rotation, Seat
from render.castle.pieces import art, plate, plate_width
from render.pieces import icons
from render.sheet.explained import LINE, explained
from render.sheet.guide import GUIDE
from render.sheet.people import person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Scene, Sprite, Thumb
from render.sheet.text import fit
from render.theme import CARD, EDGE, INK, RULE, WIDTH, Face

WALL, LEFT = "wall", "left"
_ROW = 96
_TOP = 128


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view."""
    has_wall = view.options["wall_tiles"] != "off"
    there = {
        WALL: has_wall,
        LEFT: bool(sum(view.remaining.values())),
        GUIDE: view.result is None,
    }
    return tuple(page for page, is_there in there.items() if is_there)


def wall(picture: Picture) -> Scene:
    """Lay out the nine wall tiles: their effects, their owners, and how many may still come."""
    words = picture.words
    items: list[Item] = [_title(words["castle-chapter-wall"])]
    for number, bonus in enumerate(Bonus):
        items += _bonus(picture, bonus, _TOP + number * _ROW)
    return _scene_with_legend(picture, _TOP + len(Bonus) * _ROW + 40, items, WALL)


def _scene_with_legend(picture: Picture, height: int, items: list[Item], word: str) -> Scene:
    """Put below the items what their signs mean."""
    height += LINE
    line = explained(picture.words[f"castle-signs-{word}"], height - EDGE)
    return Scene(WIDTH, height, (*items, *line))


def _title(said: str) -> Label:
    title, px = fit(said, Face.TITLE, 56, 1000)
    return Label(title, WIDTH // 2, 78, Face.TITLE, px, INK, "mm")


def _bonus(picture: Picture, bonus: Bonus, top: int) -> Iterator[Item]:
    view: View = picture.view
    box = Box(40, top, WIDTH - 40, top + _ROW - 10)
    y = (box.top + box.bottom) // 2
    yield Panel(box, CARD, RULE, 12)
    yield from plate(box.left + 74 - plate_width(82, bonus) // 2, y, 82, bonus)
    said, px = fit(picture.words[f"castle-wall-{bonus}"], Face.NAME, 40, 770)
    yield Label(said, box.left + 156, y + 1, Face.NAME, px, INK)
    x = box.right - 40
    for seat, held in enumerate(view.taken):
        for _ in range(held.count(bonus)):
            yield from person(picture, Seat(seat), x, y, 52)
            x -= 60
    unseen = _unseen(view)[bonus]
    if unseen and view.result is None:
        yield Label(f"×{unseen}", x, y + 1, Face.FIGURE, 40, INK, "rm")
        yield Sprite(icons.key("castle-bonus"), x - 80, y, 58)


def _unseen(view: View) -> Counter[Bonus]:
    """Count the wall tiles that nobody has seen."""
    left = Counter(dict.fromkeys(Bonus, COPIES))
    seen = [bonus for held in view.taken for bonus in held]
    seen += [bonus for bonus in view.wall.values() if bonus]
    left.subtract(seen)
    left.subtract(view.used)
    return left


def left(picture: Picture) -> Scene:
    """Lay out every kind of tile that nobody has seen yet, with how many there are."""
    view: View = picture.view
    kinds = [(kind, count) for kind, count in view.remaining.items() if count]
    across, px = 9, 108
    items: list[Item] = [_title(picture.words["castle-lens-left"])]
    for number, (kind, count) in enumerate(kinds):
        x, y = 58 + number % across * 132, _TOP + 8 + number // across * 158
        items.append(Thumb(art(kind, Rotation.R0), x, y, px))
        if count > 1:
            items.append(Label(f"×{count}", x + px // 2, y + px + 20, Face.FIGURE, 40, INK, "mm"))
    rows = -(-len(kinds) // across)
    return _scene_with_legend(picture, _TOP + rows * 158 + 30, items, LEFT)

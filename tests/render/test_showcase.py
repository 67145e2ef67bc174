"""The picture of the games that can be chosen."""

import render
from games import GAMES
from render.sheet.scene import Cards, Hexes, Label, Panel, Scene, Sprite, Tiles
from render.theme import SMALLEST_TEXT
from tests.proofs import filled

LONG = "Каркассон и все его соседи"


def laid_out(*names: str) -> Scene:
    return render.layout(render.showcase(zip(GAMES, names, strict=True)))


def test_every_game_has_a_small_picture_with_its_name_below() -> None:
    assert all(map(render.has_emblem, GAMES))
    names = [f"Game {number}" for number, _ in enumerate(GAMES)]
    items = laid_out(*names).items
    panels = [item.box for item in items if isinstance(item, Panel)]
    labels = [item for item in items if isinstance(item, Label)]
    assert [label.text for label in labels] == names
    for box, label in zip(panels, labels, strict=True):
        assert box.left < label.x < box.right
        assert box.top < label.y < box.bottom
        shown = [item for item in items if isinstance(item, Sprite | Tiles | Hexes)]
        spread = [card for item in items if isinstance(item, Cards) for card in item.cards]
        things = [(thing.x, thing.y) for thing in (*shown, *spread)]
        assert any(box.left < x < box.right and box.top < y < label.y for x, y in things)


def test_long_names_stay_readable() -> None:
    items = laid_out(*([LONG] * len(GAMES))).items
    assert all(filled(item.px >= SMALLEST_TEXT for item in items if isinstance(item, Label)))

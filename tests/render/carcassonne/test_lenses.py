"""What can be called up in place of the map: whose field is whose, which tiles are left."""

from collections import Counter
from typing import Any

import pytest
from PIL import Image

from games.carcassonne.components import COUNTS, Feature, box, tile
from games.core.contract import defaults
from games.core.log import play as move_on
from games.core.rng import stack
from games.core.values import Rotation
from render import carcassonne
from render.carcassonne.art.geometry import geometry
from render.carcassonne.art.patches import patch
from render.carcassonne.art.region import fields, half_point
from render.sheet.scene import Box, Label, Panel, Scene, Sprite, Thumb, Tiles
from render.theme import EDGE, STYLES, TALLEST, WIDTH
from render.tools.masks import flood
from tests.contract.plays import Start, play
from tests.proofs import filled
from tests.properties import each
from tests.render.carcassonne.tables import GAME, WORDS, compact, picture, played, stretched

PLAYED = [played(moves, seed=moves, taste=t) for t in (compact, stretched) for moves in (9, 40, 71)]
SHEET = Box(EDGE, EDGE, WIDTH - EDGE, TALLEST)


def lens(state: Any, page: str) -> Scene:
    return carcassonne.layout(picture(state, page=page))


@pytest.mark.parametrize("state", PLAYED)
def test_every_held_field_lies_in_its_owners_colours_where_it_is(state: Any) -> None:
    asked = picture(state, page="fields")
    scene = carcassonne.layout(asked)
    (tiles,) = (item for item in scene.items if isinstance(item, Tiles))
    assert {cell for cell, _ in tiles.tiles} == set(asked.view.tiles)
    wanted = Counter(
        (tiles.box(cell)[:2], str(segment), "+".join(map(str, holding.owners)))
        for holding in asked.view.holdings
        for cell, segment in holding.spots
    )
    found = Counter(
        ((item.x, item.y), item.art.split("/")[4], item.art.split("/")[5])
        for item in scene.items
        if isinstance(item, Sprite) and item.art.startswith("carcassonne/patch/")
    )
    assert found == wanted


@pytest.mark.parametrize("state", PLAYED)
def test_what_fields_are_worth_can_be_read_and_fits_the_sheet(state: Any) -> None:
    scene = lens(state, "fields")
    assert scene.height <= TALLEST
    plaques = [item.box for item in scene.items if isinstance(item, Panel) and item.radius == 9]
    paid = [max(h.points.values()) for h in picture(state, page="fields").view.holdings if h.points]
    assert len(plaques) == len(paid)
    # or nothing: fields may be worth nothing yet
    assert all(SHEET.holds(plaque) for plaque in plaques)
    said = Counter(i.text for i in scene.items if isinstance(i, Label) and i.px >= 38)
    assert Counter(f"+{points}" for points in paid) <= said


def test_a_shared_field_says_who_would_get_how_much_where_that_is_not_the_same() -> None:
    """Ruling 3, second edition: three points a city by field, each city once a player."""
    state = GAME.setup(defaults(GAME) | {"farmers": "second"}, 2, stack([*"UUEAV"]))
    for move in ("1,0 r0 field0", "2,0 r0 field1", "0,-1 r180 field0", "-1,0 r270"):
        state = move_on(GAME, state, GAME.to_act(state)[0], f"place {move}").state
    told = [
        item.art if isinstance(item, Sprite) else item.text
        for item in lens(state, "fields").items
        if (isinstance(item, Sprite) and item.art.startswith("token/"))
        or (isinstance(item, Label) and item.text[:1] == "+" and ":" not in item.text)
    ]
    assert told == ["+3", "token/0", "+0", "token/1", "+3"]


@pytest.mark.parametrize("state", PLAYED[:2])
def test_every_kind_of_tile_is_shown_once_with_what_is_left_of_it(state: Any) -> None:
    scene = lens(state, "left")
    kinds = [item.art.split("/")[1] for item in scene.items if isinstance(item, Thumb)]
    assert Counter(kinds) == Counter({kind[0] for kind in box(COUNTS)})
    labels = [item.text for item in scene.items if isinstance(item, Label)]
    remaining = picture(state).view.remaining
    assert labels[0].endswith(f": {sum(remaining.values())}")
    counted = [int(text.strip("×")) for text in labels if text[:1] == "×" and ":" not in text]
    assert sum(counted) == sum(remaining.values())
    assert labels.count("–") == len(kinds) - len(counted)
    assert all(filled(SHEET.holds(Box(t.x, t.y, t.x + t.px, t.y + t.px)) for t in thumbs(scene)))


def thumbs(scene: Scene) -> list[Thumb]:
    return [item for item in scene.items if isinstance(item, Thumb)]


def test_lenses_are_offered_when_there_is_something_to_see() -> None:
    views = [picture(state).view for state in (played(0, seed=1), PLAYED[1], PLAYED[2])]
    assert [carcassonne.PAINTER.lenses(view) for view in views] == [
        ("left", "guide"),
        ("fields", "left", "guide"),
        ("fields",),
    ]


@pytest.mark.parametrize("edition", ["on", "first", "second", "off"])
def test_fields_are_offered_where_somebody_holds_one(edition: str) -> None:
    """Without looking at whose they are: a picture besides the board shows that (ADR 52)."""
    offered = set()
    options = tuple((defaults(GAME) | {"farmers": edition}).items())
    for state in play(Start("carcassonne", 2, options, seed=7)).states:
        look = "fields" in carcassonne.PAINTER.lenses(picture(state).view)
        assert look == bool(picture(state, page="fields").view.holdings)
        offered.add(look)
    assert offered == ({False} if edition == "off" else {False, True})


@each("kind", COUNTS)
def test_a_patch_covers_its_field_and_no_other(kind: str) -> None:
    """Flooded on the drawing, as the proof of the topology is."""
    rotation, px = Rotation.R90, 80
    land = fields(geometry(kind, rotation), grain=px)
    for part in filled(tile(kind, rotation).parts):
        if part.segment.feature is Feature.FIELD:
            image = patch(kind, "90", str(part.segment), "1", px).image
            alpha = image.getchannel("A").point([255 if v > 60 else 0 for v in range(256)])
            own = flood(land, map(half_point, part.halves))
            apart = sum(a != b for a, b in zip(alpha.tobytes(), own.tobytes(), strict=True))
            assert apart <= 0.03 * px * px


def test_a_shared_field_shows_both_colours_and_goes_on_on_the_next_tile() -> None:
    px = 120
    image = patch("E", "180", "field0", "0+1", px).image.convert("RGBA")
    inside = [image.getpixel((x, 30)) for x in range(10, 110)]
    hues = Counter(_nearest(pixel, (0, 1)) for pixel in inside)
    assert min(hues[0], hues[1]) > 30
    row = [_nearest(image.getpixel((x, 20)), (0, 1)) for x in (10, 30, 50)]
    shifted = [_nearest(image.getpixel((x + px // 3 * 1, 20)), (0, 1)) for x in (10, 30, 50)]
    assert row == shifted  # a third of a tile is one period of two stripes


def _nearest(pixel: Any, styles: tuple[int, ...]) -> int:
    def apart(style: int) -> int:
        colour = Image.new("RGB", (1, 1), STYLES[style].body).getpixel((0, 0))
        assert isinstance(colour, tuple)
        return sum(abs(a - b) for a, b in zip(colour, pixel, strict=False))

    return min(styles, key=apart)


@pytest.mark.parametrize("page", ["fields", "left"])
def test_the_signs_of_a_lens_are_explained_below_it(page: str) -> None:
    """A sign that is met for the first time has its words in the picture."""
    said = [i for i in lens(PLAYED[1], page).items if isinstance(i, Label) and ":" in i.text]
    assert any(WORDS[f"carcassonne-signs-{page}"] == one.text and one.px >= 36 for one in said)


def test_fields_are_told_apart_without_colours() -> None:
    """Each owner has a hatching of their own; nobody's land is grey."""
    whole = [patch("D", "0", "field0", str(owner), 80).image for owner in range(6)]
    plans = [
        one.getchannel("A").point([255 if v > 160 else 0 for v in range(256)]) for one in whole
    ]
    assert len({plan.tobytes() for plan in plans}) == 6

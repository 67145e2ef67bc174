"""High contrast: whoever sees little, or sees colours otherwise, tells all apart."""

from itertools import combinations

from msgspec.structs import replace
from PIL import Image

import render
from render.carcassonne.art import palette as country
from render.castle.art import palette as castle
from render.glastonbury.art.hues import HUES as CARDS
from render.laar.art.hues import HUES as GOODS
from render.land_vs_sea.art import palette as coast
from render.pixels.contrast import deepened
from render.pixels.paint import jpeg, paint
from render.pixels.sprites import sprite
from render.sheet.contrast import CONTRAST, Curve, art_of
from render.sheet.scene import Badge, Box, Cards, Label, Panel, Scene, Sprite, Thumb, Tiles
from render.sheet.text import width
from render.theme import STYLES
from tests.properties import each
from tests.render.test_golden import PAINTED, POSITIONS
from tests.render.test_month import a_month
from tests.render.vision import SIGHTS, contrast, distance, seen

SMALLEST = 40
"""Pixels: the height of a follower on a crowded map."""
_PHONE = 300 / 1280
"""Points of a phone for each pixel of a picture."""


def sharp(name: str) -> Scene:
    return render.layout(replace(POSITIONS[name](), contrast=True))


@each("name", POSITIONS)
def test_it_shares_no_sprite_with_an_ordinary_picture(name: str) -> None:
    """What it is made of has names of its own, in memory and on disk."""
    ordinary, contrasted = (
        set(_art(one)) for one in (render.layout(POSITIONS[name]()), sharp(name))
    )
    assert not ordinary & contrasted
    assert len(ordinary) == len(contrasted)


@each("name", POSITIONS)
def test_it_lies_where_it_lay_and_numbers_are_no_smaller(name: str) -> None:
    ordinary, contrasted = render.layout(POSITIONS[name]()), sharp(name)
    assert (ordinary.width, ordinary.height) == (contrasted.width, contrasted.height)
    before, after = _figures(ordinary), _figures(contrasted)
    assert [figure[:3] for figure in before] == [figure[:3] for figure in after]
    assert [one for one, other in zip(before, after, strict=True) if other[3] < one[3]] == []


@each("name", POSITIONS)
def test_no_number_of_a_place_hides_another(name: str) -> None:
    """Or no more of it than before."""

    def covered(scene: Scene) -> int:
        badges = [item for item in scene.items if isinstance(item, Badge)]
        return sum(
            (one.x - two.x) ** 2 + (one.y - two.y) ** 2 < (one.r + two.r) ** 2
            for one, two in combinations(badges, 2)
        )

    assert covered(sharp(name)) <= covered(render.layout(POSITIONS[name]()))


@each("name", POSITIONS)
def test_figures_grow_over_no_other_words(name: str) -> None:
    """Or over no more of them than before."""

    def met(scene: Scene) -> int:
        boxes = [_written(item) for item in scene.items if isinstance(item, Label)]
        return sum(one.meets(other) for one, other in combinations(boxes, 2))

    assert met(sharp(name)) <= met(render.layout(POSITIONS[name]()))


@each("name", POSITIONS)
def test_words_stand_out_from_what_they_lie_on(name: str) -> None:
    """Seven to one; or as much as black or white have on a ground of middling lightness."""
    scene = sharp(name)
    panels = [item for item in scene.items if isinstance(item, Panel) and item.strength == 100]
    for word in (item for item in scene.items if isinstance(item, Label) and not item.line):
        below = [panel for panel in panels if panel.box.holds(_written(word))]
        if not below:
            continue
        on = min(below, key=lambda panel: panel.box.width * panel.box.height)
        for ground in (on.fill, on.foot or on.fill):
            best = max(contrast("#000000", ground), contrast("#ffffff", ground))
            assert contrast(word.fill, ground) >= min(7, 0.95 * best), (word.text, on)


def test_a_month_keeps_its_parchment_light() -> None:
    """On a dark one its words had a contrast of 1.9."""
    assert render.layout(replace(a_month(), contrast=True)).ground == ""


@each("name", PAINTED)
def test_it_is_painted_and_goes_into_a_message(name: str) -> None:
    image = paint(sharp(name))
    assert image.tobytes() != paint(render.layout(POSITIONS[name]())).tobytes()
    assert len(jpeg(sharp(name))) < 400_000


@each("sight", SIGHTS)
@each(("one", "other"), list(combinations(range(len(STYLES)), 2)))
def test_players_are_told_apart_by_pattern_or_colour(one: int, other: int, sight: str) -> None:
    """On the smallest figures of a map, as large as a phone shows them."""
    assert _apart(one, other, sight) >= 12


@each(("one", "other"), list(combinations(range(len(STYLES)), 2)))
def test_players_are_told_apart_without_any_colour(one: int, other: int) -> None:
    """By the shape alone, for it fills the figure; the second six have a hollow one."""
    patterns = {(STYLES[n].shape, n >= len(STYLES) // 2) for n in (one, other)}
    assert len(patterns) == 2
    assert sprite(art_of(f"follower/{one}/stand"), 66) != sprite(
        art_of(f"follower/{other}/stand"), 66
    )


def test_goods_and_cards_have_a_sign_each_besides_their_colour() -> None:
    """Some of their colours fall together for the colour-blind, in high contrast too."""
    assert len({hue.shape for hue in GOODS.values()}) == len(GOODS)
    assert len({hue.shape or hue.sign for hue in CARDS.values()}) == len(CARDS)


LAND = {
    "field": country.FIELD,
    "town": country.FLOOR,
    "road": country.ROAD,
    "roof": country.ROOFS[0],
    "river": country.STREAM,
}
YARDS = {"court": castle.COURT, "path": castle.PATH, "stone": castle.STONE, "roof": castle.ROOF}


@each("sight", SIGHTS)
@each(("one", "other"), [*combinations(LAND.values(), 2), *combinations(YARDS.values(), 2)])
def test_grounds_are_further_apart(one: str, other: str, sight: str) -> None:
    """Ordinary ones are at least six apart."""
    assert _far(_deep(one), _deep(other), sight) >= 11


@each("sight", SIGHTS)
@each("land", (coast.LAND, coast.INLAND, coast.SAND))
@each("sea", (coast.SEA, coast.DEEP))
def test_land_is_light_and_the_sea_dark(land: str, sea: str, sight: str) -> None:
    light, dark = (
        seen(_deep(land, CONTRAST.land), sight),
        seen(_deep(sea, CONTRAST.sea), sight),
    )
    assert distance(light, dark) >= 25
    assert light[0] - dark[0] >= 20


def _written(label: Label) -> Box:
    wide = width(label.text, label.face, label.px)
    left = label.x - {"l": 0, "m": wide // 2, "r": wide}[label.anchor[0]]
    return Box(left, label.y - label.px // 3, left + wide, label.y + label.px // 3)


def _art(scene: Scene) -> list[str]:
    return [
        art
        for item in scene.items
        for art in (
            [item.art]
            if isinstance(item, Sprite | Thumb)
            else [one.art for one in item.cards]
            if isinstance(item, Cards)
            else [art for _, art in item.tiles]
            if isinstance(item, Tiles)
            else []
        )
    ]


def _figures(scene: Scene) -> list[tuple[str, int, int, int]]:
    return [
        (item.text, item.x, item.y, item.px)
        if isinstance(item, Label)
        else (item.label, item.x, item.y, item.r)
        for item in scene.items
        if isinstance(item, Label | Badge)
    ]


def _deep(colour: str, *how: Curve) -> str:
    pixel = deepened(Image.new("RGB", (1, 1), colour), *how).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return "#" + bytes(map(int, pixel)).hex()


def _far(one: str, other: str, sight: str) -> float:
    return distance(seen(one, sight), seen(other, sight))


def _apart(one: int, other: int, sight: str) -> float:
    """Return how far apart two figures are: the mean of the quarter of their pixels that differ
    most.
    """
    first, second = (_figure(style) for style in (one, other))
    apart = sorted(_far(a, b, sight) for a, b in zip(first, second, strict=True))
    worst = apart[-len(apart) // 4 :]
    return sum(worst) / len(worst)


def _figure(style: int) -> list[str]:
    """Return the pixels of a figure on a field, as a phone of three pixels a point has them."""
    side = 2 * SMALLEST
    field = Image.new("RGB", (side, side), _deep(country.FIELD))
    image, left, top = sprite(art_of(f"follower/{style}/stand"), SMALLEST)
    field.paste(image, (side // 2 + left, side - 8 + top), image)
    box = Box(side // 4, side // 4, 3 * side // 4, side)
    wide, high = (round(3 * _PHONE * length) for length in (box.width, box.height))
    small = field.crop(box).resize((wide, high), Image.Resampling.BOX)
    pixels = small.tobytes()
    return [f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)]

"""From data to pixels: what the layout says is what is seen."""

import math
from itertools import pairwise, product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageOps, ImageStat

from games.core.values import Cell, Rotation, around
from render import carcassonne
from render.carcassonne.art import PAINTED
from render.pixels import cache, paint, raster_cache, tilemap
from render.pixels.dirty import parts
from render.pixels.paper import watercolour, watercolour_apart
from render.pixels.shadow import cast_shadow
from render.pixels.sprites import sprite
from render.sheet.grid import LADDER
from render.sheet.scene import (
    Badge,
    Box,
    Brackets,
    Glow,
    Hexagon,
    Hexes,
    Item,
    Label,
    Panel,
    Paper,
    Pointer,
    Rule,
    Scene,
    Slot,
    Thumb,
    Tiles,
)
from render.theme import CREAM, GOLD, INK, TALLEST, WIDTH, Face
from render.tools.colour import mix, rgb
from render.tools.curves import Point
from render.tools.raster import rasterise
from render.tools.sketch import Art, Bounds, Sketch
from tests.proofs import filled
from tests.properties import each
from tests.render.carcassonne import positions


def art(sketch: Sketch) -> Art:
    return Art(tuple(sketch.shapes), Bounds(0, 0, 1, 1))


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the largest difference of two images in any channel, as a mean."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def beyond_rounding(one: Image.Image, other: Image.Image) -> object:
    """Return where two images differ by more than one shade of 255."""
    return ImageChops.difference(one, other).point(lambda v: max(0, v - 1)).getbbox()


def shown(*items: object, height: int = 880) -> Image.Image:
    """Paint a few items on an empty sheet."""
    return paint.paint(Scene(WIDTH, height, items))  # type: ignore[arg-type]


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    value = image.getpixel((x, y))
    assert isinstance(value, tuple)
    return value


def test_a_translucent_shape_blends_with_what_is_below() -> None:
    sketch = Sketch()
    sketch.poly([(0, 0), (1, 0), (1, 1), (0, 1)], "#000000")
    sketch.poly([(0, 0), (1, 0), (1, 1), (0, 1)], "#ffffff", 0.5)
    assert pixel(rasterise(art(sketch), 20).image, 10, 10) == pytest.approx(
        (127, 127, 127, 255), abs=1
    )


def test_a_translucent_shape_on_nothing_keeps_its_colour() -> None:
    sketch = Sketch()
    sketch.poly([(0, 0), (1, 0), (1, 1), (0, 1)], "#c08040", 0.25)
    assert pixel(rasterise(art(sketch), 20).image, 10, 10) == pytest.approx(
        (192, 128, 64, 64), abs=4
    )


def test_what_is_out_of_focus_lies_where_it_was_sketched() -> None:
    sketch, soft = Sketch(), Sketch()
    sketch.poly([(0, 0), (1, 0), (1, 1), (0, 1)], "#ffffff")
    soft.circle((0.5, 0.5), 0.3, "#000000")
    sketch.blurred(soft, 0.05)
    sketch.circle((0.5, 0.5), 0.1, "#ff0000")
    image = rasterise(art(sketch), 100).image
    assert pixel(image, 50, 50) == (255, 0, 0, 255)
    assert pixel(image, 5, 50) == (255, 255, 255, 255)
    middle, rim = pixel(image, 35, 50)[0], pixel(image, 20, 50)[0]
    assert middle < 10 < 90 < rim < 165


SHARP_TURNS = [(0.2, 0.3), (0.8, 0.3), (0.3, 0.45), (0.3, 0.45), (0.7, 0.8), (0.5, 0.2), (0.7, 0.8)]
"""Bends to both sides, a point twice, and the way back over what is drawn."""


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("wide", [0.02, 0.06, 0.14])
def test_a_stroke_covers_all_that_is_near_enough_and_nothing_else(wide: float, cut: bool) -> None:
    sketch = Sketch()
    sketch.line(SHARP_TURNS, "#ffffff", wide, cut=cut)
    image = Image.new("RGBA", (120, 120))
    made, left, top = rasterise(art(sketch), 120)
    image.paste(made, (left, top))
    legs, ends = [*pairwise(SHARP_TURNS)], (SHARP_TURNS[0], SHARP_TURNS[-1])
    for x, y in product(range(120), repeat=2):
        at = ((x + 0.5) / 120, (y + 0.5) / 120)
        away = min(_distance(at, *leg) for leg in legs) - wide / 2
        at_end = min(math.dist(at, end) for end in ends) < wide * 0.8
        if away > 0.012:
            assert pixel(image, x, y)[3] == 0, (x, y)
        elif away < -0.012 and not (cut and at_end):
            assert pixel(image, x, y)[3] == 255, (x, y)


def _distance(at: Point, a: Point, b: Point) -> float:
    """Return how far a point is from a leg."""
    (x, y), (u, v) = (at[0] - a[0], at[1] - a[1]), (b[0] - a[0], b[1] - a[1])
    share = max(0.0, min(1.0, (x * u + y * v) / ((u * u + v * v) or 1)))
    return math.hypot(x - share * u, y - share * v)


@pytest.mark.parametrize(("cut", "end"), [(False, 80), (True, 75)])
def test_ends_are_round_or_cut(cut: bool, end: int) -> None:
    sketch = Sketch()
    sketch.line([(0.25, 0.5), (0.75, 0.5)], "#ffffff", 0.1, cut=cut)
    made, left, _ = rasterise(art(sketch), 100)
    assert (left, left + made.width) == pytest.approx((100 - end, end), abs=1)


def test_a_map_without_tiles_casts_no_shadow() -> None:
    for px in (40, 104):
        assert apart(shown(Tiles(400, 100, px, ())), shown()) == 0


def test_a_raster_remembers_where_its_origin_was() -> None:
    sketch = Sketch()
    sketch.poly([(0.5, 0.25), (0.75, 0.25), (0.75, 0.75), (0.5, 0.75)], "#ff0000")
    raster = rasterise(art(sketch), 100)
    left, top, right, bottom = _solid(raster.image)
    x, y = raster.left, raster.top
    assert (x + left, y + top, x + right, y + bottom) == (50, 25, 75, 75)


def _solid(image: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of what is more than half there: AGG fills a quarter of a pixel more."""
    box = image.getchannel("A").point([255 * (v > 127) for v in range(256)]).getbbox()
    assert box
    return box


def test_dashes_leave_gaps() -> None:
    sketch = Sketch()
    sketch.line([(0.0, 0.5), (1.0, 0.5)], "#000000", 0.1, dash=(0.2, 0.2), cut=True)
    image = rasterise(art(sketch), 100).image
    row = [pixel(image, x, image.height // 2)[3] > 128 for x in range(100)]
    assert sum(before != after for before, after in pairwise(row)) == 4
    assert sum(row) / 100 == pytest.approx(0.6, abs=0.03)


REDUCED = [px for px in LADDER if px not in PAINTED]


@each("px", REDUCED)
def test_a_reduced_sprite_lies_where_the_painted_one_would(px: int) -> None:
    name = "carcassonne/standing/D/90/1"
    source = min(size for size in PAINTED if size > px)
    expected = _on_canvas(name, source).resize((3 * px, 3 * px), Image.Resampling.LANCZOS)
    found = _on_canvas(name, px)
    assert apart(found.getchannel("A"), expected.getchannel("A")) < 0.1


def _on_canvas(name: str, px: int) -> Image.Image:
    """Return a sprite with its origin at a third of a canvas of three tiles."""
    made = sprite(name, px)
    canvas = Image.new("RGBA", (3 * px, 3 * px))
    canvas.paste(made.image, (px + made.left, px + made.top))
    return canvas


@each("px", LADDER)
def test_a_ground_fills_its_square(px: int) -> None:
    made = sprite("carcassonne/ground/J/180/2", px)
    assert (made.image.mode, made.image.size) == ("RGB", (px, px))
    assert (made.left, made.top) == (0, 0)


def test_a_lifted_tile_keeps_its_colours_in_a_golden_frame_and_all_else_steps_back() -> None:
    scene = carcassonne.layout(positions.previewing())
    tiles = scene.items[0]
    assert isinstance(tiles, Tiles)
    assert tiles.lifted
    box = tiles.box(tiles.lifted)
    lifted = shown(tiles, height=scene.height)
    flat = shown(replace(tiles, lifted=None), height=scene.height)
    inner = box.grown(-24)
    assert apart(lifted.crop(inner), flat.crop(inner)) == 0
    other = tiles.box(Cell(1, 1)).grown(-8)
    assert apart(lifted.crop(other), flat.crop(other)) > 3
    assert pixel(lifted, box.left - 2, box.bottom - 60) == rgb(GOLD)


def test_the_last_move_is_framed_in_gold_outside_its_tile() -> None:
    box = Box(500, 300, 660, 460)
    image = shown(Glow(box, 6))
    assert pixel(image, 500, 380) == rgb(GOLD)
    assert apart(image.crop(box.grown(-6)), shown().crop(box.grown(-6))) == 0


@pytest.mark.parametrize("box", [Box(100, 100, 900, 160), Box(100, 100, 160, 700)])
def test_golden_corners_of_a_narrow_box_leave_its_sides_open(box: Box) -> None:
    """They reached beyond a low plank, over the one above it."""
    drawn = ImageChops.difference(shown(Brackets(box)), shown())
    left, top, right, bottom = drawn.getbbox() or (0, 0, 0, 0)
    assert (left, top) > (88, 88)
    assert (right, bottom) < (box.right + 12, box.bottom + 12)
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    for middle in ((left, y - 3, right, y + 3), (x - 3, top, x + 3, bottom)):
        assert drawn.crop(middle).getbbox() is None


def test_a_seam_is_a_dark_hair_between_tiles() -> None:
    name = "carcassonne/B/0/0"
    image = shown(Tiles(400, 200, 230, ((Cell(0, 0), name), (Cell(1, 0), name))))
    # at the border of the second tile, on open land
    columns = [[sum(pixel(image, x, y)) for y in range(400, 425)] for x in (628, 630, 634)]
    west, seam, east = (sum(column) / len(column) for column in columns)
    assert seam < min(west, east) - 40


def test_labels_are_centred_on_their_badges() -> None:
    plain = Panel(Box(200, 200, 400, 400), "#ffffff")
    image = shown(plain, Badge(300, 300, 40, "11", "#000000", "#ffffff", "#ffffff"))
    dark = image.crop((268, 268, 332, 332)).convert("L").point(lambda v: 255 if v < 90 else 0)
    left, top, right, bottom = dark.getbbox() or (0, 0, 0, 0)
    assert (left + right) / 2 == pytest.approx(32, abs=1.5)
    assert (top + bottom) / 2 == pytest.approx(32, abs=1.5)


def test_a_label_ends_where_its_anchor_says() -> None:
    sheet = Panel(Box(100, 100, 700, 300), "#ffffff")
    image = shown(sheet, Label("Їжак", 600, 200, Face.NAME, 60, INK, "rm"))
    dark = image.crop((100, 100, 700, 300)).convert("L").point(lambda v: 255 if v < 128 else 0)
    left, _, right, _ = dark.getbbox() or (0, 0, 0, 0)
    assert right == pytest.approx(500, abs=6)
    assert left > 300


def test_bare_paper_covers_what_was_painted() -> None:
    box = Box(300, 300, 500, 500)
    image = shown(Panel(box.grown(20), "#000000"), Paper(box))
    assert apart(image.crop(box), shown().crop(box)) == 0
    assert pixel(image, 290, 400) == (0, 0, 0)


def test_a_picture_that_is_too_heavy_gets_coarser(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = carcassonne.layout(positions.plain())
    fine = paint.jpeg(scene)
    monkeypatch.setattr(paint, "HEAVIEST", len(fine))
    assert len(paint.jpeg(scene)) < len(fine)


def test_colours_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix(CREAM, "#000000", 0) == CREAM


@pytest.mark.parametrize("below", [CREAM, INK])
def test_a_hexagon_alone_looks_as_a_map_of_one_tile_on_any_ground(below: str) -> None:
    box = Box(200, 200, 400, 400)
    alone = Hexagon("land_vs_sea/SSLLLLk/0/mt", 300, 300, 60, "land_vs_sea")
    mapped = Hexes(300, 300, 60, ((Cell(0, 0), alone.art),), alone.blend)
    stamped, whole = (shown(Panel(box, below), item).crop(box) for item in (alone, mapped))
    assert apart(stamped, whole) < 2  # another part of the wash
    assert apart(stamped, shown(Panel(box, below)).crop(box)) > 20


def test_the_wash_goes_on_mirrored_beyond_the_sheet() -> None:
    plain = Image.new("RGB", (40, 30), "#808080")
    inside = watercolour(plain, 0, 0)
    assert inside.tobytes() != plain.tobytes()
    assert watercolour(plain, -40, 0).tobytes() == ImageOps.mirror(inside).tobytes()
    assert (
        watercolour(plain, -40, -30).tobytes() == ImageOps.flip(ImageOps.mirror(inside)).tobytes()
    )
    across = watercolour(Image.new("RGB", (80, 30), "#808080"), -40, 0)
    assert across.crop((40, 0, 80, 30)).tobytes() == inside.tobytes()
    far = watercolour(plain, WIDTH, 0)
    assert far.tobytes() == ImageOps.mirror(watercolour(plain, WIDTH - 40, 0)).tobytes()


def test_a_tile_looks_the_same_wherever_its_map_lies() -> None:
    tiles = ((Cell(0, 0), "carcassonne/D/0/0"), (Cell(1, 0), "carcassonne/U/90/0"))
    cut = []
    for x, y in ((300, 200), (413, 359)):
        sheet = shown(Tiles(x, y, 140, tiles))
        cut.append(sheet.crop((x + 40, y + 40, x + 240, y + 100)))
    assert cut[0].tobytes() == cut[1].tobytes()


def test_a_tile_looks_the_same_in_any_cell_and_alone() -> None:
    art = "carcassonne/U/90/0"
    laid = shown(Tiles(300, 200, 140, ((Cell(0, 0), "carcassonne/B/0/0"), (Cell(2, 1), art))))
    first = shown(Tiles(300, 200, 140, ((Cell(0, 0), art),)))
    alone = shown(Thumb(art, 300, 200, 140))
    cut = [
        sheet.crop((x + 3, y + 3, x + 137, y + 137))
        for sheet, x, y in ((laid, 580, 340), (first, 300, 200), (alone, 300, 200))
    ]
    assert cut[0].tobytes() == cut[1].tobytes() == cut[2].tobytes()


@pytest.mark.parametrize("px", [24, 86, 280])
def test_washes_of_tiles_meet_without_a_seam(px: int) -> None:
    """At the rim next to nothing is left of the clouds (ADR 78); the tooth of the paper goes on."""
    green, inside = Image.new("RGB", (px, px), "#9fb066"), []
    rims = ((0, 0, px, 1), (0, 0, 1, px), (0, px - 1, px, px), (px - 1, 0, px, px))
    for x, y in ((0, 0), (700, 300), (WIDTH - px, TALLEST - px)):
        washed = watercolour_apart(green, x, y)
        assert all(abs(_warmth(washed.crop(rim)) - _warmth(green)) < 1.5 for rim in rims)
        inside.append(_warmth(washed.crop((px // 3, px // 3, 2 * px // 3, 2 * px // 3))))
    assert max(inside) - min(inside) > 3


def _warmth(image: Image.Image) -> float:
    """Return by how much an image is more red than blue: what clouds change, and no grain."""
    red, _, blue = ImageStat.Stat(image).mean
    return float(red - blue)


@pytest.mark.parametrize("px", [86, 127, 154, 280])
def test_the_shadow_in_a_cell_goes_on_from_quarter_to_quarter(px: int) -> None:
    cells = [cell for cell in around(Cell(1, 1)) if cell != Cell(2, 0)]
    sheet = Image.new("RGB", (3 * px, 3 * px), "#ffffff")
    cast_shadow(sheet, Tiles(0, 0, px, tuple((cell, "") for cell in cells)), Box(0, 0, *sheet.size))
    middle = px + px // 2
    for line in (
        sheet.crop((middle - 1, px, middle + 1, 2 * px)),
        sheet.crop((px, middle - 1, 2 * px, middle + 1)).transpose(Image.Transpose.TRANSPOSE),
    ):
        one, other = line.crop((0, 0, 1, px)), line.crop((1, 0, 2, px))
        assert not ImageChops.difference(one, other).point(lambda v: max(0, v - 3)).getbbox()
    assert pixel(sheet, middle, px + 2) < pixel(sheet, middle, middle)


@pytest.mark.parametrize("px", [86, 94, 104, 127, 154, 188])
def test_a_tile_is_laid_as_if_all_that_stands_came_row_by_row_after_all_grounds(
    px: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces = [
        f"carcassonne/{kind}/{rotation.value}/0" for kind in "ACFGRVX" for rotation in Rotation
    ]
    tiles = Tiles(90, 90, px, tuple((Cell(n % 7, n // 7), face) for n, face in enumerate(faces)))
    laid = shown(tiles)
    _forget_tiles()
    monkeypatch.setattr(tilemap, "_SMALL", px)  # so that layers stay whole
    layered = shown(tiles)
    _forget_tiles()
    assert not beyond_rounding(laid, layered)


def _forget_tiles() -> None:
    cache.SPRITES.clear()
    paint.forget_maps()


@pytest.mark.parametrize(
    "panel",
    [
        Panel(Box(200, 200, 700, 600), CREAM, INK, 12, shadow=True),
        Panel(Box(200, 200, 800, 440), CREAM, INK, 30, 60, shadow=True),
        Panel(Box(200, 200, 800, 300), CREAM, INK, 18, shadow=True),
        Panel(Box(200, 200, 700, 600), CREAM, GOLD, 9, 60),
        Panel(Box(200, 200, 700, 240), CREAM),
    ],
)
def test_a_panel_that_is_pulled_apart_looks_as_if_drawn_at_its_size(panel: Panel) -> None:
    pulled, whole = shown(panel), shown()
    layer, left, top = raster_cache._panel(panel)
    whole.paste(layer, (200 + left, 200 + top), layer)
    assert not beyond_rounding(pulled, whole)


@pytest.mark.parametrize(
    "item",
    [
        Glow(Box(300, 300, 500, 500), 9),
        Brackets(Box(300, 300, 500, 500)),
        Slot(Box(300, 300, 500, 500), "", INK),
        Badge(400, 400, 40, "A", INK, CREAM, GOLD),
        Panel(Box(300, 300, 500, 500), CREAM, INK, 14, shadow=True),
        Rule(Box(300, 300, 500, 500), INK, 9),
        Pointer(((300, 300), (500, 320), (400, 500)), CREAM, INK),
        Label("Ягода", 400, 400, Face.NAME, 60, INK),
    ],
    ids=lambda item: type(item).__name__,
)
def test_an_item_is_painted_within_its_box(item: Item) -> None:
    """As it goes, its box alone is painted anew: what it leaves beyond stays for ever."""
    empty, with_it = shown(), shown(item)
    found = ImageChops.difference(empty, with_it).getbbox()
    assert found
    assert all(part.box.holds(Box(*found)) for part in filled(parts(item)))

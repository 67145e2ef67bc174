"""What expansions add to pictures: each mark and each figure is drawn as what it is, or fails."""

from itertools import combinations, pairwise

from msgspec.structs import replace
from PIL import Image, ImageChops

from games.carcassonne.components import (
    INNS,
    MINES,
    TRADERS,
    Feature,
    Figure,
    Mark,
    Segment,
    Spot,
    tile,
)
from games.carcassonne.view import Deployed, Laid
from games.core.contract import defaults
from games.core.log import play
from games.core.rng import Rng, stack
from games.core.values import Cell, Rotation, Seat
from render.carcassonne import PAINTER
from render.carcassonne.art.faces import BLEED
from render.carcassonne.art.goods import barrel, cloth, wheat
from render.carcassonne.art.patches import patch
from render.carcassonne.art.spots import emblem_at
from render.carcassonne.pieces import follower
from render.pixels.sprites import sprite
from render.sheet.scene import Label, Sprite, Tiles
from render.sheet.scores import Column, Row, scores
from render.sheet.text import width
from render.theme import INK
from render.tools.raster import Raster, rasterise
from render.tools.sketch import Art, Bounds
from tests.proofs import filled
from tests.properties import each
from tests.render.carcassonne.tables import GAME, picture

HERE = Tiles(0, 0, 104, ())
ROAD, FIELD = Segment(Feature.ROAD, 0), Segment(Feature.FIELD, 0)


def test_every_figure_has_an_outline_of_its_own() -> None:
    drawn = [
        follower(0, Spot(Cell(0, 0), ROAD), Laid("U", Rotation.R0), HERE, figure=figure).art
        for figure in Figure
    ]
    assert len(set(drawn)) == len(Figure)
    assert all(sprite(art, 30).image.getbbox() for art in drawn)


def test_a_large_follower_is_larger_standing_and_lying() -> None:
    for segment in (ROAD, FIELD):
        spot, laid = Spot(Cell(0, 0), segment), Laid("U", Rotation.R0)
        usual, large = (
            follower(0, spot, laid, HERE, figure=figure).px
            for figure in (Figure.MEEPLE, Figure.LARGE)
        )
        assert large > 1.2 * usual


@each("kind", [*INNS, *TRADERS, *MINES])
def test_every_tile_is_drawn_with_its_marks(kind: str) -> None:
    for layer in ("ground", "standing"):
        assert sprite(f"carcassonne/{layer}/{kind}/0/0", 44).image.getbbox()


@each("kind", TRADERS)
def test_houses_hide_no_goods_where_tiles_are_small(kind: str) -> None:
    """There houses are taller than goods; 44 pixels are the smallest tile that is drawn."""
    px, bounds = 44, Bounds(-BLEED, -BLEED, 1 + BLEED, 1 + BLEED)
    for rotation in Rotation:
        lying = tile(kind, rotation)
        town = sprite(f"carcassonne/standing/{kind}/{rotation.value}/0", px)
        for part in filled(lying.parts):
            at = emblem_at(part, lying) if part.segment.feature is Feature.CITY else None
            if at:
                goods = _EMBLEMS[part.marks[0]](at, 0.2, 0.62 / px)
                alone = rasterise(Art(tuple(goods.shapes), bounds), px)
                assert seen(alone, town) > 0.75, rotation


_EMBLEMS = {Mark.WINE: barrel, Mark.WHEAT: wheat, Mark.CLOTH: cloth}


def seen(thing: Raster, among: Raster) -> float:
    """Return which share of a thing is seen as it is."""
    there = Image.new("RGBA", thing.image.size)
    there.paste(among.image, (among.left - thing.left, among.top - thing.top))
    apart = ImageChops.difference(there.convert("RGB"), thing.image.convert("RGB")).convert("L")
    solid = thing.image.getchannel("A").point([0] * 250 + [255] * 6)
    same = ImageChops.darker(apart.point([255] * 20 + [0] * 236), solid)
    return same.histogram()[255] / solid.histogram()[255]


def test_every_mark_is_on_a_tile() -> None:
    tiles = [tile(kind) for kind in (*INNS, *TRADERS, *MINES)]
    there = {mark for each in tiles for part in each.parts for mark in part.marks}
    assert there | {sign for each in tiles for sign in each.signs} == set(Mark)


def test_what_is_at_stake_is_offered_while_somebody_holds_it_and_lies_in_their_colours() -> None:
    """Inns & Cathedrals, inns and cathedrals: dearer if completed, worth nothing if not."""
    state = GAME.setup(defaults(GAME) | {"inns": "on"}, 2, stack(["CBg", "CK", *"UAA"]))
    offered = []
    for move in ("1,0 r0 road0", "0,-1 r0 city0", "2,0 r0", "3,0 r90", "-1,0 r270"):
        state = play(GAME, state, GAME.to_act(state)[0], f"place {move}").state
        offered.append("stakes" in PAINTER.lenses(GAME.view(state, None)))
        if len(offered) == 3:
            asked = picture(state, page="stakes")
    assert offered == [True] * 5  # the city with the cathedral is open for long
    items = PAINTER.layout(asked).items
    patches = {i.art for i in items if isinstance(i, Sprite) and "/patch/" in i.art}
    assert {art.split("/", 2)[2] for art in patches} == {
        *("D/0/city0/1", "CK/0/city0/1"),
        *("D/0/road0/0", "CBg/0/road0/0", "U/0/road0/0"),
    }
    said = [i.text for i in items if isinstance(i, Label) and i.text[:1] == "+"]
    assert sorted(said) == ["+6", "+6", "+8: if completed"]
    after = {h.spots[0].segment.feature for h in picture(state, page="stakes").view.holdings}
    assert after == {Feature.CITY}


@each("kind", [*INNS, *TRADERS, *MINES])
def test_a_patch_covers_its_road_or_city_and_no_other(kind: str) -> None:
    px = 60
    masks = [
        patch(kind, "90", str(part.segment), "1", px).image.getchannel("A").point(_IN)
        for part in tile(kind, Rotation.R90).parts
        if part.segment.feature in (Feature.ROAD, Feature.CITY)
    ]
    assert all(filled(mask.histogram()[255] > 0.02 * px * px for mask in masks))
    # or nothing: a tile may have one road or city
    for one, other in combinations(masks, 2):
        assert ImageChops.multiply(one, other).histogram()[255] < 0.04 * px * px


_IN = [255 if value > 60 else 0 for value in range(256)]


@each("count", [4, 5, 7])
def test_no_word_above_the_columns_of_the_score_sheet_is_cut_off(count: int) -> None:
    """With gardens, goods and gold there are seven: then the signs stand alone."""
    words = ("Roads", "Cities", "Monasteries", "Gardens", "Fields", "Goods", "Gold")[:count]
    columns = [Column("carcassonne/icon/road", word, INK) for word in words]
    row = Row((), "Anna", (1,) * len(words), len(words), won=False)
    items = scores("Final score", "Total", columns, [row]).items
    heads = [item for item in items if isinstance(item, Label) and 240 < item.y < 290]
    assert [head.text for head in heads] == [*(words if count < 6 else ()), "Total"]
    if count >= 6:
        return
    for line in {head.y for head in heads}:
        beside = [head for head in heads if head.y == line]
        edges = [(head.x, width(head.text, head.face, head.px) / 2) for head in beside]
        # or nothing: a line may have one word
        assert all(x + wide <= y - other for (x, wide), (y, other) in pairwise(edges))


def test_board_in_characters_tells_figures_and_marks_apart() -> None:
    start = GAME.setup({"inns": "on", "traders": "on"}, 2, Rng(1))
    view = GAME.view(start, None)
    laid = {Cell(0, 0): Laid("D", Rotation.R0), Cell(0, -1): Laid("CK", Rotation.R0)}
    road, city = Spot(Cell(0, 0), ROAD), Spot(Cell(0, -1), Segment(Feature.CITY, 0))
    figures = (
        Deployed(Seat(0), road, Figure.LARGE, 2),
        Deployed(Seat(1), city, Figure.BUILDER, 0),
    )
    board = GAME.text_board(replace(view, tiles=laid, meeples=figures))
    assert "L1" in board
    assert "b2" in board
    assert "A" in board

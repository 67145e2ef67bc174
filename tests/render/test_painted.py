"""A game brings its own pictures, and nobody in the shared rooms is told its name."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.painter import PainterPool
from games.core.values import Cell, Seat
from render import Focus, Mark, MarkRow, Picture
from render.pixels import cache, sprites
from render.pixels.cache import Store
from render.pixels.paint import paint
from render.pixels.sprites import sprite
from render.sheet.scene import Cards, Label, Panel, Scene, Tiles
from render.theme import GOLD, WIDTH
from render.tools import sources
from render.tools.raster import Raster
from render.tools.svg import fragment
from tests.render.sprites import sprites_in
from tests.toys.painted import GROUND, PAINTER, View
from tests.toys.painted.art import ARTISTS, PAINTED, key

NAMES = ("Anna", "Борис", "Їжак")
WORDS = {"painted-title": "A catch of fish"}


def picture(view: View, page: str = "board", focus: Focus | None = None) -> Picture:
    return Picture("painted", page, view, NAMES, words=WORDS, focus=focus)


HAND = picture(View((1, 1, 2, 3), Seat(1)))
ASKED = replace(HAND, focus=Focus(Seat(1), (), (MarkRow("fish", (Mark(1, "A"), Mark(3, "B"))),)))


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    """Forget sprites and sheets before and after."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    for shelf in cache.CACHES:
        shelf.clear()


def test_nobody_in_render_knows_the_game() -> None:
    folder = Path(render.__file__).parent
    told = [
        path
        for path in folder.rglob("*.py")
        if "painted/" in path.read_text() or "toys" in path.read_text()
    ]
    assert told == []


def test_its_doors_are_those_of_every_game() -> None:
    assert render.pages("painted", HAND.view) == ("board",)
    assert render.pages("painted", View((), None, ((1, 2, 3),))) == ("board", "sheet")
    assert render.words("painted") == ("painted-title",)
    assert render.lenses("painted", HAND.view) == ()
    assert render.essence(HAND) is HAND
    assert not render.exports("painted")
    with Image.open(BytesIO(render.draw(HAND))) as image:
        assert (image.format, image.width) == ("JPEG", WIDTH)


def test_its_ground_is_below_everything(nothing_kept: None) -> None:
    bare = paint(Scene(WIDTH, 400, (), GROUND))
    assert bare.size == (WIDTH, 400)
    red, green, blue = bare.getpixel((WIDTH // 2, 200))  # type: ignore[misc]
    assert red < green < blue  # teal, where parchment is red before all
    lit = paint(Scene(WIDTH, 400, (), f"{GROUND}/#f4b62c/200"))
    assert sum(lit.getpixel((WIDTH // 2, 200))) > red + green + blue  # type: ignore[arg-type]


def test_a_map_lies_on_it_too(nothing_kept: None) -> None:
    tiles = Tiles(400, 100, 104, ((Cell(0, 0), "carcassonne/D/0/0"),))
    bare, mapped = (paint(Scene(WIDTH, 400, items, GROUND)) for items in ((), (tiles,)))
    assert mapped.getpixel((8, 8)) == bare.getpixel((8, 8))
    assert mapped.getpixel((450, 150)) != bare.getpixel((450, 150))


def test_its_sprites_are_drawn_at_few_sizes_and_reduced_to_the_others(
    nothing_kept: None, tmp_path: Path
) -> None:
    drawn: list[int] = []

    def draw(size: str, px: int) -> Raster:
        drawn.append(px)
        return ARTISTS["card"].draw(size, px)

    sprites.add("painted", {"card": replace(ARTISTS["card"], draw=draw)})
    try:
        with sprites_in(tmp_path):
            sizes = [sprite(key(2), px).image.size for px in (184, 200, 240)]
    finally:
        sprites.add("painted", ARTISTS)
    assert sizes[-1] == (240, 360)
    assert [abs(wide - px) <= 1 for (wide, _), px in zip(sizes, (184, 200, 240), strict=True)]
    assert 240 in PAINTED
    assert drawn == [240]


def test_a_sprite_that_nobody_draws_is_an_error() -> None:
    with pytest.raises(KeyError):
        sprite("painted/whale/1", 100)
    with pytest.raises(KeyError):
        sprite("whale", 100)


def test_its_fragments_are_found_beside_its_code() -> None:
    assert "<circle" in fragment("painted-fish")
    with pytest.raises(KeyError):
        fragment("painted-whale")


def test_a_hand_lies_as_one_card_a_kind_with_its_letters() -> None:
    scene = render.layout(ASKED)
    aside, front = (item for item in scene.items if isinstance(item, Cards))
    assert [card.art for card in front.cards] == [key(1), key(3)]
    assert [card.art for card in aside.cards] == [key(2)]
    assert aside.strength < front.strength == 100
    texts = [item.text for item in scene.items if isinstance(item, Label)]
    assert {"A", "B", "×2"} <= set(texts)
    assert len([i for i in scene.items if isinstance(i, Panel) and i.fill == GOLD]) == 2


def test_bars_of_scores_stay_on_the_sheet_though_points_were_lost() -> None:
    caught = ((1, 0, 12), (3, 5, 1), (2, -2, 13))
    scene = render.layout(picture(View((), None, caught), "sheet"))
    bars = [i.box for i in scene.items if isinstance(i, Panel) and i.box.height == 34]
    lengths = [box.width for box in bars]
    assert len(bars) == 2 + 3 + 2  # nothing for nothing, nothing for what was lost
    assert max(box.right for box in bars) <= WIDTH - 118
    assert lengths[-1] > lengths[1] > lengths[3] > lengths[0]
    texts = [item.text for item in scene.items if isinstance(item, Label)]
    assert "−2" in texts
    assert texts.count("13") == 3  # a column, and two sums


async def test_painters_in_processes_of_their_own_draw_it(tmp_path: Path) -> None:
    painter = PainterPool(1, tmp_path)
    try:
        assert await painter.draw(HAND) == render.draw(HAND)
    finally:
        painter.close()


def test_what_has_a_name_already_is_refused() -> None:
    with pytest.raises(ValueError, match="two painters of painted"):
        render.add(replace(PAINTER, words=()))
    with pytest.raises(ValueError, match="two grounds named"):
        render.add(
            replace(PAINTER, game="other", grounds={GROUND: lambda: Image.new("RGB", (1, 1))})
        )
    assert render.pages("other", HAND.view) == ()
    render.add(PAINTER)  # the same one again is no fault


def test_two_fragments_of_one_name_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "_FOLDERS", [*sources.folders()])
    (tmp_path / "icons.svg").write_text('<svg>\n<g id="painted-fish">\n<path/>\n</g>\n</svg>')
    sources.add(tmp_path)
    with pytest.raises(ValueError, match="painted-fish"):
        fragment("painted-fish")


def test_another_stroke_of_its_code_makes_another_shelf_of_sprites(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, own = tmp_path / "kept", sources.folders()
    for stroke in ("thin", "thick"):
        folder = tmp_path / stroke
        folder.mkdir()
        (folder / "art.py").write_text(f"STROKE = {stroke!r}")
        monkeypatch.setattr(sources, "_FOLDERS", [*own])
        sources.add(folder)
        Store(kept).save("fish", Image.new("RGB", (2, 2)))
    assert len(list(kept.glob("sprites-*"))) == 2

"""What is kept is bounded, and what lies on disk may be anything."""

import os
import resource
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from lz4.block import compress
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from render import Painter, carcassonne, castle, glastonbury, laar, land_vs_sea, saboteur
from render.pixels import cache, raster_cache
from render.pixels.cache import LruCache, Store
from render.pixels.paint import forget_maps, paint
from render.pixels.raster_cache import made_at
from render.sheet.scene import Box, Hexagon, Hexes, Panel, Scene, Tiles
from render.theme import WIDTH
from tests.proofs import filled
from tests.render.carcassonne.positions import plain
from tests.render.sprites import sprites_in
from tests.render.test_film import played, scenes

PAINTERS = [
    each.PAINTER for each in (carcassonne, castle, glastonbury, laar, land_vs_sea, saboteur)
]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Give the sprites a place on disk, and forget them before and after."""
    _forget()
    with sprites_in(tmp_path):
        yield tmp_path
    _forget()


def _forget() -> None:
    for shelf in cache.CACHES:
        shelf.clear()


def test_a_shelf_lets_go_of_what_was_not_used_for_longest() -> None:
    shelf: LruCache[str] = LruCache(10)
    shelf.keep("a", "A", 4)
    shelf.keep("b", "B", 4)
    assert shelf.get("a") == "A"
    shelf.keep("c", "C", 4)
    assert shelf.get("b") is None
    assert shelf.get("a") == "A"
    assert shelf.bytes == 8


@pytest.mark.parametrize("name", ["carcassonne", "land_vs_sea"])
def test_a_map_that_grows_shows_nothing_of_other_pictures(name: str) -> None:
    """Only what is new of it is painted."""
    *_, former, latter = scenes(played(name, 7))
    paint(former)
    grown = paint(latter)
    forget_maps()
    assert not ImageChops.difference(grown, paint(latter)).getbbox()


def test_a_shelf_counts_a_name_once() -> None:
    shelf: LruCache[str] = LruCache(10)
    shelf.keep("a", "A", 4)
    shelf.keep("a", "AA", 6)
    assert (shelf.bytes, len(shelf)) == (6, 1)


def test_what_is_as_long_compressed_as_it_was_comes_back_from_disk(tmp_path: Path) -> None:
    """Whether it was compressed is told by its length."""
    noise = Random(1).randbytes(9000)
    pixels = next(
        row
        for n in range(200)
        if len(compress(row := noise + bytes(n), store_size=False)) == len(row)
    )
    Store(tmp_path).save("x", Image.frombytes("L", (len(pixels), 1), pixels))
    found = Store(tmp_path).load("x")
    assert found is not None
    assert found[0].tobytes() == pixels


@pytest.mark.parametrize("size", [(7, 5), (90, 70)])
@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
@pytest.mark.parametrize("spread", [0, 50])
def test_an_image_comes_back_from_disk(
    tmp_path: Path, size: tuple[int, int], mode: str, spread: int
) -> None:
    image = Image.effect_noise(size, spread).convert(mode)
    Store(tmp_path).save("x", image, -3, 2)
    found = Store(tmp_path).load("x")
    assert found is not None
    assert (found[0].tobytes(), found[1:]) == (image.tobytes(), (-3, 2))


_LARGE = b"\x95\xa4RGBA\x92\xce\xff\xff\xff\xff\x05\x00\x00\xc4\x01x"
"""An image that is said to be so wide that no memory would hold it."""


@pytest.mark.parametrize(
    "junk", [b"", b"\x95", b"PNG", b"\x95\xa4RGBA\x92\x07\x05\x00\x00\xc4\x01x", _LARGE]
)
def test_broken_files_are_not_there(tmp_path: Path, junk: bytes) -> None:
    store = Store(tmp_path)
    store.save("x", Image.new("RGBA", (7, 5)))
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    file.write_bytes(junk)
    assert store.load("x") is None


def test_sprites_of_other_code_are_removed_and_nothing_else(tmp_path: Path) -> None:
    old, foreign = tmp_path / "sprites-0123", tmp_path / "log"
    for folder in (old, foreign):
        folder.mkdir()
        (folder / "file").touch()
    store = Store(tmp_path)
    store.save("x", Image.new("RGB", (2, 2)))
    store.forget_old()
    assert not old.exists()
    assert (foreign / "file").exists()
    assert store.load("x") is not None


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    store = Store(tmp_path / "file")
    store.save("x", Image.new("RGB", (2, 2)))
    assert store.load("x") is None


def _noise(seed: int, side: int = 64) -> Image.Image:
    return Image.frombytes("RGBA", (side, side), Random(seed).randbytes(4 * side * side))


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_a_full_disk_is_left_as_it_was(tmp_path: Path) -> None:
    """Each sprite that could not be written left a part of it: 5,259 files in 20 seconds."""
    store = Store(tmp_path)
    store.save("before", _noise(0))
    (before,) = _files(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        for name in "xyz":
            store.save(name, _noise(1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert _files(tmp_path) == [before]
    store.save("x", _noise(1))
    assert store.load("x")


@pytest.mark.parametrize(("free", "is_kept"), [(9, False), (10, True)])
def test_the_last_tenth_of_a_disk_is_left_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, *, is_kept: bool
) -> None:
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_bavail=free, f_blocks=100))
    store = Store(tmp_path)
    store.save("x", _noise(1))
    assert store.has("x") is is_kept


def test_what_dead_processes_have_left_half_written_is_swept_away(tmp_path: Path) -> None:
    Store(tmp_path).save("x", _noise(1))
    (sprite,) = _files(tmp_path)
    dead, alive = sprite.with_name("tmpdead"), sprite.with_name("tmpalive")
    for path in (dead, alive):
        path.write_bytes(b"half")
    os.utime(dead, (0, 0))
    Store(tmp_path).save("y", _noise(2))
    assert dead not in _files(tmp_path)
    assert {sprite, alive} < set(_files(tmp_path))


def test_sprites_on_disk_stay_within_their_bound_and_those_in_use_stay(tmp_path: Path) -> None:
    limit = 1 << 20
    for n in range(50):  # as of a process before
        Store(tmp_path).save(str(n), _noise(n))
    for path in _files(tmp_path):
        os.utime(path, (1, 1))
    store = Store(tmp_path, limit)
    assert store.load("7")
    for n in range(50, 75):
        store.save(str(n), _noise(n))
        weight = sum(path.stat().st_blocks * 512 for path in _files(tmp_path))
        assert weight <= limit * (1 + 1 / 16)
    kept = {n for n in range(75) if store.has(str(n))}
    assert {7, *range(50, 75)} < kept
    assert len(kept) < 64


def test_stock_is_drawn_ahead_only_where_it_takes_nothing_elses_place(tmp_path: Path) -> None:
    store = Store(tmp_path, 1 << 20)
    store.save("0", _noise(0))
    assert not store.is_full
    while not store.is_full:
        store.save(str(len(_files(tmp_path))), _noise(1))
    assert len(_files(tmp_path)) * len(_noise(0).tobytes()) < 1 << 20


def test_the_picture_is_the_same_with_and_without_what_was_kept(folder: Path) -> None:
    fresh = render.draw(plain())
    _forget()
    assert any(path.is_file() for path in folder.rglob("*"))
    from_disk = render.draw(plain())
    again = render.draw(plain())
    for path in folder.rglob("*"):
        if path.is_file():
            path.write_bytes(b"broken")
    _forget()
    assert fresh == from_disk == again == render.draw(plain())


@pytest.mark.parametrize("name", ["carcassonne", "land_vs_sea"])
def test_a_map_to_which_tiles_were_added_looks_as_if_all_of_it_were_painted(name: str) -> None:
    """Only what a new tile changes is painted; one that was laid in between comes with it."""
    first, *_, before_last, last = scenes(played(name, 7))
    for scene in (first, before_last, last):
        grown = paint(scene)
        cache.CANVASES.clear()
        assert not ImageChops.difference(grown, paint(scene)).getbbox(), scene.items[0]


@pytest.mark.parametrize("name", ["carcassonne", "land_vs_sea"])
def test_a_tile_that_is_turned_on_a_preview_looks_as_if_all_were_painted(name: str) -> None:
    """All else has stepped back for both previews, and stays as it is."""
    *_, scene = scenes(played(name, 7))
    shown = scene.items[0]
    assert isinstance(shown, Tiles | Hexes)
    *others, (cell, art) = shown.tiles
    for turned in (art, others[0][1]):
        preview = replace(shown, tiles=(*others, (cell, turned)), lifted=cell)
        image = paint(replace(scene, items=(preview,)))
    cache.CANVASES.clear()
    assert not ImageChops.difference(image, paint(replace(scene, items=(preview,)))).getbbox()


@pytest.mark.parametrize("name", ["carcassonne", "land_vs_sea"])
def test_a_tile_that_is_tried_elsewhere_looks_as_if_all_were_painted(name: str) -> None:
    """The one that was tried before is gone, or lies among those that step back."""
    *_, scene = scenes(played(name, 7))
    shown = scene.items[0]
    assert isinstance(shown, Tiles | Hexes)
    former, *others, latter = shown.tiles
    for tiles, (cell, _) in (
        ((former, *others), former),
        ((former, *others, latter), latter),
        ((*others, latter), latter),
    ):
        small = replace(shown, px=40, tiles=tiles, lifted=cell)  # light reaches further than a tile
        preview = replace(scene, items=(small,))
        image = paint(preview)
        forget_maps()
        assert not ImageChops.difference(image, paint(preview)).getbbox(), cell


def test_a_map_beside_others_that_grows_looks_as_if_all_of_it_were_painted() -> None:
    """What lies below counts: on another panel the map is another one."""
    first, *_, before_last, last = (scene.items[0] for scene in scenes(played("land_vs_sea", 7)))
    for fill in ("#f7ebcd", "#336699"):
        below = Panel(Box(40, 40, 1240, 700), fill)
        for shown in (first, before_last, last):
            scene = Scene(WIDTH, 1440, (below, shown))
            grown, again = paint(scene), paint(scene)
            forget_maps()
            whole = paint(scene)
            assert not ImageChops.difference(grown, whole).getbbox()
            assert not ImageChops.difference(again, whole).getbbox()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the names of all sprites that are looked for on disk, as they are."""
    names: set[str] = set()
    load = cache.Store.load

    def noted(store: cache.Store, label: str) -> tuple[Image.Image, int, int] | None:
        names.add(label.split()[0])
        return load(store, label)

    monkeypatch.setattr(cache.Store, "load", noted)
    return names


@pytest.mark.parametrize("painter", PAINTERS, ids=lambda painter: painter.game)
def test_a_stock_holds_what_boards_are_made_of(
    folder: Path, asked: set[str], painter: Painter
) -> None:
    stock = {name for name, _ in painter.stock()}
    render.draw(played(painter.game, 3)[-1])
    assert asked & stock


@pytest.mark.parametrize(
    ("painter", "layers"),
    [
        (carcassonne.PAINTER, {"things", "square"}),
        (castle.PAINTER, {"things", "square"}),
        (land_vs_sea.PAINTER, {"standing"}),
    ],
)
def test_the_stock_of_a_game_of_tiles_holds_all_that_is_laid_of_them(
    folder: Path, asked: set[str], painter: Painter, layers: set[str]
) -> None:
    stock = {name for name, _ in painter.stock()}
    render.draw(played(painter.game)[-1])
    laid = {name for name in asked if _layer(name) in layers}
    assert {*map(_layer, laid)} == layers
    assert laid <= stock


def _layer(name: str) -> str:
    """Return the second word of a name."""
    return name.split("/")[1] if "/" in name else ""


def test_a_map_to_be_kept_by_people_is_not_kept_here(folder: Path) -> None:
    board = played("land_vs_sea", 12)[-1]
    render.draw(board)
    before = {*cache.CANVASES.names()}
    render.export(board)
    assert filled({*cache.CANVASES.names()}) <= before


def _sprites() -> set[object]:
    return {*cache.SPRITES.names(), *cache.SMALL.names()}


def test_sprites_stay_within_their_bound(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.SPRITES, "_held", LruCache[object](300_000)._held)
    render.draw(plain())
    assert 0 < cache.SPRITES.bytes <= 300_000


def test_a_tile_that_lies_alone_is_painted_once_and_then_read_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands of Land vs Sea cost a third of its pictures: each process painted each turned tile."""
    alone = Hexagon("land_vs_sea/SSLLLLk/60/mt", 0, 0, 58, "land_vs_sea")
    with sprites_in(tmp_path):
        cache.SPRITES.clear()
        first = made_at(alone)[0]
        cache.SPRITES.clear()  # as in another process
        monkeypatch.setattr(raster_cache, "paint_hexes", None)
        again = made_at(alone)[0]
        cache.SPRITES.clear()
    assert (again.left, again.top) == (first.left, first.top)
    assert again.image.tobytes() == first.image.tobytes()

"""What a game is made of is drawn ahead, and what is needed next comes first (docs/adr/0078)."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import render
from games.core.values import Cell
from render import Painter, carcassonne, castle, glastonbury, land_vs_sea
from render.pixels import cache
from render.pixels.prerendering import Prerendering
from render.sheet.scene import Hexagon, Scene, Thumb, Tiles
from render.theme import WIDTH
from tests.render.sprites import sprites_in
from tests.render.test_film import played


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the sprites a place on disk, which is empty."""
    monkeypatch.setattr(render, "_PRERENDERED", {})
    with sprites_in(tmp_path):
        yield tmp_path


def _all_there() -> bool:
    return all(cache.STORE.has(f"{name} {px}") for name, px in glastonbury.PAINTER.stock())


@pytest.mark.parametrize("little", [0.02, -1], ids=["usual", "one-by-one"])
def test_a_stock_is_drawn_little_by_little(
    folder: Path, monkeypatch: pytest.MonkeyPatch, little: float
) -> None:
    """Whoever is told that there is more finds something missing: so, too, when the time was up
    with the last sprite.
    """
    monkeypatch.setattr(render, "_LITTLE", little)
    while render.prerender("glastonbury"):
        assert not _all_there()
    assert _all_there()
    assert not render.prerender("glastonbury")


def test_what_is_there_is_not_drawn_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    while render.prerender("glastonbury"):
        pass
    drawn = {path: path.stat().st_ino for path in folder.rglob("*")}
    monkeypatch.setattr(render, "_PRERENDERED", {})  # as in a process of another worker
    assert not render.prerender("glastonbury")
    assert {path: path.stat().st_ino for path in folder.rglob("*")} == drawn


def test_without_a_place_on_disk_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.STORE, "save", lambda *_: pytest.fail("for nobody"))
    assert not render.prerender("glastonbury")


def test_a_game_that_nobody_paints_has_no_stock(folder: Path) -> None:
    assert not render.prerender("a game that nobody paints")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Return the sprites that a stock has drawn; really none is."""
    found: list[tuple[str, int]] = []

    def noted(*drawing: Any) -> None:
        found.append(drawing)

    monkeypatch.setattr("render.pixels.prerendering.is_missing", lambda *_: True)
    monkeypatch.setattr("render.pixels.prerendering.lay_in", noted)
    return found


def _sprites(*tiles: str, sizes: Iterable[int] = (280, 104)) -> set[tuple[str, int]]:
    return {(f"toy/{layer}/{tile}", px) for layer in LAYERS for tile in tiles for px in sizes}


LAYERS = ("ground", "standing")
TURNED = [f"{kind}/{degrees}/0" for kind in "ABC" for degrees in (0, 90, 180, 270)]


def test_what_the_next_pictures_need_comes_first(drawn: list[tuple[str, int]]) -> None:
    """The tile in hand as it may be turned, any tile that may be drawn, what will be smaller."""
    stock = Prerendering(sorted(_sprites(*TURNED)))
    lying = Tiles(0, 0, 230, ((Cell(0, 0), "toy/B/90/0"),))
    stock.follow(Scene(WIDTH, 880, (lying, Thumb("toy/A/0/0", 0, 0, 188))))
    while stock.draw_one():
        pass
    wanted = [
        _sprites(*TURNED[:4]),
        _sprites("B/0/0", "C/0/0", sizes=[280]),
        _sprites("B/90/0"),
    ]
    for each in wanted:
        assert {drawn.pop(0) for _ in each} == each
    assert [px for _, px in drawn] == sorted((px for _, px in drawn), reverse=True)
    assert len({*drawn}) == len(drawn) == len(_sprites(*TURNED)) - sum(map(len, wanted))


@pytest.mark.parametrize("painter", [carcassonne.PAINTER, castle.PAINTER, land_vs_sea.PAINTER])
def test_tiles_of_real_pictures_are_found_in_the_stock(
    drawn: list[tuple[str, int]], painter: Painter
) -> None:
    scene, stock = render.layout(played(painter.game, 9)[-1]), Prerendering(painter.stock())
    stock.follow(scene)
    stock.draw_one()
    ((name, _),) = drawn
    held = [item.art for item in scene.items if isinstance(item, Thumb | Hexagon)]
    assert name.split("/")[2] == held[0].split("/")[1]

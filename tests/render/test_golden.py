"""Positions laid out and painted as they were when somebody last looked at them.

After a change that is meant: `REDRAW=1 pytest tests/render`, and look at all the new pictures.
"""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from games.carcassonne.components import Feature, Segment
from render import Picture, carcassonne, saboteur
from render.pixels.paint import paint
from render.sheet.scene import Scene, describe
from tests.render import positions, saboteur_positions

GOLDEN = Path(__file__).parent.parent / "golden"
REDRAW = "REDRAW" in os.environ
WORST = 3.0
"""Mean difference in grey levels: room for another version of the font engine, no more."""

POSITIONS: dict[str, Callable[[], Picture]] = {
    "carcassonne-plain": positions.plain,
    "carcassonne-choosing": positions.choosing,
    "carcassonne-previewing": positions.previewing,
    "carcassonne-decided": lambda: positions.previewing(Segment(Feature.FIELD, 1), decided=True),
    "carcassonne-ended": positions.ended,
    "saboteur-board": saboteur_positions.board,
    "saboteur-second": saboteur_positions.second,
    "saboteur-choosing": saboteur_positions.choosing,
    "saboteur-turning": saboteur_positions.turning,
    "saboteur-repairing": saboteur_positions.repairing,
    "saboteur-role": saboteur_positions.role,
    "saboteur-round": saboteur_positions.ended_round,
    "saboteur-over": saboteur_positions.over,
}
PAINTED = (
    "carcassonne-choosing",
    "carcassonne-decided",
    "carcassonne-ended",
    "saboteur-second",
    "saboteur-turning",
    "saboteur-repairing",
    "saboteur-over",
)


def layout(picture: Picture) -> Scene:
    return {"carcassonne": carcassonne.layout, "saboteur": saboteur.layout}[picture.game](picture)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_layout_is_as_it_was(name: str) -> None:
    told = describe(layout(POSITIONS[name]()))
    kept = GOLDEN / "scenes" / f"{name}.txt"
    if REDRAW:
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAINTED)
def test_the_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    drawn = paint(layout(POSITIONS[name]())).reduce(4)
    kept = GOLDEN / "pictures" / f"{name}.png"
    if REDRAW:
        drawn.save(kept, optimize=True)
    with Image.open(kept) as before:
        assert drawn.size == before.size
        apart = ImageChops.difference(drawn, before.convert("RGB"))
    drawn.save(tmp_path / kept.name)
    assert mean(ImageStat.Stat(apart).mean) <= WORST, f"see {tmp_path / kept.name}"
    # a figure that is missing or stands elsewhere hardly moves the mean of the whole
    assert max(ImageStat.Stat(part).rms[0] for part in _parts(apart)) <= 8 * WORST


def _parts(image: Image.Image) -> list[Image.Image]:
    """Cut an image into squares of 32 pixels."""
    return [
        image.crop((x, y, x + 32, y + 32))
        for x in range(0, image.width, 32)
        for y in range(0, image.height, 32)
    ]

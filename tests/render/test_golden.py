"""Positions laid out and painted as they were when somebody last looked at them.

After a change that is meant: `REDRAW=1 pytest tests/render`, and look at all the new pictures. Of a
layout only a digest is kept; a test that fails leaves the layout as text and the picture, to be
compared with those of the commit before.
"""

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from render import Picture
from render.pixels.paint import paint
from render.sheet.scene import describe
from tests.render.carcassonne import positions as carcassonne
from tests.render.castle import positions as castle
from tests.render.glastonbury import positions as glastonbury
from tests.render.laar import positions as laar
from tests.render.land_vs_sea import positions as land_vs_sea
from tests.render.saboteur import positions as saboteur

GOLDEN = Path(__file__).parent.parent / "golden"
REDRAW = "REDRAW" in os.environ
WORST = 3.0
"""Mean difference in grey levels: room for another version of the font engine, no more."""

POSITIONS: dict[str, Callable[[], Picture]] = {
    **carcassonne.GOLDEN,
    **castle.GOLDEN,
    **glastonbury.GOLDEN,
    **laar.GOLDEN,
    **land_vs_sea.GOLDEN,
    **saboteur.GOLDEN,
}
"""By the names of their files, which begin with the game's id."""
PAINTED = (
    *carcassonne.PAINTED,
    *castle.PAINTED,
    *glastonbury.PAINTED,
    *laar.PAINTED,
    *land_vs_sea.PAINTED,
    *saboteur.PAINTED,
)


def test_layouts_are_as_they_were(tmp_path: Path) -> None:
    kept = GOLDEN / "layouts.json"
    layouts = {name: render.layout(draw()) for name, draw in sorted(POSITIONS.items())}
    digests = {
        name: sha256(describe(scene).encode()).hexdigest()[:16] for name, scene in layouts.items()
    }
    if REDRAW:
        kept.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    before = json.loads(kept.read_text(encoding="utf-8"))
    others = [name for name in digests if digests[name] != before.get(name)]
    for name in others:
        (tmp_path / f"{name}.txt").write_text(describe(layouts[name]), encoding="utf-8")
        paint(layouts[name]).save(tmp_path / f"{name}.png")
    assert others == [], f"see {tmp_path}"
    assert before.keys() == digests.keys()


@pytest.mark.parametrize("name", PAINTED)
def test_the_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    drawn = paint(render.layout(POSITIONS[name]())).reduce(4)
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

"""Sizes of what is read: a phone shows 1280 pixels as 300 points, and nothing is below nine."""

import pytest

import render
from bench.fold.looks import Kind, kinds, last_boards, looks
from render.pixels.raster_cache import badge_text
from render.sheet.scene import Badge, Label, Scene

_POINT = 300 / 1280
"""Of a phone, one pixel of a picture (Telegram-iOS, `image.maxDimensions`)."""
_LEAST = 8.9


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_all_that_is_written_can_be_read_on_a_phone(kind: Kind) -> None:
    """In whole games of people with long names, and at their end."""
    surfaces = [look.surface for look in looks(kind, step=9, seed=1, is_hard=True)]
    shown = [one.picture for one in (*surfaces, *last_boards(kind, seed=1)) if one.picture]
    small = {
        f"{said!r} on {picture.page}: {points:.1f} points"
        for picture in shown
        for said, points in _written(render.layout(picture))
        if points < _LEAST
    }
    assert shown
    assert not small


def _written(scene: Scene) -> list[tuple[str, float]]:
    """Return all words and numbers of a sheet, and how many points tall their type is."""
    return [
        (item.text, item.px * _POINT)
        if isinstance(item, Label)
        else (item.label, badge_text(item.label, item.r) * _POINT)
        for item in scene.items
        if isinstance(item, Label) or (isinstance(item, Badge) and item.label)
    ]

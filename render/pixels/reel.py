"""Films: scenes become frames, and from one frame to the next only changed parts are painted
anew.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace
from PIL import Image

from render.pixels.boxes import STEP, clipped, merged
from render.pixels.clip import FPS, Still
from render.pixels.dirty import Part, parts, within
from render.pixels.grounds import ground
from render.pixels.paint import finish, paint, paint_item
from render.sheet.scene import Box, Scene, lowered
from render.theme import WIDTH

WIDE = 720
"""The width of a frame in pixels."""
_STEP, _SMALL = STEP, 9
"""So many pixels of a sheet become so many of a frame."""
_SOFT = 2 * _STEP
"""The reduced copy of a part depends on so many pixels of the sheet around it."""
_END = 3 * FPS
"""Ticks for which the last still is shown."""
_ALL = 34 * FPS
"""The most ticks of all other stills together: nobody watches a film of more than 40 seconds to its
end."""
_SHORTEST, _LONGEST = 1, 4
"""The fewest and the most ticks for which one of the other stills is shown."""


def stills(scenes: Sequence[Scene], end: Scene | None) -> Iterator[Still]:
    """Yield the stills of a film: its scenes, at last a still that is shown for three seconds.

    The caller must not keep the image of a still: the next still is painted on it.

    :param end: the last picture, if it differs from the last scene.
    """
    told = _thinned_scenes([scene for scene, _ in groupby(scenes)])
    reel = _Reel(-(-max(scene.height for scene in told) // _STEP) * _STEP)
    stands = max(_SHORTEST, min(_LONGEST, _ALL // len(told)))
    for scene in told[:-1]:
        yield Still(reel.show(scene), stands)
    last = reel.show(told[-1])
    yield Still(last, _END if end is None else 2 * stands)
    if end is not None:
        yield Still(reel.fitted(end), _END)


def _thinned_scenes(scenes: list[Scene]) -> list[Scene]:
    """Return at most as many scenes as the film has time for, with the first and the last."""
    most = _ALL // _SHORTEST
    if len(scenes) <= most:
        return scenes
    return [scenes[n * (len(scenes) - 1) // (most - 1)] for n in range(most)]


class _Reel:
    """A sheet that is painted on again and again."""

    def __init__(self, height: int) -> None:
        self._whole = Box(0, 0, WIDTH, height)
        self._parts: list[Part] = []
        self._ground: str | None = None
        self._bare = self._scratch = self._sheet = Image.new("RGB", (WIDTH, height))
        self._small = Image.new("RGB", (WIDE, height * _SMALL // _STEP))

    def fitted(self, scene: Scene) -> Image.Image:
        """Show a scene of another height: on parchment in the middle; a head stays at the top."""
        spare = self._whole.height - scene.height
        if spare >= 0:
            by = 0 if scene.ground else spare // 2
            items = tuple(lowered(item, by) for item in scene.items)
            return self.show(replace(scene, height=self._whole.height, items=items))
        image = self.show(replace(scene, height=self._whole.height, items=()))
        size = (WIDE * self._whole.height // scene.height, image.height)
        small = paint(scene).resize(size, Image.Resampling.HAMMING)
        image.paste(small, ((WIDE - size[0]) // 2, 0))
        return image

    def show(self, scene: Scene) -> Image.Image:
        """Make the sheet show a scene; return a copy of it `WIDE` pixels wide."""
        now = [part for item in scene.items for part in parts(item)]
        if self._ground == scene.ground:
            boxes = merged(_changed_boxes(self._parts, now), self._whole)
        else:
            boxes, self._bare = [self._whole], ground(scene.ground, self._whole.height)
            self._scratch, self._sheet = self._bare.copy(), self._bare.copy()
        self._parts, self._ground = now, scene.ground
        for box in boxes:
            self._repaint(scene, box)
        return self._small

    def _repaint(self, scene: Scene, box: Box) -> None:
        """Repaint a part of the sheet, with all items that reach into it."""
        self._scratch.paste(self._bare.crop(box), box[:2])
        for item in scene.items:
            seen = within(item, box)
            if seen is not None:
                paint_item(self._scratch, seen)
        finish(self._scratch, scene)
        self._sheet.paste(self._scratch.crop(box), box[:2])
        self._reduce(box)

    def _reduce(self, box: Box) -> None:
        seen = clipped(box.grown(_SOFT), self._whole)
        size = (seen.width * _SMALL // _STEP, seen.height * _SMALL // _STEP)
        part = self._sheet.crop(seen).resize(size, Image.Resampling.HAMMING)
        inner = _reduced_box(box.moved(-seen.left, -seen.top))
        self._small.paste(part.crop(inner), _reduced_box(box)[:2])


def _changed_boxes(before: Sequence[Part], now: Sequence[Part]) -> list[Box]:
    """Return the boxes of parts that have come or gone, or that changed places in the order of
    painting.
    """
    old, new = Counter(part.what for part in before), Counter(part.what for part in now)
    boxes = [part.box for part in before if new[part.what] < old[part.what]]
    boxes += [part.box for part in now if old[part.what] < new[part.what]]
    stayed = (
        [part for part in before if part.what in new],
        [part for part in now if part.what in old],
    )
    boxes += [one.box for pair in zip(*stayed, strict=False) if pair[0] != pair[1] for one in pair]
    return boxes


def _reduced_box(box: Box) -> Box:
    return Box(*(at * _SMALL // _STEP for at in box))

"""Parchment and watercolour: textures from noise, made once for the tallest sheet."""

from functools import cache, lru_cache
from hashlib import shake_128

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.pixels.boxes import bands
from render.pixels.cache import canvas
from render.pixels.sketches import sketches
from render.sheet.scene import Box
from render.theme import PAPER, STAIN, TALLEST, WIDTH, WORN
from render.tools.noise import noise
from render.tools.svg import picture


def parchment(height: int) -> Image.Image:
    """Return a new sheet `WIDTH` wide: stained, darker towards its edges, with a grain."""
    whole = canvas("parchment", _parchment, stored=True)
    fresh = whole.crop((0, 0, WIDTH, height))
    _end(fresh, height, Box(0, 0, WIDTH, height))
    return fresh


def night(deep: str, light: str) -> Image.Image:
    """Return the tallest sheet as it is by night, in two colours; the sketches lie in moonlight."""
    size = (WIDTH, TALLEST)
    clouds = noise(size, 260, "night", 0, 255)
    sheet = Image.composite(Image.new("RGB", size, light), Image.new("RGB", size, deep), clouds)
    sheet.paste(deep, (0, 0), _wear_mask(WIDTH, TALLEST))
    drawn = sketches(WIDTH, TALLEST, _MOON, _MOONLIT)
    lines = picture(drawn, f"0 0 {WIDTH} {TALLEST}", size)
    sheet.paste(lines, (0, 0), lines)
    return watercolour(sheet, 0, 0)


_MOON, _MOONLIT = "#e8d9b4", 0.17
"""Of sketches by night, and how much they stand out."""


def bare(height: int, box: Box) -> Image.Image:
    """Return a part of a sheet of parchment."""
    part = canvas("parchment", _parchment, stored=True).crop(box)
    _end(part, height, box)
    return part


def _end(part: Image.Image, height: int, box: Box) -> None:
    """Give a part of a cut sheet the lower edge of the tallest sheet."""
    whole, top = canvas("parchment", _parchment, stored=True), max(box.top, height - _FOOT + _SOFT)
    if box.bottom > height - _FOOT:
        soft = canvas(("foot", height), lambda: _foot(height))
        part.paste(soft, (-box.left, height - _FOOT - box.top))
    if box.bottom > top:
        down = TALLEST - height
        part.paste(
            whole.crop((box.left, top + down, box.right, box.bottom + down)), (0, top - box.top)
        )


def _foot(height: int) -> Image.Image:
    """Return the upper edge of a sheet's foot, which is soft."""
    whole = canvas("parchment", _parchment, stored=True)
    foot = whole.crop((0, height - _FOOT, WIDTH, height - _FOOT + _SOFT))
    far = TALLEST - _FOOT
    foot.paste(whole.crop((0, far, WIDTH, far + _SOFT)), (0, 0), _fade())
    return foot


def large_parchment(width: int, height: int) -> Image.Image:
    """Return a new sheet of any size: the textures go on, mirrored, where they end."""
    paper = _spread(_stained_paper(), (0, 0, width, height))
    paper.paste(WORN, (0, 0, width, height), _wear_mask(width, height))
    wash_over(paper, Box(0, 0, width, height))
    return paper


def wash_over(image: Image.Image, box: Box) -> None:
    """Wash a part of a sheet."""
    for band in bands(box):
        image.paste(watercolour(image.crop(band), band.left, band.top), band[:2])


def watercolour(image: Image.Image, x: int, y: int) -> Image.Image:
    """Return an RGB image with the wash of the sheet's part that begins at x, y."""
    box = (x, y, x + image.width, y + image.height)
    return ImageChops.soft_light(image, _spread(wash(), box))


def watercolour_apart(image: Image.Image, x: int, y: int) -> Image.Image:
    """Return a square RGB image with the wash of the texture's part that begins at x, y. The clouds
    fade towards its rim and the tooth of the paper goes on, so it meets any other without a seam.
    """
    part = (x, y, x + image.width, y + image.height)
    tooth = Image.merge("RGB", [_tooth().crop(part)] * 3)
    return ImageChops.soft_light(
        image, Image.composite(wash().crop(part), tooth, _middle(image.width))
    )


@lru_cache(maxsize=16)
def _middle(px: int) -> Image.Image:
    """Return a soft mask of a square without its rim."""
    rim = px / 10
    mask = Image.new("L", (px, px))
    ImageDraw.Draw(mask).rectangle((rim, rim, px - 1 - rim, px - 1 - rim), fill=255)
    return mask.filter(ImageFilter.GaussianBlur(rim * 0.6))


def wash() -> Image.Image:
    """Return the tint that makes greens warmer and cooler, for the largest sheet."""
    return canvas("wash", _wash, stored=True)


def _spread(texture: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """Return a part of a plane that is paved with a texture, mirrored at each seam."""
    left, top, right, bottom = box
    wide, high = texture.size
    if left >= 0 and top >= 0 and right <= wide and bottom <= high:
        return texture.crop(box)
    plane = Image.new(texture.mode, (right - left, bottom - top))
    for column in range(left // wide, (right - 1) // wide + 1):
        for row in range(top // high, (bottom - 1) // high + 1):
            west, east = max(left, column * wide), min(right, (column + 1) * wide)
            north, south = max(top, row * high), min(bottom, (row + 1) * high)
            # cut out first: to turn all of the texture takes longer than all else
            across = _mirrored_stretch(west - column * wide, east - column * wide, wide, column)
            down = _mirrored_stretch(north - row * high, south - row * high, high, row)
            piece = texture.crop((across[0], down[0], across[1], down[1]))
            piece = ImageOps.mirror(piece) if column % 2 else piece
            piece = ImageOps.flip(piece) if row % 2 else piece
            plane.paste(piece, (west - left, north - top))
    return plane


def _mirrored_stretch(start: int, end: int, length: int, number: int) -> tuple[int, int]:
    """Return the stretch of the texture for a stretch of a repetition; every second repetition is
    mirrored.
    """
    return (length - end, length - start) if number % 2 else (start, end)


_FOOT, _SOFT = 360, 128
"""Pixels at the lower end of a sheet that come from the tallest sheet, and the first of these,
which blend with the pixels below them.
"""


@cache
def _fade() -> Image.Image:
    """Return a mask that lets the foot of a sheet appear softly."""
    ramp = bytes(range(0, 2 * _SOFT, 2))
    return Image.frombytes("L", (1, _SOFT), ramp).resize((WIDTH, _SOFT))


def _parchment() -> Image.Image:
    paper = _stained_paper()
    paper.paste(WORN, (0, 0, WIDTH, TALLEST), _wear_mask(WIDTH, TALLEST))
    whole = watercolour(paper, 0, 0)
    drawn = picture(sketches(WIDTH, TALLEST), f"0 0 {WIDTH} {TALLEST}", (WIDTH, TALLEST))
    whole.paste(drawn, (0, 0), drawn)
    return whole


def _stained_paper() -> Image.Image:
    size = (WIDTH, TALLEST)
    stains = noise(size, 230, "stains", 0, 255).point(lambda v: max(0, v - 110) * 150 // 145)
    return Image.composite(Image.new("RGB", size, STAIN), Image.new("RGB", size, PAPER), stains)


def _wear_mask(width: int, height: int) -> Image.Image:
    """Return a mask of the paper's wear, which is strongest at its edges; it is made at an eighth
    of the size.
    """
    small = Image.new("L", (width // 8, height // 8))
    middle = (9, 9, small.width - 10, small.height - 10)
    ImageDraw.Draw(small).rounded_rectangle(middle, 14, fill=255)
    soft = small.filter(ImageFilter.GaussianBlur(9))
    return soft.resize((width, height), Image.Resampling.BICUBIC).point(
        lambda v: (255 - v) * 150 // 255
    )


def _wash() -> Image.Image:
    """Two octaves of cloud, tinted, and over them the tooth of the paper."""
    size = (WIDTH, TALLEST)
    cloud = ImageChops.blend(
        noise(size, 190, "cloud", 84, 172), noise(size, 61, "wisp", 92, 164), 0.45
    )
    bands = (
        cloud,
        cloud.point(lambda v: 128 + (v - 128) * 5 // 8),
        cloud.point(lambda v: 128 - (v - 128) // 3),
    )
    # One soft light with the sum of both is all but the same as one after the other.
    return Image.merge("RGB", [ImageChops.add(band, _tooth(), 1, -128) for band in bands])


def _tooth() -> Image.Image:
    return canvas("tooth", _bitten, stored=True)


def _bitten() -> Image.Image:
    size = (WIDTH, TALLEST)
    random = Image.frombytes("L", size, shake_128(b"tooth").digest(WIDTH * TALLEST))
    return ImageChops.blend(
        random.filter(ImageFilter.GaussianBlur(1.5)), noise(size, 9, "fibre", 112, 144), 0.5
    )

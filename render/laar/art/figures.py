"""Figures on things: numbers that belong to a card, not to the sheet."""

from PIL import Image, ImageDraw

from render.sheet.runs import runs
from render.theme import SMALLEST_TEXT, Face
from render.tools.tones import INK


def figure(
    image: Image.Image, said: str, at: tuple[float, float], px: int, ink: str = INK, line: str = ""
) -> None:
    """Write a few signs with their middle at a place, in a contour if `line` names its colour; so
    that they can be read, however small the thing is.
    """
    run, px = runs(said, Face.FIGURE)[0], max(SMALLEST_TEXT, px)
    font, pen = run.font(px), ImageDraw.Draw(image)
    stroke = max(2, px // 11) if line else 0
    left, top, right, bottom = pen.textbbox((0, 0), said, font=font, **run.shaping)
    x, y = at[0] - (left + right) / 2, at[1] - (top + bottom) / 2
    pen.text(
        (x, y),
        said,
        ink,
        font,
        stroke_width=stroke,
        stroke_fill=line or None,
        **run.shaping,
    )

"""Hidden things: the backs of goals, of the deck, of gold; the gold itself; fields of roles."""

from PIL import Image

from render.pieces.cards import VIEW, face, rays, stamp
from render.pieces.icons import icon
from render.tools.strokes import line, oval, radial
from render.tools.svg import picture
from render.tools.tones import INK, PLAIN

_BACKS = {
    "goal": ("#7a4a22", "#4a2a14", "#f4b62c", "nugget"),
    "deck": ("#8e2f2a", "#551a1c", "#f2c879", "pickaxe"),
    "gold": ("#8a6412", "#553a08", "#ffe27a", "nugget"),
}
"""Of each back: ground, shade, trimming, icon."""
_QUESTION = ("M37 63C37 46 63 46 63 63C63 73 51 73 51 83", (51, 95))
"""A question mark, drawn: there are no letters in vector drawings."""


def back(kind: str, px: int) -> Image.Image:
    """Draw the back of a card `px` pixels wide."""
    ground, shade, trim, name = _BACKS[kind]
    riddle = kind in ("goal", "gold")
    body = f'<rect width="100" height="150" rx="6" fill="{ground}"/>'
    body += _planks(shade) if kind == "goal" else _lattice()
    for ink, width in ((shade, 5), (trim, 2)):
        body += f'<rect x="6" y="6" width="88" height="138" rx="5" fill="none" stroke="{ink}" '
        body += f'stroke-width="{width}"/>'
    rivet = f' stroke="{INK}" stroke-width="1.5"'
    body += "".join(oval((x, y), 4.5, 4.5, trim, rivet) for x in (10, 90) for y in (10, 140))
    body += oval((50, 75), 33, 33, shade, f' stroke="{trim}" stroke-width="2"')
    body += _rim()
    clip = '<clipPath id="card"><rect width="100" height="150" rx="6"/></clipPath>'
    body = f'<g clip-path="url(#card)">{body}</g>'
    image = picture(body, VIEW, (px, round(px * 1.5)), defs=clip)
    if not riddle:
        stamp(image, icon(name, "whole", PLAIN, round(px * 0.66)), px * 0.5, px * 0.75)
        return image
    ghost = icon(name, "whole", PLAIN, round(px * 0.66))
    faint = ghost.image.getchannel("A").point([v * 30 // 100 for v in range(256)])
    ghost.image.putalpha(faint)
    stamp(image, ghost, px * 0.5, px * 0.75)
    image.alpha_composite(picture(_question(), VIEW, image.size))
    return image


def pile(kind: str, px: int) -> Image.Image:
    """Draw a small pile of hidden cards `px` pixels wide, on which their number will stand."""
    back, shade, trim, _ = _BACKS[kind]
    rim = f' stroke="{INK}" stroke-width="4"'
    body = "".join(
        f'<rect x="{x}" y="{y}" width="84" height="114" rx="12" fill="#f3e3bd"{rim}/>'
        for x, y in ((2, 2), (8, 9), (14, 16))
    )
    body += '<rect x="22" y="24" width="68" height="98" rx="7" fill="url(#back)"/>'
    body += f'<rect x="27" y="29" width="58" height="88" rx="5" fill="none" stroke="{trim}" '
    body += 'stroke-width="2" opacity=".5"/>'
    defs = '<linearGradient id="back" x1="0" y1="0" x2="0" y2="1">'
    defs += f'<stop offset="0" stop-color="{back}"/><stop offset="1" stop-color="{shade}"/>'
    return picture(body, "0 0 100 133", (px, px * 133 // 100), defs=defs + "</linearGradient>")


def gold(nuggets: int, px: int) -> Image.Image:
    """Draw a gold card."""
    name = ("nugget", "nugget2", "nugget3")[nuggets - 1]
    image = face("#b8862a", px)
    stamp(image, icon(name, "whole", PLAIN, round(px * 0.74)), px * 0.5, px * 0.62)
    return image


def field(hue: str, px: int) -> Image.Image:
    """Draw the light behind a role, a tenth higher than wide."""
    body = '<rect width="100" height="110" rx="4" fill="url(#hue)"/>'
    body += f'<g clip-path="url(#field)">{rays((50, 55), 130, 16, 0.09)}</g>'
    body += f'<rect x=".5" y=".5" width="99" height="109" rx="3.6" fill="none" stroke="{INK}"/>'
    defs = radial("hue", [(0, "#ffe7b0", 1), (1, hue, 1)], ' r=".75"')
    defs += '<clipPath id="field"><rect width="100" height="110" rx="4"/></clipPath>'
    return picture(body, "0 0 100 110", (px, px * 11 // 10), defs=defs)


def _planks(shade: str) -> str:
    return "".join(line(f"M{x} 0V150", shade, 2.5) for x in (20, 40, 60, 80))


def _lattice() -> str:
    faint = ' stroke-opacity=".05"'
    lines = (f"M{x} -10L{x - 100} 160M{x - 100} -10L{x} 160" for x in range(10, 220, 26))
    return "".join(line(data, "#fff", 6, faint) for data in lines)


def _question() -> str:
    hook, dot = _QUESTION
    ends = ' stroke-linecap="round"'
    return (
        line(hook, INK, 11, ends)
        + oval(dot, 6.6, 6.6, INK)
        + line(hook, "#ffe27a", 7, ends)
        + oval(dot, 4.6, 4.6, "#ffe27a")
    )


def _rim() -> str:
    box = '<rect x=".7" y=".7" width="98.6" height="148.6" rx="5.5" fill="none" '
    return f'{box}stroke="{INK}" stroke-width="2"/>'

"""Vector drawings: flat fragments in files, wrapped into a document, made to pixels by resvg.

A fragment is a `<g id="...">` of an .svg file beside the drawing code; its shapes wear classes,
never colours (`render.tools.tones`). No text is ever drawn here, so no font is looked for.
"""

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from render.tools import sources
from render.tools.tones import PLAIN, style_sheet

_ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="{view}"><defs>{defs}</defs>{body}</svg>'
)


def fragment(name: str) -> str:
    """Return the shapes of a fragment.

    :raises KeyError: when no file has one of that name.
    """
    return _library()[0][name]


def picture(
    body: str, view: str, size: tuple[int, int], team: str = PLAIN, defs: str = ""
) -> Image.Image:
    """Return shapes as RGBA pixels; `view` is the part of their plane that is seen."""
    shared = _library()[1] if 'href="#' in body else ""
    png = resvg_py.svg_to_bytes(
        svg_string=_ROOT.format(view=view, defs=shared + defs, body=body),
        width=size[0],
        height=size[1],
        style_sheet=style_sheet(team),
        skip_system_fonts=True,
    )
    return Image.open(BytesIO(png)).convert("RGBA")


def _library() -> tuple[dict[str, str], str]:
    return _read_fragments(sources.folders())


@cache
def _read_fragments(folders: tuple[Path, ...]) -> tuple[dict[str, str], str]:
    """Return all fragments by id, and their shared part.

    In a file each begins and ends at the left margin, which is all of XML that is read here.
    """
    fragments: dict[str, str] = {}
    shared = ""
    for path in sources.files(folders, ".svg"):
        text = path.read_text(encoding="utf-8")
        shared += "".join(re.findall(r"^<defs>(.*?)^</defs>", text, re.M | re.S))
        for name, shapes in re.findall(r'^<g id="([\w-]+)">(.*?)^</g>', text, re.M | re.S):
            if name in fragments:
                raise ValueError(f"two fragments named {name}")
            fragments[name] = shapes
    return fragments, shared

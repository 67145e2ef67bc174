"""The pictures of Land vs Sea: the map, a player's own tiles, the preview, the scores, and
lenses.
"""

from games.land_vs_sea.view import View
from render.land_vs_sea import lenses as lens
from render.land_vs_sea.art import ARTISTS, stock
from render.land_vs_sea.art.water import blend
from render.land_vs_sea.board import board, film, regions
from render.land_vs_sea.emblem import emblem
from render.land_vs_sea.example import EXAMPLE
from render.land_vs_sea.export import export
from render.land_vs_sea.guide import WORDS as GUIDE_WORDS
from render.land_vs_sea.guide import guide, guide_of, lines
from render.land_vs_sea.lenses import lenses
from render.land_vs_sea.pieces import BLEND, flag
from render.land_vs_sea.preview import ghost_of, preview
from render.land_vs_sea.sheet import sheet
from render.land_vs_sea.touch import touch
from render.painter import Painter
from render.sheet.contrast import Night
from render.sheet.guide import GUIDE
from render.sheet.picture import Picture
from render.sheet.scene import Scene

__all__ = ["PAINTER"]

WORDS = (
    "land-vs-sea-sheet",
    "land-vs-sea-total",
    "land-vs-sea-category-land",
    "land-vs-sea-category-sea",
    "land-vs-sea-category-plus",
    "land-vs-sea-category-chains",
    "land-vs-sea-category-traders",
    "land-vs-sea-category-routes",
    "land-vs-sea-category-waypoints",
    "land-vs-sea-side-land",
    "land-vs-sea-side-sea",
    "land-vs-sea-side-cartographer",
    "land-vs-sea-signs-areas",
    "land-vs-sea-signs-routes",
    "land-vs-sea-signs-left",
    "land-vs-sea-unseen",
    "land-vs-sea-covered",
    *GUIDE_WORDS,
)

_PAGES = {
    "sheet": sheet,
    lens.AREAS: lens.areas,
    lens.ROUTES: lens.routes,
    lens.LEFT: lens.left,
    GUIDE: guide,
}
"""All but the board."""


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table: the score sheet comes at the end."""
    return ("board",) if view.result is None else ("board", "sheet")


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table."""
    if picture.page in _PAGES:
        return _PAGES[picture.page](picture)
    ghost = ghost_of(picture)
    return preview(picture, ghost) if ghost else board(picture)


PAINTER = Painter(
    game="land_vs_sea",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=guide_of,
    priced=lines,
    lenses=lenses,
    regions=regions,
    own=lambda view: view.hands[view.viewer],
    night=Night("#2a1a2e", "#4d2f4f"),
    export=export,
    touch=touch,
    piece=lambda picture, seat: flag(picture.view, seat),
    layers=(lens.AREAS, lens.ROUTES),
    film=film,
    artists=ARTISTS,
    stock=stock,
    blends={BLEND: blend},
)

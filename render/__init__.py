"""Draws pictures from a viewer's view of a game: the package's public interface. The package never
sees states or rules.
"""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from games.core.contract import Options
from games.core.values import Cell, Seat
from render import carcassonne, castle, glastonbury, laar, land_vs_sea, saboteur
from render.blank import PAGE as BLANK
from render.blank import blank
from render.blank import layout as blank_layout
from render.month import PAGE as MONTH
from render.month import Month, MonthGame, MonthPerson, month_sheet
from render.month import layout as month_layout
from render.painter import Example, Painter
from render.pixels import grounds, hexmap, sprites, tilemap
from render.pixels.cache import STORE
from render.pixels.clip import clip, has_encoder
from render.pixels.faces import Chart, Face, Placement, Plain, face
from render.pixels.faces import chart as chart_of
from render.pixels.paint import jpeg, large_jpeg
from render.pixels.paper import wash
from render.pixels.prerendering import Prerendering
from render.pixels.reel import stills
from render.sheet.contrast import DARK, contrasted, contrasted_items, ground_of
from render.sheet.grid import HEIGHTS
from render.sheet.guide import GUIDE
from render.sheet.picture import Focus, Mark, MarkRow, Picture
from render.sheet.pointing import pointed
from render.sheet.regions import LETTERS as REGIONS
from render.sheet.scene import Box, Scene, Sprite
from render.sheet.text import readable
from render.showcase import PAGE as SHOWCASE
from render.showcase import layout as showcase_layout
from render.showcase import showcase
from render.standings import PAGE as STANDINGS
from render.standings import Fact, Standings, StandingsRow, standing_sheet
from render.standings import layout as standings_layout
from render.theme import STYLES, TALLEST, WIDTH, Dress
from render.tools import sources
from render.warm_up import warm_up

__all__ = [
    "GUIDE",
    "REGIONS",
    "TALLEST",
    "Chart",
    "Example",
    "Face",
    "Fact",
    "Focus",
    "Mark",
    "MarkRow",
    "Month",
    "MonthGame",
    "MonthPerson",
    "Painter",
    "Picture",
    "Placement",
    "Plain",
    "Standings",
    "StandingsRow",
    "add",
    "blank",
    "chart",
    "configure",
    "draw",
    "dress",
    "essence",
    "example",
    "export",
    "exports",
    "face",
    "film",
    "guide",
    "has_emblem",
    "has_encoder",
    "layout",
    "lenses",
    "moments",
    "month_sheet",
    "own",
    "pages",
    "prerender",
    "priced",
    "readable",
    "regions",
    "shape",
    "showcase",
    "standing_sheet",
    "warm",
    "words",
]

_PAINTERS: dict[str, Painter] = {}


def add(painter: Painter) -> None:
    """Register the painter of a game, for all functions below.

    Processes that draw pictures need the painter, too. So it must be added when the module of the
    game's view is imported, which unpickling a picture does in such a process.

    :raises ValueError: when the game has another painter, or one of its grounds has the name of
        another game's.
    """
    if _PAINTERS.get(painter.game, painter) is not painter:
        raise ValueError(f"two painters of {painter.game}")
    if painter.folder:
        sources.add(painter.folder)
    grounds.add(painter.grounds)
    sprites.add(painter.game, tilemap.artists(painter.game))
    sprites.add(painter.game, painter.artists)
    hexmap.add(painter.blends)
    _PAINTERS[painter.game] = painter


# one line a game
add(carcassonne.PAINTER)
add(castle.PAINTER)
add(glastonbury.PAINTER)
add(laar.PAINTER)
add(saboteur.PAINTER)
add(land_vs_sea.PAINTER)


def draw(picture: Picture) -> bytes:
    """Return a picture as a JPEG, 1280 pixels wide, at most 1600 tall, under 400 kB.

    :raises KeyError: when the game has no painter, or a word is missing.
    """
    scene = layout(picture)
    return jpeg(replace(scene, height=TALLEST) if picture.tall and scene.ground else scene)


def prerender(game_id: str, picture: Picture | None = None) -> bool:
    """Draw some of a game's sprites, and keep them on disk; return False when none is missing.

    :param picture: the game's last picture: sprites for the next ones are drawn first.
    """
    if game_id not in _PAINTERS or STORE.folder is None:
        return False
    stock = _PRERENDERED.setdefault(game_id, Prerendering(_PAINTERS[game_id].stock()))
    if picture:
        # of ordinary sprites those in high contrast are made
        stock.follow(layout(replace(picture, contrast=UNSET)))
    end = monotonic() + _LITTLE
    while more := stock.draw_one():
        if monotonic() > end:
            break
    return more


_PRERENDERED: dict[str, Prerendering] = {}
_LITTLE = 0.02
"""Seconds, and as long as one sprite takes."""


def layout(picture: Picture) -> Scene:
    """Return the scene of a picture: its items and their places, before anything is painted.

    :raises KeyError: when the game has no painter, or a word is missing.
    """
    scene = _laid_out(picture)
    if not picture.contrast:
        return scene
    night = _PAINTERS[picture.game].night if picture.game else DARK
    return contrasted(scene, night, is_map=bool(picture.game) and picture.page != GUIDE)


def _laid_out(picture: Picture) -> Scene:
    if picture.page == STANDINGS:
        return standings_layout(picture)
    if picture.page in (SHOWCASE, MONTH):
        emblems = {id: one.emblem for id, one in _PAINTERS.items() if one.emblem}
        lay_out = showcase_layout if picture.page == SHOWCASE else month_layout
        return lay_out(picture, emblems)
    painter = _PAINTERS[picture.game]
    if picture.page == BLANK:
        return blank_layout(painter.grounds)
    return pointed(painter.layout(picture), picture.points)


def has_emblem(game_id: str) -> bool:
    """Tell whether a game has a small picture, to be shown among others (`showcase`)."""
    return game_id in _PAINTERS and _PAINTERS[game_id].emblem is not None


def essence(picture: Picture) -> Picture:
    """Return a picture that looks the same and holds nothing that is not shown.

    Two that look the same are equal then, and nobody is sent what they see already.
    """
    painter = _PAINTERS.get(picture.game)
    if painter is None:
        return picture
    if picture.page == GUIDE and painter.guide:
        view = painter.guide(painter.agreed(picture.view), len(picture.names))
        return Picture(picture.game, GUIDE, view, (), words=picture.words)
    return painter.essence(picture)


def own(picture: Picture) -> object:
    """Return the part of a seat's picture that belongs to the seat: parts that others can change
    may be left out.
    """
    own = _PAINTERS[picture.game].own if picture.game in _PAINTERS else None
    return own(picture.view) if own else essence(picture)


def export(picture: Picture) -> bytes:
    """Return the table as a picture to be kept: a JPEG of any size, for games that `exports`.

    :raises KeyError: when the game has no painter, or a word is missing.
    """
    lay_out = _PAINTERS[picture.game].export
    assert lay_out is not None
    return large_jpeg(lay_out(picture))


def dress(game: str) -> Dress | None:
    """Return the colours of what stands beside a game's pictures on the page by touch; None without
    a painter.
    """
    painter = _PAINTERS.get(game)
    return painter.dress if painter else None


def chart(picture: Picture) -> Chart | None:
    """Return the map of a main picture, or with a lens over it, for a page that lays it out itself;
    None if the picture is no map.

    :raises KeyError: when a word is missing.
    """
    painter = _PAINTERS.get(picture.game)
    if painter is None or painter.touch is None or picture.page not in ("board", *painter.layers):
        return None
    items, ground = tuple(painter.touch(picture)), painter.ground
    seats = map(Seat, range(len(picture.names)))
    pieces = tuple(Sprite(painter.piece(picture, seat), 0, 0, _PIECE) for seat in seats)
    if picture.contrast:
        ground, bare = ground_of(ground, painter.night), Box(0, 0, 0, 0)
        items = contrasted_items(items, ground, bare, painter.night)
        pieces = contrasted_items(pieces, ground, bare)
    return replace(chart_of(items, ground), pieces=pieces)


_PIECE = 96
"""Pixels of a piece beside a map: three for each of those that it has on a page."""


def film(pictures: Sequence[Picture], end: Picture | None) -> bytes:
    """Return a game as a film: the main picture at moment after moment, at last what stands for
    three seconds. An MP4 of H.264 without sound, 720 pixels wide.

    :param end: the last picture, if it is of another page.
    :raises KeyError: when the game has no painter, or a word is missing.
    :raises ImportError: when there is no encoder, see `has_encoder`.
    """
    return clip(stills(moments(pictures), layout(end) if end else None))


def moments(pictures: Sequence[Picture]) -> tuple[Scene, ...]:
    """Return the main pictures of a game as a film has them, before anything is painted."""
    painter = _PAINTERS[pictures[0].game]
    return tuple(painter.film(pictures) if painter.film else map(painter.layout, pictures))


def exports(game_id: str) -> bool:
    """Tell whether there is a picture of this game to be kept."""
    return game_id in _PAINTERS and _PAINTERS[game_id].export is not None


def pages(game_id: str, view: Any) -> tuple[str, ...]:
    """Return the pictures that there are of a table, the main one first; none without a painter."""
    return _PAINTERS[game_id].pages(view) if game_id in _PAINTERS else ()


def lenses(game_id: str, view: Any) -> tuple[str, ...]:
    """Return the pictures that people may call up besides the main one, in a fixed order.

    The word on the button is the game's message `<game>-lens-<page>`, without what stands after a
    dash in the page's name. A page `seat-0` is about the first seat: its button says who that is.
    """
    return _PAINTERS[game_id].lenses(view) if game_id in _PAINTERS else ()


def regions(picture: Picture) -> tuple[tuple[Cell, ...], ...]:
    """Return the regions of the places that a picture asks for, at most five; none where its map
    has room for all numbers in the height that it is given. The map of a picture with regions is
    parted anew in any case.
    """
    return _PAINTERS[picture.game].regions(picture) if picture.game in _PAINTERS else ()


def words(game_id: str) -> tuple[str, ...]:
    """Return the ids of the messages that a game's pictures need the translations of."""
    return _PAINTERS[game_id].words if game_id in _PAINTERS else ()


def shape(colour: int) -> str:
    """Return the shape that goes with a seat colour, always: "circle", "square"..."""
    return STYLES[colour].shape


def example(game_id: str) -> Example | None:
    """Return a position that explains the game; None without a painter."""
    return _PAINTERS[game_id].example if game_id in _PAINTERS else None


def guide(game_id: str, options: Options, seats: int) -> Example | None:
    """Return the cheat sheet of these options; None if the game has none."""
    painter = _PAINTERS.get(game_id)
    if painter is None or painter.guide is None:
        return None
    return Example(painter.guide(options, seats), painter.example.names, GUIDE)


def priced(picture: Picture) -> tuple[tuple[str, str], ...]:
    """Return in words what pays, and how much, as a page `guide` shows it."""
    lines = _PAINTERS[picture.game].priced if picture.page == GUIDE else None
    return tuple((line.said, line.pays) for line in lines(picture)) if lines else ()


def configure(cache_dir: Path | None, limit: int | None = None) -> None:
    """Set the folder that keeps sprites from one process to the next; None keeps none.

    :param limit: roughly the most bytes of the folder; None for no limit.
    """
    STORE.folder, STORE.limit = cache_dir, limit
    STORE.forget_old()


def warm() -> None:
    """Fill the caches of this process with the parts of every picture: grounds, fonts, numbers."""
    for painter in _PAINTERS.values():
        for ground in painter.grounds:
            jpeg(Scene(WIDTH, TALLEST, (), ground))
    wash()  # what most pictures need comes last, for not all sheets can be kept
    for scene in warm_up(HEIGHTS[-1]):
        jpeg(scene)

"""Pictures: what a viewer may know, drawn. Never the state, never the rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from render import carcassonne, saboteur
from render.cache import STORE
from render.carcassonne import example as carcassonne_example
from render.grid import HEIGHTS
from render.legend import Player, legend
from render.paint import jpeg, large_jpeg
from render.picture import Focus, Mark, MarkRow, Picture
from render.saboteur import example as saboteur_example
from render.scene import Scene
from render.theme import STYLES, TALLEST, WIDTH

__all__ = [
    "Focus",
    "Mark",
    "MarkRow",
    "Picture",
    "configure",
    "draw",
    "essence",
    "example",
    "export",
    "exports",
    "lenses",
    "pages",
    "warm",
    "words",
]


class Example(Struct, frozen=True):
    """A position that explains the game, for its rules."""

    view: Any
    names: tuple[str, ...]
    """Message ids of what stands in place of the people's names."""


class Painter(Struct, frozen=True):
    """How one game is shown."""

    pages: Callable[[Any], tuple[str, ...]]
    words: tuple[str, ...]
    layout: Callable[[Picture], Scene]
    example: Example
    lenses: Callable[[Any], tuple[str, ...]] = lambda view: ()
    """What people may call up in place of the main picture."""
    essence: Callable[[Picture], Picture] = lambda picture: picture
    """A picture that looks the same and holds nothing that is not shown."""
    export: Callable[[Picture], Scene] | None = None
    """The table as a picture to be kept, as large as it likes."""


_PAINTERS = {
    "carcassonne": Painter(
        carcassonne.pages,
        carcassonne.WORDS,
        carcassonne.layout,
        Example(carcassonne_example.VIEW, carcassonne_example.NAMES),
        carcassonne.lenses,
        export=carcassonne.export,
    ),
    "saboteur": Painter(
        saboteur.pages,
        saboteur.WORDS,
        saboteur.layout,
        Example(saboteur_example.VIEW, saboteur_example.NAMES),
        saboteur.lenses,
        saboteur.essence,
    ),
}


def draw(picture: Picture) -> bytes:
    """Return a picture as a JPEG, 1280 pixels wide, at most 1600 tall, under 400 kB.

    :raises KeyError: when the game has no painter, or a word is missing.
    """
    return jpeg(_PAINTERS[picture.game].layout(picture))


def essence(picture: Picture) -> Picture:
    """Return a picture that looks the same and holds nothing that is not shown.

    Two that look the same are equal then, and nobody is sent what he sees already.
    """
    return _PAINTERS[picture.game].essence(picture) if picture.game in _PAINTERS else picture


def export(picture: Picture) -> bytes:
    """Return the table as a picture to be kept: a JPEG of any size, for games that `exports`.

    :raises KeyError: when the game has no painter, or a word is missing.
    """
    layout = _PAINTERS[picture.game].export
    assert layout is not None
    return large_jpeg(layout(picture))


def exports(game_id: str) -> bool:
    """Tell whether there is a picture of this game to be kept."""
    return game_id in _PAINTERS and _PAINTERS[game_id].export is not None


def pages(game_id: str, view: Any) -> tuple[str, ...]:
    """Return the pictures that there are of a table, the main one first; none without a painter."""
    return _PAINTERS[game_id].pages(view) if game_id in _PAINTERS else ()


def lenses(game_id: str, view: Any) -> tuple[str, ...]:
    """Return the pictures that people may call up in place of the main one, in a fixed order.

    The word on the button is the game's message `<game>-lens-<page>`, without what stands after a
    dash in the page's name; so is that of the way back.
    """
    return _PAINTERS[game_id].lenses(view) if game_id in _PAINTERS else ()


def words(game_id: str) -> tuple[str, ...]:
    """Return the ids of the messages that a game's pictures need the translations of."""
    return _PAINTERS[game_id].words if game_id in _PAINTERS else ()


def example(game_id: str) -> Example | None:
    """Return a position that explains the game; None without a painter."""
    return _PAINTERS[game_id].example if game_id in _PAINTERS else None


def configure(cache_dir: Path | None) -> None:
    """Say where sprites are kept between one process and the next; None: nowhere."""
    STORE.folder = cache_dir
    STORE.forget_old()


def warm() -> None:
    """Fill the caches of this process with what every picture needs: grounds, fonts, figures."""
    players = [Player(i, "Warm", i, 7) for i in range(len(STYLES))]
    for group in (players[:6], players[6:]):
        jpeg(Scene(WIDTH, HEIGHTS[0], tuple(legend(group, 0, HEIGHTS[0]))))
    jpeg(Scene(WIDTH, TALLEST, (), saboteur.GROUND))

"""The interface of a game's pictures (`Painter`): all that `render` and the bot know of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image

from games.core.contract import Options
from games.core.values import Cell, Seat
from render.pieces.tokens import key
from render.sheet.contrast import DARK, Night
from render.sheet.guide import Line
from render.sheet.people import colours
from render.sheet.picture import Picture
from render.sheet.scene import InHand, Item, Scene
from render.showcase import Emblem
from render.theme import PARCHMENT, Dress
from render.tools.artist import Artist


class Example(Struct, frozen=True):
    """A position that explains the game, for its rules."""

    view: Any
    names: tuple[str, ...]
    """Message ids of the words in the place of people's names."""
    page: str = "board"
    """The picture that explains."""


class Painter(Struct, frozen=True):
    """How one game is shown."""

    game: str
    """The game's id."""
    pages: Callable[[Any], tuple[str, ...]]
    """The pictures that there are of a view, the main one first."""
    words: tuple[str, ...]
    """Ids of the messages that the pictures need."""
    layout: Callable[[Picture], Scene]
    example: Example
    emblem: Emblem | None = None
    """The game's small picture in the list of games."""
    guide: Callable[[Options, int], Any] | None = None
    """(options, number of seats) -> a view of which the page `guide` shows what pays what."""
    agreed: Callable[[Any], Options] = lambda view: view.options
    """The options of a view by which that page is drawn, also where chance has settled them."""
    priced: Callable[[Picture], Sequence[Line]] | None = None
    """The lines of that page, for people who play in words; None if only the rules tell them."""
    lenses: Callable[[Any], tuple[str, ...]] = lambda view: ()
    """The pages of the lenses that people may call up in place of the main picture."""
    regions: Callable[[Picture], tuple[tuple[Cell, ...], ...]] = lambda picture: ()
    """The places that a picture asks for, by regions, where its map is too large for their numbers;
    one region where the rest of the map may be left out; none where all can be shown."""
    essence: Callable[[Picture], Picture] = lambda picture: picture
    """A picture that looks the same and holds nothing that is not shown."""
    own: Callable[[Any], object] | None = None
    """For games whose main picture shows a seat's own things beside the table: returns these things
    from the seat's view. Unless the seat is asked, its picture is drawn anew only when they change.
    None if any change of the picture counts."""
    export: Callable[[Picture], Scene] | None = None
    """The table as a picture to be kept, as large as it likes."""
    touch: Callable[[Picture], Iterable[Item | InHand]] | None = None
    """Lays out the whole map with the question and the move that is tried out, at one size and from
    an origin that never moves, for a page where people drag and tap it. Each option on the map lies
    under a `Badge` with its label; the things in hand come, too (docs/adr/0107). For the page of
    one of the `layers`, that layer lies over the map as well."""
    layers: Sequence[str] = ()
    """The lenses that are such layers."""
    ground: str = ""
    """The ground of that map; parchment if empty."""
    dress: Dress = PARCHMENT
    """The colours of what stands beside that map."""
    piece: Callable[[Picture, Seat], str] = lambda picture, seat: key(colours(picture)[seat])
    """The sprite that stands for a seat beside that map: a token, unless it has a piece on it."""
    night: Night = DARK
    """The night that parchment becomes below its map in high contrast."""
    film: Callable[[Sequence[Picture]], Iterable[Scene]] | None = None
    """The main picture of a game at moment after moment, laid out so that nothing jumps: at least
    one scene. None if each picture is laid out by itself."""
    artists: Mapping[str, Artist] = {}
    """The game's own sprites: `card` draws what is named `<game>/card/…`."""
    grounds: Mapping[str, Callable[..., Image.Image]] = {}
    """The grounds of its scenes, by the first word of the ground's name. A ground is called with
    the words that follow, or without any, and returns an RGB sheet of `WIDTH` x `TALLEST` pixels.
    The words are unique among all games."""
    blends: Mapping[str, Callable[[Image.Image, int], Image.Image]] = {}
    """The colourings of maps of hexagons, by name. A colouring gets a mask, 255 where the layers
    `land` are white, and the radius of a hexagon in it; it returns an RGB image of the same size.
    """
    stock: Callable[[], Iterable[tuple[str, int]]] = tuple
    """The sprites, with their sizes, that most of its tables are made of and that are dear to draw:
    once the game is played, they are drawn ahead and put on disk."""
    folder: Path | None = None
    """The folder of the painter's code and fragments, if it is not in `render`."""

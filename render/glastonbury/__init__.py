"""The pictures of Glastonbury: the field in the group, the shelves at the end, private ones."""

from msgspec.structs import replace

from games.glastonbury.view import Phase, PlayerView, View
from render.glastonbury.art import ARTISTS, GROUNDS, stock
from render.glastonbury.board import board
from render.glastonbury.emblem import emblem
from render.glastonbury.example import EXAMPLE, NAMES
from render.glastonbury.explained import DEEDS, explained
from render.glastonbury.explained import NAMES as SPELLS
from render.glastonbury.guide import WORDS as GUIDE_WORDS
from render.glastonbury.guide import guide, guide_of, lines
from render.glastonbury.private import cauldron, recipes
from render.glastonbury.sheet import sheet
from render.painter import Painter
from render.sheet.guide import GUIDE
from render.sheet.picture import Picture
from render.sheet.scene import Scene
from render.theme import Dress

__all__ = ["PAINTER"]

WORDS = ("glastonbury-sheet", *NAMES, *SPELLS.values(), *DEEDS.values(), *GUIDE_WORDS)


def pages(view: View) -> tuple[str, ...]:
    """Return the pages of a table; `recipes` is a note for one player."""
    if view.result is not None:
        return "board", "sheet"
    return ("board", "recipes") if view.recipes else ("board",)


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view while the game runs: the cauldrons, if all that hold cards are
    open; the cheat sheet.
    """
    if view.result is not None:
        return ()
    brewing = [player for player in view.players if player.cards]
    all_open = all(player.cauldron for player in brewing)
    return ("cauldrons", GUIDE) if brewing and all_open else (GUIDE,)


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table, as its viewer may see it."""
    view: View = picture.view
    if picture.page in ("sheet", "cauldrons"):
        return sheet(picture)
    if picture.page == GUIDE:
        return guide(picture)
    if picture.page == "rules":
        return explained(picture)
    if picture.page == "recipes" or _is_asked_for_recipes(view):
        return recipes(picture)
    return cauldron(picture) if _looks(view) else board(picture)


def _looks(view: View) -> bool:
    return view.phase is Phase.LOOKING and view.own is not None and view.own == view.turn


def _is_asked_for_recipes(view: View) -> bool:
    """Tell whether there is nothing else that this viewer alone may see."""
    return bool(view.recipes) and view.result is None and not _looks(view)


def essence(picture: Picture) -> Picture:
    """Return a picture that looks the same and holds nothing that is not shown: recipes stay the
    same picture while the game goes on.
    """
    view: View = picture.view
    if picture.page == "recipes" or (picture.page == "board" and _is_asked_for_recipes(view)):
        return replace(picture, view=_recipes_alone(view), focus=None)
    return picture


_NOBODY = PlayerView("red", None, None, 0, (), (), 0, 0)


def _recipes_alone(view: View) -> View:
    return View(
        options={},
        phase=Phase.TAKING,
        turn=None,
        field={},
        stock=0,
        players=(_NOBODY,) * len(view.players),
        trail=(),
        ahead=(),
        last=None,
        removed=None,
        own=None,
        recipes=view.recipes,
        ender=None,
        lines=(),
        result=None,
    )


PAINTER = Painter(
    game="glastonbury",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=guide_of,
    priced=lines,
    lenses=lenses,
    essence=essence,
    dress=Dress("#2d2350", "#1b1536", "#fff6df", "#d2c8e6", "#3d3170", "#8a6ad0"),
    artists=ARTISTS,
    grounds=GROUNDS,
    stock=stock,
)

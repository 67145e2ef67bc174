"""The pictures of Saboteur: the maze in the group, hands, choices, roles and gold in private."""

from msgspec.structs import replace

from games.saboteur.components import Role
from games.saboteur.view import Outcome, Phase, PlayerView, View
from render.painter import Painter
from render.saboteur.art import ARTISTS, GROUNDS
from render.saboteur.art.pieces import stock
from render.saboteur.board import board, film
from render.saboteur.choice import choice
from render.saboteur.emblem import emblem
from render.saboteur.example import EXAMPLE
from render.saboteur.gold import gold
from render.saboteur.guide import WORDS as GUIDE_WORDS
from render.saboteur.guide import guide, lines
from render.saboteur.hand import hand
from render.saboteur.roles import own_role
from render.saboteur.rounds import round_end
from render.saboteur.sheets import sheet
from render.saboteur.touch import touch
from render.sheet.guide import GUIDE
from render.sheet.picture import Picture
from render.sheet.scene import Scene
from render.theme import PALE, Dress

WORDS = (
    *(f"saboteur-role-{role}" for role in Role),
    *(f"saboteur-outcome-{outcome.value}" for outcome in Outcome),
    "saboteur-sheet",
    *GUIDE_WORDS,
)

__all__ = ["PAINTER"]


def pages(view: View) -> tuple[str, ...]:
    """Return the pictures that there are of a table.

    `role-2` is a seat's own in the second round.
    """
    if view.result is not None:
        return "board", "sheet"
    return ("board", f"role-{view.round}") if view.role else ("board",)


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view: the end of the last round, such as `round-2`; the cheat sheet
    while the game runs.
    """
    rounds = (f"round-{len(view.tales)}",) if view.tales else ()
    return rounds if view.result is not None else (*rounds, GUIDE)


def layout(picture: Picture) -> Scene:
    """Lay out one picture of a table, as its viewer may see it."""
    view: View = picture.view
    page = picture.page.split("-")[0]
    if page in _PAGES:
        return _PAGES[page](picture)
    if view.viewer is None or view.result is not None:
        return board(picture)
    if picture.focus is None:
        return hand(picture)
    return gold(picture) if view.offer else choice(picture)


_PAGES = {"role": own_role, "round": round_end, "sheet": sheet, GUIDE: guide}


def essence(picture: Picture) -> Picture:
    """Return a picture that looks the same and holds nothing that is not shown.

    One's hand and role are the same pictures when others have moved; so is the end of a round while
    the next one is played.
    """
    view: View = picture.view
    if picture.page.startswith("role"):
        nobody = tuple(_NOBODY for _ in view.players)
        return replace(picture, view=replace(_alone(view), hand=(), players=nobody))
    if picture.page.startswith("round"):
        return replace(picture, view=_past_rounds_view(view))
    if view.viewer is None or picture.focus or picture.page != "board" or view.result is not None:
        return picture
    own = tuple(
        replace(_NOBODY, before=one.before, nuggets=one.nuggets) if seat == view.viewer else _NOBODY
        for seat, one in enumerate(view.players)
    )
    return replace(picture, view=replace(_alone(view), players=own))


_NOBODY = PlayerView(
    hand=0, before=(), role=None, learnt=None, gold_cards=0, has_gold=False, nuggets=None
)


def _past_rounds_view(view: View) -> View:
    """Forget all but how the rounds went that are over; their gold is shown elsewhere."""
    nobody = tuple(_NOBODY for _ in view.players)
    tales = tuple(replace(tale, nuggets=()) for tale in view.tales)
    bare = replace(_alone(view), hand=(), role=None, players=nobody)
    return replace(bare, round=0, tales=tales, result=None)


def _alone(view: View) -> View:
    """Return a view without the cards on the table."""
    gone = replace(view, maze={}, joined=(), goals=(), last=None, turn=None, deck=0, tales=())
    return replace(gone, phase=Phase.PLAYING, offer=(), offered=0, gold=(), lines=())


PAINTER = Painter(
    game="saboteur",
    pages=pages,
    words=WORDS,
    layout=layout,
    example=EXAMPLE,
    emblem=emblem,
    guide=lambda options, seats: replace(EXAMPLE.view, options=options),
    priced=lines,
    lenses=lenses,
    essence=essence,
    touch=touch,
    ground="cave",
    dress=Dress("#33263f", "#1a1322", PALE, "#d8c5a2", "#4a3a52", "#b9782f"),
    film=film,
    artists=ARTISTS,
    grounds=GROUNDS,
    stock=stock,
)

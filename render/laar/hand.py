"""A player's own things: experts left, goods in large, their points if the game ended now.

The weapons of neighbours are left out, so that no other player's move changes this picture.
"""

from msgspec.structs import replace

from games.core.values import Seat
from games.laar.forecast import forecast
from games.laar.stacks import EMPTY
from games.laar.view import Phase, PlayerView, View
from render.laar.account import bands, height
from render.laar.kit import MARGIN, SQUARE, expert, in_the_desert, signed
from render.laar.reasons import Account
from render.sheet.head import HEAD, head
from render.sheet.people import on_dark
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Scene, Sprite
from render.sheet.text import width
from render.theme import PALE, WIDTH, Face


def alone(view: View) -> View:
    """Return a view without the others' things; only whether one may still move universal goods
    stays.
    """
    own = view.players[view.viewer or 0]
    nobody = PlayerView(stacks=EMPTY, experts=None, left=0, stopped=())
    players = tuple(own if seat == view.viewer else nobody for seat in range(len(view.players)))
    return replace(
        view,
        round=0,
        phase=Phase.SHIELDING if _is_settled(view) else Phase.SENDING,
        turn=None,
        first=Seat(0),
        order=(),
        market=(),
        players=players,
        universals=(),
        deck=0,
        last=None,
    )


def _is_settled(view: View) -> bool:
    """Tell whether a player has chosen the kinds of their universal goods."""
    asking = view.phase is Phase.ASSIGNING and view.viewer not in view.order
    return asking or view.phase.opens_gems


def hand(picture: Picture) -> Scene:
    """Lay out a player's own goods."""
    view = alone(picture.view)
    assert view.viewer is not None
    own = view.players[view.viewer]
    sheet = forecast(view)[view.viewer]
    account = Account(view.viewer, own, sheet, view.chart)
    items = [*_head(picture, own, sheet.total), *bands(picture, account, HEAD)]
    return Scene(WIDTH, HEAD + height(account) + MARGIN, tuple(items), SQUARE)


def _head(picture: Picture, own: PlayerView, total: int) -> tuple[Item, ...]:
    """Show a player's experts, and the sum."""
    view: View = picture.view
    y = HEAD // 2 - 2
    left: list[Item] = [*on_dark(picture, Seat(view.viewer or 0), 52, y, 70)]
    for place, goods in enumerate(own.experts or ()):
        left.append(Sprite(expert(goods), 140 + place * 78, y, 70))
    said = f"Σ {signed(total)}"
    right = Label(said, WIDTH - 26, y + 2, Face.FIGURE, 56, PALE, "rm")
    room = WIDTH - 26 - width(said, Face.FIGURE, 56) - 30
    words = picture.words["laar-own-now"]
    small = Label(words, room, y + 2, Face.NAME, 38, PALE, "rm")
    return tuple(in_the_desert(head(left, [small, right])))

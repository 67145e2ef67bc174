"""The account of a player's points: a band for each kind of goods, in the order of a card's zones.

While the game runs, the same picture is the player's own hand, counted as if it ended now.
"""

from collections.abc import Iterator

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.view import View
from render.laar.kit import MARGIN, RED, SQUARE, expert, field, in_the_desert, kind, signed
from render.laar.reasons import Account, reasons
from render.sheet.head import HEAD, head, title
from render.sheet.people import name_of, on_dark
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Scene, Sprite
from render.sheet.text import fit
from render.theme import INK, PALE, WIDTH, Face

_FULL, _BARE = 178, 96
"""Heights of a band with goods in it, and without."""
_GAP = 8


def explained(picture: Picture, seat: Seat) -> Scene:
    """Lay out why somebody has got what they have."""
    view: View = picture.view
    sheet = view.sheets[seat]
    account = Account(seat, view.players[seat], sheet, view.chart)
    y = HEAD // 2 - 2
    left = [*on_dark(picture, seat, 52, y, 70), title(name_of(picture, seat), 100, 800)]
    total = Label(f"Σ {signed(sheet.total)}", WIDTH - 26, y + 2, Face.FIGURE, 56, PALE, "rm")
    items = [*in_the_desert(head(left, [total])), *bands(picture, account, HEAD)]
    return Scene(WIDTH, HEAD + height(account) + MARGIN, tuple(items), SQUARE)


def height(account: Account) -> int:
    """Return how much room the bands take, the gap above each counted."""
    return sum(_GAP + _high(account, goods) for goods in Goods)


def _high(account: Account, goods: Goods) -> int:
    """Return the height of a band; weapons of others strike who has none."""
    struck = goods is Goods.WEAPON and any(blow.points for blow in account.sheet.blows)
    return _FULL if account.player.stacks[goods] or struck else _BARE


def bands(picture: Picture, account: Account, top: int) -> Iterator[Item]:
    """Lay out all bands, the first one's gap at `top`."""
    for goods in Goods:
        box = Box(MARGIN, top + _GAP, WIDTH - MARGIN, top + _GAP + _high(account, goods))
        yield field(goods, box)
        yield from _figure(account, goods, box)
        yield from reasons(picture, account, goods, box.top + box.height // 2)
        top = box.bottom


def _figure(account: Account, goods: Goods, box: Box) -> Iterator[Item]:
    """Show the kind of goods and its points."""
    y, points = box.top + box.height // 2, account.sheet.points(goods)
    yield Sprite(expert(goods), box.left + 60, y, 98)
    yield Sprite(kind(goods), box.left + 134, y, 60)
    said = "?" if goods is Goods.GEM and account.sheet.gems is None else signed(points)
    ink = RED if points < 0 else INK
    said, px = fit(said, Face.FIGURE, 70, 106)
    yield Label(said, box.left + 270, y + 2, Face.FIGURE, px, ink, "rm")

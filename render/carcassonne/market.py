"""Tokens: each player's goods of each kind, or gold, and their points if the game ended now."""

from collections.abc import Mapping

from games.carcassonne.components import Mark
from games.carcassonne.gold import worth
from games.carcassonne.goods import GOODS, TOKENS, majorities
from games.carcassonne.view import View
from games.core.values import Seat
from render.carcassonne.art import goods, palette
from render.carcassonne.pieces import colours, names
from render.pieces.followers import STAND, key
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.sheet.scores import Column, Row, scores

_POINTS = "carcassonne-goods-points"
WORDS = (*(f"carcassonne-good-{token.value}" for token in TOKENS), _POINTS)
_FILLS = {
    Mark.WINE: goods.OAK,
    Mark.WHEAT: goods.STRAW,
    Mark.CLOTH: goods.DYE,
    Mark.GOLD: palette.GOLD,
}
_SHOWN: Mapping[str, tuple[Mark, ...]] = {"goods": GOODS, "gold": (Mark.GOLD,)}
"""By page, the tokens on it."""


def market(picture: Picture) -> Scene:
    """Lay out the tokens of every seat; the total is in points."""
    view: View = picture.view
    shown, said = _SHOWN[picture.page], picture.words
    columns = [
        Column(
            f"carcassonne/icon/{each.value}", said[f"carcassonne-good-{each.value}"], _FILLS[each]
        )
        for each in shown
    ]
    title = said[f"carcassonne-category-{picture.page}"]
    rows = [_row(picture, shown, Seat(seat)) for seat in range(len(view.supply))]
    return scores(title, said[_POINTS], columns, rows)


def _row(picture: Picture, shown: tuple[Mark, ...], seat: Seat) -> Row:
    view: View = picture.view
    return Row(
        figure=(Sprite(key(colours(picture)[seat], STAND), 92, 124, 72),),
        name=names(picture)[seat],
        points=tuple(view.goods[each][seat] for each in shown),
        total=_brings(view, seat, gold=Mark.GOLD in shown),
        won=False,
    )


def _brings(view: View, seat: Seat, *, gold: bool) -> int:
    if gold:
        return worth(view.goods[Mark.GOLD][seat])
    return sum(each.points for each in majorities(view.goods) if seat in each.seats)

"""The goods: who has how many of each, and what they would bring if the game ended now."""

from games.carcassonne.goods import GOODS, majorities
from games.carcassonne.view import View
from games.core.values import Seat
from render.carcassonne.art import goods
from render.carcassonne.pieces import colours, names
from render.pieces.followers import STAND, key
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.sheet.scores import Column, Row, scores

WORDS = (*(f"carcassonne-good-{good.value}" for good in GOODS), "carcassonne-goods-points")
_FILLS = (goods.OAK, goods.STRAW, goods.DYE)


def market(picture: Picture) -> Scene:
    """Lay out the tokens of every seat; the total is in points."""
    view: View = picture.view
    *heads, total = (picture.words[word] for word in WORDS)
    columns = [
        Column(f"carcassonne/icon/{good.value}", word, fill)
        for good, word, fill in zip(GOODS, heads, _FILLS, strict=True)
    ]
    title = picture.words["carcassonne-category-goods"]
    rows = [_row(picture, Seat(seat)) for seat in range(len(view.supply))]
    return scores(title, total, columns, rows)


def _row(picture: Picture, seat: Seat) -> Row:
    view: View = picture.view
    return Row(
        figure=(Sprite(key(colours(picture)[seat], STAND), 92, 124, 72),),
        name=names(picture)[seat],
        points=tuple(view.goods[good][seat] for good in GOODS),
        total=sum(each.points for each in majorities(view.goods) if seat in each.seats),
        won=False,
    )

"""The art of Glastonbury: the artists of the names `glastonbury/…`, and its ground."""

from collections.abc import Iterator, Mapping
from itertools import product

from games.glastonbury.components import CARDS
from render.glastonbury.art.cards import card, recipe, sign
from render.glastonbury.art.kettle import kettle
from render.glastonbury.art.night import night, spark, stone
from render.tools.artist import Artist

PAINTED = (100, 148, 236)
"""Widths at which cards are painted; what lies between is made from the next larger one."""

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(card, sizes=PAINTED),
    "sign": Artist(sign, sizes=(64,)),
    "recipe": Artist(recipe),
    "stone": Artist(stone),
    "spark": Artist(spark),
    "kettle": Artist(kettle),
}
GROUNDS = {"night": night}


def stock() -> Iterator[tuple[str, int]]:
    """Yield all cards of the field."""
    for id, px in product(CARDS, PAINTED):
        yield f"glastonbury/card/{id}", px

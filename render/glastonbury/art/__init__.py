"""The art of Glastonbury: who draws what is named `glastonbury/…`, and its ground."""

from collections.abc import Mapping

from render.glastonbury.art.cards import card, recipe, sign
from render.glastonbury.art.night import night, stone
from render.tools.artist import Artist

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(card, sizes=(100, 148, 236)),
    "sign": Artist(sign, sizes=(64,)),
    "recipe": Artist(recipe),
    "stone": Artist(stone),
}
GROUNDS = {"night": night}

"""The art of Guilds of Laar: who draws what is named `laar/…`, and its ground."""

from collections.abc import Mapping

from render.laar.art.goods import back, card, chip
from render.laar.art.medals import medal
from render.laar.art.shapes import coin, gem, kind
from render.laar.art.table import tiles
from render.tools.artist import Artist

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(card),
    "chip": Artist(chip),
    "back": Artist(back),
    "gem": Artist(gem),
    "kind": Artist(kind),
    "coin": Artist(coin),
    "medal": Artist(medal),
}
GROUNDS = {"laar": tiles}

"""The art of Guilds of Laar: the artists of the names `laar/…`, and its ground."""

from collections.abc import Iterator, Mapping

from games.laar.components import CARDS
from render.laar.art.awnings import awning
from render.laar.art.desert import desert, dunes
from render.laar.art.fields import band, field
from render.laar.art.goods import back, card, chip
from render.laar.art.measures import CARD
from render.laar.art.medals import medal
from render.laar.art.rugs import fringe
from render.laar.art.shapes import coin, gem, kind
from render.laar.art.table import cloth, square
from render.tools.artist import Artist

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(card),
    "chip": Artist(chip),
    "back": Artist(back),
    "gem": Artist(gem),
    "kind": Artist(kind),
    "coin": Artist(coin),
    "medal": Artist(medal),
    "awning": Artist(awning),
    "fringe": Artist(fringe),
    "field": Artist(field),
    "band": Artist(band),
    "desert": Artist(desert),
    "dunes": Artist(dunes),
}
GROUNDS = {"laar": cloth, "laar-square": square}


def stock() -> Iterator[tuple[str, int]]:
    """Yield all cards as they lie before any decision."""
    for id in CARDS:
        yield f"laar/card/{id}/all", CARD[0]

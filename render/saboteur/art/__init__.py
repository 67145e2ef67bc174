"""The art of Saboteur: the artists of the names `saboteur/…`, and its grounds."""

from collections.abc import Mapping

from render.saboteur.art import pieces
from render.saboteur.art.cave import cave
from render.tools.artist import Artist

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(pieces.card, pieces.PAINTED),
    "back": Artist(pieces.back, pieces.PAINTED),
    "gold": Artist(pieces.gold, pieces.PAINTED),
    "field": Artist(pieces.field),
}
GROUNDS = {"cave": cave}

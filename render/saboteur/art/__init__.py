"""The art of Saboteur: the artists of the names `saboteur/…`, and its grounds."""

from collections.abc import Mapping

from render.saboteur.art import pieces
from render.saboteur.art.bench import bench
from render.saboteur.art.cave import cave
from render.saboteur.art.glow import glow
from render.saboteur.art.survey import survey
from render.tools.artist import Artist

ARTISTS: Mapping[str, Artist] = {
    "card": Artist(pieces.card, pieces.PAINTED),
    "back": Artist(pieces.back, pieces.PAINTED),
    "pile": Artist(pieces.pile),
    "gold": Artist(pieces.gold, pieces.PAINTED),
    "field": Artist(pieces.field),
    "glow": Artist(glow),
    "bench": Artist(bench),
    "survey": Artist(survey),
}
GROUNDS = {"cave": cave}

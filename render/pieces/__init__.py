"""The pieces that all games share: followers, tokens, icons, ornaments of the sheet.

A module here both names the sprites of its piece, for layouts, and draws them.
"""

from collections.abc import Mapping

from render.pieces import followers, furniture, hexagons, icons, tokens
from render.tools.artist import Artist, sized, sketched

ARTISTS: Mapping[str, Artist] = {
    "follower": sketched(followers.follower),
    "token": Artist(tokens.token),
    "icon": Artist(icons.icon),
    "barred": sketched(furniture.barred),
    "corner": sketched(furniture.corner),
    "disc": sketched(furniture.disc),
    "crown": sketched(furniture.crown),
    "hexagon": sketched(hexagons.field),
    "hexback": sketched(hexagons.back),
    "hexrim": sized(hexagons.rim, ()),
    "hexslot": sized(hexagons.slot, ()),
    "hexhole": sized(hexagons.hole, ()),
    "hexlast": sized(hexagons.last, ()),
    "hexglow": sized(hexagons.glow, ()),
}
"""By the beginnings of their sprites' names."""

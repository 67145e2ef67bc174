"""The registry of games (`GAMES`). Their rules are pure: standard library, msgspec and
`games.core`.
"""

from collections.abc import Mapping

from games.carcassonne import GAME as CARCASSONNE
from games.castle import GAME as CASTLE
from games.core.contract import AnyGame
from games.glastonbury import GAME as GLASTONBURY
from games.laar import GAME as LAAR
from games.land_vs_sea import GAME as LAND_VS_SEA
from games.saboteur import GAME as SABOTEUR

GAMES: Mapping[str, AnyGame] = {
    game.id: game for game in (CARCASSONNE, SABOTEUR, LAAR, LAND_VS_SEA, GLASTONBURY, CASTLE)
}
"""All games by id, one line a game."""

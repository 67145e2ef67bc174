"""The games, pure: standard library, msgspec and `games.core`."""

from collections.abc import Mapping

from games.carcassonne import GAME as CARCASSONNE
from games.core.contract import AnyGame

GAMES: Mapping[str, AnyGame] = {game.id: game for game in (CARCASSONNE,)}
"""All games by id, one line a game."""

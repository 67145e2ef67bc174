"""Four tiny games that are never in the registry.

They show what a game can be besides Carcassonne, so that the contract suite and the bot are tried
on secrets, on what is to be remembered, on decisions made at the same time, on tuples of cards, on
several kinds of action, on choosing a person, and on a game that has nothing but its rules. Being
small, they are also the shortest games to read. `painted` is not a game but the pictures of one,
which come from outside `render`.
"""

from collections.abc import Mapping

from games.core.contract import AnyGame
from tests.toys.cairns import GAME as CAIRNS
from tests.toys.gifts import GAME as GIFTS
from tests.toys.heaps import GAME as HEAPS
from tests.toys.sealed import GAME as SEALED

TOYS: Mapping[str, AnyGame] = {game.id: game for game in (CAIRNS, GIFTS, SEALED)}
"""Those that bots of the tests offer, too: so many that a list of games holds them."""

EVERY_TOY: Mapping[str, AnyGame] = {**TOYS, HEAPS.id: HEAPS}

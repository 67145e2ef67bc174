"""Computer players of Carcassonne: what they make of a position."""

from collections import Counter

from games.carcassonne import GAME
from games.carcassonne.components import COUNTS
from games.carcassonne.players.odds import odds
from games.carcassonne.players.weights import USUAL
from games.core.contract import Level, Transition, agreed
from games.core.players import known, player_at
from games.core.regions import ANY
from games.core.rng import Rng
from games.core.values import Cell

EAST_OF_IT = Cell(1, 0)
CITY_TO_THE_WEST = {EAST_OF_IT: f"{ANY}{ANY}{ANY}C"}
WEST = 1 << 8 + 3


def test_what_no_tile_closes_is_never_closed() -> None:
    chance = odds(Counter({"A": 2}), 2, USUAL)
    assert chance(CITY_TO_THE_WEST, EAST_OF_IT, WEST) == 0


def test_the_more_tiles_close_a_city_the_likelier_it_is() -> None:
    few, many = odds(Counter({"E": 1}), 2, USUAL), odds(Counter(COUNTS), 2, USUAL)
    asked = CITY_TO_THE_WEST, EAST_OF_IT, WEST
    assert 0 < few(*asked) < many(*asked) < 1


def test_it_is_harder_to_get_a_tile_among_more_players() -> None:
    asked = CITY_TO_THE_WEST, EAST_OF_IT, WEST
    two, five = (odds(Counter({"E": 3}), seats, USUAL) for seats in (2, 5))
    assert five(*asked) < two(*asked)


def test_the_sharpest_beats_the_gentlest_by_far() -> None:
    passed = [Transition(GAME.setup(agreed(GAME, {}), 2, Rng(7)), ())]
    while acting := GAME.to_act(passed[-1].state):
        player = player_at(GAME, (Level.STRONG, Level.EASY)[acting[0]])
        asked = known(GAME, passed[-1:], acting[0])
        action = player.choose(asked, Rng(1), player.budget)
        passed.append(GAME.apply(passed[-1].state, acting[0], action))
    sharp, gentle = GAME.scores(GAME.view(passed[-1].state, None))
    assert sharp > gentle + 20

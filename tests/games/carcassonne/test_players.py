"""Computer players of Carcassonne: what they make of a position."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from games.carcassonne import GAME
from games.carcassonne.components import COUNTS, Feature, Segment, Spot
from games.carcassonne.features import EMPTY, Region
from games.carcassonne.players.odds import odds
from games.carcassonne.players.weights import USUAL
from games.core.contract import Level, Transition, agreed
from games.core.players import known, player_at
from games.core.regions import ANY
from games.core.rng import Rng
from games.core.values import Cell

CITY_TO_THE_WEST = f"{ANY}{ANY}{ANY}C"
WEST = 1 << 8 + 3


def chance(tiles: Mapping[str, int], seats: int = 2) -> float:
    """Return the chance of a city of one tile that is open to the west of a cell."""
    city = Region((Spot(Cell(1, 0), Segment(Feature.CITY, 0)),), {Cell(0, 0): WEST})
    land = replace(EMPTY, frontier={Cell(0, 0): CITY_TO_THE_WEST})
    return odds(Counter(tiles), seats, USUAL).of(land, city)


def test_a_city_that_no_tile_closes_by_itself_is_hardly_completed() -> None:
    assert chance({"A": 2}) < 0.2 < chance({"E": 2})


def test_the_more_tiles_close_a_city_the_likelier_it_is() -> None:
    assert 0 < chance({"E": 1}) < chance(COUNTS) < 1


def test_it_is_harder_to_get_a_tile_among_more_players() -> None:
    assert chance({"E": 3}, 5) < chance({"E": 3}, 2)


def test_nothing_is_completed_once_no_tile_is_left() -> None:
    assert chance({}) == 0


def test_the_sharpest_beats_the_gentlest_by_far() -> None:
    passed = [Transition(GAME.setup(agreed(GAME, {}), 2, Rng(7)), ())]
    while acting := GAME.to_act(passed[-1].state):
        player = player_at(GAME, (Level.STRONG, Level.EASY)[acting[0]])
        asked = known(GAME, passed[-1:], acting[0])
        action = player.choose(asked, Rng(1), player.budget)
        passed.append(GAME.apply(passed[-1].state, acting[0], action))
    sharp, gentle = GAME.scores(GAME.view(passed[-1].state, None))
    assert sharp > gentle + 20

"""Computer players of Carcassonne: what they make of a position."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

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
from tests.contract.knowing import asked
from tests.contract.plays import play, starts_of
from tests.proofs import filled

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


def test_a_hint_says_all_that_is_scored_and_what_the_rest_brings_as_it_stands() -> None:
    told = Counter[str]()
    for knowing, action, said in hints():
        world = knowing.sample(Rng(1))
        after = GAME.apply(world, knowing.seat, action).state
        before, then = (GAME.scores(GAME.view(each, None))[knowing.seat] for each in (world, after))
        told.update(one.id for one in said)
        scored = [one.variables["points"] for one in said if one.id == "carcassonne-why-scored"]
        assert sum(scored) == then - before
        for one in filled(said):
            if one.id == "carcassonne-why-standing":
                assert one.variables["now"] < one.variables["done"]
                is_likely = one.variables["chance"] >= 70
                assert (one.variables["odds"] == "likely") == is_likely
                assert one.variables["chance"] <= 90
    assert told["carcassonne-why-scored"]
    assert told["carcassonne-why-standing"]
    assert told["carcassonne-why-next"]


def test_a_hint_names_what_a_follower_is_put_on_also_where_something_else_is_scored() -> None:
    told = Counter[bool]()
    for knowing, action, said in hints():
        put, names = getattr(action, "meeple", None), [one.variables.get("what") for one in said]
        if put and put.feature is not Feature.FIELD:
            after = GAME.apply(knowing.sample(Rng(1)), knowing.seat, action).state
            if GAME.to_act(after):
                assert any(
                    what and what.variables["feature"] == put.feature.value for what in names
                )
                told[sum(one.id == "carcassonne-why-scored" for one in said) > 0] += 1
    assert told[True]
    assert told[False]


def test_a_hint_says_only_of_a_farmer_who_is_put_that_they_stay() -> None:
    told = Counter[bool]()
    for _, action, said in hints():
        fields = [one.variables for one in said if one.id == "carcassonne-why-field"]
        if any(field["lies"] for field in fields):
            assert action.meeple.feature is Feature.FIELD
        told[bool(fields)] += 1
    assert told[True]


def hints() -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Yield decisions of a game, a move for each follower, and what a hint says of it."""
    reasons = GAME.telling.reasons
    assert reasons
    for knowing in asked(play(starts_of("carcassonne")[0]), 30):
        for action in {getattr(one, "meeple", None): one for one in knowing.actions}.values():
            yield knowing, action, reasons(knowing, action)
